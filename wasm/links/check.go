package links

import (
	"strings"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/urls"
)

// Checker judges the links of a page (BD-2, BD-3, BD-8).
type Checker struct {
	Set *Set
	// Asset tells whether a file exists at a site path such as /img/a.png.
	Asset func(sitePath string) bool
	// IDs returns the ids of a page's HTML, or false when they are not known
	// here: its anchors are then taken to be right.
	IDs func(pageID string) (map[string]bool, bool)
}

// Check returns what is wrong with the links of a page: broken pages and
// images are errors, broken anchors warnings.
func (c Checker) Check(pageID string, all []pack.Link) []pack.Diagnostic {
	var found []pack.Diagnostic
	for _, link := range all {
		d := pack.Diagnostic{Severity: pack.Error, File: link.File, Line: link.Line, Column: link.Column}
		if link.Image {
			d.Code, d.Message, d.Fix = c.image(link)
		} else {
			d.Code, d.Message, d.Fix = c.link(pageID, link)
		}
		if d.Code == "broken-anchor" {
			d.Severity = pack.Warning
		}
		if d.Code != "" {
			found = append(found, d)
		}
	}
	return found
}

func (c Checker) image(link pack.Link) (code, message, fix string) {
	target := c.Set.Resolve("", link.File, link.Destination)
	switch {
	case target.External:
		return "", "", ""
	case !strings.HasPrefix(link.Destination, "/"):
		return "broken-image", `image "` + link.Destination + `" is not a site path`, "write it as /img/name.png, a file of content/img"
	case !c.Asset(target.Path):
		return "broken-image", `there is no image "` + link.Destination + `"`, "put the file at content" + target.Path
	}
	return "", "", ""
}

func (c Checker) link(pageID string, link pack.Link) (code, message, fix string) {
	if link.Destination == "" {
		return "empty-link", "this link leads nowhere", "write its address between the parentheses"
	}
	target := c.Set.Resolve(pageID, link.File, link.Destination)
	if target.External || target.Path == "/" {
		return "", "", ""
	}
	id, ok := c.Set.Page(urls.Decode(target.Path))
	if !ok {
		if to, ok := c.Set.Redirect(target.Path); ok {
			return "redirected-link", `link "` + link.Destination + `" leads to a redirect`, "link to " + to + " instead"
		}
		if c.Asset(target.Path) {
			return "", "", ""
		}
		fix := "check its spelling; pages are named by their path below content/"
		if near := c.Set.nearest(target.Path); near != "" {
			fix = "did you mean " + near + "?"
		}
		return "broken-link", `link "` + link.Destination + `" leads to no page`, fix
	}
	if target.Hash == "" {
		return "", "", ""
	}
	ids, known := c.IDs(id)
	if known && !ids[target.Hash] && !ids[urls.Decode(target.Hash)] {
		return "broken-anchor", `page "` + id + `" has no anchor "#` + target.Hash + `"`, "link to the id of one of its headings"
	}
	return "", "", ""
}

// nearest returns the page whose last part is the same, for the message.
func (s *Set) nearest(sitePath string) string {
	want := strings.ToLower(sitePath[strings.LastIndexByte(sitePath, '/')+1:])
	best := ""
	for p, id := range s.pages {
		if p[strings.LastIndexByte(p, '/')+1:] == want && (best == "" || "/"+id < best) {
			best = "/" + id
		}
	}
	return best
}
