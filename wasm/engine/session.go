package engine

import (
	"errors"
	"strconv"

	"argosdocs/wasm/pack"
)

// Session serves an engine to a host that speaks JSON. Its zero value is
// ready; Load comes first.
type Session struct{ engine *Engine }

// Call runs one operation and returns {"ok": answer} or {"error": failure}.
// It never panics: what a bad input breaks is told with code panic.
//
//	load    manifest text in file        → stats
//	pages   shard name, shard text       → stats
//	index   shard name, shard text       → stats
//	render  page id                      → page view
//	preview draft as JSON                → page view
//	check   draft as JSON                → diagnostics
//	search  query as JSON                → search answer
//	stats                                → stats
func (s *Session) Call(op, argument, file string) (result string) {
	defer func() {
		if r := recover(); r != nil {
			result = encodeFailure(fail("panic", "the engine failed in "+op+": "+panicText(r)))
		}
	}()
	a, err := s.run(op, argument, file)
	if err != nil {
		return encodeFailure(err)
	}
	return `{"ok":` + string(pack.Encode(a.MarshalEasyJSON)) + `}`
}

func (s *Session) run(op, argument, file string) (pack.Encodable, error) {
	if op == "load" {
		loaded, err := Load([]byte(file))
		if err != nil {
			return nil, err
		}
		s.engine = loaded
		return loaded.Stats(), nil
	}
	if s.engine == nil {
		return nil, fail("not-loaded", op+" was called before load")
	}
	switch op {
	case "pages":
		return s.stats(s.engine.AddPages(argument, []byte(file)))
	case "index":
		return s.stats(s.engine.AddIndex(argument, []byte(file)))
	case "stats":
		return s.stats(nil)
	case "render":
		view, err := s.engine.Render(argument)
		if err != nil {
			return nil, err
		}
		return view, nil
	case "preview", "check":
		var draft pack.Draft
		if err := pack.Decode([]byte(argument), draft.UnmarshalEasyJSON); err != nil {
			return nil, fail("bad-request", "the draft cannot be read: "+err.Error())
		}
		if op == "check" {
			return s.engine.Check(draft), nil
		}
		return s.engine.RenderDraft(draft), nil
	case "search":
		var query pack.SearchQuery
		if err := pack.Decode([]byte(argument), query.UnmarshalEasyJSON); err != nil {
			return nil, fail("bad-request", "the query cannot be read: "+err.Error())
		}
		found, err := s.engine.Search(query)
		if err != nil {
			return nil, err
		}
		return found, nil
	}
	return nil, fail("bad-request", "there is no operation "+strconv.Quote(op))
}

func (s *Session) stats(err error) (pack.Encodable, error) {
	if err != nil {
		return nil, err
	}
	return s.engine.Stats(), nil
}

func encodeFailure(err error) string {
	f := pack.Failure{Code: "bad-request", Message: err.Error()}
	var failure *Failure
	if errors.As(err, &failure) {
		f = failure.Failure
	}
	return `{"error":` + string(pack.Encode(f.MarshalEasyJSON)) + `}`
}

func panicText(r any) string {
	switch r := r.(type) {
	case error:
		return r.Error()
	case string:
		return r
	}
	return "unknown fault"
}
