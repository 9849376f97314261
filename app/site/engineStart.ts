/**
 * When the engine starts: once the page has loaded and the browser is idle, or
 * at once when the reader is about to need it. A slow or metered connection
 * gets it only then (design promise 1).
 */
import { inAppTarget } from './linkTarget';

/** Stands in for idle callbacks, which Safari does not have. */
const IDLE_FALLBACK_MS = 1000;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

export interface EngineStartOptions {
  baseUrl: string;
  start(): void;
  connection?: Connection | undefined;
}

/** The browser's estimate of the connection, where it gives one. */
export function currentConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Watches the page for its moment; returns its ending. */
export function startWhenNeeded({ baseUrl, start, connection }: EngineStartOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const begin = () => {
    if (signal.aborted) return;
    ending.abort();
    start();
  };

  const onIntent = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (anchor && inAppTarget(anchor, baseUrl) !== null) begin();
  };
  document.addEventListener('pointerover', onIntent, { signal, passive: true });
  document.addEventListener('focusin', onIntent, { signal });

  if (!isFrugal(connection)) {
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin);
      else setTimeout(begin, IDLE_FALLBACK_MS);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { signal });
  }
  return () => ending.abort();
}

function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
