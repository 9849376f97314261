// Package pack holds every type that crosses an edge of the engine, with its
// JSON codec: the content pack as it lies on the server (Manifest, PageShard,
// IndexShard) and the answers the engine gives (PageView, Diagnostic,
// SearchAnswer). The TypeScript twins are in app/engine/contract.ts; golden
// JSON in testdata keeps the two together.
//
// The codecs are generated, because encoding/json costs the wasm binary
// 42 kB brotli more. Nothing outside this package knows which generator it is.
package pack

//go:generate sh generate.sh
