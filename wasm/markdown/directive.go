package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// kindDirective is the node kind of ::leaf and :::container directives.
var kindDirective = ast.NewNodeKind("Directive")

// directive is a container (three or more colons, closed by as many) or a leaf
// (two colons, one line).
type directive struct {
	ast.BaseBlock
	name   string
	attrs  attributes
	colons int // 2 for a leaf
	closed bool
	id     string     // set by the transformer on tabs and tab
	image  *ast.Image // set by the transformer on card
}

func (n *directive) Kind() ast.NodeKind            { return kindDirective }
func (n *directive) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

var kindTitle = ast.NewNodeKind("DirectiveTitle")

// title is the first child of a directive with a title, so that goldmark reads
// inline Markdown in it (AD-1).
type title struct{ ast.BaseBlock }

func (n *title) Kind() ast.NodeKind            { return kindTitle }
func (n *title) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// titleOf returns the title child of a directive, or nil.
func titleOf(n *directive) *title {
	t, _ := n.FirstChild().(*title)
	return t
}

// directiveParser opens directives and finds their ends. More colons may hold
// fewer; equal numbers close the innermost first.
type directiveParser struct{}

func (directiveParser) Trigger() []byte             { return []byte{':'} }
func (directiveParser) CanInterruptParagraph() bool { return true }
func (directiveParser) CanAcceptIndentedLine() bool { return false }

func (directiveParser) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	start := pc.BlockOffset()
	body := strings.TrimRight(string(line[start:]), " \t\r\n")
	colons := len(body) - len(strings.TrimLeft(body, ":"))
	if colons < 2 {
		return nil, parser.NoChildren
	}
	state := stateOf(pc)
	offset := segment.Start + start
	if colons == len(body) {
		if colons >= 3 {
			state.fault(offset, "stray-directive-end", "this line closes no directive", "remove it, or open one above with as many colons")
			reader.Advance(len(line) - 1)
			return &directive{name: "", colons: 2}, parser.NoChildren
		}
		return nil, parser.NoChildren
	}
	name, rest := directiveName(body[colons:])
	if name == "" {
		return nil, parser.NoChildren
	}
	n := &directive{name: name, colons: colons}
	label, braces := splitAttributes(rest)
	attrs, fault := parseAttributes(braces)
	if fault != "" {
		state.fault(offset, "directive-attribute", fault+" in directive "+quote(name), `write them as {name="value"}`)
	}
	n.attrs = attrs
	label = unbracket(strings.TrimSpace(label))
	if label != "" {
		at := segment.Start + start + colons + len(name)
		at += strings.Index(string(line[start+colons+len(name):]), label)
		t := &title{}
		t.Lines().Append(text.NewSegment(at, at+len(label)))
		n.AppendChild(n, t)
	}
	reader.Advance(len(line) - 1)
	if colons == 2 {
		n.closed = true
		return n, parser.NoChildren
	}
	state.open = append(state.open, n)
	return n, parser.HasChildren
}

func (directiveParser) Continue(node ast.Node, reader text.Reader, pc parser.Context) parser.State {
	n := node.(*directive)
	if n.colons == 2 {
		return parser.Close
	}
	if pc.LastOpenedBlock().Node.Kind() == ast.KindFencedCodeBlock {
		return parser.Continue | parser.HasChildren
	}
	line, _ := reader.PeekLine()
	width, at := util.IndentWidth(line, reader.LineOffset())
	closing := strings.TrimRight(string(line[min(at, len(line)):]), " \t\r\n")
	if width > 3 || len(closing) < 3 || strings.Trim(closing, ":") != "" {
		return parser.Continue | parser.HasChildren
	}
	if stateOf(pc).closedBy(len(closing)) != n {
		return parser.Continue | parser.HasChildren
	}
	n.closed = true
	reader.Advance(len(line) - 1)
	return parser.Close
}

func (directiveParser) Close(node ast.Node, reader text.Reader, pc parser.Context) {
	n := node.(*directive)
	state := stateOf(pc)
	if n.colons == 2 {
		return
	}
	for i, open := range state.open {
		if open == n {
			state.open = state.open[:i]
			break
		}
	}
	if !n.closed {
		state.fault(n.Pos(), "unclosed-directive", "directive "+quote(n.name)+" is never closed",
			"end it with a line of "+strings.Repeat(":", n.colons))
	}
}

// directiveName splits the name off the text behind the colons.
func directiveName(s string) (name, rest string) {
	end := 0
	for end < len(s) && (s[end] == '-' || s[end] == '_' || s[end] >= 'a' && s[end] <= 'z' || s[end] >= 'A' && s[end] <= 'Z' || end > 0 && s[end] >= '0' && s[end] <= '9') {
		end++
	}
	if end < len(s) && s[end] != ' ' && s[end] != '\t' && s[end] != '{' && s[end] != '[' {
		return "", s
	}
	return s[:end], s[end:]
}

// splitAttributes cuts {…} off the end of a directive's line.
func splitAttributes(s string) (label, braces string) {
	open := strings.IndexByte(s, '{')
	if open < 0 {
		return s, ""
	}
	return s[:open], s[open:]
}

func unbracket(s string) string {
	if len(s) > 1 && s[0] == '[' && s[len(s)-1] == ']' {
		return s[1 : len(s)-1]
	}
	return s
}

// closedBy returns the open directive that a line of n colons ends: the
// innermost of that many, else the innermost of fewer.
func (s *state) closedBy(n int) *directive {
	var fewer *directive
	for i := len(s.open) - 1; i >= 0; i-- {
		if s.open[i].colons == n {
			return s.open[i]
		}
		if fewer == nil && s.open[i].colons < n {
			fewer = s.open[i]
		}
	}
	return fewer
}
