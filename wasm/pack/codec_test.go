package pack

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"argosdocs/wasm/pack/jlexer"
	"argosdocs/wasm/pack/jwriter"
)

// FuzzText holds our writer and lexer against encoding/json.
func FuzzText(f *testing.F) {
	for _, seed := range []string{"", "a\"b\\c", "\x00\x1f\n\t\r", "é🚀\u2028", "\xff\xfe", "<a href=\"x\">&amp;", `\u0041`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var w jwriter.Writer
		w.String(text)
		var theirs string
		if err := json.Unmarshal(w.Bytes(), &theirs); err != nil || theirs != validUTF8(text) {
			t.Errorf("%q was written as %s, which reads %q (%v)", text, w.Bytes(), theirs, err)
		}
		written, _ := json.Marshal(text)
		l := jlexer.Lexer{Data: written}
		if ours := l.String(); ours != theirs || l.Error() != nil {
			t.Errorf("%s reads %q, want %q (%v)", written, ours, theirs, l.Error())
		}
	})
}

// validUTF8 replaces every byte that is not UTF-8, as encoding/json does.
func validUTF8(text string) string { return string([]rune(text)) }

// FuzzDecode holds the lexer to what encoding/json says of any input: no panic,
// and what it accepts means the same.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		`{"message":"a","code":"b"}`, `{"message":null}`, `null`, `{"x":[1,{"y":[]}],"code":"\ud83d\ude80\ud800x"}`,
		`{"code":"a",}`, `{"code" "a"}`, `{"code":1}`, `{"code":"`, `[`, `{"x":tru}`, `{"x":-1.5e+3}`, strings.Repeat(`{"x":`, 600),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var ours, theirs Failure
		if err := Decode([]byte(text), ours.UnmarshalEasyJSON); err != nil {
			return
		}
		if !json.Valid([]byte(text)) {
			return // numbers are read loosely; the pack is our own
		}
		if err := json.Unmarshal([]byte(text), &theirs); err == nil && !sameText(ours, theirs) {
			t.Errorf("%s reads %+v, want %+v", text, ours, theirs)
		}
	})
}

// sameText ignores how names are matched: encoding/json folds their case.
func sameText(ours, theirs Failure) bool {
	return reflect.DeepEqual(ours, theirs) || ours == (Failure{}) || strings.ContainsRune(theirs.Code+theirs.Message+theirs.Shard, '\ufffd')
}

func TestDecodeRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"nothing": "", "a list": "[]", "an open text": `{"code":"a`, "an open object": `{"code":"a"`, "a last comma": `{"code":"a",}`,
		"no comma": `{"code":"a" "message":"b"}`, "a number for a text": `{"code":1}`, "text after the end": `{} x`,
		"a bad escape": `{"code":"\x"}`, "deep nesting": strings.Repeat(`{"x":`, maxNesting) + "1" + strings.Repeat("}", maxNesting),
	} {
		if err := Decode([]byte(text), new(Failure).UnmarshalEasyJSON); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}

const maxNesting = 1000
