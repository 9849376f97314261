package markdown

import (
	"cmp"
	"slices"
	"strings"

	"argosdocs/wasm/pack"
)

// reporter takes a fault at a 1-based line and column of the page's own file.
type reporter func(severity pack.Severity, code string, line, column int, message, fix string)

// quote puts a name between quotation marks for a message.
func quote(s string) string { return `"` + s + `"` }

// unknownFix says what to write instead of an unknown name: the nearest known
// one, or all of them.
func unknownFix(name string, known []string) string {
	for _, k := range known {
		if strings.EqualFold(strings.NewReplacer("-", "", "_", "").Replace(k), strings.NewReplacer("-", "", "_", "").Replace(name)) ||
			(len(name) > 2 && (strings.HasPrefix(k, name) || strings.HasPrefix(name, k))) {
			return "did you mean " + quote(k) + "?"
		}
	}
	return "use one of: " + strings.Join(known, ", ")
}

// Sort orders diagnostics by file, line and column.
func Sort(items []pack.Diagnostic) {
	slices.SortStableFunc(items, func(a, b pack.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}
