package pack

// What one part of the engine tells another about a page. These types never
// leave the process and have no codec.

// Block is a stretch of a rendered page as search sees it: a heading or one
// block of text. Blocks come in document order.
type Block struct {
	Level  int    // 1 to 6 for a heading, 0 for content
	Anchor string // id of the heading, or of the nearest one above; may be empty
	Text   string // plain text
	Code   bool   // a code block: found, but with little weight
}

// Link is a link or an image of a page, with its place.
type Link struct {
	Image       bool
	Destination string // as written
	File        string // the file it stands in, a partial perhaps
	Line        int
	Column      int
}
