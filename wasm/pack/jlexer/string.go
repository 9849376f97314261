package jlexer

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// String reads a text.
func (l *Lexer) String() string {
	if l.peek() != '"' {
		l.fail("expected a text")
		return ""
	}
	l.pos++
	start := l.pos
	for l.pos < len(l.Data) {
		switch c := l.Data[l.pos]; {
		case c == '"':
			text := string(l.Data[start:l.pos])
			l.pos++
			return text
		case c == '\\':
			return l.escaped(start)
		case c < ' ':
			l.fail("a control character in a text")
			return ""
		}
		l.pos++
	}
	l.fail("a text that is not closed")
	return ""
}

// escaped reads on from the first escape of a text that began at start.
func (l *Lexer) escaped(start int) string {
	var b strings.Builder
	b.Write(l.Data[start:l.pos])
	for l.pos < len(l.Data) {
		c := l.Data[l.pos]
		l.pos++
		switch {
		case c == '"':
			return b.String()
		case c == '\\':
			l.escape(&b)
			if l.err != nil {
				return ""
			}
		case c < ' ':
			l.fail("a control character in a text")
			return ""
		default:
			b.WriteByte(c)
		}
	}
	l.fail("a text that is not closed")
	return ""
}

const (
	escapes = `"\/bfnrt`
	meaning = "\"\\/\b\f\n\r\t"
)

func (l *Lexer) escape(b *strings.Builder) {
	if l.pos >= len(l.Data) {
		l.fail("a text that is not closed")
		return
	}
	c := l.Data[l.pos]
	l.pos++
	if at := strings.IndexByte(escapes, c); at >= 0 {
		b.WriteByte(meaning[at])
		return
	}
	if c != 'u' {
		l.fail("an unknown escape")
		return
	}
	r := l.hex4()
	if utf16.IsSurrogate(r) {
		low := rune(utf8.RuneError)
		if l.pos+6 <= len(l.Data) && l.Data[l.pos] == '\\' && l.Data[l.pos+1] == 'u' {
			before := l.pos
			l.pos += 2
			low = l.hex4()
			if utf16.DecodeRune(r, low) == utf8.RuneError {
				l.pos = before // a lone half; what follows stands for itself
			}
		}
		r = utf16.DecodeRune(r, low)
	}
	b.WriteRune(r)
}

func (l *Lexer) hex4() rune {
	if l.pos+4 > len(l.Data) {
		l.fail("an escape that is cut short")
		return 0
	}
	var r rune
	for range 4 {
		c := l.Data[l.pos]
		l.pos++
		switch {
		case c >= '0' && c <= '9':
			r = r<<4 | rune(c-'0')
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			r = r<<4 | rune(c|0x20-'a'+10)
		default:
			l.fail("an escape that is no number")
			return 0
		}
	}
	return r
}
