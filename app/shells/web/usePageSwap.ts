import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Site } from '../../engine/contract';
import { idOfHash } from '../../features/article';
import { samePath } from '../../lib/url';
import type { DisplayedPage } from '../../site';
import { ScrollMemory } from './scrollMemory';
import { movesFocus, scrollStep, type ScrollStep } from './swap';
import { updateHead } from './updateHead';

/** Keeps the document around the app with the page on screen: head, scroll, focus, address. */
export function usePageSwap(site: Site, page: DisplayedPage): void {
  const shown = useRef(page);
  const [memory] = useState(() => new ScrollMemory());
  useEffect(() => memory.watch(), [memory]);

  // Before the paint, or the new page would be seen at the old place.
  useLayoutEffect(() => {
    cleanAddress(page);
    const before = shown.current;
    if (before === page) return;
    shown.current = page;
    if (before.view !== page.view) updateHead(site, before.view, page.view);
    scroll(scrollStep(before, page, memory.arrive()));
    memory.record();
    if (movesFocus(before, page)) focusStart();
  }, [site, page, memory]);
}

function scroll(step: ScrollStep): void {
  if (step.kind === 'position') window.scrollTo({ left: 0, top: step.top, behavior: 'instant' });
  if (step.kind === 'anchor') document.getElementById(idOfHash(step.hash))?.scrollIntoView();
}

/** Lets the next Tab reach the skip link (NV-8). */
function focusStart(): void {
  const region = document.querySelector<HTMLElement>('.skip-region');
  if (!region) return;
  region.tabIndex = -1;
  region.focus({ preventScroll: true });
  region.removeAttribute('tabindex');
}

/** Takes what hosts and old links add to a path out of the address bar (RT-3). */
function cleanAddress({ view, location }: DisplayedPage): void {
  if (!view || samePath(view.path, location.pathname)) return;
  if (location.pathname !== window.location.pathname) return;
  window.history.replaceState(window.history.state, '', view.path + location.search + location.hash);
}
