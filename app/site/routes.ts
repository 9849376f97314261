/** Which page, redirect or nothing a path leads to (contract site.md section 2). */
import type { Manifest, Site } from '../engine/contract';
import { splitPath, withBase } from '../lib/url';

export type Route =
  | { kind: 'page'; id: string }
  /** `to` is a full path or a URL; the visited query and hash are in it already. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** The parts of a URL that routing reads. */
export interface Visit {
  pathname: string;
  search?: string;
  hash?: string;
}

/**
 * Without the manifest nothing is known but the site itself: every path below
 * the base URL may then be a page, and the server has the last word.
 */
export function resolveRoute(site: Site, manifest: Manifest | null, visit: Visit): Route {
  const path = pathBelow(site.baseUrl, visit.pathname);
  if (path === null) return { kind: 'not-found' };
  const raw = withoutSlash(path);
  const clean = withoutSlash(normalise(path));
  if (clean === '') return redirect(site, site.baseUrl + site.home, visit);
  if (!manifest) return { kind: 'page', id: clean };

  const known = tablesOf(manifest);
  for (const candidate of new Set([raw, clean])) {
    const key = candidate.toLowerCase();
    const id = known.pages.get(key);
    if (id !== undefined) return { kind: 'page', id };
    const to = known.redirects.get(key);
    if (to !== undefined) return redirect(site, to, visit);
  }
  return { kind: 'not-found' };
}

/** The path of the one not-found page, whatever was visited (RT-5). */
export function notFoundPath(baseUrl: string): string {
  return `${baseUrl}404.html`;
}

/** The target with the query and hash of the visit, unless it has either of its own (RD-3). */
export function redirectTarget(baseUrl: string, to: string, { search = '', hash = '' }: Visit): string {
  const target = withBase(baseUrl, to);
  return splitPath(target).suffix === '' ? target + search + hash : target;
}

function redirect(site: Site, to: string, visit: Visit): Route {
  return { kind: 'redirect', to: redirectTarget(site.baseUrl, to, visit) };
}

/** The path below the base URL, or null if it is elsewhere. */
function pathBelow(baseUrl: string, pathname: string): string | null {
  const path = decode(pathname);
  if (`${path}/`.toLowerCase() === baseUrl.toLowerCase()) return '';
  if (!path.toLowerCase().startsWith(baseUrl.toLowerCase())) return null;
  return path.slice(baseUrl.length);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The path without what hosts and old links add to it; a slash behind `.html` makes it another path (RT-3). */
function normalise(path: string): string {
  return path.trim().replace(/(^|\/)index\.html$|\.html$/, '');
}

/** A malformed percent sequence is taken as it stands (NV-7). */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface Tables {
  /** Page ids by their lower-case form. */
  pages: Map<string, string>;
  /** Targets by the lower-case path below the base URL. */
  redirects: Map<string, string>;
}

const tables = new WeakMap<Manifest, Tables>();

function tablesOf(manifest: Manifest): Tables {
  const made = tables.get(manifest);
  if (made) return made;
  const { site, pages, redirects } = manifest;
  const built: Tables = {
    pages: new Map(pages.map(({ id }) => [id.toLowerCase(), id])),
    redirects: new Map(
      redirects.map(({ from, to }) => [withoutSlash(pathBelow(site.baseUrl, from) ?? from).toLowerCase(), to]),
    ),
  };
  tables.set(manifest, built);
  return built;
}
