import { useEffect, useLayoutEffect, useRef } from 'react';

/** The part of the Navigation API that tells where in the history the page is. */
interface HistoryIndex {
  currentEntry: { index: number } | null;
}

const historyIndex = (): number | undefined =>
  (window as { navigation?: HistoryIndex }).navigation?.currentEntry?.index;

/**
 * While open, the Back button closes instead of leaving the page, as on
 * Android (contract MS-3). The step is taken back before the router hears of
 * it; browsers that do not say where in the history they are just close.
 */
export function useCloseOnPop(open: boolean, close: () => void): void {
  const opened = useRef<{ index: number | undefined } | null>(null);
  useEffect(() => {
    opened.current = open ? { index: historyIndex() } : null;
  }, [open]);

  // The window calls listeners in the order they came, and layout effects run
  // before those of the router above: this one hears of a pop first.
  useLayoutEffect(() => {
    let returning = false;
    const onPop = (event: PopStateEvent) => {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (!opened.current) return;
      const { index } = opened.current;
      const here = historyIndex();
      opened.current = null;
      if (index !== undefined && here !== undefined && here !== index) {
        returning = true;
        event.stopImmediatePropagation();
        window.history.go(index - here);
      }
      close();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [close]);
}
