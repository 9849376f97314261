// Package jwriter is what the generated codecs of package pack write JSON
// with. It has the names of easyjson's own writer and only the methods its
// generator calls: easyjson's imports net and fmt, which the browser would have
// to load (docs/decisions/0002).
package jwriter

import (
	"strconv"
	"unicode/utf8"
)

// Flags change how values are written.
type Flags int

// NilSliceAsEmpty writes a nil slice as [].
const NilSliceAsEmpty Flags = 1

// Writer collects JSON. Its zero value is ready.
type Writer struct {
	Flags Flags
	buf   []byte
}

// Bytes returns what has been written.
func (w *Writer) Bytes() []byte { return w.buf }

// RawByte writes a byte as it is.
func (w *Writer) RawByte(c byte) { w.buf = append(w.buf, c) }

// RawString writes a text as it is.
func (w *Writer) RawString(s string) { w.buf = append(w.buf, s...) }

// Int writes a number.
func (w *Writer) Int(n int) { w.buf = strconv.AppendInt(w.buf, int64(n), 10) }

// Bool writes true or false.
func (w *Writer) Bool(v bool) { w.buf = strconv.AppendBool(w.buf, v) }

const hex = "0123456789abcdef"

// String writes a text in quotes. Bytes that are not UTF-8 become U+FFFD; the
// signs < > & stay, since only JSON parsers read this.
func (w *Writer) String(s string) {
	w.buf = append(w.buf, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				w.buf = append(append(w.buf, s[start:i]...), `\ufffd`...)
				start = i + 1
			}
			i += size
			continue
		}
		if c >= ' ' && c != '"' && c != '\\' {
			i++
			continue
		}
		w.buf = append(w.buf, s[start:i]...)
		switch c {
		case '"', '\\':
			w.buf = append(w.buf, '\\', c)
		case '\n':
			w.buf = append(w.buf, '\\', 'n')
		case '\t':
			w.buf = append(w.buf, '\\', 't')
		default:
			w.buf = append(w.buf, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		}
		i++
		start = i
	}
	w.buf = append(append(w.buf, s[start:]...), '"')
}
