/**
 * Where pages come from: memory, the engine, or else the prerendered HTML of
 * the page, so that the site works where WebAssembly does not.
 */
import { type Engine, EngineError, type Manifest, type PageView, type SidebarItem, type Site } from '../engine/contract';
import { fetchDocument } from './fetchDocument';
import { Lru } from './lru';
import { readPage, readRedirect } from './pageData';
import { redirectTarget, resolveRoute, type Visit } from './routes';

/** Pages kept in memory: enough for a reader who goes back and forth. */
const KEPT_PAGES = 20;

export type PageResult =
  | { kind: 'page'; view: PageView }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

export interface PageSource {
  /** Rejects if the page cannot be had at all, or with the signal's reason. */
  load(visit: Visit, signal: AbortSignal): Promise<PageResult>;
}

export interface PageSourceOptions {
  site: Site;
  engine: Pick<Engine, 'state' | 'render'>;
  /** The manifest, once it is here. */
  manifest(): Manifest | null;
  /** The page on screen at the start. */
  first: PageView | null;
  /** Called with the sidebar that a prerendered page carries. */
  onSidebar(items: SidebarItem[]): void;
}

export function createPageSource({ site, engine, manifest, first, onSidebar }: PageSourceOptions): PageSource {
  const memory = new Lru<PageView>(KEPT_PAGES);
  if (first) memory.set(first.id, first);

  const render = async (id: string, signal: AbortSignal): Promise<PageResult | null> => {
    if (engine.state !== 'ready') return null;
    try {
      return { kind: 'page', view: await engine.render({ id }, { signal }) };
    } catch (error) {
      signal.throwIfAborted();
      const unknown = error instanceof EngineError && error.code === 'not-found';
      return unknown ? { kind: 'not-found' } : null;
    }
  };

  const fetchPrerendered = async (id: string, visit: Visit, signal: AbortSignal): Promise<PageResult> => {
    const url = encodeURI(site.baseUrl + id);
    const document = await fetchDocument(url, signal);
    if (!document) return { kind: 'not-found' };
    const to = readRedirect(document);
    if (to !== null) return { kind: 'redirect', to: redirectTarget(site.baseUrl, to, visit) };
    const page = readPage(document);
    if (!page) throw new Error(`page ${url}: the document holds no page`);
    onSidebar(page.data.sidebar);
    return page.view ? { kind: 'page', view: page.view } : { kind: 'not-found' };
  };

  return {
    async load(visit, signal) {
      const route = resolveRoute(site, manifest(), visit);
      if (route.kind !== 'page') return route;
      const kept = memory.get(route.id);
      if (kept) return { kind: 'page', view: kept };
      const result = (await render(route.id, signal)) ?? (await fetchPrerendered(route.id, visit, signal));
      if (result.kind === 'page') memory.set(result.view.id, result.view);
      return result;
    },
  };
}
