import type { DocsEngine } from '../engine/client';
import type { Manifest, PageView, Site } from '../engine/contract';
import type { PageData } from './pageData';
import { createPageSource, type PageSource } from './pageSource';
import { createSidebarStore, type SidebarStore } from './sidebarStore';

/** What stands behind the pages for as long as the document lives. Making one starts nothing. */
export interface SiteRuntime {
  readonly site: Site;
  readonly engine: DocsEngine;
  readonly pages: PageSource;
  readonly sidebar: SidebarStore;
  /** The manifest, fetched when first asked for; a failed fetch may be tried again. */
  manifest(): Promise<Manifest>;
  /** The manifest, if it is here already. */
  knownManifest(): Manifest | null;
  /** The reader is about to need the engine: it starts unless it has. */
  wake(): void;
}

export interface SiteRuntimeOptions {
  data: PageData;
  /** The page on screen at the start. */
  view: PageView | null;
  engine: DocsEngine;
}

export function createSiteRuntime({ data, view, engine }: SiteRuntimeOptions): SiteRuntime {
  const { site } = data;
  let known: Manifest | null = null;
  let asked: Promise<Manifest> | undefined;

  const manifest = () => {
    asked ??= engine.manifest().then(
      (value) => (known = value),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  const sidebar = createSidebarStore(data.sidebar, manifest);
  const pages = createPageSource({
    site,
    engine,
    manifest: () => known,
    first: view,
    onSidebar: (items) => sidebar.add(items),
  });

  return {
    site,
    engine,
    pages,
    sidebar,
    manifest,
    knownManifest: () => known,
    wake() {
      if (engine.state !== 'idle') return;
      // Whatever fails here has a fallback, and the reader need not know (design promise 3).
      engine.start().catch(() => {});
      manifest().catch(() => {});
      sidebar.load();
    },
  };
}
