import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EngineError, type SearchAnswer } from '../../engine/contract';
import { fakeEngine, manifest, searchHit } from '../../site/fixtures';
import { createSearchSession } from './searchSession';
import { rowsOf } from './searchState';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const flush = () => vi.advanceTimersByTimeAsync(0);

function answerOf(query: string, title = query): SearchAnswer {
  return {
    query,
    hits: [searchHit('Guides', title)],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    groups: [{ label: 'Guides', rows: [{ hit: 0, parent: -1 }] }],
  };
}

function sessionOf(engine = fakeEngine(), loadManifest = async () => manifest) {
  const session = createSearchSession({ engine, manifest: loadManifest, snippetWords: 10, query: '' });
  const titles = () => rowsOf(session.get()).map((row) => row.hit.hierarchy.lvl1);
  return { session, titles };
}

function readyEngine(search: ReturnType<typeof fakeEngine>['search']) {
  const engine = fakeEngine({ search });
  engine.become('ready');
  return engine;
}

describe('with the engine up', () => {
  test('every input asks, and the answer shows', async () => {
    const search = vi.fn(async ({ query }: { query: string }) => answerOf(query));
    const { session, titles } = sessionOf(readyEngine(search));
    session.type('b');
    session.type('bu');
    await flush();
    expect(titles()).toEqual(['bu']);
    expect(search).toHaveBeenLastCalledWith(
      { query: 'bu', hitsPerPage: 20, maxPerGroup: 5, snippetWords: 10 },
      { signal: expect.any(AbortSignal) },
    );
  });

  test('M10: a late answer to an older query is dropped, and its call cancelled', async () => {
    const calls = new Map<string, { signal: AbortSignal | undefined; resolve(answer: SearchAnswer): void }>();
    const engine = readyEngine(
      ({ query }, options) => new Promise((resolve) => calls.set(query, { signal: options?.signal, resolve })),
    );
    const { session, titles } = sessionOf(engine);
    session.type('slow');
    await flush();
    session.type('fast');
    await flush();
    expect(calls.get('slow')?.signal?.aborted).toBe(true);
    calls.get('fast')?.resolve(answerOf('fast'));
    await flush();
    calls.get('slow')?.resolve(answerOf('slow'));
    await flush();
    expect(titles()).toEqual(['fast']);
  });

  test('M9: an answer stalls after 300 ms', async () => {
    const { session } = sessionOf(readyEngine(() => new Promise(() => {})));
    session.type('a');
    await vi.advanceTimersByTimeAsync(299);
    expect(session.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.get().status).toBe('stalled');
  });

  test('M9: a quicker answer never does', async () => {
    const { session } = sessionOf(readyEngine(async ({ query }) => answerOf(query)));
    session.type('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.get().status).toBe('idle');
  });

  test('M8: a failure shows, and a lost connection is no news for the console', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { session } = sessionOf(readyEngine(() => Promise.reject(new EngineError('network', 'offline'))));
    session.type('a');
    await flush();
    expect(session.get().screen.kind).toBe('error');
    expect(log).not.toHaveBeenCalled();
  });

  test('M8: any other failure is', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { session } = sessionOf(readyEngine(() => Promise.reject(new EngineError('panic', 'oops'))));
    session.type('a');
    await flush();
    expect(session.get().screen.kind).toBe('error');
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('a blank query asks nobody and takes back what was asked', async () => {
    const search = vi.fn(async ({ query }: { query: string }) => answerOf(query));
    const { session } = sessionOf(readyEngine(search));
    session.type('a');
    session.type('  ');
    await flush();
    expect(search).not.toHaveBeenCalled();
    expect(session.get().screen.kind).toBe('start');
  });

  test('5.6: nothing is awaited once the focus has left', async () => {
    const { session, titles } = sessionOf(readyEngine(async ({ query }) => answerOf(query)));
    session.type('a');
    session.leave();
    await flush();
    expect(titles()).toEqual([]);
    expect(session.get().status).toBe('idle');
  });
});

describe('while the engine starts', () => {
  test('titles show, and the newest query is asked when it is up', async () => {
    const search = vi.fn(async ({ query }: { query: string }) => answerOf(query, 'from the engine'));
    const engine = fakeEngine({ search });
    const { session, titles } = sessionOf(engine);
    session.type('m');
    session.type('modes');
    await flush();
    expect(engine.state).toBe('starting');
    expect(titles()).toEqual(['Build modes']);
    expect(session.get().titlesOnly).toBe(false);
    engine.become('ready');
    await flush();
    expect(search).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual(['from the engine']);
  });
});

describe('without the engine', () => {
  test('titles remain, and the reader is told', async () => {
    const engine = fakeEngine();
    const { session, titles } = sessionOf(engine);
    session.type('modes');
    engine.become('failed');
    await flush();
    expect(titles()).toEqual(['Build modes']);
    expect(session.get()).toMatchObject({ status: 'idle', titlesOnly: true });
  });

  test('the same when it dies at work', async () => {
    const { session, titles } = sessionOf(readyEngine(() => Promise.reject(new EngineError('crashed', 'gone'))));
    session.type('modes');
    await flush();
    expect(titles()).toEqual(['Build modes']);
    expect(session.get().titlesOnly).toBe(true);
  });

  test('D2: without the manifest either there is an error', async () => {
    const engine = fakeEngine();
    engine.become('failed');
    const offline = () => Promise.reject(new EngineError('network', 'offline'));
    const { session } = sessionOf(engine, offline);
    session.type('modes');
    await flush();
    expect(session.get().screen.kind).toBe('error');
  });
});
