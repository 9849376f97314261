// Package search answers queries from the index: which records match, in which
// order, and what to show of them in the hosted wire format (contract search.md
// 3). Typing is the normal case: the last word of a query is a beginning.
package search

import (
	"errors"
	"strconv"
	"strings"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
)

// Source gives the pages behind the index. It may fail for a page that is not
// loaded; Search hands that error on.
type Source interface {
	SearchPage(id string) (record.Page, error)
}

// Searcher holds an index ready for queries. It is not safe for concurrent use.
type Searcher struct {
	source   Source
	pages    []indexPage
	records  []indexRecord
	terms    []string
	postings []string // a line of the index for each term, read when asked for
	cache    map[int][]record.Record
}

type indexPage struct {
	pack.IndexPage
	first int // its first record
}

// indexRecord is what ranking needs of a record.
type indexRecord struct {
	page  int
	level int
	end   int // the first record that is not below this one
}

// New reads an index. A shard that makes no sense is an error.
func New(source Source, shard *pack.IndexShard) (*Searcher, error) {
	s := &Searcher{source: source, cache: map[int][]record.Record{}}
	for _, page := range shard.Pages {
		if err := s.addPage(page); err != nil {
			return nil, err
		}
	}
	terms, err := decodeTerms(shard.Terms)
	if err != nil {
		return nil, err
	}
	s.terms = terms
	s.postings = strings.Split(strings.TrimSuffix(shard.Postings, "\n"), "\n")
	if len(terms) == 0 {
		s.postings = nil
	}
	if len(s.postings) != len(terms) {
		return nil, errors.New(strconv.Itoa(len(s.postings)) + " posting lists for " + strconv.Itoa(len(terms)) + " terms")
	}
	return s, nil
}

// Size returns how many records and terms the index has.
func (s *Searcher) Size() (records, terms int) { return len(s.records), len(s.terms) }

func (s *Searcher) addPage(page pack.IndexPage) error {
	if page.Levels == "" || page.Levels[0] != '1' {
		return errors.New("page " + page.ID + " does not begin with its title")
	}
	first := len(s.records)
	for i := range len(page.Levels) {
		level := int(page.Levels[i] - '0')
		if level < 0 || level > 6 || level == 1 && i > 0 {
			return errors.New("page " + page.ID + " has a record of no level")
		}
		end := first + i + 1
		if level > 0 {
			for end < first+len(page.Levels) {
				if next := page.Levels[end-first]; next != '0' && int(next-'0') <= level {
					break
				}
				end++
			}
		}
		s.records = append(s.records, indexRecord{page: len(s.pages), level: level, end: end})
	}
	s.pages = append(s.pages, indexPage{page, first})
	return nil
}

// decodeTerms undoes the front coding of pack.IndexShard.Terms.
func decodeTerms(encoded string) ([]string, error) {
	terms := make([]string, 0, strings.Count(encoded, "\n"))
	before := ""
	for line := range strings.Lines(encoded) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" {
			return nil, errors.New("an empty term")
		}
		shared, err := strconv.ParseUint(line[:1], 36, 8)
		if err != nil || int(shared) > len(before) {
			return nil, errors.New("a term that shares more than there is")
		}
		term := before[:shared] + line[1:]
		if term <= before {
			return nil, errors.New("terms out of order")
		}
		terms = append(terms, term)
		before = term
	}
	return terms, nil
}

// eachPosting calls f with every record of a term that the index has.
func (s *Searcher) eachPosting(term int, f func(record int, field pack.Field)) {
	at := 0
	for number := range strings.SplitSeq(s.postings[term], " ") {
		n, err := strconv.ParseUint(number, 36, 31)
		if err != nil {
			return
		}
		at += int(n >> 2)
		if at >= len(s.records) {
			return
		}
		f(at, pack.Field(n&3))
	}
}

// recordsOf returns the records of a page with their texts.
func (s *Searcher) recordsOf(page int) ([]record.Record, error) {
	if records, ok := s.cache[page]; ok {
		return records, nil
	}
	source, err := s.source.SearchPage(s.pages[page].ID)
	if err != nil {
		return nil, err
	}
	records := record.Of(source)
	if len(records) != len(s.pages[page].Levels) {
		return nil, errors.New("page " + s.pages[page].ID + " and its index are of different builds")
	}
	s.cache[page] = records
	return records, nil
}
