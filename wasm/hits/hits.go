// Package hits groups the hits of any provider for display (contract search.md
// 4): by category, and within it by page.
package hits

import (
	"strings"

	"argosdocs/wasm/pack"
)

// defaultMaxPerGroup stands in for a limit of 0.
const defaultMaxPerGroup = 5

// noLabel heads hits without a category (4.2).
const noLabel = "Documentation"

// Group returns the hits under their categories in order of first appearance
// (D8). A group takes its first maxPerGroup hits and drops the rest; hits of one
// page are put side by side.
func Group(hits []pack.Hit, maxPerGroup int) []pack.HitGroup {
	if maxPerGroup <= 0 {
		maxPerGroup = defaultMaxPerGroup
	}
	groups := []pack.HitGroup{}
	for _, g := range by(hits, all(hits), label, maxPerGroup) {
		group := pack.HitGroup{Label: g.key}
		for _, page := range by(hits, g.hits, title, maxPerGroup) {
			group.Rows = append(group.Rows, rows(hits, page.hits)...)
		}
		groups = append(groups, group)
	}
	return groups
}

func all(hits []pack.Hit) []int {
	indexes := make([]int, len(hits))
	for i := range hits {
		indexes[i] = i
	}
	return indexes
}

// bucket is the hits with one key, by index.
type bucket struct {
	key  string
	hits []int
}

// by splits hits by key, in order of first appearance, at most limit each.
func by(hits []pack.Hit, indexes []int, key func(*pack.Hit) string, limit int) []bucket {
	var buckets []bucket
	at := map[string]int{}
	for _, i := range indexes {
		k := key(&hits[i])
		b, ok := at[k]
		if !ok {
			b = len(buckets)
			at[k] = b
			buckets = append(buckets, bucket{key: k})
		}
		if len(buckets[b].hits) < limit {
			buckets[b].hits = append(buckets[b].hits, i)
		}
	}
	return buckets
}

// label is the category of a hit as plain text.
func label(hit *pack.Hit) string {
	if r := hit.HighlightResult; r != nil && r.Hierarchy.Lvl0 != nil {
		return unmark(r.Hierarchy.Lvl0.Value)
	}
	if hit.Hierarchy.Lvl0 != nil {
		return *hit.Hierarchy.Lvl0
	}
	return noLabel
}

// unmark undoes what highlighting does to a text.
func unmark(s string) string {
	return strings.NewReplacer("<mark>", "", "</mark>", "",
		"&lt;", "<", "&gt;", ">", "&quot;", `"`, "&#39;", "'", "&amp;", "&").Replace(s)
}

// title is the page of a hit. A page without a title is not one whose title is
// empty or "null" (4.2).
func title(hit *pack.Hit) string {
	if hit.Hierarchy.Lvl1 == nil {
		return ""
	}
	return "=" + *hit.Hierarchy.Lvl1
}

// rows gives the hits of one page their parent: the first hit that is the page
// itself, wherever it stands (4.1, step 5).
func rows(hits []pack.Hit, indexes []int) []pack.HitRow {
	parent := -1
	for _, i := range indexes {
		if hits[i].Type == "lvl1" {
			parent = i
			break
		}
	}
	out := make([]pack.HitRow, 0, len(indexes))
	for _, i := range indexes {
		row := pack.HitRow{Hit: i, Parent: parent}
		if hits[i].Type == "lvl1" {
			row.Parent = -1
		}
		out = append(out, row)
	}
	return out
}
