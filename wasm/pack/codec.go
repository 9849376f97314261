package pack

import (
	"github.com/mailru/easyjson/jlexer"
	"github.com/mailru/easyjson/jwriter"
)

// Encodable is any type of this package with a codec, or a pointer to one.
type Encodable interface{ MarshalEasyJSON(*jwriter.Writer) }

// Decodable is a pointer to any type of this package with a codec.
type Decodable interface{ UnmarshalEasyJSON(*jlexer.Lexer) }

// Encode writes a value as JSON, < > & as they are: the text is read by
// JSON.parse and by Decode, never by an HTML parser.
func Encode(v Encodable) ([]byte, error) {
	w := jwriter.Writer{NoEscapeHTML: true}
	v.MarshalEasyJSON(&w)
	return w.BuildBytes()
}

// Decode reads JSON into a value. Unknown members are passed over.
func Decode(data []byte, v Decodable) error {
	l := jlexer.Lexer{Data: data}
	v.UnmarshalEasyJSON(&l)
	return l.Error()
}
