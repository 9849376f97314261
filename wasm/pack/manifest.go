package pack

// Format is the version of the pack. The engine refuses any other one.
const Format = 1

// Manifest is pack/manifest.json, the only file of a pack with a fixed name.
type Manifest struct {
	Format    int           `json:"format"`
	Build     string        `json:"build"` // hash over everything below
	Site      Site          `json:"site"`
	Sidebar   []SidebarItem `json:"sidebar"`
	Pages     []PageMeta    `json:"pages"` // sorted by ID
	Redirects []Redirect    `json:"redirects"`
	Shards    []string      `json:"shards"` // page shards, file names beside the manifest
	Index     []string      `json:"index"`  // index shards, likewise
}

// Site is what the shell needs to draw itself around any page.
type Site struct {
	Title       string       `json:"title"`
	Tagline     string       `json:"tagline"`
	Origin      string       `json:"origin"`  // https://argos-ci.com
	BaseURL     string       `json:"baseUrl"` // starts and ends with a slash
	Lang        string       `json:"lang"`
	Home        string       `json:"home"` // ID of the page the base URL leads to
	Favicon     string       `json:"favicon,omitempty"`
	SocialImage string       `json:"socialImage,omitempty"`
	EditURL     string       `json:"editUrl,omitempty"` // prefix of the "Edit this page" link
	Logo        Logo         `json:"logo"`
	Navbar      []NavbarItem `json:"navbar"`
}

// Logo is the picture at the start of the navbar (contract NB-5). Paths are
// site paths without the base URL.
type Logo struct {
	Alt    string `json:"alt"`
	Light  string `json:"light"`
	Dark   string `json:"dark"`
	Href   string `json:"href"`
	Width  int    `json:"width,omitempty"`
	Height int    `json:"height,omitempty"`
}

// NavbarItem is one link of the navbar, or the place of the search button
// (Type "search").
type NavbarItem struct {
	Type      string `json:"type,omitempty"`
	Position  string `json:"position"` // left or right
	Label     string `json:"label,omitempty"`
	AriaLabel string `json:"ariaLabel,omitempty"`
	Icon      string `json:"icon,omitempty"` // name of an icon drawn instead of the label
	Href      string `json:"href,omitempty"` // external URL
	// To is a site path without the base URL, or a URL: that opens in a new tab
	// without an icon (NB-7).
	To string `json:"to,omitempty"`
}

// SidebarItem is a node of the sidebar tree. Type is "category", "doc" or
// "link". Href holds the full path of a doc (with the base URL) or the URL of
// a link; a category may have one too.
type SidebarItem struct {
	Type      string        `json:"type"`
	Label     string        `json:"label"`
	ID        string        `json:"id,omitempty"` // page ID of a doc
	Href      string        `json:"href,omitempty"`
	Collapsed bool          `json:"collapsed,omitempty"`
	Items     []SidebarItem `json:"items,omitempty"`
}

// PageMeta is what is known of a page without its shard.
type PageMeta struct {
	ID          string `json:"id"` // quickstart/cypress; the path is BaseURL + ID
	Title       string `json:"title"`
	Description string `json:"description,omitempty"`
	Shard       int    `json:"shard"`          // index into Manifest.Shards
	File        string `json:"file,omitempty"` // path below content/, if not ID + ".md"
	Unlisted    bool   `json:"unlisted,omitempty"`
	// PaginationLabel replaces the sidebar's label in previous and next links.
	PaginationLabel string `json:"paginationLabel,omitempty"`
}

// Redirect leads from an old path to a page. Both are full paths with the
// base URL; To may hold a query and a hash, or be an absolute URL.
type Redirect struct {
	From string `json:"from"`
	To   string `json:"to"`
}
