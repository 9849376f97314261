package markdown

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

var kindTableWrapper = ast.NewNodeKind("TableWrapper")

// tableWrapper lets a wide table scroll on its own, by keyboard too (OC-2).
type tableWrapper struct{ ast.BaseBlock }

func (n *tableWrapper) Kind() ast.NodeKind            { return kindTableWrapper }
func (n *tableWrapper) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// nodeRenderer writes our own nodes as docs/article-html.md says.
type nodeRenderer struct{}

func (nodeRenderer) RegisterFuncs(reg renderer.NodeRendererFuncRegisterer) {
	reg.Register(kindDirective, renderDirective)
	reg.Register(kindTitle, renderTitle)
	reg.Register(kindCode, renderCode)
	reg.Register(kindHashLink, renderHashLink)
	reg.Register(kindTableWrapper, renderTableWrapper)
	reg.Register(extast.KindTaskCheckBox, renderTaskCheckBox)
}

func escape(s string) string { return string(util.EscapeHTML([]byte(s))) }

func write(w util.BufWriter, parts ...string) {
	for _, part := range parts {
		_, _ = w.WriteString(part)
	}
}

func renderHashLink(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		n := node.(*hashLink)
		label := escape("Direct link to " + n.label)
		write(w, `<a class="hash-link" href="#`, escape(n.id), `" aria-label="`, label, `" title="`, label, `" translate="no">&#8203;</a>`)
	}
	return ast.WalkContinue, nil
}

func renderTableWrapper(w util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		write(w, `<div class="table-wrapper" role="region" aria-label="Table" tabindex="0">`, "\n")
	} else {
		write(w, "</div>\n")
	}
	return ast.WalkContinue, nil
}

// A task's box shows a state and takes no input; its name says which.
func renderTaskCheckBox(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering && node.(*extast.TaskCheckBox).IsChecked {
		write(w, `<input type="checkbox" aria-label="Done" disabled checked> `)
	} else if entering {
		write(w, `<input type="checkbox" aria-label="To do" disabled> `)
	}
	return ast.WalkContinue, nil
}

// renderTitle writes the inline content of a title; the directive around it
// writes the element.
func renderTitle(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	parent := node.Parent().(*directive)
	if parent.name != "details" && admonitionKinds[parent.name] == "" {
		return ast.WalkSkipChildren, nil
	}
	if !entering {
		closeTitle(w, parent)
	}
	return ast.WalkContinue, nil
}

func renderDirective(w util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*directive)
	if kind := admonitionKinds[n.name]; kind != "" {
		renderAdmonition(w, n, kind, entering)
		return ast.WalkContinue, nil
	}
	switch n.name {
	case "details":
		renderDetails(w, n, entering)
	case "cards":
		if entering {
			write(w, `<ul class="cards">`, "\n")
		} else {
			write(w, "</ul>\n")
		}
	case "card":
		if entering {
			renderCard(w, source, n)
		}
	case "tabs":
		renderTabs(w, n, entering)
	case "tab":
		renderTab(w, n, entering)
	}
	return ast.WalkContinue, nil
}

// An admonition is a heading row and the content (AD-2). The row's own title
// stands in the title child, or is the keyword.
func renderAdmonition(w util.BufWriter, n *directive, kind string, entering bool) {
	if !entering {
		write(w, "</div></div>\n")
		return
	}
	write(w, `<div class="admonition theme-admonition theme-admonition-`, kind, `"><p class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span>`)
	if titleOf(n) == nil {
		write(w, n.name)
		closeTitle(w, n)
	}
}

func renderDetails(w util.BufWriter, n *directive, entering bool) {
	if !entering {
		write(w, "</div></details>\n")
		return
	}
	write(w, `<details class="details"><summary>`)
	if titleOf(n) == nil {
		write(w, "Details")
		closeTitle(w, n)
	}
}

// closeTitle ends the heading row and opens the content.
func closeTitle(w util.BufWriter, n *directive) {
	if n.name == "details" {
		write(w, `</summary><div class="details-content">`, "\n")
	} else {
		write(w, `</p><div class="admonition-content">`, "\n")
	}
}

func renderCard(w util.BufWriter, source []byte, n *directive) {
	write(w, `<li><a class="card" href="`, escape(n.attrs.or("href", "")), `"`)
	html.RenderAttributes(w, n, html.LinkAttributeFilter)
	write(w, ">")
	if n.image != nil {
		write(w, `<img class="card-image" src="`, escape(string(util.URLEscape(n.image.Destination, true))), `" alt=""`)
		html.RenderAttributes(w, n.image, html.ImageAttributeFilter)
		write(w, ">")
	}
	write(w, `<span class="card-title">`, escape(n.attrs.or("title", "")), "</span>")
	if text := n.attrs.or("text", ""); text != "" {
		write(w, `<span class="card-text">`, escape(text), "</span>")
	}
	write(w, "</a></li>\n")
}

func renderTabs(w util.BufWriter, n *directive, entering bool) {
	if !entering {
		write(w, "</docs-tabs>\n")
		return
	}
	write(w, `<docs-tabs class="tabs"`)
	if group := n.attrs.or("group", ""); group != "" {
		write(w, ` data-group="`, escape(group), `"`)
	}
	write(w, `><div class="tabs-list" role="tablist" aria-orientation="horizontal"`)
	if label := n.attrs.or("label", ""); label != "" {
		write(w, ` aria-label="`, escape(label), `"`)
	}
	write(w, ">")
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		tab, ok := c.(*directive)
		if !ok {
			continue
		}
		write(w, `<button type="button" class="tabs-tab" role="tab" id="`, escape(tab.id), `" data-value="`, escape(tabValue(tab)), `" aria-controls="`, escape(tab.id), `-panel" `)
		if tab == firstTab(n) {
			write(w, `aria-selected="true" tabindex="0">`)
		} else {
			write(w, `aria-selected="false" tabindex="-1">`)
		}
		write(w, escape(tab.attrs.or("label", "")), "</button>")
	}
	write(w, "</div>\n")
}

func firstTab(n *directive) *directive {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if tab, ok := c.(*directive); ok {
			return tab
		}
	}
	return nil
}

func renderTab(w util.BufWriter, n *directive, entering bool) {
	if !entering {
		write(w, "</div>\n")
		return
	}
	id := escape(n.id)
	write(w, `<div class="tabs-panel" role="tabpanel" id="`, id, `-panel" data-value="`, escape(tabValue(n)), `" data-label="`, escape(n.attrs.or("label", "")), `" aria-labelledby="`, id, `"`)
	if parent, ok := n.Parent().(*directive); ok && firstTab(parent) != n {
		write(w, " hidden")
	}
	write(w, ">\n")
}

// renderCode writes a code block line by line, coloured by its runs.
func renderCode(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*codeBlock)
	write(w, `<docs-code class="code-block" data-language="`, escape(n.language), `"`)
	if n.numbered {
		write(w, ` data-line-numbers="`, strconv.Itoa(n.firstNumber), `"`)
	}
	write(w, ">")
	if n.title != "" {
		write(w, `<div class="code-title">`, escape(n.title), "</div>")
	}
	write(w, `<pre class="code-pre" tabindex="0"><code class="language-`, escape(n.language), `">`)
	runs := decodeRuns(n.runs)
	number := 0
	for line := range strings.SplitAfterSeq(n.code, "\n") {
		if line == "" {
			break
		}
		if n.highlighted[number] {
			write(w, `<span class="code-line code-line-highlighted theme-code-block-highlighted-line">`)
		} else {
			write(w, `<span class="code-line">`)
		}
		runs = writeRuns(w, line, runs)
		write(w, "</span>")
		number++
	}
	write(w, "</code></pre></docs-code>\n")
	return ast.WalkContinue, nil
}

// writeRuns writes one line and returns the runs left for the next.
func writeRuns(w util.BufWriter, line string, runs []Run) []Run {
	for line != "" {
		if len(runs) == 0 {
			write(w, escape(line))
			break
		}
		run := &runs[0]
		length := min(run.Length, len(line))
		text := line[:length]
		if run.Class == '-' || text == "\n" {
			write(w, escape(text))
		} else {
			write(w, `<span class="tok-`, string(run.Class), `">`, escape(text), "</span>")
		}
		line = line[length:]
		if run.Length -= length; run.Length == 0 {
			runs = runs[1:]
		}
	}
	return runs
}
