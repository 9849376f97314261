#!/bin/sh
# Writes the codecs anew. Run by `go generate ./wasm/pack`.
set -eu
rm -f ./*_easyjson.go
go tool easyjson -all -no_std_marshalers manifest.go page.go view.go search.go index.go
# Generated code imports easyjson's runtime, whose dependencies (net/http, net,
# encoding/json) would be half of the engine. Ours has the same names.
for file in ./*_easyjson.go; do
	sed -e '/_ easyjson.Marshaler/d' -e '/"github.com\/mailru\/easyjson"$/d' \
		-e '/_ \*json.RawMessage/d' -e '/json "encoding\/json"/d' \
		-e 's#github.com/mailru/easyjson/#argosdocs/wasm/pack/#' "$file" >"$file.tmp"
	mv "$file.tmp" "$file"
done
gofmt -w ./*_easyjson.go
