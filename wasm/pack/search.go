package pack

// SearchQuery is the argument of search.
type SearchQuery struct {
	Query       string `json:"query"`
	HitsPerPage int    `json:"hitsPerPage,omitempty"` // 20 when 0
	Page        int    `json:"page,omitempty"`        // 0-based
	// SnippetWords bounds snippets; 10 when 0 (contract search.md 3.1).
	SnippetWords int `json:"snippetWords,omitempty"`
	// MaxPerGroup bounds a group; 5 when 0 (contract search.md 4.1).
	MaxPerGroup int `json:"maxPerGroup,omitempty"`
}

// SearchAnswer is one result of the hosted wire format (contract search.md
// 3.2) and its grouping for display.
type SearchAnswer struct {
	Query       string     `json:"query"`
	Hits        []Hit      `json:"hits"`
	NbHits      int        `json:"nbHits"`
	Page        int        `json:"page"`
	NbPages     int        `json:"nbPages"`
	HitsPerPage int        `json:"hitsPerPage"`
	Groups      []HitGroup `json:"groups"`
}

// HitGroup is one heading of the result list (contract search.md 4.1).
type HitGroup struct {
	Label string   `json:"label"`
	Rows  []HitRow `json:"rows"`
}

// HitRow names a hit by its index in SearchAnswer.Hits. Parent is the index of
// the page's own hit in the same list, or -1.
type HitRow struct {
	Hit    int `json:"hit"`
	Parent int `json:"parent"`
}

// Hit is a found record (contract search.md 3.3).
type Hit struct {
	ObjectID         string           `json:"objectID"`
	URL              string           `json:"url"` // full path with the base URL and #anchor
	URLWithoutAnchor string           `json:"url_without_anchor"`
	Anchor           *string          `json:"anchor"`
	Type             string           `json:"type"` // lvl0 … lvl6 or content
	Content          *string          `json:"content"`
	Hierarchy        Hierarchy        `json:"hierarchy"`
	HighlightResult  *HighlightResult `json:"_highlightResult,omitempty"`
	SnippetResult    *HighlightResult `json:"_snippetResult,omitempty"`
}

// Hierarchy is the trail of headings above a record; deeper levels are null.
type Hierarchy struct {
	Lvl0 *string `json:"lvl0"`
	Lvl1 *string `json:"lvl1"`
	Lvl2 *string `json:"lvl2"`
	Lvl3 *string `json:"lvl3"`
	Lvl4 *string `json:"lvl4"`
	Lvl5 *string `json:"lvl5"`
	Lvl6 *string `json:"lvl6"`
}

// HighlightResult mirrors the searchable attributes of a hit; null attributes
// are absent.
type HighlightResult struct {
	Hierarchy HighlightHierarchy `json:"hierarchy"`
	Content   *Highlight         `json:"content,omitempty"`
}

// HighlightHierarchy is the hierarchy part of a HighlightResult.
type HighlightHierarchy struct {
	Lvl0 *Highlight `json:"lvl0,omitempty"`
	Lvl1 *Highlight `json:"lvl1,omitempty"`
	Lvl2 *Highlight `json:"lvl2,omitempty"`
	Lvl3 *Highlight `json:"lvl3,omitempty"`
	Lvl4 *Highlight `json:"lvl4,omitempty"`
	Lvl5 *Highlight `json:"lvl5,omitempty"`
	Lvl6 *Highlight `json:"lvl6,omitempty"`
}

// Highlight is an attribute with <mark> around what matched; the text itself
// is HTML-escaped (decision D5). Snippets carry Value and MatchLevel only.
type Highlight struct {
	Value            string   `json:"value"`
	MatchLevel       string   `json:"matchLevel"` // none, partial or full
	MatchedWords     []string `json:"matchedWords,omitempty"`
	FullyHighlighted bool     `json:"fullyHighlighted,omitempty"`
}
