// Package text knows words: where they are in a text, when two are the same or
// nearly so, and how to show the ones that were found.
package text

import (
	"unicode"
	"unicode/utf8"
)

// Word is a word of a text. Folded is what it is compared by; Start and End are
// byte offsets.
type Word struct {
	Folded     string
	Start, End int
	// Piece marks a part of a camel-case word that stands before it in the list.
	Piece bool
}

// Words lists the words of a text in order: runs of letters, marks and digits.
// Everything else separates, so that ARGOS_TOKEN, next.js and --parallel-total
// are found by part and, side by side, as a whole. A camel-case word is
// followed by its pieces.
func Words(s string) []Word {
	var words []Word
	start := -1
	for i, r := range s {
		if isWordRune(r) {
			if start < 0 {
				start = i
			}
			continue
		}
		if start >= 0 {
			words = appendWord(words, s, start, i)
			start = -1
		}
	}
	if start >= 0 {
		words = appendWord(words, s, start, len(s))
	}
	return words
}

func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return r|0x20 >= 'a' && r|0x20 <= 'z' || r >= '0' && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsNumber(r)
}

func appendWord(words []Word, s string, start, end int) []Word {
	words = append(words, Word{Folded: Fold(s[start:end]), Start: start, End: end})
	from := start
	for i := start + 1; i < end; i++ {
		if !isHump(s, i, end) {
			continue
		}
		words = append(words, Word{Folded: Fold(s[from:i]), Start: from, End: i, Piece: true})
		from = i
	}
	if from > start {
		words = append(words, Word{Folded: Fold(s[from:end]), Start: from, End: end, Piece: true})
	}
	return words
}

// isHump tells whether a piece of a camel-case word begins at i: a capital
// behind a small letter (argos|Screenshot), or before one (HTML|Parser).
func isHump(s string, i, end int) bool {
	if !isUpper(s[i]) {
		return false
	}
	return isLower(s[i-1]) || isUpper(s[i-1]) && i+1 < end && isLower(s[i+1])
}

func isUpper(c byte) bool { return c >= 'A' && c <= 'Z' }
func isLower(c byte) bool { return c >= 'a' && c <= 'z' }
