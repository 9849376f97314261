//go:build js && wasm

// Command engine is the wasm main of the site: it serves the engine to the
// worker that started it.
package main

import "argosdocs/wasm/bridge"

func main() { bridge.Serve() }
