/** The media queries that scripts share with the style sheets. */

/** Twin of the 996/997 px pair in app/styles (contract KB-2). */
export const DESKTOP_QUERY = '(min-width: 997px)';
export const DARK_QUERY = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

export function mediaMatches(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when the query flips; returns its ending. */
export function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const onChange = (event: MediaQueryListEvent) => listener(event.matches);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
