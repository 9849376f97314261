package markdown

import (
	"reflect"
	"strings"
	"testing"

	"argosdocs/wasm/pack"
)

func TestFrontMatter(t *testing.T) {
	empty, link := "", "https://example.com"
	tests := []struct {
		name, lines string
		want        FrontMatter
	}{
		{"plain text, with a comment", "title: A page # note", FrontMatter{Title: "A page"}},
		{"a number sign without a space is text", "title: C#", FrontMatter{Title: "C#"}},
		{"single quotes", "title: 'It''s: so'", FrontMatter{Title: "It's: so"}},
		{"double quotes", `title: "a \"b\" \u00e9"`, FrontMatter{Title: `a "b" é`}},
		{"an empty value", "sidebar_label:", FrontMatter{}},
		{"a list in brackets", `keywords: [a, "b, c", 'd']`, FrontMatter{Keywords: []string{"a", "b, c", "d"}}},
		{"an empty list", "keywords: []", FrontMatter{Keywords: []string{}}},
		{"a list of lines", "keywords:\n  - a\n  # note\n  - \"b\"\ntitle: T", FrontMatter{Title: "T", Keywords: []string{"a", "b"}}},
		{"a list of lines without indent", "keywords:\n- a\n- b", FrontMatter{Keywords: []string{"a", "b"}}},
		{"levels and switches", "toc_min: 3\ntoc_max: 5\nhide_toc: true\nunlisted: false", FrontMatter{TOCMin: 3, TOCMax: 5, HideTOC: true}},
		{"ED-1 an empty edit URL is not none", "edit_url:", FrontMatter{EditURL: &empty}},
		{"a URL needs no quotes", "edit_url: https://example.com", FrontMatter{EditURL: &link}},
		{"blank lines", "\n\ntitle: T\n", FrontMatter{Title: "T"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			want := test.want
			if want.TOCMin == 0 {
				want.TOCMin, want.TOCMax = 2, 3
			}
			got, lines := parseFrontMatter("---\n"+test.lines+"\n---\nbody", func(_ pack.Severity, _ string, line, column int, message, _ string) {
				t.Errorf("%d:%d: %s", line, column, message)
			})
			if !reflect.DeepEqual(got, want) {
				t.Errorf("got  %+v\nwant %+v", got, want)
			}
			if want := strings.Count(test.lines, "\n") + 3; lines != want {
				t.Errorf("it takes %d lines, want %d", lines, want)
			}
		})
	}
}
