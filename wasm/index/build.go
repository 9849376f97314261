// Package index turns pages into the search index of the pack. It runs while
// building; package search reads what it writes.
package index

import (
	"slices"
	"strconv"
	"strings"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
	"argosdocs/wasm/text"
)

// Build indexes pages in the given order, which is also the order of equal
// hits. The same pages give the same bytes.
func Build(pages []record.Page) *pack.IndexShard {
	b := builder{postings: map[string][]posting{}}
	shard := &pack.IndexShard{Format: pack.Format}
	for _, page := range pages {
		shard.Pages = append(shard.Pages, b.page(page))
	}
	shard.Terms, shard.Postings = b.encode()
	return shard
}

type posting struct {
	record int
	field  pack.Field
}

type builder struct {
	postings map[string][]posting
	records  int
}

func (b *builder) page(page record.Page) pack.IndexPage {
	var levels strings.Builder
	for i, r := range record.Of(page) {
		b.add(r.Text, pack.FieldText)
		b.add(r.Code, pack.FieldCode)
		if i == 0 {
			b.add(page.Lvl0, pack.FieldKeyword)
			b.add(strings.Join(page.Keywords, " "), pack.FieldKeyword)
		}
		levels.WriteString(strconv.Itoa(r.Level))
		b.records++
	}
	return pack.IndexPage{ID: page.ID, Lvl0: page.Lvl0, Levels: levels.String()}
}

// add notes the words of a text of the current record, each once with its
// heaviest field.
func (b *builder) add(s string, field pack.Field) {
	for _, word := range text.Words(s) {
		if len(word.Folded) > text.MaxWord {
			continue
		}
		list := b.postings[word.Folded]
		if n := len(list); n > 0 && list[n-1].record == b.records {
			list[n-1].field = min(list[n-1].field, field)
			continue
		}
		b.postings[word.Folded] = append(list, posting{b.records, field})
	}
}

// maxShared is the largest count of shared bytes that one base-36 digit holds.
const maxShared = 35

func (b *builder) encode() (terms, postings string) {
	words := make([]string, 0, len(b.postings))
	for word := range b.postings {
		words = append(words, word)
	}
	slices.Sort(words)
	var t, p strings.Builder
	before := ""
	for _, word := range words {
		shared := 0
		for shared < min(len(word), len(before), maxShared) && word[shared] == before[shared] {
			shared++
		}
		t.WriteString(strconv.FormatInt(int64(shared), 36))
		t.WriteString(word[shared:])
		t.WriteByte('\n')
		before = word

		last := 0
		for i, posting := range b.postings[word] {
			if i > 0 {
				p.WriteByte(' ')
			}
			p.WriteString(strconv.FormatInt(int64((posting.record-last)*4+int(posting.field)), 36))
			last = posting.record
		}
		p.WriteByte('\n')
	}
	return t.String(), p.String()
}
