package main

import (
	"strings"

	"argosdocs/wasm/pack"
)

// reader takes values out of site.json and reports those of the wrong kind.
type reader struct {
	file   string
	faults []pack.Diagnostic
}

func (r *reader) fault(n *node, code, message, fix string) {
	r.faults = append(r.faults, pack.Diagnostic{
		Severity: pack.Error, Code: code, File: r.file, Line: n.line, Column: n.column, Message: message, Fix: fix,
	})
}

// fields is an object being read; done reports what was left unread.
type fields struct {
	r    *reader
	n    *node
	o    *object
	read map[string]bool
}

func (r *reader) object(n *node, what string) *fields {
	o, ok := n.value.(*object)
	if !ok {
		r.fault(n, "site-value", what+" is not an object", "write it as { … }")
		o = &object{}
	}
	return &fields{r: r, n: n, o: o, read: map[string]bool{}}
}

func (f *fields) get(name string) *node {
	f.read[name] = true
	return f.o.members[name]
}

func (f *fields) text(name string) string {
	n := f.get(name)
	if n == nil {
		return ""
	}
	text, ok := n.value.(string)
	if !ok {
		f.r.fault(n, "site-value", quoted(name)+" is not a text", "put it in quotes")
	}
	return text
}

func (f *fields) required(name string) string {
	text := f.text(name)
	if text == "" && (f.o.members[name] == nil || f.o.members[name].value == "") {
		f.r.fault(f.n, "site-value", quoted(name)+" is missing", "add it")
	}
	return text
}

func (f *fields) number(name string) int {
	n := f.get(name)
	if n == nil {
		return 0
	}
	number, ok := n.value.(float64)
	if !ok || number != float64(int(number)) || number < 0 {
		f.r.fault(n, "site-value", quoted(name)+" is not a whole number", "write digits without quotes")
	}
	return int(number)
}

func (f *fields) bool(name string, fallback bool) bool {
	n := f.get(name)
	if n == nil {
		return fallback
	}
	value, ok := n.value.(bool)
	if !ok {
		f.r.fault(n, "site-value", quoted(name)+" is neither true nor false", "write true or false without quotes")
	}
	return value
}

func (f *fields) list(name string) []*node {
	n := f.get(name)
	if n == nil {
		return nil
	}
	items, ok := n.value.([]*node)
	if !ok {
		f.r.fault(n, "site-value", quoted(name)+" is not a list", "write it as [ … ]")
	}
	return items
}

// done reports every member that nothing has asked for.
func (f *fields) done() {
	for _, name := range f.o.names {
		if !f.read[name] {
			f.r.fault(f.o.at[name], "site-key", "unknown key "+quoted(name), "remove it, or check its spelling")
		}
	}
}

func quoted(s string) string { return `"` + strings.ReplaceAll(s, `"`, `\"`) + `"` }
