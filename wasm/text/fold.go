package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fold makes a word comparable: lower case, accents of Latin letters taken
// off, combining marks dropped.
func Fold(s string) string {
	for i := 0; ; i++ {
		if i == len(s) {
			return s
		}
		if c := s[i]; c >= utf8.RuneSelf || isUpper(c) {
			break
		}
	}
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		switch {
		case r < utf8.RuneSelf:
			b.WriteByte(byte(unicode.ToLower(r)))
		case unicode.Is(unicode.Mn, r):
		default:
			r = unicode.ToLower(r)
			if plain := latin(r); plain != "" {
				b.WriteString(plain)
			} else {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}

// latinRows maps the accented small letters of Latin-1 and Latin Extended-A,
// from U+00E0 on, to plain ones; a dot stands for letters that stay.
const latinRows = "aaaaaa.ceeeeiiii.nooooo.ouuuuy.y" + // U+00E0
	"aaaaaaccccccccddddeeeeeeeeeegggg" + // U+0100
	"gggghhhhiiiiiiiiii..jjkk.lllllll" + // U+0120
	"lllnnnnnn...oooooo..rrrrrrssssss" + // U+0140
	"ssttttttuuuuuuuuuuuuwwyyyzzzzzz." // U+0160

func latin(r rune) string {
	switch r {
	case 'ß':
		return "ss"
	case 'æ':
		return "ae"
	case 'œ':
		return "oe"
	}
	if r < 0xE0 || int(r-0xE0) >= len(latinRows) {
		return ""
	}
	if plain := latinRows[r-0xE0 : r-0xE0+1]; plain != "." {
		return plain
	}
	return ""
}
