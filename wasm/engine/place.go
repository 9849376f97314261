package engine

import "argosdocs/wasm/pack"

// Places tells of every page where it stands in the sidebar.
type Places struct {
	Order []string // page ids, depth first
	by    map[string]place
}

// place is the breadcrumbs and the neighbours of a page.
type place struct {
	trail []pack.Crumb
	prev  *pack.PageLink
	next  *pack.PageLink
}

// Has tells whether a page is in the sidebar.
func (p *Places) Has(id string) bool {
	_, ok := p.by[id]
	return ok
}

// defaultLvl0 heads the search hits of pages outside of any category (contract
// search.md 3.4).
const defaultLvl0 = "Documentation"

// Lvl0 is the heading search shows a page under: its innermost category.
func (p *Places) Lvl0(id string) string {
	if trail := p.by[id].trail; len(trail) > 1 {
		return trail[len(trail)-2].Label
	}
	return defaultLvl0
}

// PlacesOf walks the sidebar depth first (PG-1). A page that stands in it
// twice keeps its first place; external links are no leaves (BC-1).
func PlacesOf(m *pack.Manifest) *Places {
	w := walker{by: map[string]place{}, labels: map[string]string{}}
	for _, page := range m.Pages {
		w.labels[page.ID] = page.PaginationLabel
	}
	w.walk(m.Sidebar, nil)
	for i, id := range w.order {
		p := w.by[id]
		if i > 0 {
			p.prev = &w.links[i-1]
		}
		if i+1 < len(w.order) {
			p.next = &w.links[i+1]
		}
		w.by[id] = p
	}
	return &Places{Order: w.order, by: w.by}
}

type walker struct {
	by     map[string]place
	labels map[string]string // pagination labels
	order  []string
	links  []pack.PageLink
}

func (w *walker) walk(items []pack.SidebarItem, trail []pack.Crumb) {
	for _, item := range items {
		switch item.Type {
		case "category":
			w.walk(item.Items, append(trail[:len(trail):len(trail)], pack.Crumb{Label: item.Label, Path: item.Href}))
		case "doc":
			if _, seen := w.by[item.ID]; seen {
				continue
			}
			label := w.labels[item.ID]
			if label == "" {
				label = item.Label
			}
			w.by[item.ID] = place{trail: append(trail[:len(trail):len(trail)], pack.Crumb{Label: item.Label})}
			w.order = append(w.order, item.ID)
			w.links = append(w.links, pack.PageLink{Label: label, Path: item.Href})
		}
	}
}
