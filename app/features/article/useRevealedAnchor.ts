import { useEffect, useLayoutEffect } from 'react';
import { idOfHash, revealAncestors } from './reveal';

function hashTarget(): HTMLElement | null {
  const id = idOfHash(window.location.hash);
  return id ? document.getElementById(id) : null;
}

/**
 * Opens what hides the target of the URL's hash: before the page scrolls to it
 * when another article comes on screen, and after the browser found nothing to
 * scroll to when the hash was followed natively.
 */
export function useRevealedAnchor(html: string): void {
  useLayoutEffect(() => {
    const target = hashTarget();
    if (target) revealAncestors(target);
  }, [html]);

  useEffect(() => {
    const onHash = () => {
      const target = hashTarget();
      if (target && revealAncestors(target)) target.scrollIntoView();
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
