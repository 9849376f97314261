// Package links knows the addresses of a site: how a link as written becomes
// an href, which page it leads to, and whether that page and its anchor exist.
// It reads no pages itself; a Set is told of them.
package links

import (
	"path"
	"strings"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/urls"
)

// Target is where a link leads.
type Target struct {
	External bool
	// Path is the site path without base URL, query, hash and trailing slash:
	// "/quickstart/cypress". Empty for external links.
	Path string
	Hash string // without the #, still percent-encoded
}

// Set is the pages of a site. Build it with NewSet.
type Set struct {
	base      string
	pages     map[string]string // lower-case path to page ID
	files     map[string]string // file to page ID
	redirects map[string]string // lower-case path to target
}

// NewSet lists the pages and redirects of a manifest.
func NewSet(m *pack.Manifest) *Set {
	s := &Set{base: m.Site.BaseURL, pages: map[string]string{}, files: map[string]string{}, redirects: map[string]string{}}
	for _, page := range m.Pages {
		file := page.File
		if file == "" {
			file = page.ID + ".md"
		}
		s.pages[strings.ToLower("/"+page.ID)] = page.ID
		s.files[file] = page.ID
	}
	for _, redirect := range m.Redirects {
		s.redirects[strings.ToLower(s.sitePath(redirect.From))] = redirect.To
	}
	return s
}

// Path returns the full path of a page.
func (s *Set) Path(id string) string { return s.base + id }

// Page returns the page at a site path, whatever its case (RT-1).
func (s *Set) Page(sitePath string) (id string, ok bool) {
	id, ok = s.pages[strings.ToLower(trimSlash(sitePath))]
	return id, ok
}

// Redirect returns the target of a redirect at a site path.
func (s *Set) Redirect(sitePath string) (to string, ok bool) {
	to, ok = s.redirects[strings.ToLower(trimSlash(sitePath))]
	return to, ok
}

// Href turns a destination written in file into an href: site paths get the
// base URL (LK-2), files of content/ become pages (OC-3), trailing slashes go
// (RT-4). Hash-only, external and other relative targets stay as they are.
func (s *Set) Href(file, destination string) string {
	if urls.IsExternal(destination) {
		return destination
	}
	target, tail := cutTail(destination)
	switch {
	case target == "":
		return destination
	case strings.HasSuffix(target, ".md"):
		if id, ok := s.files[s.contentFile(file, target)]; ok {
			return s.Path(id) + tail
		}
		return destination
	case target[0] == '/':
		sitePath := trimSlash(s.sitePath(target))
		return strings.TrimSuffix(s.base, "/") + sitePath + tail
	}
	return destination
}

// Resolve tells where a destination written in file, on a page, leads.
func (s *Set) Resolve(pageID, file, destination string) Target {
	if urls.IsExternal(destination) {
		return Target{External: true}
	}
	target, tail := cutTail(destination)
	_, hash, _ := strings.Cut(tail, "#")
	t := Target{Hash: hash}
	switch {
	case target == "":
		t.Path = "/" + pageID
	case strings.HasSuffix(target, ".md"):
		t.Path = "/" + strings.TrimSuffix(s.contentFile(file, target), ".md")
		if id, ok := s.files[s.contentFile(file, target)]; ok {
			t.Path = "/" + id
		}
	case target[0] == '/':
		t.Path = trimSlash(s.sitePath(target))
	default:
		t.Path = path.Join("/", path.Dir(pageID), target)
	}
	return t
}

// contentFile is the path below content/ that a link to a .md file means.
func (s *Set) contentFile(file, target string) string {
	if target[0] == '/' {
		return strings.TrimPrefix(target, "/")
	}
	return path.Join(path.Dir(file), target)
}

// sitePath takes the base URL off a path; "/docs" alone is the base too.
func (s *Set) sitePath(p string) string {
	base := strings.TrimSuffix(s.base, "/")
	if base == "" {
		return p
	}
	if rest, ok := strings.CutPrefix(p, base); ok && (rest == "" || rest[0] == '/') {
		return "/" + strings.TrimPrefix(rest, "/")
	}
	return p
}

func trimSlash(p string) string {
	if len(p) > 1 {
		return strings.TrimRight(p, "/")
	}
	return p
}

// cutTail splits query and hash off a destination.
func cutTail(destination string) (target, tail string) {
	if i := strings.IndexAny(destination, "?#"); i >= 0 {
		return destination[:i], destination[i:]
	}
	return destination, ""
}
