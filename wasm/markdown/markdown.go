package markdown

import (
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/toc"
)

// Options say where a page stands. The zero value renders an untrusted text
// without a site around it.
type Options struct {
	File    string // path below content/, for diagnostics and relative links
	Trusted bool   // raw HTML is let through; otherwise it is shown as text
	// Href returns the href of a link written in file; nil leaves it as it is.
	Href func(file, destination string) string
	// Image returns the file behind an image destination.
	Image func(destination string) (pack.Image, bool)
	// Runs returns the colours of the code block with a SpanKey.
	Runs func(key string) string
	// Partial returns the text of a file of content/.
	Partial func(file string) (string, bool)
}

// Document is a rendered page.
type Document struct {
	File        string
	FrontMatter FrontMatter
	HTML        string
	Headings    []toc.Heading // levels 2 to 6
	Blocks      []pack.Block  // for the search index
	Links       []pack.Link
	IDs         map[string]bool // every id of the HTML
	Code        []Code
	Partials    []string // files taken in, as often as they are
	Diagnostics []pack.Diagnostic
}

// Code is a code block, for the native highlighter.
type Code struct {
	Key      string
	Language string
	Text     string
	File     string // the file it stands in, a partial perhaps
	Line     int
}

// Render turns a page's file into a Document. It never fails: faults are in
// Diagnostics, and what can be shown is.
func Render(page string, options Options) *Document {
	page = strings.ReplaceAll(page, "\r\n", "\n")
	doc := &Document{File: options.File}
	frontMatter, lines := parseFrontMatter(page, func(severity pack.Severity, code string, line, column int, message, fix string) {
		doc.Diagnostics = append(doc.Diagnostics, pack.Diagnostic{
			Severity: severity, Code: code, File: options.File, Line: line, Column: column, Message: message, Fix: fix,
		})
	})
	doc.FrontMatter = frontMatter

	e := expander{partial: options.Partial, report: func(d pack.Diagnostic) { doc.Diagnostics = append(doc.Diagnostics, d) }}
	if e.partial == nil {
		e.partial = func(string) (string, bool) { return "", false }
	}
	e.add(options.File, skipLines(page, lines), lines+1)
	e.out.text = []byte(e.b.String())
	doc.Partials = e.used

	s := &state{options: options, source: &e.out, ids: map[string]bool{}}
	pc := parser.NewContext()
	pc.Set(stateKey, s)
	md := engine()
	root := md.Parser().Parse(text.NewReader(e.out.text), parser.WithContext(pc))

	var b strings.Builder
	b.Grow(2 * len(e.out.text))
	if s.title == nil && !frontMatter.HideTitle && frontMatter.Title != "" {
		b.WriteString("<header><h1>")
		b.Write(util.EscapeHTML([]byte(frontMatter.Title)))
		b.WriteString("</h1></header>\n")
	}
	if err := md.Renderer().Render(&b, e.out.text, root); err != nil {
		// A strings.Builder takes every write; only a fault of ours ends here.
		s.fault(0, "render", err.Error(), "please report this page")
	}
	doc.HTML = b.String()
	doc.Headings = s.headings
	doc.Blocks = blocksOf(root, e.out.text)
	doc.Links = s.links
	doc.IDs = s.ids
	for _, code := range s.code {
		file, line, _ := e.out.position(code.offset)
		doc.Code = append(doc.Code, Code{Key: SpanKey(code.language, code.code), Language: code.language, Text: code.code, File: file, Line: line})
	}
	doc.Diagnostics = append(doc.Diagnostics, s.diagnostics...)
	Sort(doc.Diagnostics)
	return doc
}

func skipLines(s string, n int) string {
	for ; n > 0; n-- {
		_, s, _ = strings.Cut(s, "\n")
	}
	return s
}

// engine is goldmark with our extensions. It keeps nothing of a page, so one
// serves them all.
var engine = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(
			extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)),
			extension.Strikethrough,
			extension.Linkify,
			extension.TaskList,
			extension.NewFootnote(extension.WithFootnoteIDPrefix("user-content-")),
		),
		goldmark.WithParserOptions(
			parser.WithBlockParsers(util.Prioritized(directiveParser{}, 650)),
			parser.WithASTTransformers(util.Prioritized(transformer{}, 2000)),
		),
		goldmark.WithRendererOptions(
			// Raw HTML of untrusted text is gone before rendering; URLs are
			// judged by the transformer.
			html.WithUnsafe(),
			renderer.WithNodeRenderers(util.Prioritized(nodeRenderer{}, 100)),
		),
	)
})
