package search

import "argosdocs/wasm/pack"

// Defaults of a query (contract search.md 3.1).
const (
	defaultHitsPerPage  = 20
	maxHitsPerPage      = 1000
	defaultSnippetWords = 10
)

// Search answers a query; its groups are left to package hits. It fails only
// when the source does.
func (s *Searcher) Search(query pack.SearchQuery) (*pack.SearchAnswer, error) {
	answer := &pack.SearchAnswer{Query: query.Query, Page: max(query.Page, 0), HitsPerPage: query.HitsPerPage}
	if answer.HitsPerPage <= 0 {
		answer.HitsPerPage = defaultHitsPerPage
	}
	answer.HitsPerPage = min(answer.HitsPerPage, maxHitsPerPage)
	words := s.parse(query.Query)
	found := s.rank(words)
	if err := s.refine(found, words); err != nil {
		return nil, err
	}
	found = s.distinct(found)
	answer.NbHits = len(found)
	answer.NbPages = (len(found) + answer.HitsPerPage - 1) / answer.HitsPerPage
	snippetWords := query.SnippetWords
	if snippetWords <= 0 {
		snippetWords = defaultSnippetWords
	}
	first := min(answer.Page*answer.HitsPerPage, len(found))
	for _, f := range found[first:min(first+answer.HitsPerPage, len(found))] {
		hit, err := s.hit(f.record, words, snippetWords)
		if err != nil {
			return nil, err
		}
		answer.Hits = append(answer.Hits, *hit)
	}
	return answer, nil
}

// distinct keeps the best record of each address: a heading and the content
// below it lead to the same place (contract search.md 3.5). In the index the
// content follows its heading, so no text is needed to tell.
func (s *Searcher) distinct(found []weighted) []weighted {
	seen := make(map[int]bool, len(found))
	kept := found[:0:0]
	for _, f := range found {
		place := f.record
		if s.records[place].level == 0 {
			place-- // its heading
		}
		if !seen[place] {
			seen[place] = true
			kept = append(kept, f)
		}
	}
	return kept
}
