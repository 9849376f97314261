package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"argosdocs/wasm/pack"
)

// goodSite is a small site without a fault; tests lay their own files over it.
var goodSite = map[string]string{
	"site.json": `{
  "title": "Site", "origin": "https://example.com", "baseUrl": "/docs", "lang": "en", "home": "start",
  "logo": { "alt": "Site", "light": "/img/logo.svg", "dark": "/img/logo.svg", "href": "/start" },
  "navbar": [{ "type": "search", "position": "right" }, { "label": "App", "href": "https://app.example.com" }],
  "sidebar": [
    { "type": "category", "label": "Overview", "collapsed": false, "items": ["start", { "type": "doc", "id": "more/faq", "label": "Questions" }] },
    { "type": "link", "label": "Elsewhere", "href": "https://example.com" }
  ],
  "redirects": [{ "from": "/old", "to": "/more/faq#a-question" }]
}`,
	"start.md":          "---\ntitle: Start\nsidebar_label: Begin\n---\n\nRead the [FAQ](more/faq.md#a-question). ![Logo](/img/logo.svg)\n\n```ts\nconst a = 1;\n```\n\n::include{file=\"_help.md\"}\n",
	"more/faq.md":       "---\ntitle: FAQ\n---\n\n## A question\n\nBack to [start](/start).\n",
	"_help.md":          "## Help\n\nAsk.\n",
	"img/logo.svg":      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>`,
	"notes/.ignored.md": "not a page",
}

// writeSite lays files over the good site; an empty text removes a file.
func writeSite(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range goodSite {
		if replaced, ok := files[name]; !ok || replaced != "" {
			write(name, text)
		}
	}
	for name, text := range files {
		if text != "" {
			write(name, text)
		}
	}
	return root
}

func buildSite(t *testing.T, files map[string]string, options buildOptions) (packFiles, []string) {
	t.Helper()
	built, faults, err := build(writeSite(t, files), options)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, d := range faults {
		lines = append(lines, d.String())
	}
	return built, lines
}

func site(old, new string) map[string]string {
	text := goodSite["site.json"]
	if !strings.Contains(text, old) {
		panic("the good site does not contain " + old)
	}
	return map[string]string{"site.json": strings.Replace(text, old, new, 1)}
}

func pageOf(text string) map[string]string { return map[string]string{"page.md": text} }

const head = "---\ntitle: Page\n---\n\n"

func TestGoodSiteHasNoFaults(t *testing.T) {
	if _, faults := buildSite(t, nil, buildOptions{}); faults != nil {
		t.Errorf("faults: %s", strings.Join(faults, "\n"))
	}
}

func TestFaults(t *testing.T) {
	tests := []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"every fault is told, not only the first", map[string]string{
			"b.md": head + "[x](/nope)\n\n:::note\nopen\n", "a.md": "no front matter",
		}, []string{
			`a.md:1:1: this page has no title, add a line title: … to its front matter`,
			`b.md:5:1: link "/nope" leads to no page, check its spelling; pages are named by their path below content/`,
			`b.md:7:1: directive "note" is never closed, end it with a line of :::`,
		}},
		{"broken YAML", pageOf("---\ntitle: \"Page\n---\n"), []string{
			`page.md:1:1: this page has no title, add a line title: … to its front matter`,
			`page.md:2:8: this quote is never closed, close it on the same line`,
		}},
		{"front matter that is never closed", pageOf("---\ntitle: Page\n"), []string{
			`page.md:1:1: front matter is never closed, end it with a line of three dashes`,
			`page.md:1:1: this page has no title, add a line title: … to its front matter`,
		}},
		{"unknown front-matter key", pageOf("---\ntitle: Page\nslug: /x\n---\n"), []string{
			`page.md:3:1: unknown front-matter key "slug", use one of: description, draft, edit_url, hide_title, hide_toc, id, image, keywords, pagination_label, sidebar_label, title, toc_max, toc_min, unlisted`,
		}},
		{"BD-9 two pages on one route", map[string]string{"z.md": "---\ntitle: Z\nid: Start\n---\n"}, []string{
			`z.md:1:1: this page has the same address as start.md: /docs/Start, rename one of the two or give it another id`,
		}},
		{"BD-2 broken link", pageOf(head + "See [that](/starts).\n"), []string{
			`page.md:5:5: link "/starts" leads to no page, check its spelling; pages are named by their path below content/`,
		}},
		{"BD-8 broken image", pageOf(head + "![x](/img/none.png)\n"), []string{
			`page.md:5:1: there is no image "/img/none.png", put the file at content/img/none.png`,
		}},
		{"BD-3 a broken anchor warns", pageOf(head + "[x](/more/faq#none)\n"), []string{
			`page.md:5:1: warning: page "more/faq" has no anchor "#none", link to the id of one of its headings`,
		}},
		{"an unknown code language warns", pageOf(head + "```klingon\nqapla\n```\n"), []string{
			`page.md:5:1: warning: nobody knows how to colour the language "klingon", check its spelling or write text`,
		}},
		{"HA-4 duplicate ids", pageOf(head + "## A {#x}\n\n## B {#x}\n"), []string{
			`page.md:7:1: heading id "x" is taken by another heading of this page, choose another {#id}`,
		}},
		{"a fault in a partial is told once, with its own place", map[string]string{"_help.md": "Text\n[x](/nope)\n", "page.md": head + "::include{file=\"_help.md\"}\n"}, []string{
			`_help.md:2:1: link "/nope" leads to no page, check its spelling; pages are named by their path below content/`,
		}},
		{"OC-5 front matter in a partial", map[string]string{"_help.md": "---\ntitle: x\n---\n"}, []string{
			`start.md:12:1: partial "_help.md" has front matter, remove it; only pages have front matter`,
		}},
		{"a partial that takes itself in", map[string]string{"_help.md": "::include{file=\"_help.md\"}\n"}, []string{
			`_help.md:1:1: partial "_help.md" is taken in too deep: _help.md → _help.md → _help.md → _help.md → _help.md, check whether a partial takes itself in`,
		}},
		{"a page is no partial", pageOf(head + "::include{file=\"start.md\"}\n"), []string{
			`page.md:5:1: there is no partial "start.md", files are named by their path below content/`,
		}},
		{"BD-11 unknown sidebar id", site(`"start", {`, `"stort", {`), []string{
			`site.json:6:78: there is no page "stort", available ids are: more/faq, start`,
		}},
		{"BD-12 redirect to nowhere", site(`"/more/faq#a-question"`, `"/nowhere"`), []string{
			`site.json:9:41: there is no page at "/nowhere", redirect to a page that exists`,
		}},
		{"BD-12 redirect to no anchor", site(`faq#a-question`, `faq#none`), []string{
			`site.json:9:41: page "more/faq" has no anchor "#none", redirect to a page that exists`,
		}},
		{"BD-12 redirect from a page", site(`"/old"`, `"/Start"`), []string{
			`site.json:9:27: a redirect starts at "/Start", which is the page "start", remove the redirect or rename the page`,
		}},
		{"RD-6 redirect from something else than a path", site(`"/old"`, `"old?x"`), []string{
			`site.json:9:27: "from" (old?x) is not a valid pathname. Pathname should start with slash and not contain any domain or query string., write it as /old-page`,
		}},
		{"BD-13 unknown key", site(`"lang"`, `"color": 1, "lang"`), []string{
			`site.json:2:73: unknown key "color", remove it, or check its spelling`,
		}},
		{"BD-13 unknown navbar item", site(`"type": "search"`, `"type": "serach"`), []string{
			`site.json:4:24: Bad navbar item type serach, leave it out for a link, or write "search"`,
		}},
		{"BD-13 navbar item with two targets", site(`"label": "App",`, `"label": "App", "to": "/start",`), []string{
			`site.json:4:57: One and only one between "to" and "href" should be provided, give it "to" for a page or "href" for a URL`,
		}},
		{"BD-13 an origin with a path", site(`https://example.com", "base`, `https://example.com/a", "base`), []string{
			`site.json:2:30: the origin is not supposed to contain a sub-path, put the path into baseUrl`,
		}},
		{"a file that does not exist", site(`"light": "/img/logo.svg"`, `"light": "/img/light.svg"`), []string{
			`site.json:3:37: there is neither a page nor a file at "/img/light.svg", check its spelling`,
		}},
		{"an unknown home", site(`"home": "start"`, `"home": "begin"`), []string{
			`site.json:2:95: there is no page "begin", name a page by its id`,
		}},
		{"values of the wrong kind", site(`"collapsed": false, "items": ["start",`, `"collapsed": "no", "items": [7,`), []string{
			`site.json:6:61: "collapsed" is neither true nor false, write true or false without quotes`,
			`site.json:6:77: a sidebar item is not an object, write it as { … }`,
			`site.json:6:77: "type" is missing, add it`,
		}},
		{"BD-11 an empty category", site(`"items": ["start", { "type": "doc", "id": "more/faq", "label": "Questions" }]`, `"items": []`), []string{
			`site.json:6:5: Sidebar category Overview has neither any subitem nor a link. This makes this item not able to link to anything., give it items or remove it`,
		}},
		{"site.json that is no JSON", map[string]string{"site.json": "{\n  \"title\": \"x\",\n}"}, []string{
			`site.json:3:1: this is not JSON: invalid character '}' looking for beginning of object key string, check commas, quotes and brackets before this place`,
		}},
		{"a picture that cannot be read", map[string]string{"img/bad.png": "not a picture"}, []string{
			`img/bad.png:1:1: this picture cannot be read: image: unknown format, save it again as PNG, JPEG, GIF or SVG`,
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			files, faults := buildSite(t, test.files, buildOptions{})
			if got, want := strings.Join(faults, "\n"), strings.Join(test.want, "\n"); got != want {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
			onlyWarnings := strings.Count(strings.Join(faults, "\n"), ": warning: ") == len(faults)
			if (len(files) > 0) != onlyWarnings {
				t.Errorf("%d files were written beside %d faults", len(files), len(faults))
			}
		})
	}
}

func TestSameContentGivesSameBytes(t *testing.T) {
	first, _ := buildSite(t, nil, buildOptions{})
	for range 3 {
		again, _ := buildSite(t, nil, buildOptions{})
		if len(again) != len(first) {
			t.Fatalf("%d files, then %d", len(first), len(again))
		}
		for name, data := range first {
			if !bytes.Equal(data, again[name]) {
				t.Errorf("%s differs from build to build", name)
			}
		}
	}
}

func manifestOf(t *testing.T, files packFiles) *pack.Manifest {
	t.Helper()
	m := &pack.Manifest{}
	if err := pack.Decode(files[manifestFile], m.UnmarshalEasyJSON); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestManifest(t *testing.T) {
	files, _ := buildSite(t, nil, buildOptions{})
	m := manifestOf(t, files)
	if m.Site.BaseURL != "/docs/" {
		t.Errorf("the base URL is %q", m.Site.BaseURL)
	}
	overview := m.Sidebar[0].Items
	if overview[0].Label != "Begin" || overview[0].Href != "/docs/start" {
		t.Errorf("SB-2 front matter labels a page first: %+v", overview[0])
	}
	if overview[1].Label != "Questions" {
		t.Errorf("SB-2 the sidebar labels a page before its title: %+v", overview[1])
	}
	if want := (pack.Redirect{From: "/docs/old", To: "/docs/more/faq#a-question"}); m.Redirects[0] != want {
		t.Errorf("RD-4 redirect %+v", m.Redirects[0])
	}
	if m.Site.Navbar[1].Position != "left" {
		t.Errorf("NB-4 an item without a position stands %q", m.Site.Navbar[1].Position)
	}
}

func TestBaseURLCanBeSet(t *testing.T) {
	for base, want := range map[string]string{"/": "/start", "a/b": "/a/b/start"} {
		files, faults := buildSite(t, nil, buildOptions{base: base})
		if faults != nil {
			t.Fatal(faults)
		}
		if got := manifestOf(t, files).Sidebar[0].Items[0].Href; got != want {
			t.Errorf("base %q: %q, want %q", base, got, want)
		}
	}
}

func TestDraftsAndUnlistedPages(t *testing.T) {
	over := site(`"start", {`, `"draft", "hidden", "start", {`)
	over["draft.md"] = "---\ntitle: Draft\ndraft: true\n---\n"
	over["hidden.md"] = "---\ntitle: Hidden\nunlisted: true\n---\n\nUnfindable.\n"
	files, faults := buildSite(t, over, buildOptions{})
	if faults != nil {
		t.Fatal(faults)
	}
	m := manifestOf(t, files)
	if len(m.Pages) != 3 || len(m.Sidebar[0].Items) != 2 {
		t.Errorf("%d pages, %d in the sidebar", len(m.Pages), len(m.Sidebar[0].Items))
	}
	for name, data := range files {
		if strings.HasPrefix(name, "index-") && bytes.Contains(data, []byte("Unfindable")) {
			t.Error("an unlisted page is in the search index")
		}
	}
	files, _ = buildSite(t, over, buildOptions{drafts: true})
	if m := manifestOf(t, files); len(m.Pages) != 4 {
		t.Errorf("with drafts there are %d pages", len(m.Pages))
	}
}
