/** The very same binary in Node, for the prerenderer and the tests. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic, Draft, Manifest, PageView, SearchAnswer, SearchQuery, Stats } from './contract';
import { openSession } from './session';

export interface NodeEngine {
  manifest: Manifest;
  render(id: string): PageView;
  preview(draft: Draft): PageView;
  check(draft: Draft): Diagnostic[];
  search(query: SearchQuery): SearchAnswer;
  stats(): Stats;
}

interface GoRuntime {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/**
 * Starts the engine over a whole pack. Go's wasm_exec.js is expected beside the
 * binary. One engine per process: Go registers itself on globalThis.
 */
export async function loadEngine(wasmPath: string, packDir: string): Promise<NodeEngine> {
  await import(pathToFileURL(join(dirname(wasmPath), 'wasm_exec.js')).href);
  const go = new (globalThis as unknown as { Go: new () => GoRuntime }).Go();
  const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), go.importObject);
  void go.run(instance);

  const session = openSession();
  const read = (name: string) => readFile(join(packDir, name), 'utf8');
  const text = await read('manifest.json');
  const manifest = JSON.parse(text) as Manifest;
  session.load(text);
  for (const name of manifest.shards) session.addPages(name, await read(name));
  for (const name of manifest.index) session.addIndex(name, await read(name));
  return {
    manifest,
    render: (id) => session.call('render', id) as PageView,
    preview: (draft) => session.call('preview', JSON.stringify(draft)) as PageView,
    check: (draft) => (session.call('check', JSON.stringify(draft)) as { items: Diagnostic[] | null }).items ?? [],
    search: (query) => session.call('search', JSON.stringify(query)) as SearchAnswer,
    stats: () => session.call('stats', '') as Stats,
  };
}
