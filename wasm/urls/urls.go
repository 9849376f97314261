// Package urls answers what can be told from the text of a URL alone.
package urls

import "strings"

// Scheme returns the lower-case scheme of a URL, or an empty string: a letter,
// then letters, digits, "+", "-" and ".", then a colon (LK-1).
func Scheme(url string) string {
	for i := 0; i < len(url); i++ {
		c := url[i]
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if c == ':' && i > 0 {
			return strings.ToLower(url[:i])
		}
		if !letter && (i == 0 || !(c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.')) {
			return ""
		}
	}
	return ""
}

// IsExternal tells whether a URL leads off the site: it has a scheme, or a
// host without one (LK-1).
func IsExternal(url string) bool {
	return Scheme(url) != "" || strings.HasPrefix(url, "//")
}

// Decode undoes percent-encoding; text that is not encoded right stays as it
// is (NV-7).
func Decode(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			b.WriteByte(s[i])
			continue
		}
		if i+2 >= len(s) || hex(s[i+1]) < 0 || hex(s[i+2]) < 0 {
			return s
		}
		b.WriteByte(byte(hex(s[i+1])<<4 | hex(s[i+2])))
		i += 2
	}
	return b.String()
}

func hex(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
