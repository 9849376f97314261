package markdown

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzRender holds untrusted text to its promise: no panic, and nothing in the
// HTML that could run.
func FuzzRender(f *testing.F) {
	pages, err := filepath.Glob("testdata/golden/*.md")
	if err != nil {
		f.Fatal(err)
	}
	for _, page := range pages {
		source, err := os.ReadFile(page)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(source))
	}
	for _, seed := range []string{
		"[a](java&#115;cript:x)", "<svg/onload=x>", "![](data:image/svg+xml;base64,x)", "[a](\x01javascript:x)",
		"```js {1-9} title=\"<script>\"\n", ":::note <script>\n", "::card{title=\"<script>\" href=\"javascript:x\"}",
		":::cards\n::card{title=\"a\" href=\"javascript:x\" image=\"javascript:x\"}\n:::", "# <script>{#\"><script>}",
		"::::tabs{group=\"\\\"><script>\"}\n:::tab{label=\"<script>\"}\n:::\n::::", "[a]: javascript:x\n[a]",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, source string) {
		html := strings.ToLower(Render(source, Options{File: "draft.md"}).HTML)
		for _, bad := range []string{"<script", "<svg", "<iframe", "=\"javascript:", "=\"vbscript:", "=\"data:text", " onerror=\"", " onload=\""} {
			if strings.Contains(html, bad) {
				t.Errorf("%q became %q", source, html)
			}
		}
	})
}

func TestScriptIsRefusedInTrustedPagesToo(t *testing.T) {
	doc := Render("[a](javascript:x) <b>raw</b>", Options{Trusted: true})
	if strings.Contains(doc.HTML, "javascript:") || !strings.Contains(doc.HTML, "<b>raw</b>") {
		t.Errorf("HTML %q", doc.HTML)
	}
	if len(doc.Diagnostics) != 1 || doc.Diagnostics[0].Code != "unsafe-url" {
		t.Errorf("diagnostics %v", doc.Diagnostics)
	}
}
