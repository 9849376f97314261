package markdown

import (
	"sort"
	"strings"

	"argosdocs/wasm/pack"
)

// source is the text goldmark parses: the body of a page with its partials
// taken in, and where each line of it came from.
type source struct {
	text    []byte
	starts  []int // offset of each line in text
	origins []origin
}

type origin struct {
	file string
	line int // 1-based
}

// maxInclude bounds partials within partials; a partial that takes itself in
// is stopped by it.
const maxInclude = 5

// position returns the file, line and column of an offset in text.
func (s *source) position(offset int) (file string, line, column int) {
	if len(s.starts) == 0 {
		return "", 1, 1
	}
	i := max(sort.SearchInts(s.starts, offset+1)-1, 0)
	return s.origins[i].file, s.origins[i].line, offset - s.starts[i] + 1
}

// expander builds a source line by line.
type expander struct {
	out      source
	b        strings.Builder
	partial  func(file string) (string, bool)
	report   func(d pack.Diagnostic)
	included []string // files being taken in, outermost first
	used     []string // every partial taken in, in order
}

// add appends the lines of text, which start at line first of file.
func (e *expander) add(file, text string, first int) {
	var fence codeFence
	for i, line := range strings.SplitAfter(text, "\n") {
		if line == "" {
			continue
		}
		inCode := fence.step(line)
		if !inCode && strings.HasPrefix(line, "::include") {
			e.include(file, strings.TrimRight(line, " \t\r\n"), first+i)
			continue
		}
		e.out.starts = append(e.out.starts, e.b.Len())
		e.out.origins = append(e.out.origins, origin{file, first + i})
		e.b.WriteString(line)
	}
	// A partial must not run into the line after it.
	if e.b.Len() > 0 && !strings.HasSuffix(e.b.String(), "\n") {
		e.b.WriteByte('\n')
	}
}

func (e *expander) include(file, line string, number int) {
	fail := func(code, message, fix string) {
		e.report(pack.Diagnostic{Severity: pack.Error, Code: code, File: file, Line: number, Column: 1, Message: message, Fix: fix})
	}
	attrs, err := parseAttributes(strings.TrimPrefix(line, "::include"))
	name, ok := attrs.get("file")
	if err != "" || !ok {
		fail("directive-attribute", "::include names no file", `write it as ::include{file="_partials/name.md"}`)
		return
	}
	text, ok := e.partial(name)
	if !ok {
		fail("missing-partial", "there is no partial "+quote(name), "files are named by their path below content/")
		return
	}
	if len(e.included) >= maxInclude {
		fail("include-depth", "partial "+quote(name)+" is taken in too deep: "+strings.Join(e.included, " → "), "check whether a partial takes itself in")
		return
	}
	if strings.HasPrefix(text, "---\n") {
		fail("partial-front-matter", "partial "+quote(name)+" has front matter", "remove it; only pages have front matter")
		return
	}
	e.used = append(e.used, name)
	e.included = append(e.included, name)
	e.add(name, text, 1)
	e.included = e.included[:len(e.included)-1]
}

// codeFence follows fenced code blocks well enough to leave directives inside
// them alone.
type codeFence struct {
	char byte
	size int
}

// step takes the next line and tells whether it lies in a code block.
func (f *codeFence) step(line string) bool {
	trimmed := strings.TrimLeft(line, " >")
	if trimmed == "" || (trimmed[0] != '`' && trimmed[0] != '~') {
		return f.size > 0
	}
	size := len(trimmed) - len(strings.TrimLeft(trimmed, trimmed[:1]))
	switch {
	case f.size == 0 && size >= 3:
		f.char, f.size = trimmed[0], size
	case f.size > 0 && trimmed[0] == f.char && size >= f.size && strings.TrimSpace(trimmed[size:]) == "":
		f.size = 0
		return true
	}
	return f.size > 0
}
