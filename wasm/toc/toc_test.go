package toc

import (
	"strings"
	"testing"

	"argosdocs/wasm/pack"
)

// outline writes a tree as "a(b c)" so that a row of the table fits a line.
func outline(items []pack.TOCItem) string {
	var parts []string
	for _, item := range items {
		text := item.ID
		if len(item.Children) > 0 {
			text += "(" + outline(item.Children) + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

func TestBuild(t *testing.T) {
	h := func(level int, id string) Heading { return Heading{ID: id, HTML: id, Level: level} }
	tests := []struct {
		name     string
		headings []Heading
		min, max int
		want     string
	}{
		{"TC-2 no headings, no entries", nil, 2, 3, ""},
		{"TC-2 deeper levels nest", []Heading{h(2, "a"), h(3, "b"), h(3, "c"), h(2, "d")}, 2, 3, "a(b c) d"},
		{"TC-2 levels past max are left out", []Heading{h(2, "a"), h(3, "b"), h(4, "c")}, 2, 3, "a(b)"},
		{"TC-2 children of a filtered parent move up", []Heading{h(2, "a"), h(3, "b"), h(4, "c")}, 3, 4, "b(c)"},
		{"TC-2 a skipped level hangs below its nearest parent", []Heading{h(2, "a"), h(4, "b"), h(3, "c")}, 2, 4, "a(b c)"},
		{"TC-2 a page may start deep", []Heading{h(3, "a"), h(2, "b"), h(3, "c")}, 2, 3, "a b(c)"},
		{"TC-2 moved up past two levels", []Heading{h(2, "a"), h(3, "b"), h(5, "c"), h(2, "d")}, 5, 6, "c"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := outline(Build(test.headings, test.min, test.max)); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
