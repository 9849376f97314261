package markdown

import (
	"strconv"
	"strings"
)

// Run is a coloured stretch of a code block. Class is the letter of a token
// class of docs/article-html.md, or '-' for plain text; Length counts bytes.
type Run struct {
	Class  byte
	Length int
}

// EncodeRuns writes runs as letter and length, k6-1s12; neighbours of one class
// become one.
func EncodeRuns(runs []Run) string {
	var b strings.Builder
	for i := 0; i < len(runs); {
		class, length := runs[i].Class, 0
		for ; i < len(runs) && runs[i].Class == class; i++ {
			length += runs[i].Length
		}
		if length > 0 {
			b.WriteByte(class)
			b.WriteString(strconv.Itoa(length))
		}
	}
	return b.String()
}

// decodeRuns reads EncodeRuns' form. Text it cannot read ends the list: the
// rest of the block stays plain.
func decodeRuns(s string) []Run {
	var runs []Run
	for len(s) > 1 {
		end := 1
		for end < len(s) && s[end] >= '0' && s[end] <= '9' {
			end++
		}
		length, err := strconv.Atoi(s[1:end])
		if err != nil || strings.IndexByte("-cksnftavopid", s[0]) < 0 {
			return runs
		}
		runs = append(runs, Run{s[0], length})
		s = s[end:]
	}
	return runs
}
