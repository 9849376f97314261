package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"argosdocs/wasm/engine"
	"argosdocs/wasm/pack"
)

func contentFlags(name string, errOut io.Writer) (parse func([]string) (string, buildOptions, error), out *string) {
	f := flags(name, errOut)
	root := f.String("content", "content", "the `folder` of sources")
	base := f.String("base", "", "the base `URL`, instead of the one in site.json")
	drafts := f.Bool("drafts", false, "keep pages marked as drafts")
	if name == "pack" {
		out = f.String("out", "dist/docs/pack", "the `folder` to write")
	}
	return func(args []string) (string, buildOptions, error) {
		if err := f.Parse(args); err != nil {
			return "", buildOptions{}, err
		}
		if f.NArg() > 0 {
			return "", buildOptions{}, fmt.Errorf("%s takes no arguments, only flags", name)
		}
		return *root, buildOptions{base: *base, drafts: *drafts}, nil
	}, out
}

func runPack(args []string, out, errOut io.Writer) error {
	parse, folder := contentFlags("pack", errOut)
	root, options, err := parse(args)
	if err != nil {
		return err
	}
	files, err := buildAndReport(root, options, errOut)
	if err != nil {
		return err
	}
	if err := writePack(*folder, files); err != nil {
		return err
	}
	size := 0
	for _, data := range files {
		size += len(data)
	}
	fmt.Fprintf(out, "packed %d files, %d bytes, into %s\n", len(files), size, *folder)
	return nil
}

func runCheck(args []string, out, errOut io.Writer) error {
	parse, _ := contentFlags("check", errOut)
	root, options, err := parse(args)
	if err != nil {
		return err
	}
	if _, err := buildAndReport(root, options, errOut); err != nil {
		return err
	}
	fmt.Fprintln(out, "content is in order")
	return nil
}

// buildAndReport builds and prints every diagnostic with the path of its file
// as an editor can open it.
func buildAndReport(root string, options buildOptions, errOut io.Writer) (packFiles, error) {
	files, faults, err := build(root, options)
	if err != nil {
		return nil, err
	}
	errorCount := 0
	for _, d := range faults {
		d.File = filepath.ToSlash(filepath.Join(root, d.File))
		fmt.Fprintln(errOut, d)
		if d.Severity == pack.Error {
			errorCount++
		}
	}
	if errorCount > 0 {
		return nil, fmt.Errorf("%d fault(s) in %s", errorCount, root)
	}
	return files, nil
}

// writePack writes new files first and the manifest last, then removes what an
// earlier pack left, so that a reader never meets a manifest without its files.
func writePack(folder string, files packFiles) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for name, data := range files {
		if name != manifestFile {
			if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
				return err
			}
		}
	}
	if err := os.WriteFile(filepath.Join(folder, manifestFile), files[manifestFile], 0o644); err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return err
	}
	for _, path := range old {
		if _, current := files[filepath.Base(path)]; !current {
			if err := os.Remove(path); err != nil {
				return err
			}
		}
	}
	return nil
}

// loadPack starts the engine over a pack on disk, all shards loaded.
func loadPack(folder string) (*engine.Engine, *pack.Manifest, error) {
	data, err := os.ReadFile(filepath.Join(folder, manifestFile))
	if err != nil {
		return nil, nil, err
	}
	e, err := engine.Load(data)
	if err != nil {
		return nil, nil, err
	}
	m := &pack.Manifest{}
	if err := pack.Decode(data, m.UnmarshalEasyJSON); err != nil {
		return nil, nil, err
	}
	add := func(names []string, read func(string, []byte) error) error {
		for _, name := range names {
			data, err := os.ReadFile(filepath.Join(folder, filepath.Base(name)))
			if err != nil {
				return err
			}
			if err := read(name, data); err != nil {
				return err
			}
		}
		return nil
	}
	return e, m, errors.Join(add(m.Shards, e.AddPages), add(m.Index, e.AddIndex))
}

func runRender(args []string, out, errOut io.Writer) error {
	f := flags("render", errOut)
	folder := f.String("pack", "dist/docs/pack", "the `folder` of the pack")
	if err := f.Parse(args); err != nil {
		return err
	}
	e, m, err := loadPack(*folder)
	if err != nil {
		return err
	}
	html := map[string]string{}
	for _, meta := range m.Pages {
		view, err := e.Render(meta.ID)
		if err != nil {
			return err
		}
		html[meta.ID] = view.HTML
	}
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(html)
}

func runSearch(args []string, out, errOut io.Writer) error {
	f := flags("search", errOut)
	folder := f.String("pack", "dist/docs/pack", "the `folder` of the pack")
	asJSON := f.Bool("json", false, "print the whole answer as JSON")
	count := f.Int("hits", 20, "how many hits at the most")
	// A query may stand before the flags or behind them.
	var words []string
	for len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		words, args = append(words, args[0]), args[1:]
	}
	if err := f.Parse(args); err != nil {
		return err
	}
	words = append(words, f.Args()...)
	if len(words) == 0 {
		return errors.New("search needs a query")
	}
	e, _, err := loadPack(*folder)
	if err != nil {
		return err
	}
	answer, err := e.Search(pack.SearchQuery{Query: strings.Join(words, " "), HitsPerPage: *count})
	if err != nil {
		return err
	}
	if *asJSON {
		_, err = fmt.Fprintf(out, "%s\n", pack.Encode(answer.MarshalEasyJSON))
		return err
	}
	for _, group := range answer.Groups {
		fmt.Fprintln(out, group.Label)
		for _, row := range group.Rows {
			hit := answer.Hits[row.Hit]
			fmt.Fprintf(out, "  %-8s %s\n", hit.Type, hit.URL)
		}
	}
	return nil
}
