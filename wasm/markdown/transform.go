package markdown

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// transformer turns goldmark's tree into ours, once a page: code blocks,
// tables and directives become our nodes, headings get ids, links their
// addresses.
type transformer struct{}

func (transformer) Transform(doc *ast.Document, reader text.Reader, pc parser.Context) {
	s := stateOf(pc)
	source := reader.Source()
	for _, n := range collect(doc) {
		if n.Parent() == nil && n != ast.Node(doc) {
			continue // a directive has thrown it out
		}
		switch n := n.(type) {
		case *ast.Heading:
			s.heading(n, source)
		case *ast.Link:
			s.link(n)
		case *ast.AutoLink:
			s.autoLink(n, source)
		case *ast.Image:
			s.image(n, source)
		case *ast.FencedCodeBlock:
			info := ""
			if n.Info != nil {
				info = string(n.Info.Segment.Value(source))
			}
			s.replaceCode(n, newCodeBlock(info, linesOf(n, source)))
		case *ast.CodeBlock:
			s.replaceCode(n, &codeBlock{language: "text", code: linesOf(n, source)})
		case *extast.Table:
			wrapper := &tableWrapper{}
			n.Parent().ReplaceChild(n.Parent(), n, wrapper)
			wrapper.AppendChild(wrapper, n)
		case *extast.TaskCheckBox:
			if item := n.Parent().Parent(); item != nil && item.Kind() == ast.KindListItem {
				item.SetAttributeString("class", []byte("task-list-item"))
			}
		case *ast.RawHTML:
			if s.options.Trusted {
				s.htmlIDs(segmentsText(n.Segments, source))
			} else {
				n.Parent().ReplaceChild(n.Parent(), n, literal(segmentsText(n.Segments, source)))
			}
		case *ast.HTMLBlock:
			s.htmlBlock(n, source)
		case *directive:
			s.directive(n)
		}
	}
}

// collect lists the tree in document order before it is changed.
func collect(root ast.Node) []ast.Node {
	var nodes []ast.Node
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			nodes = append(nodes, n)
		}
		return ast.WalkContinue, nil
	})
	return nodes
}

func (s *state) replaceCode(old ast.Node, code *codeBlock) {
	old.Parent().ReplaceChild(old.Parent(), old, code)
	code.offset = old.Pos()
	s.addCode(code)
}

func (s *state) addCode(code *codeBlock) {
	if s.options.Runs != nil {
		code.runs = s.options.Runs(SpanKey(code.language, code.code))
	}
	s.code = append(s.code, code)
}

// htmlBlock keeps a trusted block and turns an untrusted one into a paragraph
// that shows its source.
func (s *state) htmlBlock(n *ast.HTMLBlock, source []byte) {
	content := linesOf(n, source)
	if n.HasClosure() {
		content += string(n.ClosureLine.Value(source))
	}
	if s.options.Trusted {
		s.htmlIDs(content)
		return
	}
	p := ast.NewParagraph()
	p.AppendChild(p, literal(strings.TrimSpace(content)))
	n.Parent().ReplaceChild(n.Parent(), n, p)
}

// htmlIDs notes the ids of raw HTML, so that links may lead to them.
func (s *state) htmlIDs(content string) {
	for {
		_, rest, ok := strings.Cut(content, ` id="`)
		if !ok {
			return
		}
		id, after, ok := strings.Cut(rest, `"`)
		if !ok {
			return
		}
		s.ids[id] = true
		content = after
	}
}

// nextTabs numbers the tab groups of a page.
func (s *state) nextTabs() string {
	s.tabs++
	return "tabs-" + strconv.Itoa(s.tabs)
}

// literal is text that is shown exactly as it is.
func literal(s string) *ast.String {
	n := ast.NewString([]byte(s))
	n.SetRaw(true)
	return n
}

func linesOf(n ast.Node, source []byte) string {
	return segmentsText(n.Lines(), source)
}

func segmentsText(segments *text.Segments, source []byte) string {
	var b strings.Builder
	for i := range segments.Len() {
		segment := segments.At(i)
		b.Write(segment.Value(source))
	}
	return b.String()
}
