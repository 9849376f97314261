package markdown

import (
	"slices"
	"testing"
)

func TestSlug(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"HA-2 lower case, hyphens for spaces", "Hello World", "hello-world"},
		{"HA-2 punctuation goes, spaces stay as they are", "C++ & Go", "c--go"},
		{"HA-2 emoji go", "emoji 🚀 ok", "emoji--ok"},
		{"HA-2 no hyphen for a slash", "A/B testing", "ab-testing"},
		{"HA-2 accents and other scripts stay", "Élan 東京", "élan-東京"},
		{"HA-2 connectors and hyphens stay", "snake_case-x", "snake_case-x"},
		{"HA-2 curly quotes go", "it’s “so”", "its-so"},
		{"HA-2 nothing is trimmed", " a ", "-a-"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Slug(test.text); got != test.want {
				t.Errorf("Slug(%q) = %q, want %q", test.text, got, test.want)
			}
		})
	}
}

func TestSlugsAreUniquePerPage(t *testing.T) {
	tests := []struct {
		name       string
		texts, ids []string
	}{
		{"HA-3 duplicates are numbered", []string{"A", "A", "A"}, []string{"a", "a-1", "a-2"}},
		{"HA-3 a produced slug is reserved", []string{"Hello World", "Hello World", "hello-world-1"}, []string{"hello-world", "hello-world-1", "hello-world-1-1"}},
		{"HA-3 a slug that is taken is passed over", []string{"a-1", "a", "a"}, []string{"a-1", "a", "a-2"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var s slugger
			var ids []string
			for _, text := range test.texts {
				ids = append(ids, s.unique(text))
			}
			if !slices.Equal(ids, test.ids) {
				t.Errorf("%q, want %q", ids, test.ids)
			}
		})
	}
}
