// Package toc nests the flat list of a page's headings into a table of
// contents (contract site.md 6.3). It knows nothing of Markdown.
package toc

import "argosdocs/wasm/pack"

// Heading is one heading of a page, in document order.
type Heading struct {
	ID    string
	HTML  string // safe inline HTML, links and images already dropped (TC-1)
	Level int    // 2 to 6
}

// Build nests headings by level and keeps those of min to max. The tree is
// built over all levels first; children of a heading that is filtered out move
// up to its parent (TC-2).
func Build(headings []Heading, min, max int) []pack.TOCItem {
	items, _ := nest(headings, 0)
	return filter(items, min, max)
}

// nest takes headings deeper than level and returns their trees, and how many
// headings they used.
func nest(headings []Heading, level int) ([]pack.TOCItem, int) {
	var items []pack.TOCItem
	used := 0
	for used < len(headings) && headings[used].Level > level {
		h := headings[used]
		children, n := nest(headings[used+1:], h.Level)
		items = append(items, pack.TOCItem{ID: h.ID, HTML: h.HTML, Level: h.Level, Children: children})
		used += n + 1
	}
	return items, used
}

func filter(items []pack.TOCItem, min, max int) []pack.TOCItem {
	var kept []pack.TOCItem
	for _, item := range items {
		item.Children = filter(item.Children, min, max)
		if item.Level < min || item.Level > max {
			kept = append(kept, item.Children...)
			continue
		}
		kept = append(kept, item)
	}
	return kept
}
