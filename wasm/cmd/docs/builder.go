package main

import (
	"slices"
	"strings"

	"argosdocs/wasm/engine"
	"argosdocs/wasm/links"
	"argosdocs/wasm/markdown"
	"argosdocs/wasm/pack"
)

// builder turns content into a pack and collects every fault on the way.
type builder struct {
	reader // of site.json; faults are those of the whole build
	*content
	site    pack.Site
	pages   map[string]*page
	drafts  map[string]bool // ids of pages that are left out
	options buildOptions
}

// page is a page of the site being built.
type page struct {
	id   string
	file string
	text string
	doc  *markdown.Document
}

type buildOptions struct {
	base   string // overrides site.json's baseUrl
	drafts bool   // keeps pages marked as drafts
}

// build checks content and returns the files of its pack. Diagnostics hold
// every fault; with an error among them the files are not to be used.
func build(root string, options buildOptions) (packFiles, []pack.Diagnostic, error) {
	source, faults, err := readContent(root)
	if err != nil {
		return packFiles{}, nil, err
	}
	b := &builder{reader: reader{file: siteFile, faults: faults}, content: source, pages: map[string]*page{}, drafts: map[string]bool{}, options: options}
	config := readSite(&b.reader, source.site, options.base)
	b.site = config.site
	b.readPages()

	manifest := &pack.Manifest{Format: pack.Format, Site: b.site, Pages: b.metas()}
	manifest.Sidebar = b.resolveSidebar(config.sidebar)
	manifest.Redirects = b.resolveRedirects(config.redirects, links.NewSet(manifest))
	set := links.NewSet(manifest)
	b.checkSite(config, set)
	b.checkLinks(set)

	markdown.Sort(b.faults)
	if hasErrors(b.faults) {
		return packFiles{}, b.faults, nil
	}
	files := b.encode(manifest, set)
	markdown.Sort(b.faults)
	return files, b.faults, nil
}

func hasErrors(all []pack.Diagnostic) bool {
	return slices.ContainsFunc(all, func(d pack.Diagnostic) bool { return d.Severity == pack.Error })
}

// readPages renders every page once, for its front matter and its checks. Its
// links are only resolved later, when all pages are known.
func (b *builder) readPages() {
	taken := map[string]string{}
	for _, source := range b.content.pages {
		doc := b.render(source.file, source.text, nil, nil)
		id := strings.TrimSuffix(source.file, ".md")
		if doc.FrontMatter.ID != "" {
			id = strings.Trim(doc.FrontMatter.ID, "/")
		}
		if doc.FrontMatter.Draft && !b.options.drafts {
			b.drafts[id] = true
			continue
		}
		b.faults = append(b.faults, doc.Diagnostics...)
		b.faults = append(b.faults, engine.RequireTitle(doc)...)
		if other, ok := taken[strings.ToLower(id)]; ok {
			b.faults = append(b.faults, pack.Diagnostic{
				Severity: pack.Error, Code: "duplicate-route", File: source.file, Line: 1, Column: 1,
				Message: "this page has the same address as " + other + ": " + b.site.BaseURL + id, Fix: "rename one of the two or give it another id",
			})
			continue
		}
		taken[strings.ToLower(id)] = source.file
		b.pages[id] = &page{id: id, file: source.file, text: source.text, doc: doc}
	}
}

func (b *builder) render(file, text string, set *links.Set, spans map[string]string) *markdown.Document {
	options := markdown.Options{
		File: file, Trusted: true,
		Image:   b.image,
		Runs:    func(key string) string { return spans[key] },
		Partial: func(name string) (string, bool) { text, ok := b.partials[name]; return text, ok && isPartial(name) },
	}
	if set != nil {
		options.Href = set.Href
	}
	return markdown.Render(text, options)
}

func (b *builder) image(src string) (pack.Image, bool) {
	picture, ok := b.images[src]
	return pack.Image{Src: src, URL: strings.TrimSuffix(b.site.BaseURL, "/") + src, Width: picture.width, Height: picture.height}, ok
}

// metas lists the pages by id.
func (b *builder) metas() []pack.PageMeta {
	metas := []pack.PageMeta{}
	for _, id := range b.ids() {
		p := b.pages[id]
		meta := pack.PageMeta{
			ID: id, Title: p.doc.FrontMatter.Title, Description: engine.Description(p.doc),
			Unlisted: p.doc.FrontMatter.Unlisted, PaginationLabel: p.doc.FrontMatter.PaginationLabel,
		}
		if p.file != id+".md" {
			meta.File = p.file
		}
		metas = append(metas, meta)
	}
	return metas
}

// checkSite judges the paths site.json names.
func (b *builder) checkSite(config siteConfig, set *links.Set) {
	if config.home != nil && b.site.Home != "" && b.pages[b.site.Home] == nil {
		b.fault(config.home, "site-home", "there is no page "+quoted(b.site.Home), "name a page by its id")
	}
	for _, n := range config.paths {
		path, _ := n.value.(string)
		target := set.Resolve("", siteFile, path)
		_, isPage := set.Page(target.Path)
		_, isImage := b.images[target.Path]
		if !target.External && target.Path != "/" && !isPage && !isImage {
			b.fault(n, "site-path", "there is neither a page nor a file at "+quoted(path), "check its spelling")
		}
	}
}

// checkLinks judges the links of all pages. A partial's faults are told once.
func (b *builder) checkLinks(set *links.Set) {
	checker := links.Checker{
		Set:   set,
		Asset: func(path string) bool { _, ok := b.images[path]; return ok },
		IDs: func(id string) (map[string]bool, bool) {
			if p, ok := b.pages[id]; ok {
				return p.doc.IDs, true
			}
			return nil, false
		},
	}
	told := map[pack.Diagnostic]bool{}
	for _, d := range b.faults {
		told[d] = true
	}
	for _, id := range b.ids() {
		for _, d := range checker.Check(id, b.pages[id].doc.Links) {
			if !told[d] {
				told[d] = true
				b.faults = append(b.faults, d)
			}
		}
	}
}
