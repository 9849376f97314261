// Package markdown turns a page as written into what the site shows of it:
// article HTML, headings, links, search blocks and diagnostics, in one pass.
//
// It knows CommonMark, GFM, footnotes, the directives of docs/authoring.md and
// the HTML of docs/article-html.md. It does not know other pages: link targets
// are collected here and judged by package links. The same code runs natively
// while packing and as wasm in the browser, so both give the same bytes.
package markdown
