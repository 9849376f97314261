package main

import (
	"strings"

	"argosdocs/wasm/links"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/urls"
)

// resolveRedirects checks site.json's redirects and gives them the base URL
// (RD-4, RD-6, BD-12).
func (b *builder) resolveRedirects(items []*node, set *links.Set) []pack.Redirect {
	redirects := []pack.Redirect{}
	seen := map[string]bool{}
	for _, n := range items {
		f := b.object(n, "a redirect")
		from, to := f.required("from"), f.required("to")
		f.done()
		if from == "" || to == "" {
			continue
		}
		fromNode, toNode := f.get("from"), f.get("to")
		switch {
		case !isPathname(from):
			b.fault(fromNode, "redirect-from", `"from" (`+from+`) is not a valid pathname. Pathname should start with slash and not contain any domain or query string.`, "write it as /old-page")
			continue
		case seen[strings.ToLower(from)]:
			b.fault(fromNode, "redirect-from", "two redirects start at "+quoted(from), "remove one of the two")
			continue
		}
		seen[strings.ToLower(from)] = true
		if id, taken := set.Page(from); taken {
			b.fault(fromNode, "redirect-from", "a redirect starts at "+quoted(from)+", which is the page "+quoted(id), "remove the redirect or rename the page")
			continue
		}
		if !urls.IsExternal(to) {
			if fault := b.redirectTarget(set, to); fault != "" {
				b.fault(toNode, "redirect-to", fault, "redirect to a page that exists")
				continue
			}
		}
		redirects = append(redirects, pack.Redirect{From: set.Href("", from), To: set.Href("", to)})
	}
	return redirects
}

// isPathname tells whether a text is a path and nothing else (RD-6).
func isPathname(s string) bool {
	return strings.HasPrefix(s, "/") && !strings.HasPrefix(s, "//") && !strings.ContainsAny(s, "?#")
}

func (b *builder) redirectTarget(set *links.Set, to string) string {
	target := set.Resolve("", siteFile, to)
	id, ok := set.Page(target.Path)
	if !ok {
		return "there is no page at " + quoted(to)
	}
	if target.Hash != "" && !b.pages[id].doc.IDs[target.Hash] {
		return "page " + quoted(id) + " has no anchor " + quoted("#"+target.Hash)
	}
	return ""
}
