package markdown

import "strings"

// commentStyle is the way a language writes a comment on a line of its own.
type commentStyle struct{ open, close string }

var (
	slashComment = commentStyle{"//", ""}
	blockComment = commentStyle{"/*", "*/"}
	jsxComment   = commentStyle{"{/*", "*/}"}
	hashComment  = commentStyle{"#", ""}
	htmlComment  = commentStyle{"<!--", "-->"}
	dashComment  = commentStyle{"--", ""}
)

// commentStyles lists the comments magic words may stand in (CB-3).
func commentStyles(language string) []commentStyle {
	switch language {
	case "js", "javascript", "ts", "typescript":
		return []commentStyle{slashComment, blockComment}
	case "jsx", "tsx":
		return []commentStyle{slashComment, blockComment, jsxComment}
	case "html":
		return []commentStyle{slashComment, blockComment, htmlComment}
	case "python", "py", "bash", "sh", "shell", "yaml", "yml", "toml", "ruby", "dockerfile":
		return []commentStyle{hashComment}
	case "md", "markdown":
		return []commentStyle{htmlComment, jsxComment, hashComment}
	case "sql", "lua", "haskell":
		return []commentStyle{dashComment}
	case "tex", "matlab":
		return []commentStyle{{"%", ""}}
	case "vb", "vbnet":
		return []commentStyle{{"'", ""}, {"REM", ""}}
	}
	return []commentStyle{slashComment, blockComment, jsxComment, hashComment, htmlComment}
}

// takeMagicComments removes the comments that mark lines and returns the code
// left with the 0-based lines they mark. A block that is opened and never
// closed marks nothing.
func takeMagicComments(language, code string) (string, map[int]bool) {
	if !strings.Contains(code, "highlight-") {
		return code, nil
	}
	styles := commentStyles(language)
	marked := map[int]bool{}
	var kept []string
	next, blockStart := false, -1
	for line := range strings.SplitAfterSeq(code, "\n") {
		switch magicWord(line, styles) {
		case "highlight-next-line":
			next = true
			continue
		case "highlight-start":
			blockStart = len(kept)
			continue
		case "highlight-end":
			for n := blockStart; n >= 0 && n < len(kept); n++ {
				marked[n] = true
			}
			blockStart = -1
			continue
		}
		if next {
			marked[len(kept)] = true
			next = false
		}
		kept = append(kept, line)
	}
	return strings.Join(kept, ""), marked
}

func magicWord(line string, styles []commentStyle) string {
	line = strings.TrimSpace(line)
	for _, style := range styles {
		word, ok := strings.CutPrefix(line, style.open)
		if !ok {
			continue
		}
		if word, ok = strings.CutSuffix(word, style.close); ok {
			return strings.TrimSpace(word)
		}
	}
	return ""
}
