package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"argosdocs/wasm/pack"
)

// blocksOf lists the headings and text blocks of a page for the search index,
// in document order. The commands of all package managers but the first are
// left out: they say the same.
func blocksOf(root ast.Node, source []byte) []pack.Block {
	var blocks []pack.Block
	anchor := ""
	add := func(text string, code bool) {
		if text = strings.TrimSpace(text); text != "" {
			blocks = append(blocks, pack.Block{Anchor: anchor, Text: text, Code: code})
		}
	}
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			if n.Level > 1 {
				id, _ := n.AttributeString("id")
				anchor = string(id.([]byte))
			}
			if text := strings.TrimSpace(plainText(n, source)); text != "" {
				blocks = append(blocks, pack.Block{Level: n.Level, Anchor: anchor, Text: text})
			}
			return ast.WalkSkipChildren, nil
		case *ast.Paragraph, *ast.TextBlock, *title, *extast.TableCell:
			add(plainText(n, source), false)
			return ast.WalkSkipChildren, nil
		case *codeBlock:
			add(n.code, true)
		case *directive:
			if n.name == "card" {
				add(n.attrs.or("title", "")+" "+n.attrs.or("text", ""), false)
			}
			if parent, ok := n.Parent().(*directive); ok && parent.attrs.or("group", "") == packageManagers && firstTab(parent) != n {
				return ast.WalkSkipChildren, nil
			}
		}
		return ast.WalkContinue, nil
	})
	return blocks
}
