package pack

// PageView is a page ready to be shown: the answer to render.
type PageView struct {
	ID          string       `json:"id"`
	Path        string       `json:"path"` // full path with the base URL
	Title       string       `json:"title"`
	Description string       `json:"description,omitempty"`
	Keywords    []string     `json:"keywords,omitempty"`
	Image       string       `json:"image,omitempty"`
	HTML        string       `json:"html"` // the article, see docs/article-html.md
	TOC         []TOCItem    `json:"toc,omitempty"`
	Unlisted    bool         `json:"unlisted,omitempty"`
	Breadcrumbs []Crumb      `json:"breadcrumbs,omitempty"`
	Prev        *PageLink    `json:"prev,omitempty"`
	Next        *PageLink    `json:"next,omitempty"`
	EditURL     string       `json:"editUrl,omitempty"`
	Diagnostics []Diagnostic `json:"diagnostics,omitempty"` // drafts only
}

// TOCItem is a heading in the table of contents. HTML is safe: text, inline
// code, emphasis, strong and strike-through (contract TC-1).
type TOCItem struct {
	ID       string    `json:"id"`
	HTML     string    `json:"html"`
	Level    int       `json:"level"`
	Children []TOCItem `json:"children,omitempty"`
}

// Crumb is one breadcrumb; without a path it is text (contract BC-1).
type Crumb struct {
	Label string `json:"label"`
	Path  string `json:"path,omitempty"`
}

// PageLink leads to the previous or next page (contract PG-1).
type PageLink struct {
	Label string `json:"label"`
	Path  string `json:"path"`
}

// Severity of a diagnostic: an error stops the build, a warning is printed.
type Severity string

const (
	Error   Severity = "error"
	Warning Severity = "warning"
)

// Diagnostic is one fault of the content. Message says what is wrong, Fix what
// to do; Line and Column are 1-based, Column counts bytes.
type Diagnostic struct {
	Severity Severity `json:"severity"`
	Code     string   `json:"code"` // stable, e.g. broken-link
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Column   int      `json:"column"`
	Message  string   `json:"message"`
	Fix      string   `json:"fix,omitempty"`
}

// Diagnostics is the answer to check.
type Diagnostics struct {
	Items []Diagnostic `json:"items"`
}

// Stats is the answer to stats.
type Stats struct {
	Build   string `json:"build"`
	Pages   int    `json:"pages"`
	Shards  int    `json:"shards"`  // page shards loaded
	Index   int    `json:"index"`   // index shards loaded
	Records int    `json:"records"` // searchable records
	Terms   int    `json:"terms"`
}

// Draft is a page as it is being written: the argument of check and of render
// for drafts. A draft is untrusted: its raw HTML is shown as text.
type Draft struct {
	ID     string `json:"id"`
	Source string `json:"source"`
}

// Failure is the answer to any call that went wrong. Code is stable.
type Failure struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Shard   string `json:"shard,omitempty"` // code shard-missing: the file to load
}
