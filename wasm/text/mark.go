package text

import "strings"

// Span is a stretch of a text in bytes.
type Span struct{ Start, End int }

// Tags around what was found, as the hosted service writes them.
const (
	openMark  = "<mark>"
	closeMark = "</mark>"
	ellipsis  = "…"
)

// escaper undoes what a text could do to the HTML around it (decision D5).
var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&#39;")

// Mark returns the stretch of a text as HTML: escaped, with <mark> around the
// spans inside it. Spans are in order; those that touch or overlap become one.
func Mark(s string, spans []Span, within Span) string {
	var b strings.Builder
	at := within.Start
	for i := 0; i < len(spans); i++ {
		start, end := max(spans[i].Start, within.Start), spans[i].End
		for i+1 < len(spans) && spans[i+1].Start <= end {
			i++
			end = max(end, spans[i].End)
		}
		end = min(end, within.End)
		if start >= end || start < at {
			continue
		}
		b.WriteString(escaper.Replace(s[at:start]))
		b.WriteString(openMark)
		b.WriteString(escaper.Replace(s[start:end]))
		b.WriteString(closeMark)
		at = end
	}
	b.WriteString(escaper.Replace(s[at:within.End]))
	return b.String()
}

// Snippet returns at most count words of a text around the best of what was
// found: the window that holds most spans, the earliest of equals. An ellipsis
// stands where the text is cut.
func Snippet(s string, spans []Span, count int) string {
	window := snippetWindow(s, spans, count)
	marked := Mark(s, spans, window)
	if window.Start > 0 {
		marked = ellipsis + marked
	}
	if window.End < len(s) {
		marked += ellipsis
	}
	return marked
}

func snippetWindow(s string, spans []Span, count int) Span {
	fields := fieldSpans(s)
	if len(fields) <= count {
		return Span{0, len(s)}
	}
	found := make([]int, len(fields)+1) // spans that begin before each field's end
	next := 0
	for i, field := range fields {
		for next < len(spans) && spans[next].Start < field.End {
			next++
		}
		found[i+1] = next
	}
	best, bestCount := 0, 0
	for from := 0; from+count <= len(fields); from++ {
		if n := found[from+count] - found[from]; n > bestCount {
			best, bestCount = from, n
		}
	}
	if bestCount > 0 {
		best = centred(found, best, count, bestCount)
	}
	return Span{fields[best].Start, fields[best+count-1].End}
}

// centred moves a window on while it keeps all it has found, so that some text
// stands before the first match and after the last.
func centred(found []int, from, count, want int) int {
	last := from
	for last+1+count < len(found) && found[last+1+count]-found[last+1] == want {
		last++
	}
	return (from + last) / 2
}

// fieldSpans lists the words of a text as a reader counts them.
func fieldSpans(s string) []Span {
	var fields []Span
	start := -1
	for i, r := range s {
		space := r == ' ' || r == '\n' || r == '\t' || r == '\u00a0'
		if !space && start < 0 {
			start = i
		}
		if space && start >= 0 {
			fields = append(fields, Span{start, i})
			start = -1
		}
	}
	if start >= 0 {
		fields = append(fields, Span{start, len(s)})
	}
	return fields
}
