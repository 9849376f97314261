// Package jlexer is what the generated codecs of package pack read JSON with.
// It has the names of easyjson's own lexer and only the methods its generator
// calls: easyjson's imports encoding/json, which the browser would have to load
// (docs/decisions/0002).
//
// The first fault ends all reading: every later call does nothing and every
// loop over a list ends. No input panics.
package jlexer

import (
	"errors"
	"strconv"
)

// maxDepth bounds nesting, so that no input can exhaust the stack.
const maxDepth = 500

// Lexer reads Data from its start.
type Lexer struct {
	Data  []byte
	pos   int
	depth int
	err   error
}

// Error returns the first fault, with its offset.
func (l *Lexer) Error() error { return l.err }

func (l *Lexer) fail(message string) {
	if l.err == nil {
		l.err = errors.New(message + " at offset " + strconv.Itoa(l.pos))
	}
}

// peek returns the next byte that is not white space, 0 at the end or after a
// fault.
func (l *Lexer) peek() byte {
	for l.err == nil && l.pos < len(l.Data) {
		switch c := l.Data[l.pos]; c {
		case ' ', '\t', '\r', '\n':
			l.pos++
		default:
			return c
		}
	}
	return 0
}

// IsStart tells whether nothing has been read yet.
func (l *Lexer) IsStart() bool { return l.pos == 0 }

// IsNull tells whether the next value is null.
func (l *Lexer) IsNull() bool { return l.peek() == 'n' }

// Skip passes over null.
func (l *Lexer) Skip() { l.literal("null") }

func (l *Lexer) literal(word string) {
	if l.peek() == 0 || len(l.Data)-l.pos < len(word) || string(l.Data[l.pos:l.pos+len(word)]) != word {
		l.fail("expected " + word)
		return
	}
	l.pos += len(word)
}

// Delim reads a bracket or brace.
func (l *Lexer) Delim(c byte) {
	if l.peek() != c {
		l.fail("expected " + string(c))
		return
	}
	l.pos++
	if c == '{' || c == '[' {
		if l.depth++; l.depth > maxDepth {
			l.fail("nesting is too deep")
		}
	} else {
		l.depth--
	}
}

// IsDelim tells whether a list or object ends here, or reading has failed.
func (l *Lexer) IsDelim(c byte) bool {
	next := l.peek()
	return next == c || next == 0
}

// WantColon reads the colon behind a name.
func (l *Lexer) WantColon() {
	if l.peek() != ':' {
		l.fail("expected a colon")
		return
	}
	l.pos++
}

// WantComma reads the comma behind a value, unless the list ends here.
func (l *Lexer) WantComma() {
	switch l.peek() {
	case ',':
		l.pos++
		if next := l.peek(); next == '}' || next == ']' {
			l.fail("a comma before the end")
		}
	case '}', ']':
	default:
		l.fail("expected a comma")
	}
}

// Consumed checks that nothing is left.
func (l *Lexer) Consumed() {
	if l.err == nil && l.peek() != 0 {
		l.fail("text after the end")
	}
}

// UnsafeFieldName reads the name of a member.
func (l *Lexer) UnsafeFieldName(bool) string { return l.String() }

// Bool reads true or false.
func (l *Lexer) Bool() bool {
	if l.peek() == 't' {
		l.literal("true")
		return l.err == nil
	}
	l.literal("false")
	return false
}

// Int reads a whole number.
func (l *Lexer) Int() int {
	l.peek()
	start := l.pos
	l.number()
	if l.err != nil {
		return 0
	}
	n, err := strconv.Atoi(string(l.Data[start:l.pos]))
	if err != nil {
		l.fail("expected a whole number")
	}
	return n
}

// number passes over a number of any form.
func (l *Lexer) number() {
	start := l.pos
	for l.pos < len(l.Data) {
		switch c := l.Data[l.pos]; {
		case c >= '0' && c <= '9', c == '-', c == '+', c == '.', c == 'e', c == 'E':
			l.pos++
			continue
		}
		break
	}
	if l.pos == start {
		l.fail("expected a value")
	}
}

// SkipRecursive passes over any value.
func (l *Lexer) SkipRecursive() {
	switch l.peek() {
	case '{':
		l.Delim('{')
		for !l.IsDelim('}') {
			_ = l.String()
			l.WantColon()
			l.SkipRecursive()
			l.WantComma()
		}
		l.Delim('}')
	case '[':
		l.Delim('[')
		for !l.IsDelim(']') {
			l.SkipRecursive()
			l.WantComma()
		}
		l.Delim(']')
	case '"':
		_ = l.String()
	case 't', 'f':
		l.Bool()
	case 'n':
		l.Skip()
	default:
		if l.err == nil {
			l.number()
		}
	}
}
