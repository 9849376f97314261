package main

import (
	"slices"
	"strings"

	"argosdocs/wasm/pack"
)

// siteConfig is site.json, with the sidebar and redirects still by page id and
// site path.
type siteConfig struct {
	site      pack.Site
	sidebar   []*node
	redirects []*node
	home      *node
	paths     []*node // site paths of files and pages that must exist
}

// readSite reads site.json without looking at pages.
func readSite(r *reader, text, base string) siteConfig {
	root, faults := parseJSON(r.file, text)
	r.faults = append(r.faults, faults...)
	if root == nil {
		return siteConfig{}
	}
	f := r.object(root, "the site")
	c := siteConfig{site: pack.Site{
		Title: f.required("title"), Tagline: f.text("tagline"), Origin: f.required("origin"),
		BaseURL: normalBase(f.required("baseUrl"), base), Lang: f.required("lang"),
		EditURL: f.text("editUrl"), Navbar: []pack.NavbarItem{},
	}}
	if origin := c.site.Origin; strings.Count(origin, "/") > 2 {
		r.fault(f.get("origin"), "site-origin", "the origin is not supposed to contain a sub-path", "put the path into baseUrl")
	}
	c.site.Home = f.required("home")
	c.home = f.get("home")
	c.site.Favicon = c.path(f, "favicon")
	c.site.SocialImage = c.path(f, "socialImage")
	if n := f.get("logo"); n != nil {
		logo := r.object(n, `"logo"`)
		c.site.Logo = pack.Logo{
			Alt: logo.text("alt"), Light: c.path(logo, "light"), Dark: c.path(logo, "dark"), Href: c.path(logo, "href"),
			Width: logo.number("width"), Height: logo.number("height"),
		}
		logo.done()
	}
	for _, item := range f.list("navbar") {
		c.site.Navbar = append(c.site.Navbar, c.navbarItem(r, item))
	}
	c.sidebar = f.list("sidebar")
	c.redirects = f.list("redirects")
	f.get("$schema")
	f.done()
	return c
}

// path reads a site path and notes that it must exist.
func (c *siteConfig) path(f *fields, name string) string {
	text := f.text(name)
	if text != "" {
		c.paths = append(c.paths, f.get(name))
	}
	return text
}

// navbarItem reads one item (BD-13).
func (c *siteConfig) navbarItem(r *reader, n *node) pack.NavbarItem {
	f := r.object(n, "a navbar item")
	item := pack.NavbarItem{
		Type: f.text("type"), Position: f.text("position"), Label: f.text("label"),
		AriaLabel: f.text("ariaLabel"), Icon: f.text("icon"), Href: f.text("href"), To: c.path(f, "to"),
	}
	if item.Position == "" {
		item.Position = "left" // NB-4
	}
	switch {
	case item.Position != "left" && item.Position != "right":
		r.fault(f.get("position"), "navbar-item", "a navbar item stands left or right", `write "left" or "right"`)
	case item.Type != "" && item.Type != "search":
		r.fault(f.get("type"), "navbar-item", "Bad navbar item type "+item.Type, `leave it out for a link, or write "search"`)
	case item.Type == "" && (item.Href == "") == (item.To == ""):
		r.fault(n, "navbar-item", `One and only one between "to" and "href" should be provided`, `give it "to" for a page or "href" for a URL`)
	case item.Type == "" && item.Label == "" && item.AriaLabel == "":
		r.fault(n, "navbar-item", "this navbar item has no name", `give it a "label", or an "ariaLabel" beside its "icon"`)
	}
	f.done()
	return item
}

// normalBase gives a base URL its slashes; override wins when not empty.
func normalBase(base, override string) string {
	if override != "" {
		base = override
	}
	base = "/" + strings.Trim(base, "/") + "/"
	if base == "//" {
		return "/"
	}
	return base
}

// resolveSidebar turns page ids into links. A page that is left out of the
// sidebar on purpose, because it is unlisted or a draft, is passed over.
func (b *builder) resolveSidebar(items []*node) []pack.SidebarItem {
	resolved := []pack.SidebarItem{}
	for _, n := range items {
		if id, ok := n.value.(string); ok {
			if item, ok := b.docItem(n, id, ""); ok {
				resolved = append(resolved, item)
			}
			continue
		}
		f := b.object(n, "a sidebar item")
		label := f.text("label")
		switch kind := f.required("type"); kind {
		case "doc":
			if item, ok := b.docItem(f.n, f.required("id"), label); ok {
				resolved = append(resolved, item)
			}
		case "link":
			if label == "" {
				b.fault(n, "sidebar-item", "this link has no label", `give it a "label"`)
			}
			resolved = append(resolved, pack.SidebarItem{Type: kind, Label: label, Href: f.required("href")})
		case "category":
			children := f.list("items")
			item := pack.SidebarItem{Type: kind, Label: label, Collapsed: f.bool("collapsed", true), Items: b.resolveSidebar(children)}
			if len(children) == 0 {
				b.fault(n, "sidebar-item", "Sidebar category "+label+" has neither any subitem nor a link. This makes this item not able to link to anything.", "give it items or remove it")
			}
			if len(item.Items) > 0 {
				resolved = append(resolved, item)
			}
		case "":
		default:
			b.fault(f.get("type"), "sidebar-item", "there is no sidebar item of type "+quoted(kind), "use doc, link or category")
		}
		f.done()
	}
	return resolved
}

func (b *builder) docItem(n *node, id, label string) (pack.SidebarItem, bool) {
	page, ok := b.pages[id]
	if !ok {
		if !b.drafts[id] {
			b.fault(n, "sidebar-id", "there is no page "+quoted(id), "available ids are: "+strings.Join(b.ids(), ", "))
		}
		return pack.SidebarItem{}, false
	}
	if page.doc.FrontMatter.Unlisted {
		return pack.SidebarItem{}, false
	}
	// SB-2: front matter, then the sidebar file, then the title.
	for _, name := range []string{page.doc.FrontMatter.SidebarLabel, label, page.doc.FrontMatter.Title} {
		if name != "" {
			return pack.SidebarItem{Type: "doc", Label: name, ID: id, Href: b.site.BaseURL + id}, true
		}
	}
	return pack.SidebarItem{}, false
}

func (b *builder) ids() []string {
	ids := make([]string, 0, len(b.pages))
	for id := range b.pages {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}
