/** Modules that exist only while bundling (app/build/goWasm.ts). */

/** What a Go binary exports. */
declare module 'virtual:engine.wasm' {
  export const mem: WebAssembly.Memory;
  export function run(argc: number, argv: number): void;
  export function resume(): void;
  export function getsp(): number;
}

declare module 'gojs' {
  export const go: {
    run(instance: WebAssembly.Instance): Promise<void>;
  };
}
