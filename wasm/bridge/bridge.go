//go:build js && wasm

// Package bridge is the edge between the engine and JavaScript: the only place
// that imports syscall/js. One call is one string in and one string out, both
// JSON; a panic becomes an error answer, so the instance lives on.
package bridge

import (
	"syscall/js"

	"argosdocs/wasm/engine"
)

// Global is the name of the function that Serve puts on globalThis; its twin
// is ENGINE_GLOBAL in app/engine/protocol.ts.
const Global = "argosDocsEngine"

// Serve registers the engine and never returns.
//
// The function takes an operation, its JSON argument and, for operations that
// read a file of the pack, the file's text. The operations are those of engine.Session.Call.
func Serve() {
	session := &engine.Session{}
	js.Global().Set(Global, js.FuncOf(func(_ js.Value, args []js.Value) any {
		var text [3]string
		for i := range min(len(args), len(text)) {
			text[i] = args[i].String()
		}
		return session.Call(text[0], text[1], text[2])
	}))
	select {}
}
