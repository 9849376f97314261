package markdown

import (
	"strconv"
	"strings"
)

// The strict part of YAML that front matter may use: one level of keys, with
// plain, single- or double-quoted texts and lists of them. All of it means the
// same to a full YAML parser; what could mean something else there is refused.
// A full parser costs the wasm binary 150 kB brotli (docs/decisions/0003).

type yamlEntry struct {
	key          string
	line, column int // of the key, 1-based within the lines given
	value        yamlValue
}

type yamlValue struct {
	text   string
	quoted bool
	list   []string
	isList bool
	column int
}

// yamlReport takes a fault with its 1-based line and column.
type yamlReport func(line, column int, message, fix string)

// parseYAML reads lines and returns the entries in order. A line that cannot
// be read is reported and left out.
func parseYAML(lines []string, report yamlReport) []yamlEntry {
	var entries []yamlEntry
	seen := map[string]bool{}
	for i := 0; i < len(lines); i++ {
		line, number := lines[i], i+1
		if isYAMLBlank(line) {
			continue
		}
		if tab := strings.IndexByte(line, '\t'); tab >= 0 && strings.TrimLeft(line[:tab], " ") == "" {
			report(number, tab+1, "a tab indents this line", "use spaces")
			continue
		}
		if line[0] == ' ' || strings.HasPrefix(line, "- ") {
			report(number, 1, "this line belongs to no key", "write it as key: value")
			continue
		}
		colon := strings.IndexByte(line, ':')
		if colon <= 0 || (colon+1 < len(line) && line[colon+1] != ' ') {
			report(number, 1, "this is not a line of front matter", "write it as key: value, with a space after the colon")
			continue
		}
		entry := yamlEntry{key: line[:colon], line: number, column: 1}
		if seen[entry.key] {
			report(number, 1, "key "+quote(entry.key)+" appears twice", "remove one of the two")
			continue
		}
		seen[entry.key] = true
		scan := yamlScanner{text: line, at: colon + 1, line: number, report: report}
		value, ok := scan.value()
		if !ok {
			continue
		}
		if value.text == "" && !value.quoted && !value.isList {
			var used int
			value, used = parseYAMLList(lines[i+1:], number, value, report)
			i += used
		}
		entry.value = value
		entries = append(entries, entry)
	}
	return entries
}

func isYAMLBlank(line string) bool {
	trimmed := strings.TrimLeft(line, " ")
	return trimmed == "" || trimmed == "\r" || trimmed[0] == '#'
}

// parseYAMLList reads the "- item" lines below a key without a value. It
// returns empty, unchanged, when there are none.
func parseYAMLList(lines []string, before int, empty yamlValue, report yamlReport) (yamlValue, int) {
	list := yamlValue{isList: true, column: empty.column}
	used := 0
	for ; used < len(lines); used++ {
		line := lines[used]
		if isYAMLBlank(line) {
			continue
		}
		indent := len(line) - len(strings.TrimLeft(line, " "))
		if !strings.HasPrefix(line[indent:], "- ") {
			break
		}
		scan := yamlScanner{text: line, at: indent + 1, line: before + used + 1, report: report}
		item, ok := scan.value()
		if ok && item.isList {
			report(before+used+1, item.column, "a list inside a list", "write one list of texts")
		} else if ok {
			list.list = append(list.list, item.text)
		}
	}
	if list.list == nil {
		return empty, 0
	}
	return list, used
}

// yamlScanner reads the value in one line.
type yamlScanner struct {
	text   string
	at     int
	line   int
	report yamlReport
}

func (s *yamlScanner) fail(column int, message, fix string) (yamlValue, bool) {
	s.report(s.line, column, message, fix)
	return yamlValue{}, false
}

// value reads up to the end of the line and allows a comment there.
func (s *yamlScanner) value() (yamlValue, bool) {
	s.space()
	column := s.at + 1
	var v yamlValue
	ok := true
	if s.at < len(s.text) && s.text[s.at] == '[' {
		v, ok = s.flowList()
	} else {
		v, ok = s.scalar("")
	}
	if !ok {
		return v, false
	}
	v.column = column
	s.space()
	if s.at < len(s.text) && s.text[s.at] != '#' {
		return s.fail(s.at+1, "text after the end of the value", "put the whole value in quotes")
	}
	return v, true
}

func (s *yamlScanner) space() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\r') {
		s.at++
	}
}

func (s *yamlScanner) flowList() (yamlValue, bool) {
	open := s.at + 1
	list := yamlValue{isList: true, list: []string{}}
	s.at++
	for {
		s.space()
		if s.at >= len(s.text) {
			return s.fail(open, "this list is never closed", "end it with ] on the same line")
		}
		if s.text[s.at] == ']' {
			s.at++
			return list, true
		}
		item, ok := s.scalar(",]")
		if !ok {
			return item, false
		}
		list.list = append(list.list, item.text)
		s.space()
		if s.at < len(s.text) && s.text[s.at] == ',' {
			s.at++
		} else if s.at < len(s.text) && s.text[s.at] != ']' {
			return s.fail(s.at+1, "text after the end of a list item", "separate the items with commas")
		}
	}
}

// scalar reads a text; a plain one ends at a comment or at one of the stop
// bytes.
func (s *yamlScanner) scalar(stop string) (yamlValue, bool) {
	if s.at >= len(s.text) {
		return yamlValue{}, true
	}
	switch c := s.text[s.at]; {
	case c == '\'':
		return s.singleQuoted()
	case c == '"':
		return s.doubleQuoted()
	case c != '#' && strings.IndexByte("&*!|>%@`{}[],?", c) >= 0:
		return s.fail(s.at+1, "a text cannot start with "+quote(string(c)), "put it in quotes")
	}
	start := s.at
	for s.at < len(s.text) && strings.IndexByte(stop, s.text[s.at]) < 0 {
		rest := s.text[s.at:]
		if strings.HasPrefix(rest, " #") || (s.at == start && rest[0] == '#') {
			break
		}
		if strings.HasPrefix(rest, ": ") || rest == ":" {
			return s.fail(s.at+1, "a colon inside a text without quotes", "put the text in quotes")
		}
		s.at++
	}
	return yamlValue{text: strings.TrimRight(s.text[start:s.at], " \r")}, true
}

func (s *yamlScanner) singleQuoted() (yamlValue, bool) {
	open := s.at + 1
	var b strings.Builder
	for s.at++; s.at < len(s.text); s.at++ {
		if s.text[s.at] != '\'' {
			b.WriteByte(s.text[s.at])
			continue
		}
		s.at++
		if s.at >= len(s.text) || s.text[s.at] != '\'' {
			return yamlValue{text: b.String(), quoted: true}, true
		}
		b.WriteByte('\'')
	}
	return s.fail(open, "this quote is never closed", "close it on the same line")
}

func (s *yamlScanner) doubleQuoted() (yamlValue, bool) {
	open := s.at
	for s.at++; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case '\\':
			s.at++
		case '"':
			s.at++
			// YAML's escapes of printable text are those of Go.
			text, err := strconv.Unquote(s.text[open:s.at])
			if err != nil {
				return s.fail(open+1, "an escape in this text is unknown", `use \" \\ \n \t or \u0000`)
			}
			return yamlValue{text: text, quoted: true}, true
		}
	}
	return s.fail(open+1, "this quote is never closed", "close it on the same line")
}
