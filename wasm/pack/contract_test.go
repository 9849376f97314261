package pack

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"argosdocs/wasm/pack/jlexer"
)

// codec is what every type of the contract can do.
type codec interface {
	Encodable
	UnmarshalEasyJSON(*jlexer.Lexer)
}

// TestContract reads each golden answer and writes it again. The same files
// are the fixtures of app/engine/contract.test.ts, so a field that only one
// side knows fails one of the two.
func TestContract(t *testing.T) {
	for name, value := range map[string]codec{
		"manifest": &Manifest{}, "pageview": &PageView{}, "searchanswer": &SearchAnswer{},
		"diagnostics": &Diagnostics{}, "stats": &Stats{}, "failure": &Failure{}, "pageshard": &PageShard{},
	} {
		t.Run(name, func(t *testing.T) {
			golden, err := os.ReadFile("testdata/" + name + ".json")
			if err != nil {
				t.Fatal(err)
			}
			if err := Decode(golden, value.UnmarshalEasyJSON); err != nil {
				t.Fatal(err)
			}
			if got, want := compact(t, Encode(value.MarshalEasyJSON)), compact(t, golden); got != want {
				t.Errorf("written again it differs:\n got %s\nwant %s", got, want)
			}
		})
	}
}

func compact(t *testing.T, data []byte) string {
	t.Helper()
	var b bytes.Buffer
	if err := json.Compact(&b, data); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestDiagnosticText(t *testing.T) {
	d := Diagnostic{Severity: Error, File: "a.md", Line: 3, Column: 7, Message: "it is wrong", Fix: "mend it"}
	if got, want := d.String(), "a.md:3:7: it is wrong, mend it"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	d.Severity, d.Fix = Warning, ""
	if got, want := d.String(), "a.md:3:7: warning: it is wrong"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
