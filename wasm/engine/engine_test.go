package engine

import (
	"errors"
	"strings"
	"testing"

	"argosdocs/wasm/index"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
)

const (
	startSource = "---\ntitle: Start\ndescription: Where to begin.\nkeywords: [begin]\n---\n\nSee the [FAQ](/faq#why).\n\n```js\nlet a;\n```\n\n![Logo](/img/a.png)\n\n::include{file=\"_help.md\"}\n"
	faqSource   = "---\ntitle: FAQ\nedit_url:\ntoc_max: 2\n---\n\nFirst words.\n\n## Why {#why}\n\nBecause of baselines.\n\n### Deeper\n"
)

// manifest is a site of two pages in two shards, and one that is outside the
// sidebar.
func manifest() *pack.Manifest {
	return &pack.Manifest{
		Format: pack.Format, Build: "b1",
		Site: pack.Site{BaseURL: "/docs/", EditURL: "https://example.com/edit/"},
		Sidebar: []pack.SidebarItem{{Type: "category", Label: "Overview", Items: []pack.SidebarItem{
			{Type: "doc", Label: "Begin", ID: "start", Href: "/docs/start"},
			{Type: "link", Label: "Elsewhere", Href: "https://example.com"},
			{Type: "category", Label: "More", Href: "/docs/faq", Items: []pack.SidebarItem{{Type: "doc", Label: "Questions", ID: "faq", Href: "/docs/faq"}}},
		}}},
		Pages: []pack.PageMeta{
			{ID: "faq", Title: "FAQ", Shard: 1, PaginationLabel: "All questions"},
			{ID: "lost", Title: "Lost", Shard: 7},
			{ID: "start", Title: "Start", Shard: 0},
		},
		Shards: []string{"pages-0.json", "pages-1.json"},
		Index:  []string{"index-0.json"},
	}
}

func shard(pages ...pack.PageSource) []byte {
	return pack.Encode(pack.PageShard{Format: pack.Format, Pages: pages, Partials: []pack.Partial{{File: "_help.md", Source: "## Help\n\nAsk.\n"}}}.MarshalEasyJSON)
}

func load(t *testing.T) *Engine {
	t.Helper()
	e, err := Load(pack.Encode(manifest().MarshalEasyJSON))
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func addStart(t *testing.T, e *Engine) {
	t.Helper()
	if err := e.AddPages("pages-0.json", shard(pack.PageSource{
		ID: "start", File: "start.md", Source: startSource,
		Images: []pack.Image{{Src: "/img/a.png", URL: "/docs/img/a.png", Width: 4, Height: 2}},
	})); err != nil {
		t.Fatal(err)
	}
}

func addFAQ(t *testing.T, e *Engine) {
	t.Helper()
	if err := e.AddPages("pages-1.json", shard(pack.PageSource{ID: "faq", File: "faq.md", Source: faqSource})); err != nil {
		t.Fatal(err)
	}
}

func addIndex(t *testing.T, e *Engine) {
	t.Helper()
	var pages []record.Page
	for _, id := range []string{"start", "faq"} {
		page, err := e.SearchPage(id)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, page)
	}
	if err := e.AddIndex("index-0.json", pack.Encode(index.Build(pages).MarshalEasyJSON)); err != nil {
		t.Fatal(err)
	}
}

func code(err error) string {
	var failure *Failure
	if errors.As(err, &failure) {
		return failure.Code
	}
	return ""
}

func TestLoadRefuses(t *testing.T) {
	other := manifest()
	other.Format = pack.Format + 1
	for name, test := range map[string]struct{ text, code string }{
		"no JSON":                  {"{", "bad-pack"},
		"a manifest of other type": {`{"format":"1"}`, "bad-pack"},
		"another version":          {string(pack.Encode(other.MarshalEasyJSON)), "pack-format"},
	} {
		if _, err := Load([]byte(test.text)); code(err) != test.code {
			t.Errorf("%s: %v", name, err)
		}
	}
	e := load(t)
	if err := e.AddPages("pages-0.json", []byte(`{"format":2}`)); code(err) != "pack-format" || !strings.Contains(err.Error(), "reload the page") {
		t.Errorf("a shard of another version: %v", err)
	}
	if err := e.AddIndex("index-0.json", []byte(`{"format":1,"pages":[{"id":"a","levels":"9"}]}`)); code(err) != "bad-pack" {
		t.Errorf("a corrupt index: %v", err)
	}
}

func TestRender(t *testing.T) {
	e := load(t)
	addStart(t, e)
	view, err := e.Render("start")
	if err != nil {
		t.Fatal(err)
	}
	if view.Path != "/docs/start" || view.Title != "Start" || view.Description != "Where to begin." || view.Keywords[0] != "begin" {
		t.Errorf("head of the page: %+v", view)
	}
	for _, want := range []string{`<header><h1>Start</h1></header>`, `href="/docs/faq#why"`, `src="/docs/img/a.png"`, `width="4" height="2"`, `<h2 id="help"`} {
		if !strings.Contains(view.HTML, want) {
			t.Errorf("the HTML lacks %s:\n%s", want, view.HTML)
		}
	}
	if view.EditURL != "https://example.com/edit/start.md" {
		t.Errorf("ED-1 edit link %q", view.EditURL)
	}
	if view.Prev != nil || view.Next == nil || *view.Next != (pack.PageLink{Label: "All questions", Path: "/docs/faq"}) {
		t.Errorf("PG-1 next is %+v", view.Next)
	}
	if got := view.Breadcrumbs; len(got) != 2 || got[0] != (pack.Crumb{Label: "Overview"}) || got[1] != (pack.Crumb{Label: "Begin"}) {
		t.Errorf("BC-1 breadcrumbs %+v", got)
	}
	addFAQ(t, e)
	view, err = e.Render("faq")
	if err != nil {
		t.Fatal(err)
	}
	if view.EditURL != "" || view.Description != "First words." || len(view.TOC) != 1 || view.TOC[0].Children != nil {
		t.Errorf("ED-1, TC-2, fallbacks: %+v", view)
	}
	if view.Breadcrumbs[1] != (pack.Crumb{Label: "More", Path: "/docs/faq"}) {
		t.Errorf("BC-1 a category with a link is a link: %+v", view.Breadcrumbs)
	}
}

func TestRenderFails(t *testing.T) {
	e := load(t)
	var failure *Failure
	if _, err := e.Render("start"); !errors.As(err, &failure) || failure.Code != "shard-missing" || failure.Shard != "pages-0.json" {
		t.Errorf("a page that is not loaded: %v", err)
	}
	if _, err := e.Render("nope"); code(err) != "not-found" {
		t.Errorf("no such page: %v", err)
	}
	if _, err := e.Render("lost"); code(err) != "bad-pack" {
		t.Errorf("a page in no shard: %v", err)
	}
	addFAQ(t, e)
	if err := e.AddPages("pages-0.json", shard()); err != nil {
		t.Fatal(err)
	}
	if _, err := e.Render("start"); code(err) != "bad-pack" {
		t.Errorf("a page that its shard lacks: %v", err)
	}
}

func TestDraft(t *testing.T) {
	e := load(t)
	addStart(t, e)
	addFAQ(t, e)
	draft := pack.Draft{ID: "start", Source: "---\ntitle: Draft\n---\n\n<b>raw</b> [a](/faq#none) [b](/nope) [c](#here) ![Logo](/img/a.png)\n\n## Here\n"}
	view := e.RenderDraft(draft)
	if !strings.Contains(view.HTML, "&lt;b&gt;raw") || !strings.Contains(view.HTML, `width="4"`) {
		t.Errorf("HTML of a draft: %s", view.HTML)
	}
	var lines []string
	for _, d := range e.Check(draft).Items {
		lines = append(lines, d.String())
	}
	want := `start.md:5:12: warning: page "faq" has no anchor "#none", link to the id of one of its headings` + "\n" +
		`start.md:5:27: link "/nope" leads to no page, check its spelling; pages are named by their path below content/`
	if got := strings.Join(lines, "\n"); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	if len(view.Diagnostics) != len(lines) {
		t.Error("render and check of a draft differ")
	}
	if items := e.Check(pack.Draft{ID: "new/page", Source: "Text"}).Items; len(items) != 1 || items[0].Code != "missing-title" || items[0].File != "new/page.md" {
		t.Errorf("a new page without a title: %+v", items)
	}
}

func TestSearch(t *testing.T) {
	e := load(t)
	if _, err := e.Search(pack.SearchQuery{Query: "a"}); code(err) != "not-loaded" {
		t.Errorf("before the index is there: %v", err)
	}
	addStart(t, e)
	addFAQ(t, e)
	addIndex(t, e)
	answer, err := e.Search(pack.SearchQuery{Query: "baseline"})
	if err != nil || answer.NbHits != 1 || answer.Hits[0].URL != "/docs/faq#why" {
		t.Fatalf("answer %+v %v", answer, err)
	}
	if answer.Groups[0].Label != "More" {
		t.Errorf("a page stands under its innermost category, not %q", answer.Groups[0].Label)
	}
	if stats := e.Stats(); stats.Pages != 3 || stats.Shards != 2 || stats.Index != 1 || stats.Records == 0 || stats.Terms == 0 {
		t.Errorf("stats %+v", stats)
	}
}

func TestSearchAsksForTheShardItNeeds(t *testing.T) {
	full := load(t)
	addStart(t, full)
	addFAQ(t, full)
	addIndex(t, full)
	e := load(t)
	e.searcher = full.searcher
	var pages []record.Page
	for _, id := range []string{"start", "faq"} {
		pages = append(pages, full.found[id])
	}
	if err := e.AddIndex("index-0.json", pack.Encode(index.Build(pages).MarshalEasyJSON)); err != nil {
		t.Fatal(err)
	}
	var failure *Failure
	if _, err := e.Search(pack.SearchQuery{Query: "baseline"}); !errors.As(err, &failure) || failure.Shard != "pages-1.json" {
		t.Errorf("search over a page that is not loaded: %v", err)
	}
}

func TestSession(t *testing.T) {
	var s Session
	want := func(name, got, part string) {
		t.Helper()
		if !strings.Contains(got, part) {
			t.Errorf("%s: %s", name, got)
		}
	}
	want("a call before load", s.Call("render", "start", ""), `"code":"not-loaded"`)
	want("load", s.Call("load", "", string(pack.Encode(manifest().MarshalEasyJSON))), `{"ok":{"build":"b1","pages":3,`)
	want("a shard that is missing", s.Call("render", "start", ""), `"shard":"pages-0.json"`)
	want("pages", s.Call("pages", "pages-0.json", string(shard(pack.PageSource{ID: "start", File: "start.md", Source: startSource}))), `"shards":1`)
	want("render", s.Call("render", "start", ""), `{"ok":{"id":"start","path":"/docs/start"`)
	want("check", s.Call("check", `{"id":"x","source":"---\ntitle: X\n---\n"}`, ""), `{"ok":{"items":[]}}`)
	want("preview", s.Call("preview", `{"id":"x","source":"---\ntitle: X\n---\n"}`, ""), `"title":"X"`)
	want("a draft that is no JSON", s.Call("check", "{", ""), `"code":"bad-request"`)
	want("a query that is no JSON", s.Call("search", "", ""), `"code":"bad-request"`)
	want("search before its index", s.Call("search", `{"query":"a"}`, ""), `"code":"not-loaded"`)
	want("stats", s.Call("stats", "", ""), `"records":0`)
	want("an unknown operation", s.Call("bake", "", ""), `"code":"bad-request"`)
	want("a failed load keeps the pack before it", s.Call("load", "", "{"), `"code":"bad-pack"`)
	want("render after a failed load", s.Call("render", "start", ""), `{"ok":`)
}

func TestPanicBecomesAnAnswer(t *testing.T) {
	s := Session{engine: &Engine{}} // no manifest: whatever asks for it panics
	if got := s.Call("stats", "", ""); !strings.Contains(got, `"code":"panic"`) {
		t.Errorf("answer %s", got)
	}
	s.engine = load(t)
	if got := s.Call("stats", "", ""); !strings.HasPrefix(got, `{"ok":`) {
		t.Errorf("after a panic: %s", got)
	}
}
