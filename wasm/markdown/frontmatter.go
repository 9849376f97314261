package markdown

import (
	"slices"
	"strings"

	"argosdocs/wasm/pack"
)

// FrontMatter is the head of a page. Keys and meaning: docs/authoring.md.
type FrontMatter struct {
	Title           string
	SidebarLabel    string
	Description     string
	Keywords        []string
	ID              string
	Image           string
	TOCMin, TOCMax  int // 2 and 3 when not given
	HideTOC         bool
	HideTitle       bool
	Unlisted        bool
	Draft           bool
	PaginationLabel string
	EditURL         *string // nil: the site's; empty: no link (ED-1)
}

// Default heading levels of the table of contents (contract site.md section 1).
const (
	defaultTOCMin = 2
	defaultTOCMax = 3
)

// frontMatterKeys lists every key with the function that stores its value and
// returns what was expected if the value does not fit.
var frontMatterKeys = map[string]func(f *FrontMatter, v yamlValue) string{
	"title":            func(f *FrontMatter, v yamlValue) string { return storeText(&f.Title, v) },
	"sidebar_label":    func(f *FrontMatter, v yamlValue) string { return storeText(&f.SidebarLabel, v) },
	"description":      func(f *FrontMatter, v yamlValue) string { return storeText(&f.Description, v) },
	"keywords":         storeKeywords,
	"id":               func(f *FrontMatter, v yamlValue) string { return storeText(&f.ID, v) },
	"image":            func(f *FrontMatter, v yamlValue) string { return storeText(&f.Image, v) },
	"toc_min":          func(f *FrontMatter, v yamlValue) string { return storeLevel(&f.TOCMin, v) },
	"toc_max":          func(f *FrontMatter, v yamlValue) string { return storeLevel(&f.TOCMax, v) },
	"hide_toc":         func(f *FrontMatter, v yamlValue) string { return storeBool(&f.HideTOC, v) },
	"hide_title":       func(f *FrontMatter, v yamlValue) string { return storeBool(&f.HideTitle, v) },
	"unlisted":         func(f *FrontMatter, v yamlValue) string { return storeBool(&f.Unlisted, v) },
	"draft":            func(f *FrontMatter, v yamlValue) string { return storeBool(&f.Draft, v) },
	"pagination_label": func(f *FrontMatter, v yamlValue) string { return storeText(&f.PaginationLabel, v) },
	"edit_url":         storeEditURL,
}

// Keys returns the front-matter keys a page may have, sorted.
func Keys() []string {
	keys := make([]string, 0, len(frontMatterKeys))
	for key := range frontMatterKeys {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

func storeText(to *string, v yamlValue) string {
	if v.isList {
		return "a text"
	}
	*to = v.text
	return ""
}

func storeEditURL(f *FrontMatter, v yamlValue) string {
	f.EditURL = new(string)
	return storeText(f.EditURL, v)
}

func storeKeywords(f *FrontMatter, v yamlValue) string {
	if !v.isList {
		return "a list such as [cypress, e2e]"
	}
	f.Keywords = v.list
	return ""
}

func storeBool(to *bool, v yamlValue) string {
	if v.isList || v.quoted || (v.text != "true" && v.text != "false") {
		return "true or false"
	}
	*to = v.text == "true"
	return ""
}

func storeLevel(to *int, v yamlValue) string {
	if v.isList || len(v.text) != 1 || v.text[0] < '2' || v.text[0] > '6' {
		return "a heading level from 2 to 6"
	}
	*to = int(v.text[0] - '0')
	return ""
}

// parseFrontMatter reads the front matter of source and returns it with the
// number of lines it takes, fences included. Faults go to report with their
// line and column in source.
func parseFrontMatter(source string, report reporter) (FrontMatter, int) {
	f := FrontMatter{TOCMin: defaultTOCMin, TOCMax: defaultTOCMax}
	lines, ok := frontMatterLines(source)
	if !ok {
		if strings.HasPrefix(source, "---\n") {
			report(pack.Error, "front-matter", 1, 1, "front matter is never closed", "end it with a line of three dashes")
		}
		return f, 0
	}
	entries := parseYAML(lines, func(line, column int, message, fix string) {
		report(pack.Error, "front-matter", line+1, column, message, fix)
	})
	for _, entry := range entries {
		store, known := frontMatterKeys[entry.key]
		if !known {
			report(pack.Error, "front-matter-key", entry.line+1, entry.column,
				"unknown front-matter key "+quote(entry.key), unknownFix(entry.key, Keys()))
			continue
		}
		if expected := store(&f, entry.value); expected != "" {
			report(pack.Error, "front-matter", entry.line+1, entry.value.column,
				quote(entry.key)+" has a value of the wrong kind", "give it "+expected)
		}
	}
	if f.TOCMin > f.TOCMax {
		report(pack.Error, "front-matter", 1, 1, "toc_min is greater than toc_max", "swap the two")
	}
	return f, len(lines) + 2
}

// frontMatterLines returns the lines between the fences.
func frontMatterLines(source string) ([]string, bool) {
	rest, ok := strings.CutPrefix(source, "---\n")
	if !ok {
		return nil, false
	}
	lines := strings.Split(rest, "\n")
	for i, line := range lines {
		if strings.TrimRight(line, " \t") == "---" {
			return lines[:i], true
		}
	}
	return nil, false
}
