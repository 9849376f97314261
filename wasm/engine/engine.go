// Package engine is the one façade over everything the engine can do (design:
// load, render, search, check, stats). It holds a pack in memory and answers
// from it; fetching is its host's business, so it runs the same natively, in
// Node and in a Worker.
package engine

import (
	"strconv"

	"argosdocs/wasm/links"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
	"argosdocs/wasm/search"
)

// Engine answers over one pack. Make it with Load. It is not safe for
// concurrent use; a Worker has one thread anyway.
type Engine struct {
	manifest *pack.Manifest
	set      *links.Set
	places   *Places
	meta     map[string]*pack.PageMeta
	pages    map[string]*pack.PageSource
	partials map[string]*pack.Partial
	loaded   map[string]bool // shard files
	ids      map[string]map[string]bool
	found    map[string]record.Page // pages as search knows them
	searcher *search.Searcher
}

// Load reads a manifest. It fails with code pack-format for a pack of another
// version and bad-pack for one that cannot be read.
func Load(manifest []byte) (*Engine, error) {
	m := &pack.Manifest{}
	if err := pack.Decode(manifest, m.UnmarshalEasyJSON); err != nil {
		return nil, fail("bad-pack", "the manifest of the pack cannot be read: "+err.Error())
	}
	if err := checkFormat(m.Format); err != nil {
		return nil, err
	}
	e := &Engine{
		manifest: m,
		set:      links.NewSet(m),
		places:   PlacesOf(m),
		meta:     map[string]*pack.PageMeta{},
		pages:    map[string]*pack.PageSource{},
		partials: map[string]*pack.Partial{},
		loaded:   map[string]bool{},
		ids:      map[string]map[string]bool{},
		found:    map[string]record.Page{},
	}
	for i := range m.Pages {
		e.meta[m.Pages[i].ID] = &m.Pages[i]
	}
	return e, nil
}

// AddPages reads a page shard. Reading one twice is harmless.
func (e *Engine) AddPages(name string, data []byte) error {
	if e.loaded[name] {
		return nil
	}
	shard := &pack.PageShard{}
	if err := pack.Decode(data, shard.UnmarshalEasyJSON); err != nil {
		return fail("bad-pack", "page shard "+name+" cannot be read: "+err.Error())
	}
	if err := checkFormat(shard.Format); err != nil {
		return err
	}
	for i := range shard.Pages {
		e.pages[shard.Pages[i].ID] = &shard.Pages[i]
	}
	for i := range shard.Partials {
		e.partials[shard.Partials[i].File] = &shard.Partials[i]
	}
	e.loaded[name] = true
	return nil
}

// AddIndex reads the search index. Search answers once it is there.
func (e *Engine) AddIndex(name string, data []byte) error {
	if e.loaded[name] {
		return nil
	}
	shard := &pack.IndexShard{}
	if err := pack.Decode(data, shard.UnmarshalEasyJSON); err != nil {
		return fail("bad-pack", "index shard "+name+" cannot be read: "+err.Error())
	}
	if err := checkFormat(shard.Format); err != nil {
		return err
	}
	searcher, err := search.New(e, shard)
	if err != nil {
		return fail("bad-pack", "the search index cannot be read: "+err.Error())
	}
	e.searcher = searcher
	e.loaded[name] = true
	return nil
}

// Stats says what is loaded.
func (e *Engine) Stats() pack.Stats {
	s := pack.Stats{Build: e.manifest.Build, Pages: len(e.manifest.Pages), Shards: len(e.loaded)}
	if e.searcher != nil {
		s.Shards--
		s.Index = 1
		s.Records, s.Terms = e.searcher.Size()
	}
	return s
}

// Failure is an error with a stable code for the host.
type Failure struct{ pack.Failure }

func (f *Failure) Error() string { return f.Message }

func fail(code, message string) error {
	return &Failure{pack.Failure{Code: code, Message: message}}
}

func checkFormat(format int) error {
	if format == pack.Format {
		return nil
	}
	return fail("pack-format", "the pack has format "+strconv.Itoa(format)+", this engine reads format "+strconv.Itoa(pack.Format)+
		": reload the page, or build pack and engine from one checkout")
}
