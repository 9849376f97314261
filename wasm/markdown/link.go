package markdown

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/urls"
)

// safeSchemes are the schemes a link may have. Everything else, javascript:
// first of all, is refused in trusted pages too.
var safeSchemes = map[string]bool{"http": true, "https": true, "mailto": true, "tel": true, "pathname": true}

// isSafeImage allows the picture kinds of data: that cannot hold script.
func isSafeImage(url string) bool {
	scheme := urls.Scheme(url)
	if scheme == "data" {
		lower := strings.ToLower(url)
		for _, kind := range []string{"png", "gif", "jpeg", "webp"} {
			if strings.HasPrefix(lower, "data:image/"+kind+";") || strings.HasPrefix(lower, "data:image/"+kind+",") {
				return true
			}
		}
		return false
	}
	return scheme == "" || scheme == "http" || scheme == "https"
}

func (s *state) link(n *ast.Link) {
	s.addLink(n.Pos(), string(n.Destination), false)
	href, external, ok := s.href(n.Pos(), string(n.Destination))
	if !ok {
		unwrap(n)
		return
	}
	n.Destination = []byte(href)
	if external {
		markExternal(n)
	}
}

func (s *state) autoLink(n *ast.AutoLink, source []byte) {
	if n.AutoLinkType == ast.AutoLinkURL && safeSchemes[urls.Scheme(string(n.URL(source)))] {
		markExternal(n)
		return
	}
	if n.AutoLinkType == ast.AutoLinkURL {
		s.fault(n.Pos(), "unsafe-url", "a link with the scheme "+quote(urls.Scheme(string(n.URL(source))))+" is refused", "use https, mailto or tel")
		n.Parent().ReplaceChild(n.Parent(), n, literal(string(n.Label(source))))
	}
}

// unwrap leaves only the text of a refused link.
func unwrap(n ast.Node) {
	parent := n.Parent()
	for c := n.FirstChild(); c != nil; c = n.FirstChild() {
		parent.InsertBefore(parent, n, c)
	}
	parent.RemoveChild(parent, n)
}

// markExternal makes a link open in a new tab (LK-3).
func markExternal(n ast.Node) {
	n.SetAttributeString("target", []byte("_blank"))
	n.SetAttributeString("rel", []byte("noopener noreferrer"))
}

// href resolves a destination and refuses unsafe ones.
func (s *state) href(offset int, destination string) (href string, external, ok bool) {
	// Browsers drop tabs and line feeds inside a scheme; escaped, they stay.
	escaped := string(util.URLEscape([]byte(destination), true))
	if scheme := urls.Scheme(escaped); scheme != "" && !safeSchemes[scheme] {
		s.fault(offset, "unsafe-url", "a link with the scheme "+quote(scheme)+" is refused", "use https, mailto or tel")
		return "", false, false
	}
	external = urls.IsExternal(escaped)
	if rest, isPathname := strings.CutPrefix(destination, "pathname://"); isPathname {
		destination = rest // LK-4: of this site, but not of this app
	}
	if s.options.Href != nil && !urls.IsExternal(destination) {
		file, _, _ := s.source.position(offset)
		destination = s.options.Href(file, destination)
	}
	return destination, external, true
}

func (s *state) addLink(offset int, destination string, image bool) {
	file, line, column := s.source.position(offset)
	s.links = append(s.links, pack.Link{Image: image, Destination: destination, File: file, Line: line, Column: column})
}

// image gives an image its address, its size and lazy loading (OC-1).
func (s *state) image(n *ast.Image, source []byte) {
	destination := string(n.Destination)
	s.addLink(n.Pos(), destination, true)
	if escaped := string(util.URLEscape(n.Destination, true)); !isSafeImage(escaped) {
		s.fault(n.Pos(), "unsafe-url", "an image with the scheme "+quote(urls.Scheme(escaped))+" is refused", "use a file of content/img or https")
		n.Destination = nil
		if n.Parent() != nil {
			n.Parent().ReplaceChild(n.Parent(), n, literal(plainText(n, source)))
		}
		return
	}
	width, height := 0, 0
	if s.options.Image != nil {
		if image, ok := s.options.Image(destination); ok {
			n.Destination = []byte(image.URL)
			width, height = image.Width, image.Height
		}
	}
	if asked := s.cutWidth(n, source); asked > 0 {
		if width > 0 {
			height = (height*asked + width/2) / width
		}
		width = asked
	}
	n.SetAttributeString("loading", []byte("lazy"))
	n.SetAttributeString("decoding", []byte("async"))
	if width > 0 {
		n.SetAttributeString("width", []byte(strconv.Itoa(width)))
	}
	if height > 0 {
		n.SetAttributeString("height", []byte(strconv.Itoa(height)))
	}
}

// cutWidth takes {width=600} off the text behind an image.
func (s *state) cutWidth(n *ast.Image, source []byte) int {
	next, ok := n.NextSibling().(*ast.Text)
	if !ok {
		return 0
	}
	value := string(next.Segment.Value(source))
	end := strings.IndexByte(value, '}')
	if !strings.HasPrefix(value, "{") || end < 0 {
		return 0
	}
	attrs, fault := parseAttributes(value[:end+1])
	text, ok := attrs.get("width")
	if fault != "" || !ok {
		return 0
	}
	next.Segment = next.Segment.WithStart(next.Segment.Start + end + 1)
	width, err := strconv.Atoi(text)
	if err != nil || width < 1 || width > 10_000 {
		s.fault(n.Pos(), "image-width", "image width "+quote(text)+" is not a number of pixels", "write it as {width=600}")
		return 0
	}
	return width
}
