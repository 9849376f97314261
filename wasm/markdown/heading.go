package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"argosdocs/wasm/toc"
)

var kindHashLink = ast.NewNodeKind("HashLink")

// hashLink is the direct link at the end of a heading (HA-1).
type hashLink struct {
	ast.BaseInline
	id, label string
}

func (n *hashLink) Kind() ast.NodeKind            { return kindHashLink }
func (n *hashLink) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// heading gives a heading its id and its direct link. Level 1 has neither; the
// first one is the page's own title (HD-4).
func (s *state) heading(n *ast.Heading, source []byte) {
	id := cutCustomID(n, source)
	plain := plainText(n, source)
	if n.Level == 1 {
		if s.title == nil {
			s.title = n
		}
		return
	}
	if id == "" {
		id = s.slugs.unique(plain)
	} else if s.ids[id] {
		s.fault(n.Pos(), "duplicate-id", "heading id "+quote(id)+" is taken by another heading of this page", "choose another {#id}")
	}
	s.ids[id] = true
	n.SetAttributeString("id", []byte(id))
	n.SetAttributeString("class", []byte("anchor"))
	label := id
	if isPlain(n) {
		label = plain
	}
	s.headings = append(s.headings, toc.Heading{ID: id, HTML: tocHTML(n, source), Level: n.Level})
	n.AppendChild(n, &hashLink{id: id, label: label})
}

// cutCustomID takes a trailing {#id} off the heading's text (HA-4).
func cutCustomID(n *ast.Heading, source []byte) string {
	last, ok := n.LastChild().(*ast.Text)
	if !ok {
		return ""
	}
	value := string(last.Segment.Value(source))
	open := strings.LastIndex(value, "{#")
	if open < 0 || !strings.HasSuffix(value, "}") {
		return ""
	}
	id := value[open+2 : len(value)-1]
	if id == "" || strings.ContainsAny(id, " \t{}\"'<>") {
		return ""
	}
	kept := len(strings.TrimRight(value[:open], " \t"))
	last.Segment = last.Segment.WithStop(last.Segment.Start + kept)
	return id
}

// isPlain tells whether a heading is text and nothing else.
func isPlain(n ast.Node) bool {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if c.Kind() != ast.KindText && c.Kind() != ast.KindString {
			return false
		}
	}
	return true
}
