package search

import (
	"strconv"
	"unicode/utf8"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
	"argosdocs/wasm/text"
)

// hit shows a record in the hosted wire format (contract search.md 3.3).
func (s *Searcher) hit(at int, words []queryWord, snippetWords int) (*pack.Hit, error) {
	page := s.records[at].page
	records, err := s.recordsOf(page)
	if err != nil {
		return nil, err
	}
	source, err := s.source.SearchPage(s.pages[page].ID)
	if err != nil {
		return nil, err
	}
	r := &records[at-s.pages[page].first]
	hit := &pack.Hit{
		ObjectID: s.pages[page].ID + "/" + strconv.Itoa(at-s.pages[page].first),
		URL:      source.Path, URLWithoutAnchor: source.Path, Type: "content",
		HighlightResult: &pack.HighlightResult{}, SnippetResult: &pack.HighlightResult{},
	}
	if r.Anchor != "" {
		hit.Anchor = &r.Anchor
		hit.URL += "#" + r.Anchor
	}
	if r.Level > 0 {
		hit.Type = "lvl" + strconv.Itoa(r.Level)
	}
	marker := marker{words}
	levels := hierarchy(&s.pages[page].Lvl0, records, r)
	hit.Hierarchy = pack.Hierarchy{Lvl0: levels[0], Lvl1: levels[1], Lvl2: levels[2], Lvl3: levels[3], Lvl4: levels[4], Lvl5: levels[5], Lvl6: levels[6]}
	var whole, short [7]*pack.Highlight
	for i, level := range levels {
		if level != nil {
			whole[i], short[i] = marker.highlight(*level, snippetWords)
		}
	}
	short[0] = nil // the category is never cut (contract search.md 3.1)
	hit.HighlightResult.Hierarchy = asHierarchy(whole)
	hit.SnippetResult.Hierarchy = asHierarchy(short)
	if r.Level == 0 {
		content := marker.content(r)
		hit.Content = &content
		hit.HighlightResult.Content, hit.SnippetResult.Content = marker.highlight(content, snippetWords)
	}
	return hit, nil
}

func asHierarchy(h [7]*pack.Highlight) pack.HighlightHierarchy {
	return pack.HighlightHierarchy{Lvl0: h[0], Lvl1: h[1], Lvl2: h[2], Lvl3: h[3], Lvl4: h[4], Lvl5: h[5], Lvl6: h[6]}
}

// hierarchy lists the category and the headings above a record, its own too.
func hierarchy(lvl0 *string, records []record.Record, r *record.Record) [7]*string {
	levels := [7]*string{lvl0}
	for level := 1; level < len(levels); level++ {
		if parent := r.Parents[level]; parent >= 0 {
			levels[level] = &records[parent].Text
		}
	}
	return levels
}

// marker finds the words of a query in texts.
type marker struct{ words []queryWord }

// content is what a content record shows: its prose, or its code if only that
// holds what was looked for.
func (m marker) content(r *record.Record) string {
	if r.Text != "" {
		if spans, _, _ := m.find(r.Text); r.Code == "" || len(spans) > 0 {
			return r.Text
		}
	}
	if spans, _, _ := m.find(r.Code); len(spans) > 0 {
		return r.Code
	}
	if r.Text != "" {
		return r.Text
	}
	return r.Code
}

// highlight returns an attribute whole and cut short.
func (m marker) highlight(s string, snippetWords int) (whole, short *pack.Highlight) {
	spans, matched, all := m.find(s)
	level := "none"
	if len(matched) > 0 {
		level = "partial"
		if len(matched) == len(m.words) {
			level = "full"
		}
	}
	whole = &pack.Highlight{
		Value: text.Mark(s, spans, text.Span{End: len(s)}), MatchLevel: level, MatchedWords: matched,
		FullyHighlighted: len(matched) > 0 && all,
	}
	return whole, &pack.Highlight{Value: text.Snippet(s, spans, snippetWords), MatchLevel: level}
}

// find returns where the query's words stand in a text, which of them do, and
// whether the text has no other words.
func (m marker) find(s string) (spans []text.Span, matched []string, all bool) {
	found := make([]bool, len(m.words))
	all = true
	for _, word := range text.Words(s) {
		marked := false
		for i := range m.words {
			if end, ok := match(&m.words[i], word, s); ok {
				spans = append(spans, text.Span{Start: word.Start, End: end})
				found[i], marked = true, true
			}
		}
		all = all && (marked || word.Piece)
	}
	for i, ok := range found {
		if ok {
			matched = append(matched, m.words[i].folded)
		}
	}
	return spans, matched, all
}

// match tells whether a query word means a word of the text and how far it is
// marked: as far as was typed, or whole if it was typed otherwise.
func match(w *queryWord, word text.Word, s string) (end int, ok bool) {
	if !w.means(word.Folded) {
		return 0, false
	}
	typed := len(w.folded)
	if typed < len(word.Folded) && word.Folded[:typed] == w.folded && word.End-word.Start == len(word.Folded) && utf8.RuneStart(s[word.Start+typed]) {
		return word.Start + typed, true
	}
	return word.End, true
}
