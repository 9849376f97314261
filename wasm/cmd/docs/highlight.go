package main

import (
	"strings"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"

	"argosdocs/wasm/markdown"
)

// colour returns the runs of a code block. ok is false for a language nobody
// knows; plain text is known and has no runs.
func colour(code markdown.Code) (runs string, ok bool) {
	if code.Language == "text" || code.Language == "txt" || code.Language == "plain" || code.Language == "mermaid" {
		return "", true
	}
	lexer := lexers.Get(code.Language)
	if lexer == nil {
		return "", false
	}
	tokens, err := chroma.Coalesce(lexer).Tokenise(nil, code.Text)
	if err != nil {
		return "", true
	}
	var all []markdown.Run
	var shown strings.Builder
	for token := range tokens.Stdlib() {
		all = append(all, markdown.Run{Class: tokenClass(token.Type), Length: len(token.Value)})
		shown.WriteString(token.Value)
	}
	// Some lexers normalise line ends or add a last one; runs over another
	// text would colour the wrong bytes.
	if strings.TrimRight(shown.String(), "\n") != strings.TrimRight(code.Text, "\n") {
		return "", true
	}
	return markdown.EncodeRuns(all), true
}

// tokenClass maps chroma's token types to the classes of docs/article-html.md.
func tokenClass(t chroma.TokenType) byte {
	switch t {
	case chroma.NameFunction, chroma.NameFunctionMagic, chroma.NameBuiltin, chroma.NameBuiltinPseudo, chroma.NameDecorator:
		return 'f'
	case chroma.NameClass, chroma.NameTag, chroma.NameNamespace, chroma.NameException, chroma.KeywordType:
		return 't'
	case chroma.NameAttribute, chroma.NameProperty, chroma.NameLabel, chroma.NameEntity:
		return 'a'
	case chroma.NameVariable, chroma.NameVariableClass, chroma.NameVariableGlobal, chroma.NameVariableInstance, chroma.NameVariableMagic:
		return 'v'
	case chroma.NameConstant:
		return 'k'
	case chroma.GenericInserted:
		return 'i'
	case chroma.GenericDeleted:
		return 'd'
	case chroma.GenericHeading, chroma.GenericSubheading:
		return 'k'
	case chroma.LiteralStringInterpol:
		return 'v'
	}
	switch t.Category() {
	case chroma.Comment:
		return 'c'
	case chroma.Keyword:
		return 'k'
	case chroma.Operator:
		return 'o'
	case chroma.Punctuation:
		return 'p'
	}
	switch t.SubCategory() {
	case chroma.LiteralString:
		return 's'
	case chroma.LiteralNumber:
		return 'n'
	}
	return '-'
}
