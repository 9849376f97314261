package pack

// PageShard is a file of pages that are fetched together, with the partials
// they take in.
type PageShard struct {
	Format   int          `json:"format"`
	Pages    []PageSource `json:"pages"`
	Partials []Partial    `json:"partials,omitempty"`
}

// PageSource is a page as written, with what only a native build can find out.
// The lists are sorted by their first field; they are not maps, because the
// generated codec writes maps in random order and a pack must be the same
// bytes every time.
type PageSource struct {
	ID     string  `json:"id"`
	File   string  `json:"file"`             // path below content/, for edit links and diagnostics
	Source string  `json:"source"`           // front matter and Markdown
	Spans  []Span  `json:"spans,omitempty"`  // colours of code blocks; absent blocks are plain
	Images []Image `json:"images,omitempty"` // pictures of content/ the page shows
}

// Partial is a piece of Markdown that pages take in with ::include. Its colours
// and images are listed with each page that does.
type Partial struct {
	File   string `json:"file"` // path below content/
	Source string `json:"source"`
}

// Span holds the coloured runs of one code block. Key is markdown.SpanKey of
// the block, Runs is written by markdown.EncodeRuns.
type Span struct {
	Key  string `json:"key"`
	Runs string `json:"runs"`
}

// Image is a picture of content/, with its size in CSS pixels.
type Image struct {
	Src    string `json:"src"` // address as written in the page
	URL    string `json:"url"` // full path with the base URL
	Width  int    `json:"width,omitempty"`
	Height int    `json:"height,omitempty"`
}
