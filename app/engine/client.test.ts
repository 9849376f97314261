import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine, type DocsEngine } from './client';
import { EngineError, PACK_FORMAT, type PageView, type SearchAnswer } from './contract';
import type { FromWorker, ToWorker } from './protocol';

const MANIFEST_URL = 'https://site.test/docs/pack/manifest.json';
const manifest = { format: PACK_FORMAT, pages: [], sidebar: [], redirects: [], shards: [], index: [] };

/** A worker whose answers the test gives. */
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  sent: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker) {
    this.sent.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  say(data: FromWorker) {
    this.onmessage?.({ data });
  }
  die() {
    this.onerror?.({ preventDefault() {} });
  }
  get calls() {
    return this.sent.filter((message) => message.type === 'call');
  }
}

let workers: FakeWorker[];
let engine: DocsEngine;
let fetchMock: ReturnType<typeof vi.fn>;

const respond = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function started(): Promise<FakeWorker> {
  const start = engine.start();
  await settle();
  const worker = workers.at(-1)!;
  worker.say({ type: 'ready' });
  await start;
  return worker;
}

beforeEach(() => {
  workers = [];
  fetchMock = vi.fn(() => respond(manifest));
  vi.stubGlobal('fetch', fetchMock);
  engine = createEngine({
    manifestUrl: MANIFEST_URL,
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('start', () => {
  test('nothing is loaded before it is asked for', () => {
    expect(engine.state).toBe('idle');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(workers).toHaveLength(0);
  });

  test('is idempotent, hands over the manifest and tells every change of state', async () => {
    const states: string[] = [];
    const unsubscribe = engine.subscribe(() => states.push(engine.state));
    void engine.start();
    const worker = await started();
    expect(workers).toHaveLength(1);
    expect(worker.sent[0]).toEqual({
      type: 'load',
      manifest: JSON.stringify(manifest),
      packUrl: 'https://site.test/docs/pack/',
    });
    expect(states).toEqual(['starting', 'ready']);
    unsubscribe();
    engine.stop();
    expect(states).toHaveLength(2);
  });

  test('the manifest needs no worker and is fetched once', async () => {
    await engine.manifest();
    await started();
    await engine.manifest();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a failed fetch of the manifest may be tried again', async () => {
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    await expect(engine.manifest()).rejects.toMatchObject({ code: 'network' });
    await expect(engine.manifest()).resolves.toMatchObject({ format: PACK_FORMAT });
  });

  test.each([
    ['not JSON', '{oops', 'bad-pack'],
    ['another version', { ...manifest, format: 99 }, 'pack-format'],
    ['incomplete', { format: PACK_FORMAT }, 'bad-pack'],
    ['null', 'null', 'pack-format'],
  ])('a manifest that is %s is refused', async (_, body, code) => {
    fetchMock.mockImplementation(() => respond(body));
    await expect(engine.manifest()).rejects.toMatchObject({ code });
  });

  test('an engine that cannot start has failed, for good and for every call', async () => {
    const start = engine.start();
    await settle();
    workers[0]!.say({ type: 'failed', code: 'unavailable', message: 'no WebAssembly here' });
    await expect(start).rejects.toThrow('no WebAssembly here');
    expect(engine.state).toBe('failed');
    expect(workers[0]!.terminated).toBe(true);
    await expect(engine.search({ query: 'a' })).rejects.toBeInstanceOf(EngineError);
    expect(workers).toHaveLength(1);
  });

  test('a worker script that cannot be loaded is a failure, not an error in the console', async () => {
    const start = engine.start();
    await settle();
    workers[0]!.die();
    await expect(start).rejects.toMatchObject({ code: 'crashed' });
    expect(engine.state).toBe('failed');
  });
});

describe('calls', () => {
  test('answers find their calls by id', async () => {
    const worker = await started();
    const first = engine.render({ id: 'a' });
    const second = engine.search({ query: 'b' });
    await settle();
    const [a, b] = worker.calls;
    expect([a?.operation, a?.argument, b?.operation, b?.argument]).toEqual(['render', 'a', 'search', '{"query":"b"}']);
    worker.say({ type: 'answer', id: b!.id, value: { query: 'b' } as SearchAnswer });
    worker.say({ type: 'answer', id: a!.id, value: { id: 'a' } as PageView });
    await expect(first).resolves.toEqual({ id: 'a' });
    await expect(second).resolves.toEqual({ query: 'b' });
  });

  test('a call before the start starts the engine and waits', async () => {
    const stats = engine.stats();
    await settle();
    expect(workers[0]!.calls).toHaveLength(0);
    workers[0]!.say({ type: 'ready' });
    await settle();
    workers[0]!.say({ type: 'answer', id: workers[0]!.calls[0]!.id, value: { pages: 3 } });
    await expect(stats).resolves.toEqual({ pages: 3 });
  });

  test('an error answer keeps its code', async () => {
    const worker = await started();
    const call = engine.render({ id: 'x' });
    await settle();
    worker.say({ type: 'error', id: worker.calls[0]!.id, code: 'not-found', message: 'there is no page "x"' });
    await expect(call).rejects.toMatchObject({ code: 'not-found', message: 'there is no page "x"' });
    expect(engine.state).toBe('ready');
  });

  test('a cancelled call rejects at once and tells the worker; its late answer is dropped', async () => {
    const worker = await started();
    const controller = new AbortController();
    const call = engine.search({ query: 'a' }, { signal: controller.signal });
    await settle();
    const { id } = worker.calls[0]!;
    controller.abort(new Error('typed on'));
    await expect(call).rejects.toThrow('typed on');
    expect(worker.sent.at(-1)).toEqual({ type: 'cancel', id });
    worker.say({ type: 'answer', id, value: {} });
  });

  test('a call that is cancelled before it begins is never sent', async () => {
    const worker = await started();
    await expect(engine.search({ query: 'a' }, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(worker.calls).toHaveLength(0);
  });
});

describe('crashes', () => {
  test('the worker is started anew once, then the engine has failed', async () => {
    const first = await started();
    const lost = engine.render({ id: 'a' });
    await settle();
    first.say({ type: 'crashed' });
    await expect(lost).rejects.toMatchObject({ code: 'crashed' });
    expect(engine.state).toBe('starting');
    await settle();
    expect(workers).toHaveLength(2);
    workers[1]!.say({ type: 'ready' });
    await settle();
    expect(engine.state).toBe('ready');
    const again = engine.render({ id: 'a' });
    await settle();
    workers[1]!.die();
    await expect(again).rejects.toMatchObject({ code: 'crashed' });
    expect(engine.state).toBe('failed');
    await settle();
    expect(workers).toHaveLength(2);
  });
});
