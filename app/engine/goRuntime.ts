/** Starts the Go program that Vite bundles with the worker (app/build/goWasm.ts). */

export interface GoProgram {
  /** Resolves when the Go program ends, which the engine does only by a crash. */
  exited: Promise<void>;
}

/**
 * Downloads, compiles and runs the engine. When this resolves, Go's main has
 * run up to its first wait, so everything it puts on `globalThis` is there.
 * Rejects when the binary cannot be had or is not accepted.
 *
 * The imports are dynamic because a failing static import would end the worker
 * before it could say why.
 */
export async function startGo(): Promise<GoProgram> {
  const [engine, { go }] = await Promise.all([import('virtual:engine.wasm'), import('gojs')]);
  return { exited: go.run(instanceOf(engine)) };
}

/** Go.run insists on a WebAssembly.Instance; a bundler gives only its exports. */
function instanceOf(exports: object): WebAssembly.Instance {
  return Object.create(WebAssembly.Instance.prototype, {
    exports: { value: exports },
  }) as WebAssembly.Instance;
}
