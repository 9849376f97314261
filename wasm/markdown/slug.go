package markdown

import (
	"strconv"
	"strings"
	"unicode"
)

// slugger makes heading ids unique within a page (HA-3). Its zero value is
// ready.
type slugger struct{ used map[string]int }

// unique returns the slug of a heading's text, with -1, -2 … appended while it
// is taken. What it returns is taken from then on.
func (s *slugger) unique(text string) string {
	if s.used == nil {
		s.used = map[string]int{}
	}
	base := Slug(text)
	slug := base
	for {
		if _, taken := s.used[slug]; !taken {
			break
		}
		s.used[base]++
		slug = base + "-" + strconv.Itoa(s.used[base])
	}
	s.used[slug] = 0
	return slug
}

// Slug makes an id of a heading: lower case, letters, marks, numbers,
// connectors and hyphens only, each space one hyphen (HA-2).
func Slug(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r) || unicode.Is(unicode.Pc, r):
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}
