package pack

import (
	"argosdocs/wasm/pack/jlexer"
	"argosdocs/wasm/pack/jwriter"
)

// Encodable is any type of this package with a codec, or a pointer to one.
type Encodable interface{ MarshalEasyJSON(*jwriter.Writer) }

// Encode and Decode take the codec's method itself, v.MarshalEasyJSON, not the
// value: through an interface the linker would keep the codecs of all types in
// both directions.

// Encode returns what a codec writes; lists that are nil are empty lists.
func Encode(marshal func(*jwriter.Writer)) []byte {
	w := jwriter.Writer{Flags: jwriter.NilSliceAsEmpty}
	marshal(&w)
	return w.Bytes()
}

// Decode lets a codec read JSON. Unknown members are passed over.
func Decode(data []byte, unmarshal func(*jlexer.Lexer)) error {
	l := jlexer.Lexer{Data: data}
	unmarshal(&l)
	return l.Error()
}
