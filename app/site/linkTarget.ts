/** What a link means, and which clicks the app answers itself (contract site.md 2.5). */
import { isExternal, withBase, withoutTrailingSlash } from '../lib/url';

/** Marks a URL of this site that is not part of the app (LK-4). */
const OUTSIDE_APP = 'pathname://';

export interface LinkTarget {
  href: string | undefined;
  /** Opens in a new tab (LK-3). */
  external: boolean;
}

export function linkTarget(baseUrl: string, to: string): LinkTarget {
  if (to === '') return { href: undefined, external: false };
  if (to.startsWith(OUTSIDE_APP)) {
    return { href: withBase(baseUrl, to.slice(OUTSIDE_APP.length)), external: true };
  }
  if (isExternal(to)) return { href: to, external: true };
  return { href: withoutTrailingSlash(baseUrl, withBase(baseUrl, to)), external: false };
}

/**
 * Path, query and hash a click on the anchor leads to within the app; null if
 * the browser has to follow it (LK-5).
 */
export function inAppTarget(anchor: HTMLAnchorElement, baseUrl: string): string | null {
  const written = anchor.getAttribute('href');
  if (written === null || written.startsWith('#') || anchor.hasAttribute('download')) return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  const { origin, pathname, search, hash } = anchor;
  if (origin !== window.location.origin || !isPage(pathname, baseUrl)) return null;
  return pathname + search + hash;
}

/** An unmodified click with the main button that nobody has answered yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  );
}

/** Pages have no file extension; pictures, feeds and archives below the base URL do. */
function isPage(pathname: string, baseUrl: string): boolean {
  const path = pathname.toLowerCase();
  if (!`${path}/`.startsWith(baseUrl.toLowerCase())) return false;
  return !/\.[a-z0-9]+$/.test(path) || path.endsWith('.html');
}
