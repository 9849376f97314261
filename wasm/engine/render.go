package engine

import (
	"strings"

	"argosdocs/wasm/links"
	"argosdocs/wasm/markdown"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/toc"
)

// Render shows a page of the pack. It fails with not-found for an unknown id
// and with shard-missing, which names the shard to add, for a page that is not
// loaded yet.
func (e *Engine) Render(id string) (*pack.PageView, error) {
	page, err := e.page(id)
	if err != nil {
		return nil, err
	}
	doc := e.parse(page, true)
	e.ids[id] = doc.IDs
	return e.view(page, doc), nil
}

// RenderDraft shows a page as it is being written, with what is wrong in it.
// A draft may be a page of the pack or a new one.
func (e *Engine) RenderDraft(draft pack.Draft) *pack.PageView {
	page := e.draftPage(draft)
	doc := e.parse(page, false)
	view := e.view(page, doc)
	view.Diagnostics = e.judge(draft.ID, doc)
	return view
}

// Check returns what the build would say of a draft, in order of place.
func (e *Engine) Check(draft pack.Draft) pack.Diagnostics {
	doc := e.parse(e.draftPage(draft), false)
	return pack.Diagnostics{Items: e.judge(draft.ID, doc)}
}

// Document renders a page of the pack for those who need more than its view.
func (e *Engine) Document(id string) (*markdown.Document, error) {
	page, err := e.page(id)
	if err != nil {
		return nil, err
	}
	return e.parse(page, true), nil
}

func (e *Engine) page(id string) (*pack.PageSource, error) {
	meta, ok := e.meta[id]
	if !ok {
		return nil, fail("not-found", `there is no page "`+id+`"`)
	}
	if page, ok := e.pages[id]; ok {
		return page, nil
	}
	if meta.Shard < 0 || meta.Shard >= len(e.manifest.Shards) {
		return nil, fail("bad-pack", `page "`+id+`" lies in a shard that does not exist`)
	}
	shard := e.manifest.Shards[meta.Shard]
	if e.loaded[shard] {
		return nil, fail("bad-pack", `page "`+id+`" is missing from shard `+shard)
	}
	return nil, &Failure{pack.Failure{Code: "shard-missing", Message: `page "` + id + `" is not loaded`, Shard: shard}}
}

// draftPage gives a draft the colours and images of the page it replaces.
func (e *Engine) draftPage(draft pack.Draft) *pack.PageSource {
	page := pack.PageSource{ID: draft.ID, File: draft.ID + ".md"}
	if published, err := e.page(draft.ID); err == nil {
		page = *published
	}
	page.Source = draft.Source
	return &page
}

func (e *Engine) parse(page *pack.PageSource, trusted bool) *markdown.Document {
	return markdown.Render(page.Source, markdown.Options{
		File:    page.File,
		Trusted: trusted,
		Href:    e.set.Href,
		Image:   func(src string) (pack.Image, bool) { return e.image(page, src) },
		Runs:    func(key string) string { return e.runs(page, key) },
		Partial: func(file string) (string, bool) {
			partial, ok := e.partials[file]
			if !ok {
				return "", false
			}
			return partial.Source, true
		},
	})
}

func (e *Engine) runs(page *pack.PageSource, key string) string {
	for _, span := range page.Spans {
		if span.Key == key {
			return span.Runs
		}
	}
	return ""
}

func (e *Engine) image(page *pack.PageSource, src string) (pack.Image, bool) {
	for _, image := range page.Images {
		if image.Src == src {
			return image, true
		}
	}
	return pack.Image{}, false
}

func (e *Engine) view(page *pack.PageSource, doc *markdown.Document) *pack.PageView {
	f := doc.FrontMatter
	view := &pack.PageView{
		ID: page.ID, Path: e.set.Path(page.ID),
		Title: f.Title, Description: Description(doc), Keywords: f.Keywords, Image: f.Image,
		HTML: doc.HTML, Unlisted: f.Unlisted,
	}
	if !f.HideTOC {
		view.TOC = toc.Build(doc.Headings, f.TOCMin, f.TOCMax)
	}
	if p, ok := e.places.by[page.ID]; ok {
		view.Breadcrumbs, view.Prev, view.Next = p.trail, p.prev, p.next
	}
	switch site := e.manifest.Site; {
	case f.EditURL != nil:
		view.EditURL = *f.EditURL
	case site.EditURL != "":
		view.EditURL = site.EditURL + page.File
	}
	return view
}

// Description is the page's own, or its first text (contract site.md 3).
func Description(doc *markdown.Document) string {
	if doc.FrontMatter.Description != "" {
		return doc.FrontMatter.Description
	}
	for _, block := range doc.Blocks {
		if block.Level == 0 && !block.Code {
			return block.Text
		}
	}
	return ""
}

// judge adds what the links of a document get wrong to what its own syntax
// does.
func (e *Engine) judge(id string, doc *markdown.Document) []pack.Diagnostic {
	checker := links.Checker{
		Set: e.set,
		// A pack lists the files its pages show, not all of the site: those of
		// the files' folder are taken to exist.
		Asset: func(path string) bool { return strings.HasPrefix(path, "/img/") },
		IDs: func(target string) (map[string]bool, bool) {
			if target == id {
				return doc.IDs, true
			}
			return e.idsOf(target)
		},
	}
	all := append(RequireTitle(doc), doc.Diagnostics...)
	all = append(all, checker.Check(id, doc.Links)...)
	markdown.Sort(all)
	return all
}

// idsOf renders a page once for its ids; false when it is not loaded.
func (e *Engine) idsOf(id string) (map[string]bool, bool) {
	if ids, ok := e.ids[id]; ok {
		return ids, true
	}
	doc, err := e.Document(id)
	if err != nil {
		return nil, false
	}
	e.ids[id] = doc.IDs
	return doc.IDs, true
}

// RequireTitle is the check that every page has a title.
func RequireTitle(doc *markdown.Document) []pack.Diagnostic {
	if doc.FrontMatter.Title != "" {
		return nil
	}
	return []pack.Diagnostic{{
		Severity: pack.Error, Code: "missing-title", File: doc.File, Line: 1, Column: 1,
		Message: "this page has no title", Fix: "add a line title: … to its front matter",
	}}
}
