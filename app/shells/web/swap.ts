/** Scroll and focus once another page is on screen (contract NV-4, NV-6, NV-8). */
import type { DisplayedPage } from '../../site';

export type ScrollStep = { kind: 'stay' } | { kind: 'position'; top: number } | { kind: 'anchor'; hash: string };

/** `recalled` is the position the reader left the entry at, if it is one gone back to. */
export function scrollStep(before: DisplayedPage, after: DisplayedPage, recalled: number | undefined): ScrollStep {
  const samePage = isSamePage(before, after);
  const { hash, search } = after.location;
  if (after.action === 'POP') {
    if (recalled !== undefined) return { kind: 'position', top: recalled };
    // A native hash link: the browser has scrolled already.
    if (samePage) return { kind: 'stay' };
  }
  const onlyQuery = samePage && hash === before.location.hash && search !== before.location.search;
  if (onlyQuery) return { kind: 'stay' };
  return hash.length > 1 ? { kind: 'anchor', hash } : { kind: 'position', top: 0 };
}

/** Whether the next Tab should start at the top of the page (NV-8). */
export function movesFocus(before: DisplayedPage, after: DisplayedPage): boolean {
  return after.action === 'PUSH' && after.location.hash === '' && !isSamePage(before, after);
}

function isSamePage(before: DisplayedPage, after: DisplayedPage): boolean {
  if (!before.view || !after.view) return false;
  return before.view.id === after.view.id;
}
