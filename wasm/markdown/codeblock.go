package markdown

import (
	"hash/fnv"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
)

var kindCode = ast.NewNodeKind("DocsCode")

// codeBlock is a code block of any origin: fenced, indented, or made by a
// directive. code ends with a line feed unless it is empty.
type codeBlock struct {
	ast.BaseBlock
	language    string
	title       string
	code        string
	highlighted map[int]bool // 0-based lines
	firstNumber int          // of the line numbers, if numbered
	numbered    bool
	runs        string // colours, as EncodeRuns writes them
	offset      int    // of the fence in the source
}

func (n *codeBlock) Kind() ast.NodeKind            { return kindCode }
func (n *codeBlock) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }
func (n *codeBlock) IsRaw() bool                   { return true }

// SpanKey names a code block by what it shows, so that its colours are found
// again after edits elsewhere on the page.
func SpanKey(language, code string) string {
	h := fnv.New32a()
	h.Write([]byte(language))
	h.Write([]byte{'\n'})
	h.Write([]byte(code))
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

// newCodeBlock reads the info string (CB-1, CB-2) and takes magic comments out
// of the code (CB-3).
func newCodeBlock(info, code string) *codeBlock {
	language, meta, _ := strings.Cut(strings.TrimSpace(info), " ")
	if open := strings.IndexByte(language, '{'); open >= 0 {
		language, meta = language[:open], language[open:]+" "+meta
	}
	n := &codeBlock{language: strings.ToLower(language), code: code}
	if n.language == "" {
		n.language = "text"
	}
	ranges, rest, hasRanges := cutRanges(meta)
	attrs, _ := scanAttributes(rest)
	n.title, _ = attrs.get("title")
	if first, ok := attrs.get("showLineNumbers"); ok {
		n.numbered, n.firstNumber = true, 1
		if number, err := strconv.Atoi(first); err == nil {
			n.firstNumber = number
		}
	}
	if hasRanges {
		n.highlighted = parseRanges(ranges)
	} else {
		n.code, n.highlighted = takeMagicComments(n.language, n.code)
	}
	return n
}

// cutRanges takes {1,3-5} out of the meta string.
func cutRanges(meta string) (ranges, rest string, ok bool) {
	quoted := byte(0)
	for i := 0; i < len(meta); i++ {
		switch c := meta[i]; {
		case quoted != 0:
			if c == quoted {
				quoted = 0
			}
		case c == '"' || c == '\'':
			quoted = c
		case c == '{':
			if end := strings.IndexByte(meta[i:], '}'); end > 0 {
				return meta[i+1 : i+end], meta[:i] + " " + meta[i+end+1:], true
			}
		}
	}
	return "", meta, false
}

// maxLines bounds highlight ranges, so that {1-999999999} costs nothing.
const maxLines = 10_000

// parseRanges reads 1,3-5: 1-based, in either direction, values of 0 and less
// ignored (CB-2).
func parseRanges(s string) map[int]bool {
	lines := map[int]bool{}
	for part := range strings.SplitSeq(s, ",") {
		from, to, isRange := strings.Cut(strings.TrimSpace(part), "-")
		a, errA := strconv.Atoi(strings.TrimSpace(from))
		b, errB := a, error(nil)
		if isRange {
			b, errB = strconv.Atoi(strings.TrimSpace(to))
		}
		if errA != nil || errB != nil {
			continue
		}
		for n := max(min(a, b), 1); n <= min(max(a, b), maxLines); n++ {
			lines[n-1] = true
		}
	}
	return lines
}
