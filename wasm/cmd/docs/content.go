package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"argosdocs/wasm/pack"
)

// content is the folder of sources, read whole.
type content struct {
	root     string
	pages    []sourceFile // sorted by file
	partials map[string]string
	images   map[string]picture // by site path, /img/a.png
	site     string             // text of site.json
}

type sourceFile struct{ file, text string }

const siteFile = "site.json"

// readContent reads content/: pages, partials (names that start with _),
// pictures below img/, and site.json. Faults of single files are reported and
// the rest is read on.
func readContent(root string) (*content, []pack.Diagnostic, error) {
	c := &content{root: root, partials: map[string]string{}, images: map[string]picture{}}
	var faults []pack.Diagnostic
	site, err := os.ReadFile(filepath.Join(root, siteFile))
	if err != nil {
		return nil, nil, err
	}
	c.site = string(site)
	err = filepath.WalkDir(root, func(full string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, full)
		if err != nil {
			return err
		}
		file := filepath.ToSlash(relative)
		hidden := strings.HasPrefix(entry.Name(), ".") && file != "."
		switch {
		case entry.IsDir() && hidden:
			return filepath.SkipDir
		case entry.IsDir() || hidden:
		case strings.HasPrefix(file, "img/"):
			picture, fault := readPicture(full, file)
			c.images["/"+file] = picture
			faults = append(faults, fault...)
		case path.Ext(file) == ".md":
			text, err := os.ReadFile(full)
			if err != nil {
				return err
			}
			if isPartial(file) {
				c.partials[file] = string(text)
			} else {
				c.pages = append(c.pages, sourceFile{file, string(text)})
			}
		}
		return nil
	})
	slices.SortFunc(c.pages, func(a, b sourceFile) int { return strings.Compare(a.file, b.file) })
	return c, faults, err
}

// isPartial tells whether any part of a path starts with an underscore (OC-5).
func isPartial(file string) bool {
	return strings.HasPrefix(file, "_") || strings.Contains(file, "/_")
}
