/** Scroll positions by history entry (contract NV-6). */
import { storageSlot } from '../../lib/storage';

/** Entries remembered across a reload; older ones are seldom gone back to. */
const KEPT_ENTRIES = 50;

const slot = () => storageSlot('docs.scroll', 'session');

/**
 * Remembers where the reader was on each entry. The address bar is ahead of
 * the screen while a page is on its way, so scrolling counts only for the
 * entry that is known to be shown.
 */
export class ScrollMemory {
  #positions = new Map<string, number>();
  #shown = '';

  /** Takes scrolling over from the browser; returns the ending. */
  watch(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    this.#positions = parsePositions(slot().get());
    this.#shown = markEntry();
    history.scrollRestoration = 'manual';

    const onScroll = () => {
      if (markEntry() === this.#shown) this.record();
    };
    const onLeave = () => {
      slot().set(JSON.stringify([...this.#positions].slice(-KEPT_ENTRIES)));
      // A reload is restored by the browser (NV-1).
      history.scrollRestoration = 'auto';
    };
    const onReturn = () => (history.scrollRestoration = 'manual');
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('pagehide', onLeave, { signal });
    window.addEventListener('pageshow', onReturn, { signal });
    return () => ending.abort();
  }

  /**
   * The current entry is on screen from now on. Gives the position the reader
   * left it at; undefined for a new one, such as a native hash link makes.
   */
  arrive(): number | undefined {
    this.#shown = markEntry();
    return this.#positions.get(this.#shown);
  }

  /** The shown entry is where the page stands now. */
  record(): void {
    this.#positions.delete(this.#shown);
    this.#positions.set(this.#shown, window.scrollY);
  }
}

/** The key of the current history entry. Entries the router did not make get one. */
function markEntry(): string {
  const state = history.state as { key?: unknown } | null;
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** What an earlier document of this session stored; anything else counts as nothing. */
function parsePositions(text: string | null): Map<string, number> {
  try {
    const entries = JSON.parse(text ?? '[]') as [string, number][];
    return new Map(entries.filter(([key, y]) => typeof key === 'string' && typeof y === 'number'));
  } catch {
    return new Map();
  }
}
