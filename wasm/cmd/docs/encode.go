package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"argosdocs/wasm/engine"
	"argosdocs/wasm/index"
	"argosdocs/wasm/links"
	"argosdocs/wasm/pack"
	"argosdocs/wasm/record"
)

// packFiles are the files of a pack by name.
type packFiles map[string][]byte

const manifestFile = "manifest.json"

// shardSize is the length of source from which on a new page shard begins:
// small enough to be read between two frames, large enough that a site of 60
// pages has less than ten.
const shardSize = 48 << 10

// encode writes shards and index, then the manifest that names them.
func (b *builder) encode(manifest *pack.Manifest, set *links.Set) packFiles {
	files := packFiles{}
	shard := pack.PageShard{Format: pack.Format}
	size := 0
	flush := func() {
		if len(shard.Pages) == 0 {
			return
		}
		shard.Partials = b.partialsOf(shard.Pages)
		manifest.Shards = append(manifest.Shards, files.add("pages", pack.Encode(shard.MarshalEasyJSON)))
		shard, size = pack.PageShard{Format: pack.Format}, 0
	}
	for i := range manifest.Pages {
		meta := &manifest.Pages[i]
		source := b.pageSource(b.pages[meta.ID])
		if size > 0 && size+len(source.Source) > shardSize {
			flush()
		}
		meta.Shard = len(manifest.Shards)
		shard.Pages = append(shard.Pages, source)
		size += len(source.Source)
	}
	flush()
	b.encodeIndex(manifest, set, files)
	manifest.Build = hashOf(pack.Encode(manifest.MarshalEasyJSON))
	files[manifestFile] = pack.Encode(manifest.MarshalEasyJSON)
	return files
}

// add stores a file under a name that holds its hash.
func (f packFiles) add(kind string, data []byte) string {
	name := kind + "-" + hashOf(data) + ".json"
	f[name] = data
	return name
}

func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// pageSource colours a page's code and lists its images, sorted so that the
// same content gives the same bytes.
func (b *builder) pageSource(p *page) pack.PageSource {
	source := pack.PageSource{ID: p.id, File: p.file, Source: p.text}
	for _, code := range p.doc.Code {
		runs, known := colour(code)
		if !known {
			b.faults = append(b.faults, pack.Diagnostic{
				Severity: pack.Warning, Code: "code-language", File: code.File, Line: code.Line, Column: 1,
				Message: "nobody knows how to colour the language " + quoted(code.Language), Fix: "check its spelling or write text",
			})
		}
		if runs != "" {
			source.Spans = append(source.Spans, pack.Span{Key: code.Key, Runs: runs})
		}
	}
	slices.SortFunc(source.Spans, func(x, y pack.Span) int { return cmp.Compare(x.Key, y.Key) })
	source.Spans = slices.Compact(source.Spans)
	for _, link := range p.doc.Links {
		if image, ok := b.image(link.Destination); ok && link.Image {
			source.Images = append(source.Images, image)
		}
	}
	slices.SortFunc(source.Images, func(x, y pack.Image) int { return cmp.Compare(x.Src, y.Src) })
	source.Images = slices.Compact(source.Images)
	return source
}

// partialsOf lists what the pages of a shard take in, sorted by file.
func (b *builder) partialsOf(pages []pack.PageSource) []pack.Partial {
	var partials []pack.Partial
	for _, p := range pages {
		for _, file := range b.pages[p.ID].doc.Partials {
			partials = append(partials, pack.Partial{File: file, Source: b.partials[file]})
		}
	}
	slices.SortFunc(partials, func(x, y pack.Partial) int { return cmp.Compare(x.File, y.File) })
	return slices.Compact(partials)
}

// encodeIndex builds the search index over the listed pages, in sidebar order
// so that ties fall as a reader expects.
func (b *builder) encodeIndex(manifest *pack.Manifest, set *links.Set, files packFiles) {
	places := engine.PlacesOf(manifest)
	var pages []record.Page
	for _, id := range places.Order {
		pages = append(pages, b.indexPage(id, set, places.Lvl0(id)))
	}
	for _, meta := range manifest.Pages {
		if !meta.Unlisted && !places.Has(meta.ID) {
			pages = append(pages, b.indexPage(meta.ID, set, places.Lvl0(meta.ID)))
		}
	}
	manifest.Index = append(manifest.Index, files.add("index", pack.Encode(index.Build(pages).MarshalEasyJSON)))
}

func (b *builder) indexPage(id string, set *links.Set, lvl0 string) record.Page {
	return engine.RecordPage(id, set.Path(id), lvl0, b.pages[id].doc)
}
