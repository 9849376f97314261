package markdown

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/toc"
)

// state is what one Render knows and finds out while goldmark parses; it
// travels in the parser's context, so that parser and renderer are shared.
type state struct {
	options     Options
	source      *source
	open        []*directive // containers being parsed, outermost first
	slugs       slugger
	ids         map[string]bool // every id of the page
	tabs        int
	title       *ast.Heading // the first level-1 heading of the body
	headings    []toc.Heading
	code        []*codeBlock
	links       []pack.Link
	diagnostics []pack.Diagnostic
}

var stateKey = parser.NewContextKey()

func stateOf(pc parser.Context) *state { return pc.Get(stateKey).(*state) }

// fault reports an error at an offset of the source.
func (s *state) fault(offset int, code, message, fix string) {
	s.report(pack.Error, offset, code, message, fix)
}

func (s *state) warn(offset int, code, message, fix string) {
	s.report(pack.Warning, offset, code, message, fix)
}

func (s *state) report(severity pack.Severity, offset int, code, message, fix string) {
	file, line, column := s.source.position(offset)
	s.diagnostics = append(s.diagnostics, pack.Diagnostic{
		Severity: severity, Code: code, File: file, Line: line, Column: column, Message: message, Fix: fix,
	})
}
