package links

import (
	"testing"

	"argosdocs/wasm/pack"
)

func site(base string) *Set {
	return NewSet(&pack.Manifest{
		Site: pack.Site{BaseURL: base},
		Pages: []pack.PageMeta{
			{ID: "faq"}, {ID: "quickstart/cypress"}, {ID: "renamed", File: "old/name.md"},
		},
		Redirects: []pack.Redirect{{From: base + "installation", To: base + "faq"}},
	})
}

func TestHref(t *testing.T) {
	tests := []struct{ name, base, file, destination, want string }{
		{"LK-2 a site path gets the base URL", "/docs/", "a.md", "/faq", "/docs/faq"},
		{"LK-2 a path with the base URL stays", "/docs/", "a.md", "/docs/faq", "/docs/faq"},
		{"LK-2 the base alone gets its slash", "/docs/", "a.md", "/docs", "/docs/"},
		{"LK-2 a longer first part is not the base", "/docs/", "a.md", "/docsearch", "/docs/docsearch"},
		{"LK-2 base at the root", "/", "a.md", "/faq", "/faq"},
		{"RT-4 a trailing slash goes, query and hash stay", "/docs/", "a.md", "/faq/?a=1#b/", "/docs/faq?a=1#b/"},
		{"RT-4 a hash is never altered", "/docs/", "a.md", "#top", "#top"},
		{"LK-1 external", "/docs/", "a.md", "https://example.com/faq/", "https://example.com/faq/"},
		{"LK-1 protocol-relative", "/docs/", "a.md", "//example.com", "//example.com"},
		{"LK-1 a scheme starts with a letter", "/docs/", "a.md", "/a:b", "/docs/a:b"},
		{"OC-3 a file beside", "/docs/", "quickstart/x.md", "cypress.md#a", "/docs/quickstart/cypress#a"},
		{"OC-3 a file above", "/docs/", "quickstart/x.md", "../faq.md?q", "/docs/faq?q"},
		{"OC-3 a file whose page has another id", "/docs/", "a.md", "old/name.md", "/docs/renamed"},
		{"OC-3 no such file stays as written", "/docs/", "a.md", "none.md", "none.md"},
		{"LK-2 relative targets stay", "/docs/", "a.md", "cypress", "cypress"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := site(test.base).Href(test.file, test.destination); got != test.want {
				t.Errorf("Href(%q) = %q, want %q", test.destination, got, test.want)
			}
		})
	}
}

func TestPageIgnoresCaseAndSlash(t *testing.T) {
	for _, path := range []string{"/faq", "/FAQ", "/Faq/"} {
		if id, ok := site("/docs/").Page(path); !ok || id != "faq" {
			t.Errorf("RT-1 Page(%q) = %q, %v", path, id, ok)
		}
	}
}

func TestCheck(t *testing.T) {
	ids := map[string]map[string]bool{"faq": {"a": true, "é": true}, "quickstart/cypress": {}}
	checker := Checker{
		Set:   site("/docs/"),
		Asset: func(path string) bool { return path == "/img/a.png" },
		IDs:   func(id string) (map[string]bool, bool) { m, ok := ids[id]; return m, ok },
	}
	tests := []struct {
		name, destination string
		image             bool
		want              string
	}{
		{"a page", "/faq", false, ""},
		{"BD-2 case and slash are ignored", "/FAQ/", false, ""},
		{"BD-2 percent-encoded", "/f%61q", false, ""},
		{"BD-2 no page", "/nope", false, `link "/nope" leads to no page, check its spelling; pages are named by their path below content/`},
		{"BD-2 a page of that name elsewhere", "/cypress", false, `link "/cypress" leads to no page, did you mean /quickstart/cypress?`},
		{"BD-2 relative to the page", "quickstart/cypress", false, ""},
		{"BD-7 no such file", "./none.md", false, `link "./none.md" leads to no page, check its spelling; pages are named by their path below content/`},
		{"BD-7 an empty link", "", false, "this link leads nowhere, write its address between the parentheses"},
		{"BD-3 an anchor", "/faq#a", false, ""},
		{"BD-3 an anchor, encoded", "/faq#%C3%A9", false, ""},
		{"BD-3 an anchor, badly encoded", "/faq#%C3%", false, `warning: page "faq" has no anchor "#%C3%", link to the id of one of its headings`},
		{"BD-3 no such anchor", "/faq#b", false, `warning: page "faq" has no anchor "#b", link to the id of one of its headings`},
		{"BD-3 an empty hash is fine", "/faq#", false, ""},
		{"BD-3 anchors of an unknown page are taken to be right", "/renamed#x", false, ""},
		{"BD-12 a redirect", "/installation", false, `link "/installation" leads to a redirect, link to /docs/faq instead`},
		{"OC-3 a file", "/img/a.png", false, ""},
		{"external", "https://example.com/x", false, ""},
		{"BD-8 an image", "/img/a.png", true, ""},
		{"BD-8 no such image", "/img/b.png", true, `there is no image "/img/b.png", put the file at content/img/b.png`},
		{"BD-8 a relative image", "img/a.png", true, `image "img/a.png" is not a site path, write it as /img/name.png, a file of content/img`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := ""
			for _, d := range checker.Check("faq", []pack.Link{{Image: test.image, Destination: test.destination, File: "faq.md", Line: 3, Column: 7}}) {
				got += d.String()
			}
			want := test.want
			if want != "" {
				want = "faq.md:3:7: " + want
			}
			if got != want {
				t.Errorf("got  %q\nwant %q", got, want)
			}
		})
	}
}
