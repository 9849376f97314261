package markdown

import (
	"bufio"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// htmlUnescaper undoes the four escapes of goldmark's writer.
var htmlUnescaper = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&quot;", `"`, "&amp;", "&")

// plainText returns the text of inline nodes as a reader sees it.
func plainText(n ast.Node, source []byte) string {
	return htmlUnescaper.Replace(inlineHTML(n, source, nil))
}

// tocTags are the elements a table of contents keeps (TC-1). Links become
// their text, images are dropped.
var tocTags = map[ast.NodeKind]string{
	ast.KindCodeSpan:         "code",
	ast.KindEmphasis:         "em",
	extast.KindStrikethrough: "del",
}

func tocHTML(n ast.Node, source []byte) string {
	return strings.TrimSpace(inlineHTML(n, source, tocTags))
}

// inlineHTML writes the text of the nodes below n, HTML-escaped, inside the
// given elements.
func inlineHTML(n ast.Node, source []byte, tags map[ast.NodeKind]string) string {
	var b strings.Builder
	w := bufio.NewWriter(&b)
	writeInline(w, n, source, tags)
	_ = w.Flush()
	return b.String()
}

func writeInline(w util.BufWriter, n ast.Node, source []byte, tags map[ast.NodeKind]string) {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch c := c.(type) {
		case *ast.Text:
			if c.IsRaw() || n.Kind() == ast.KindCodeSpan {
				html.DefaultWriter.RawWrite(w, c.Segment.Value(source))
			} else {
				html.DefaultWriter.Write(w, c.Segment.Value(source))
			}
			if c.SoftLineBreak() || c.HardLineBreak() {
				_ = w.WriteByte(' ')
			}
		case *ast.String:
			_, _ = w.Write(util.EscapeHTML(c.Value))
		case *ast.AutoLink:
			_, _ = w.Write(util.EscapeHTML(c.Label(source)))
		case *ast.Image, *ast.RawHTML, *hashLink:
		default:
			tag := tags[c.Kind()]
			if e, ok := c.(*ast.Emphasis); ok && e.Level == 2 && tag != "" {
				tag = "strong"
			}
			if tag != "" {
				_, _ = w.WriteString("<" + tag + ">")
			}
			writeInline(w, c, source, tags)
			if tag != "" {
				_, _ = w.WriteString("</" + tag + ">")
			}
		}
	}
}
