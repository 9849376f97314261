package markdown

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func lineNumbers(lines map[int]bool) []int { return slices.Sorted(maps.Keys(lines)) }

func TestRanges(t *testing.T) {
	tests := []struct {
		name, text string
		want       []int // 0-based
	}{
		{"CB-2 numbers and ranges", "1,3-5", []int{0, 2, 3, 4}},
		{"CB-2 descending", "3-1", []int{0, 1, 2}},
		{"CB-2 values of 0 and less are ignored", "0,-2,1", []int{0}},
		{"CB-2 what is no number is ignored", "a,2,b-c", []int{1}},
		{"CB-2 spaces", " 1 , 2 - 3 ", []int{0, 1, 2}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := lineNumbers(parseRanges(test.text)); !slices.Equal(got, test.want) {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
	if n := len(parseRanges("1-999999999")); n != maxLines {
		t.Errorf("a huge range marks %d lines", n)
	}
}

func TestMagicComments(t *testing.T) {
	tests := []struct {
		name, language, code, left string
		marked                     []int
	}{
		{"CB-3 next line", "js", "a\n// highlight-next-line\nb\n", "a\nb\n", []int{1}},
		{"CB-3 start and end", "css", "/* highlight-start */\na\nb\n/* highlight-end */\nc\n", "a\nb\nc\n", []int{0, 1}},
		{"CB-3 a block that is not closed marks nothing", "js", "// highlight-start\na\n", "a\n", nil},
		{"CB-3 jsx comments", "tsx", "{/* highlight-next-line */}\n<A/>\n", "<A/>\n", []int{0}},
		{"CB-3 html comments", "html", "<!-- highlight-next-line -->\n<a>\n", "<a>\n", []int{0}},
		{"CB-3 another language's comment is code", "python", "// highlight-next-line\na\n", "// highlight-next-line\na\n", nil},
		{"CB-3 only on a line of its own", "js", "a // highlight-next-line\nb\n", "a // highlight-next-line\nb\n", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			left, marked := takeMagicComments(test.language, test.code)
			if left != test.left || !slices.Equal(lineNumbers(marked), test.marked) {
				t.Errorf("%q %v", left, lineNumbers(marked))
			}
		})
	}
}

func TestRuns(t *testing.T) {
	runs := []Run{{'k', 3}, {'k', 2}, {'-', 1}, {'s', 0}, {'p', 4}}
	encoded := EncodeRuns(runs)
	if encoded != "k5-1p4" {
		t.Errorf("EncodeRuns = %q", encoded)
	}
	if got, want := decodeRuns(encoded), []Run{{'k', 5}, {'-', 1}, {'p', 4}}; !slices.Equal(got, want) {
		t.Errorf("decodeRuns = %v", got)
	}
	for _, text := range []string{"k", "5k", "k5x3", "k99999999999999999999"} {
		if got := decodeRuns(text); len(got) > 1 {
			t.Errorf("decodeRuns(%q) = %v", text, got)
		}
	}
}

func TestRunsLongerThanTheCode(t *testing.T) {
	doc := Render("```js\na\n```\n", Options{Runs: func(string) string { return "k500s3" }})
	if !strings.Contains(doc.HTML, `<span class="tok-k">a`) {
		t.Errorf("HTML %q", doc.HTML)
	}
}
