package pack

// IndexShard is a file of the search index: which words stand in which records.
// The records themselves are made anew from the pages (package record).
type IndexShard struct {
	Format int         `json:"format"`
	Pages  []IndexPage `json:"pages"`
	// Terms lists all words in byte order, one a line: a base-36 digit says how
	// many bytes it shares with the word before, the rest follows.
	Terms string `json:"terms"`
	// Postings holds a line for each term: base-36 numbers split by spaces, each
	// 4 × (record − record before) + field. Records are counted over all pages.
	Postings string `json:"postings"`
}

// IndexPage is a page of the index. Levels has a digit for each of its records:
// the level of a heading, 0 for content.
type IndexPage struct {
	ID     string `json:"id"`
	Lvl0   string `json:"lvl0"`
	Levels string `json:"levels"`
}

// Field says in which part of a record a word stands.
type Field int

// The fields of a record, from the heaviest.
const (
	FieldText    Field = iota // a heading or prose
	FieldKeyword              // a keyword or the category of the page
	FieldCode                 // code
)
