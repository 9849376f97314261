package markdown

import "strings"

// attribute is one key="value" of a directive, fence or image. A bare word has
// an empty value.
type attribute struct{ key, value string }

type attributes []attribute

// get returns the value of key.
func (a attributes) get(key string) (string, bool) {
	for _, attr := range a {
		if attr.key == key {
			return attr.value, true
		}
	}
	return "", false
}

// or returns the value of key, or what stands in for it.
func (a attributes) or(key, fallback string) string {
	if value, ok := a.get(key); ok && value != "" {
		return value
	}
	return fallback
}

// parseAttributes reads {key="value" key='value' key=value word}. It returns
// what is wrong, or an empty string.
func parseAttributes(text string) (attributes, string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, ""
	}
	if text[0] != '{' || text[len(text)-1] != '}' {
		return nil, "attributes are not closed"
	}
	return scanAttributes(text[1 : len(text)-1])
}

// scanAttributes reads attributes without the braces.
func scanAttributes(text string) (attributes, string) {
	var attrs attributes
	for {
		text = strings.TrimLeft(text, " \t")
		if text == "" {
			return attrs, ""
		}
		end := strings.IndexAny(text, "= \t")
		if end < 0 {
			return append(attrs, attribute{key: text}), ""
		}
		attr := attribute{key: text[:end]}
		if end == 0 {
			return nil, "an attribute has no name"
		}
		text = text[end:]
		if text[0] != '=' {
			attrs = append(attrs, attr)
			continue
		}
		text = text[1:]
		if text != "" && (text[0] == '"' || text[0] == '\'') {
			stop := strings.IndexByte(text[1:], text[0])
			if stop < 0 {
				return nil, "the value of " + quote(attr.key) + " is never closed"
			}
			attr.value, text = text[1:stop+1], text[stop+2:]
		} else {
			stop := strings.IndexAny(text, " \t")
			if stop < 0 {
				stop = len(text)
			}
			attr.value, text = text[:stop], text[stop:]
		}
		attrs = append(attrs, attr)
	}
}
