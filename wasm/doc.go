// Package wasm is the root of all Go code of the site; see docs/architecture.md
// for the way from a page as written to what a reader sees.
package wasm
