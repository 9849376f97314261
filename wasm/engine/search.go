package engine

import (
	"argosdocs/wasm/hits"
	"argosdocs/wasm/markdown"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
)

// Search answers a query from the local index, grouped for display. It fails
// with not-loaded before the whole index is there.
func (e *Engine) Search(query pack.SearchQuery) (*pack.SearchAnswer, error) {
	if e.searcher == nil {
		return nil, fail("not-loaded", "the search index is not loaded")
	}
	answer, err := e.searcher.Search(query)
	if err != nil {
		return nil, err
	}
	answer.Groups = hits.Group(answer.Hits, query.MaxPerGroup)
	return answer, nil
}

// SearchPage gives search a page's records again; with it an Engine is a
// search.Source. It fails with shard-missing for a page that is not loaded.
func (e *Engine) SearchPage(id string) (record.Page, error) {
	if page, ok := e.found[id]; ok {
		return page, nil
	}
	doc, err := e.Document(id)
	if err != nil {
		return record.Page{}, err
	}
	page := RecordPage(id, e.set.Path(id), e.places.Lvl0(id), doc)
	e.found[id] = page
	return page, nil
}

// RecordPage is a rendered page as search sees it; the index is built from the
// same.
func RecordPage(id, path, lvl0 string, doc *markdown.Document) record.Page {
	return record.Page{
		ID: id, Path: path, Lvl0: lvl0, Title: doc.FrontMatter.Title,
		Keywords: doc.FrontMatter.Keywords, Blocks: doc.Blocks,
	}
}
