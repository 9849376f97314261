package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"argosdocs/wasm/pack"
)

// node is a JSON value that knows where it stands, so that every fault of
// site.json can be told with its line.
type node struct {
	line, column int
	value        any // string, float64, bool, nil, []*node or *object
}

// object keeps its members in order.
type object struct {
	names   []string
	members map[string]*node
	at      map[string]*node // the names themselves
}

// parseJSON reads one JSON value. A fault of the syntax is returned with its
// place.
func parseJSON(file, text string) (*node, []pack.Diagnostic) {
	p := jsonParser{text: text, decoder: json.NewDecoder(strings.NewReader(text))}
	n, err := p.value()
	if err == nil {
		if _, end := p.decoder.Token(); !errors.Is(end, io.EOF) {
			err = errors.New("text after the end of the value")
		}
	}
	if err == nil {
		return n, nil
	}
	offset := int(p.decoder.InputOffset())
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		offset = max(int(syntax.Offset)-1, 0)
	}
	for offset < len(text) && strings.IndexByte(" \t\r\n,", text[offset]) >= 0 {
		offset++
	}
	line, column := p.position(offset)
	return nil, []pack.Diagnostic{{
		Severity: pack.Error, Code: "json", File: file, Line: line, Column: column,
		Message: "this is not JSON: " + err.Error(), Fix: "check commas, quotes and brackets before this place",
	}}
}

type jsonParser struct {
	text    string
	decoder *json.Decoder
}

// next returns the next token and a node at its start.
func (p *jsonParser) next() (json.Token, *node, error) {
	start := int(p.decoder.InputOffset())
	for start < len(p.text) && strings.IndexByte(" \t\r\n,:", p.text[start]) >= 0 {
		start++
	}
	token, err := p.decoder.Token()
	line, column := p.position(start)
	return token, &node{line: line, column: column}, err
}

func (p *jsonParser) position(offset int) (line, column int) {
	before := p.text[:min(offset, len(p.text))]
	return strings.Count(before, "\n") + 1, len(before) - strings.LastIndexByte(before, '\n')
}

func (p *jsonParser) value() (*node, error) {
	token, n, err := p.next()
	if err != nil {
		return nil, err
	}
	switch token {
	case json.Delim('{'):
		n.value, err = p.object()
	case json.Delim('['):
		n.value, err = p.array()
	default:
		n.value = token
	}
	return n, err
}

func (p *jsonParser) object() (*object, error) {
	o := &object{members: map[string]*node{}, at: map[string]*node{}}
	for p.decoder.More() {
		token, at, err := p.next()
		if err != nil {
			return nil, err
		}
		name := token.(string)
		if slices.Contains(o.names, name) {
			return nil, fmt.Errorf("member %q appears twice", name)
		}
		member, err := p.value()
		if err != nil {
			return nil, err
		}
		o.names = append(o.names, name)
		o.members[name], o.at[name] = member, at
	}
	_, err := p.decoder.Token()
	return o, err
}

func (p *jsonParser) array() ([]*node, error) {
	items := []*node{}
	for p.decoder.More() {
		item, err := p.value()
		if err != nil {
			return nil, err
		}
		items = append(items, item)
	}
	_, err := p.decoder.Token()
	return items, err
}
