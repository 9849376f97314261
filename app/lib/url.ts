/** Questions to URLs and paths of the site (contract site.md 2.5). */

/** A scheme (RFC 3986) or a protocol-relative host: LK-1. */
const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

export function isExternal(url: string): boolean {
  return EXTERNAL.test(url);
}

/**
 * Adds the base URL to a site path that does not have it yet; the base without
 * its slash gets it. Relative, hash and external targets stay as they are (LK-2).
 */
export function withBase(baseUrl: string, path: string): string {
  if (!path.startsWith('/') || isExternal(path) || path.startsWith(baseUrl)) return path;
  const { pathname, suffix } = splitPath(path);
  if (`${pathname}/` === baseUrl) return baseUrl + suffix;
  return baseUrl + path.slice(1);
}

/** Whether two paths show the same page: letter case and a trailing slash do not matter (RT-1). */
export function samePath(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** Takes a trailing slash off the path, but not off the base URL; query and hash stay (RT-4). */
export function withoutTrailingSlash(baseUrl: string, url: string): string {
  const { pathname, suffix } = splitPath(url);
  if (pathname === '/' || pathname === baseUrl || !pathname.endsWith('/')) return url;
  return pathname.replace(/\/+$/, '') + suffix;
}

/** The path, and the query and hash behind it. */
export function splitPath(url: string): { pathname: string; suffix: string } {
  const end = url.search(/[?#]/);
  return end < 0 ? { pathname: url, suffix: '' } : { pathname: url.slice(0, end), suffix: url.slice(end) };
}

function comparable(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
