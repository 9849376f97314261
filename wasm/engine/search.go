package engine

import (
	"argosdocs/wasm/hits"
	"argosdocs/wasm/pack"
)

// defaultMaxPerGroup is the length of a group unless asked otherwise
// (contract search.md 4.1).
const defaultMaxPerGroup = 5

// Search answers a query from the local index, grouped for display. It fails
// with not-loaded before the whole index is there.
func (e *Engine) Search(query pack.SearchQuery) (*pack.SearchAnswer, error) {
	if e.searcher == nil {
		return nil, fail("not-loaded", "the search index is not loaded")
	}
	answer := e.searcher.Search(query)
	maxPerGroup := query.MaxPerGroup
	if maxPerGroup <= 0 {
		maxPerGroup = defaultMaxPerGroup
	}
	answer.Groups = hits.Group(answer.Hits, maxPerGroup)
	return &answer, nil
}
