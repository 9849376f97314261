package search

import (
	"cmp"
	"slices"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
	"argosdocs/wasm/text"
)

// What a word is worth where it stands: in the page's title, in headings of
// level 2 and deeper, in keywords, prose and code.
var levelWeight = [7]float64{2, 10, 6, 5, 4, 4, 4}

const (
	keywordWeight = 5.0
	codeWeight    = 0.8
	// A record also answers with the words of the headings above it: content
	// below "Cypress" is about Cypress.
	titleAboveWeight   = 3.0
	headingAboveWeight = 2.0
)

// weighted is a record that answers a query.
type weighted struct {
	record int
	score  float64
}

// rank returns the records that hold every word of the query, best first.
// Words that resemble nothing in the index are left out, unless all are.
func (s *Searcher) rank(words []queryWord) []weighted {
	known := slices.DeleteFunc(slices.Clone(words), func(w queryWord) bool { return len(w.candidates) == 0 })
	if len(known) == 0 {
		return nil
	}
	total := make([]float64, len(s.records))
	count := make([]int, len(s.records))
	for _, word := range known {
		for record, score := range s.scores(word) {
			if score > 0 {
				total[record] += score
				count[record]++
			}
		}
	}
	// All words together, or as many as stand together anywhere.
	want := slices.Max(count)
	var found []weighted
	for record, n := range count {
		if n == want {
			found = append(found, weighted{record, total[record]})
		}
	}
	sortByScore(found)
	return found
}

func sortByScore(found []weighted) {
	slices.SortStableFunc(found, func(a, b weighted) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.record, b.record))
	})
}

// scores returns what one word is worth in every record.
func (s *Searcher) scores(word queryWord) []float64 {
	scores := make([]float64, len(s.records))
	raise := func(record int, score float64) { scores[record] = max(scores[record], score) }
	for _, c := range word.candidates {
		s.eachPosting(c.term, func(at int, field pack.Field) {
			r := s.records[at]
			switch {
			case field == pack.FieldCode:
				raise(at, c.quality*codeWeight)
			case field == pack.FieldKeyword:
				raise(at, c.quality*keywordWeight)
			default:
				raise(at, c.quality*levelWeight[r.level])
				below := headingAboveWeight
				if r.level == 1 {
					below = titleAboveWeight
				}
				for i := at + 1; i < r.end; i++ {
					raise(i, c.quality*below*0.5)
				}
			}
		})
	}
	return scores
}

// refined bounds how many of the best records are looked at again for words
// that stand side by side; ranking beyond them hardly matters.
const refined = 40

// refine raises records in whose own text the words stand close together, the
// more the closer, up to half as much again.
func (s *Searcher) refine(found []weighted, words []queryWord) error {
	if len(words) < 2 {
		return nil
	}
	top := found[:min(len(found), refined)]
	for i := range top {
		r, err := s.record(top[i].record)
		if err != nil {
			return err
		}
		if gap := closest(r, words); gap > 0 {
			top[i].score *= 1 + 0.5/float64(gap)
		}
	}
	sortByScore(top)
	return nil
}

// closest returns the shortest distance in words between neighbours of the
// query, averaged over them; 0 if one of them is not in the record.
func closest(r *record.Record, words []queryWord) int {
	own := r.Text
	if own == "" {
		own = r.Code
	}
	last := make([]int, len(words)) // where each query word was last seen, 1-based
	gaps := make([]int, len(words)-1)
	position := 0
	for _, word := range text.Words(own) {
		if !word.Piece {
			position++
		}
		for i := range words {
			if !words[i].means(word.Folded) {
				continue
			}
			last[i] = position
			if i > 0 && last[i-1] > 0 && last[i-1] < position {
				if gap := position - last[i-1]; gaps[i-1] == 0 || gap < gaps[i-1] {
					gaps[i-1] = gap
				}
			}
		}
	}
	sum := 0
	for _, gap := range gaps {
		if gap == 0 {
			return 0
		}
		sum += gap
	}
	return (sum + len(gaps) - 1) / len(gaps)
}

// record returns a record with its text.
func (s *Searcher) record(at int) (*record.Record, error) {
	page := s.records[at].page
	records, err := s.recordsOf(page)
	if err != nil {
		return nil, err
	}
	return &records[at-s.pages[page].first], nil
}
