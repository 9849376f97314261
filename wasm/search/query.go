package search

import (
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"argosdocs/wasm/text"
)

// maxQuery bounds a query in bytes, maxWords its words; what is more is not
// looked at.
const (
	maxQuery = 512
	maxWords = 12
)

// queryWord is a word of the query with the terms it may stand for.
type queryWord struct {
	folded     string
	prefix     bool // the word may go on
	candidates []candidate
	others     []string // candidates that do not begin with the word
}

// candidate is a term of the index that a query word may mean.
type candidate struct {
	term    int
	quality float64
	edits   int
}

// How well a term answers a word: as written, in another number, as the
// beginning of the term, with one and with two typos.
const (
	exactQuality  = 1.0
	pluralQuality = 0.95
	prefixQuality = 0.8
	typo1Quality  = 0.5
	typo2Quality  = 0.3
)

// Words of so many bytes may have one or two typos (contract: as the hosted
// engine's own defaults, 4 and 8).
const (
	oneTypoFrom = 4
	twoTypoFrom = 8
)

// maxPrefixTerms bounds the terms a beginning may stand for; a single letter
// begins hundreds.
const maxPrefixTerms = 200

// parse splits a query into words and finds their candidates.
func (s *Searcher) parse(query string) []queryWord {
	if len(query) > maxQuery {
		query = strings.ToValidUTF8(query[:maxQuery], "")
	}
	var words []queryWord
	all := text.Words(query)
	for _, word := range all {
		if word.Piece || len(words) == maxWords {
			continue
		}
		// Only a word that ends the query is still being typed.
		w := queryWord{folded: word.Folded, prefix: word.End == len(query)}
		w.candidates = s.candidates(w)
		for _, c := range w.candidates {
			if term := s.terms[c.term]; !strings.HasPrefix(term, w.folded) || !w.prefix {
				w.others = append(w.others, term)
			}
		}
		words = append(words, w)
	}
	return words
}

func (s *Searcher) candidates(w queryWord) []candidate {
	var found []candidate
	add := func(term int, quality float64, edits int) {
		for i := range found {
			if found[i].term == term {
				found[i].quality = max(found[i].quality, quality)
				return
			}
		}
		found = append(found, candidate{term, quality, edits})
	}
	if term, ok := s.lookUp(w.folded); ok {
		add(term, exactQuality, 0)
	}
	for _, other := range otherNumbers(w.folded) {
		if term, ok := s.lookUp(other); ok {
			add(term, pluralQuality, 0)
		}
	}
	if w.prefix {
		from := sort.SearchStrings(s.terms, w.folded)
		for term := from; term < len(s.terms) && term-from < maxPrefixTerms && strings.HasPrefix(s.terms[term], w.folded); term++ {
			// The less is missing, the likelier the word is meant.
			share := float64(len(w.folded)) / float64(len(s.terms[term]))
			add(term, prefixQuality*(0.6+0.4*share), 0)
		}
	}
	if len(found) == 0 {
		found = s.typos(w)
	}
	return found
}

// means tells whether a folded word of a text is one the query word stands for.
func (w *queryWord) means(folded string) bool {
	if folded == w.folded || w.prefix && strings.HasPrefix(folded, w.folded) {
		return true
	}
	return slices.Contains(w.others, folded)
}

func (s *Searcher) lookUp(word string) (int, bool) {
	i := sort.SearchStrings(s.terms, word)
	return i, i < len(s.terms) && s.terms[i] == word
}

// otherNumbers returns the plural of a singular and the singular of a plural,
// as far as English spelling tells.
func otherNumbers(word string) []string {
	if len(word) < 3 {
		return nil
	}
	others := []string{word + "s", word + "es"}
	if one, ok := strings.CutSuffix(word, "s"); ok {
		others = append(others, one)
	}
	if one, ok := strings.CutSuffix(word, "es"); ok {
		others = append(others, one)
	}
	return others
}

// allowedEdits returns how many typos a word may have.
func allowedEdits(word string) int {
	switch n := utf8.RuneCountInString(word); {
	case n >= twoTypoFrom:
		return 2
	case n >= oneTypoFrom:
		return 1
	}
	return 0
}

// typos finds the terms nearest to a word that the index does not have: those
// one edit away or, if there are none, two. The first letter is right, or
// swapped with the second. A word with a digit is a name or a number and has
// no typos.
func (s *Searcher) typos(w queryWord) []candidate {
	limit := allowedEdits(w.folded)
	if limit == 0 || strings.ContainsAny(w.folded, "0123456789") {
		return nil
	}
	var found []candidate
	best := limit
	for _, first := range []byte{w.folded[0], w.folded[1]} {
		from := sort.SearchStrings(s.terms, string(first))
		for term := from; term < len(s.terms) && s.terms[term][0] == first; term++ {
			edits := distance(w, s.terms[term], best)
			if edits > best || first != w.folded[0] && !strings.HasPrefix(s.terms[term][1:], w.folded[:1]) {
				continue
			}
			if edits < best {
				found = found[:0]
				best = edits
			}
			quality := typo1Quality
			if edits == 2 {
				quality = typo2Quality
			}
			found = append(found, candidate{term, quality, edits})
		}
		if w.folded[0] == w.folded[1] {
			break
		}
	}
	return found
}

// distance compares a word with a term or, while the word is being typed, with
// the term's beginning.
func distance(w queryWord, term string, limit int) int {
	edits := text.Distance(w.folded, term, limit)
	if w.prefix && len(term) > len(w.folded) {
		edits = min(edits, text.Distance(w.folded, term[:len(w.folded)], limit))
	}
	return edits
}
