// Package record cuts a page into what search can find: one record for each
// heading and one for the content below it (contract search.md 3.4). The index
// is built from records, and hits are shown from the same records made again,
// so that no text lies in the pack twice.
package record

import (
	"strings"

	"argosdocs/wasm/pack"
)

// Page is a page as search knows it.
type Page struct {
	ID       string
	Path     string // full path with the base URL
	Lvl0     string // the sidebar category
	Title    string
	Keywords []string
	Blocks   []pack.Block
}

// Record is one findable thing. Records of a page come in document order; the
// first is the page itself.
type Record struct {
	Level   int    // 1 to 6 for a heading, 0 for content
	Anchor  string // empty: the top of the page
	Text    string // the heading, or the prose of all blocks below it
	Code    string // the code below a heading
	Parents [7]int // index of the heading of each level above, own included; -1: none
}

// Of returns the records of a page. All blocks below one heading are one
// record; a heading of level 1 in the body is the page's title again.
func Of(page Page) []Record {
	c := cutter{parents: [7]int{-1, -1, -1, -1, -1, -1, -1}}
	c.heading(1, "", page.Title)
	for _, block := range page.Blocks {
		switch {
		case block.Level > 1:
			c.heading(block.Level, block.Anchor, block.Text)
		case block.Level == 1:
		case block.Code:
			c.content(block.Anchor, "", block.Text)
		default:
			c.content(block.Anchor, block.Text, "")
		}
	}
	c.flush()
	return c.records
}

type cutter struct {
	records []Record
	parents [7]int
	anchor  string
	prose   []string
	code    []string
}

func (c *cutter) heading(level int, anchor, text string) {
	c.flush()
	for deeper := level; deeper < len(c.parents); deeper++ {
		c.parents[deeper] = -1
	}
	c.parents[level] = len(c.records)
	c.records = append(c.records, Record{Level: level, Anchor: anchor, Text: text, Parents: c.parents})
}

func (c *cutter) content(anchor, prose, code string) {
	c.anchor = anchor
	if prose != "" {
		c.prose = append(c.prose, prose)
	}
	if code != "" {
		c.code = append(c.code, code)
	}
}

func (c *cutter) flush() {
	if len(c.prose)+len(c.code) == 0 {
		return
	}
	c.records = append(c.records, Record{
		Anchor: c.anchor, Text: strings.Join(c.prose, " "), Code: strings.Join(c.code, "\n"), Parents: c.parents,
	})
	c.prose, c.code = nil, nil
}
