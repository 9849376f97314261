/**
 * Joins the modal's state with the engine for one opening of the modal. An
 * older answer never replaces a newer one, and a superseded call is cancelled.
 */
import { type Engine, EngineError, type Manifest, type SearchAnswer } from '../../engine/contract';
import { initialState, isBlank, reduce, type SearchAction, type SearchState } from './searchState';
import { searchTitles } from './titleSearch';

/** An answer that takes longer is seen to be on its way (contract search.md 5.4). */
const STALLED_AFTER_MS = 300;
const HITS_PER_PAGE = 20;
const MAX_PER_GROUP = 5;

export interface SearchSessionOptions {
  engine: Pick<Engine, 'state' | 'start' | 'search'>;
  manifest(): Promise<Manifest>;
  /** Length of snippets; depends on the width of the screen. */
  snippetWords: number;
  /** What the input holds from the start; `type` searches for it. */
  query: string;
}

export interface SearchSession {
  get(): SearchState;
  subscribe(listener: () => void): () => void;
  type(query: string): void;
  move(by: 1 | -1): void;
  point(row: number): void;
  /** The focus leaves the list: no row is active, and no answer is awaited. */
  leave(): void;
  /** No answer is awaited any more. */
  drop(): void;
}

export function createSearchSession({ engine, manifest, snippetWords, query: first }: SearchSessionOptions): SearchSession {
  const listeners = new Set<() => void>();
  let state = initialState(first);
  let pending = new AbortController();

  const dispatch = (action: SearchAction) => {
    const next = reduce(state, action);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  /** Ends what is under way and gives the signal of what follows. */
  const supersede = (): AbortSignal => {
    pending.abort();
    pending = new AbortController();
    return pending.signal;
  };

  const titles = async (query: string): Promise<SearchAnswer> =>
    searchTitles(await manifest(), query, HITS_PER_PAGE);

  /** Rows while the engine starts. Without the manifest there are none yet. */
  const preview = async (query: string, signal: AbortSignal) => {
    const answer = await titles(query).catch(() => null);
    if (answer && !signal.aborted) dispatch({ type: 'previewed', query, answer });
  };

  /** The engine's answer, or that of the titles if the engine is not to be had. */
  const ask = async (query: string, signal: AbortSignal): Promise<{ answer: SearchAnswer; titlesOnly: boolean }> => {
    try {
      await engine.start();
    } catch {
      return { answer: await titles(query), titlesOnly: true };
    }
    signal.throwIfAborted();
    try {
      const options = { query, hitsPerPage: HITS_PER_PAGE, maxPerGroup: MAX_PER_GROUP, snippetWords };
      return { answer: await engine.search(options, { signal }), titlesOnly: false };
    } catch (error) {
      const gone = error instanceof EngineError && (error.code === 'crashed' || error.code === 'unavailable');
      if (!gone) throw error;
      signal.throwIfAborted();
      return { answer: await titles(query), titlesOnly: true };
    }
  };

  const search = async (query: string, signal: AbortSignal) => {
    const stalled = setTimeout(() => dispatch({ type: 'stalled' }), STALLED_AFTER_MS);
    signal.addEventListener('abort', () => clearTimeout(stalled), { once: true });
    if (engine.state === 'idle' || engine.state === 'starting') void preview(query, signal);
    try {
      const answer = await ask(query, signal);
      if (!signal.aborted) dispatch({ type: 'answered', query, ...answer });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      dispatch({ type: 'failed', query });
    } finally {
      clearTimeout(stalled);
    }
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(query) {
      const signal = supersede();
      dispatch({ type: 'typed', query });
      if (!isBlank(state.query)) void search(state.query, signal);
    },
    move: (by) => dispatch({ type: 'moved', by }),
    point: (row) => dispatch({ type: 'pointed', row }),
    leave() {
      supersede();
      dispatch({ type: 'left' });
    },
    drop() {
      supersede();
      dispatch({ type: 'dropped' });
    },
  };
}

/** The reader sees a lost connection on the screen; anything else is worth a look (D2). */
function report(error: unknown): void {
  if (error instanceof EngineError && error.code === 'network') return;
  // oxlint-disable-next-line no-console
  console.error(error);
}
