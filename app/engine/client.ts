/** The page's side of the engine: one object, whose worker starts on demand. */
import {
  type CallOptions,
  type Diagnostic,
  type Draft,
  type Engine,
  EngineError,
  type EngineState,
  type Manifest,
  PACK_FORMAT,
  type PageView,
  type SearchAnswer,
  type Stats,
} from './contract';
import type { FromWorker, Operation, ToWorker } from './protocol';

/** A worker that dies is started again this often; after that the engine has failed. */
const RESTARTS = 1;

export interface EngineOptions {
  /** Address of pack/manifest.json. */
  manifestUrl: string;
  createWorker(): Worker;
}

/** An engine that also hands out the manifest, which needs no worker. */
export interface DocsEngine extends Engine {
  /** The manifest, fetched once; a failed fetch may be tried again. */
  manifest(): Promise<Manifest>;
}

interface Pending {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export function createEngine({ manifestUrl, createWorker }: EngineOptions): DocsEngine {
  const listeners = new Set<() => void>();
  const pending = new Map<number, Pending>();
  let state: EngineState = 'idle';
  let worker: Worker | undefined;
  let restarts = 0;
  let lastId = 0;
  let manifestText: Promise<string> | undefined;
  let started: Promise<void> | undefined;

  const setState = (next: EngineState) => {
    if (state === next) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const fetchManifest = () => {
    manifestText ??= fetchText(manifestUrl).catch((error: unknown) => {
      manifestText = undefined;
      throw error;
    });
    return manifestText;
  };

  const end = (error: EngineError) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const fail = (error: EngineError) => {
    end(error);
    setState('failed');
  };

  /** Starts one worker; resolves when it is ready. */
  const startWorker = async (): Promise<void> => {
    const manifest = await fetchManifest();
    await new Promise<void>((resolve, reject) => {
      const next = createWorker();
      worker = next;
      const died = () => {
        const error = new EngineError('crashed', 'the engine has stopped');
        reject(error);
        if (worker !== next || state !== 'ready') return;
        end(error);
        if (restarts++ < RESTARTS) begin().catch(() => {});
        else setState('failed');
      };
      next.onerror = (event) => {
        event.preventDefault(); // told by the state, not by the console
        died();
      };
      next.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        switch (data.type) {
          case 'ready':
            resolve();
            break;
          case 'failed':
            reject(new EngineError(data.code, data.message));
            break;
          case 'crashed':
            died();
            break;
          case 'answer':
            settle(data.id)?.resolve(data.value);
            break;
          case 'error':
            settle(data.id)?.reject(new EngineError(data.code, data.message));
            break;
        }
      };
      const load: ToWorker = { type: 'load', manifest, packUrl: new URL('.', manifestUrl).href };
      next.postMessage(load);
    });
  };

  const begin = (): Promise<void> => {
    setState('starting');
    started = startWorker().then(
      () => setState('ready'),
      (error: unknown) => {
        const known = error instanceof EngineError ? error : unavailable(error);
        fail(known);
        throw known;
      },
    );
    return started;
  };

  const settle = (id: number): Pending | undefined => {
    const call = pending.get(id);
    pending.delete(id);
    return call;
  };

  const call = async <T>(operation: Operation, argument: string, options?: CallOptions): Promise<T> => {
    const signal = options?.signal;
    signal?.throwIfAborted();
    if (state !== 'ready') await (started ?? begin());
    signal?.throwIfAborted();
    const open = worker;
    if (!open) throw new EngineError('unavailable', 'the engine is not running');
    const id = ++lastId;
    const post = (message: ToWorker) => open.postMessage(message);
    return new Promise<T>((resolve, reject) => {
      const abort = () => {
        pending.delete(id);
        post({ type: 'cancel', id });
        reject(signal?.reason);
      };
      const done = () => signal?.removeEventListener('abort', abort);
      pending.set(id, {
        resolve: (value) => (done(), resolve(value as T)),
        reject: (reason) => (done(), reject(reason)),
      });
      signal?.addEventListener('abort', abort, { once: true });
      post({ type: 'call', id, operation, argument });
    });
  };

  return {
    get state() {
      return state;
    },
    manifest: async () => parseManifest(await fetchManifest()),
    start: () => started ?? begin(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    render: (target, options) =>
      'id' in target
        ? call<PageView>('render', target.id, options)
        : call<PageView>('preview', JSON.stringify(target.draft), options),
    search: (query, options) => call<SearchAnswer>('search', JSON.stringify(query), options),
    check: async (draft: Draft, options) =>
      (await call<{ items: Diagnostic[] | null }>('check', JSON.stringify(draft), options)).items ?? [],
    stats: (options) => call<Stats>('stats', '', options),
    stop: () => fail(new EngineError('unavailable', 'the engine was stopped')),
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new EngineError('network', 'the manifest cannot be fetched', { cause });
  });
  if (!response.ok) throw new EngineError('network', `the manifest: HTTP ${response.status}`);
  return response.text();
}

/** Reads a manifest as far as the page relies on it; the engine reads it in full. */
function parseManifest(text: string): Manifest {
  let value: Partial<Manifest> | null;
  try {
    value = JSON.parse(text) as Partial<Manifest> | null;
  } catch (cause) {
    throw new EngineError('bad-pack', 'the manifest of the pack is not JSON', { cause });
  }
  if (value?.format !== PACK_FORMAT) {
    throw new EngineError('pack-format', `the pack has format ${value?.format}, this page reads ${PACK_FORMAT}`);
  }
  if (!Array.isArray(value.pages) || !Array.isArray(value.sidebar) || !Array.isArray(value.redirects)) {
    throw new EngineError('bad-pack', 'the manifest of the pack is not complete');
  }
  return value as Manifest;
}

function unavailable(error: unknown): EngineError {
  return new EngineError('unavailable', error instanceof Error ? error.message : String(error), { cause: error });
}
