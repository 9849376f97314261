/** A small site and a stand-in for the engine, for the tests of the shell. */
import type { DocsEngine } from '../engine/client';
import { EngineError, type EngineState, type Hit, type Manifest, type PageView, type Site } from '../engine/contract';
import type { PageData } from './pageData';
import { pruneSidebar } from './sidebarTree';

export const site: Site = {
  title: 'Argos',
  tagline: 'Visual testing',
  origin: 'https://argos-ci.com',
  baseUrl: '/docs/',
  lang: 'en',
  home: 'getting-started',
  favicon: '/img/favicon.svg',
  socialImage: '/img/social-card.jpg',
  logo: { alt: 'Argos', light: '/img/light.svg', dark: '/img/dark.svg', href: '/getting-started' },
  navbar: [{ type: 'search', position: 'right' }],
};

export const manifest: Manifest = {
  format: 1,
  build: 'b1',
  site,
  sidebar: [
    {
      type: 'category',
      label: 'Overview',
      items: [
        { type: 'doc', label: 'Getting started', id: 'getting-started', href: '/docs/getting-started' },
        { type: 'doc', label: 'FAQ', id: 'faq', href: '/docs/faq' },
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: true,
      items: [
        { type: 'link', label: 'Blog', href: 'https://argos-ci.com/blog' },
        {
          type: 'category',
          label: 'CI',
          collapsed: true,
          items: [
            { type: 'doc', label: 'Build modes', id: 'guides/build-modes', href: '/docs/guides/build-modes' },
          ],
        },
      ],
    },
  ],
  pages: [
    { id: 'faq', title: 'Frequently Asked Questions', shard: 0 },
    { id: 'getting-started', title: 'Getting Started', shard: 0 },
    { id: 'guides/build-modes', title: 'Build modes', shard: 0 },
    { id: 'hidden', title: 'Hidden questions', shard: 0, unlisted: true },
  ],
  redirects: [
    { from: '/docs/installation', to: '/docs/getting-started' },
    { from: '/docs/monitoring-mode', to: '/docs/guides/build-modes#monitoring-mode' },
    { from: '/docs/discord', to: 'https://argos-ci.com/discord' },
  ],
  shards: ['pages.0.json'],
  index: ['index.0.json'],
};

/** The page of an id as the engine would give it. */
export function pageView(id: string, more: Partial<PageView> = {}): PageView {
  const title = manifest.pages.find((page) => page.id === id)?.title ?? id;
  return { id, path: `/docs/${id}`, title, html: `<h1>${title}</h1>`, ...more };
}

/** A search hit for a heading of a page. */
export function searchHit(lvl0: string, lvl1: string, more: Partial<Hit> = {}): Hit {
  const url = `/docs/${lvl1.toLowerCase().replaceAll(' ', '-')}`;
  return {
    objectID: `${lvl0}/${lvl1}`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    ...more,
  };
}

/** What the document of a page carries; null is the not-found page. */
export function pageDataOf(view: PageView | null): PageData {
  return {
    build: manifest.build,
    manifestUrl: '/docs/pack/manifest.json',
    site,
    sidebar: pruneSidebar(manifest.sidebar, view?.path ?? null),
    view,
  };
}

export interface FakeEngine extends DocsEngine {
  /** Steps to another state as the real one would after `start`. */
  become(state: EngineState): void;
}

/** An engine that never starts by itself; `calls` replace what a test is about. */
export function fakeEngine(calls: Partial<DocsEngine> = {}): FakeEngine {
  const listeners = new Set<() => void>();
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  let state: EngineState = 'idle';
  const refuse = () => Promise.reject(new EngineError('not-loaded', 'not part of this test'));

  const start = () => {
    if (state === 'ready') return Promise.resolve();
    if (state === 'failed') return Promise.reject(new EngineError('unavailable', 'no engine'));
    state = 'starting';
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const become = (next: EngineState) => {
    state = next;
    for (const call of waiting.splice(0)) {
      if (next === 'ready') call.resolve();
      if (next === 'failed') call.reject(new EngineError('unavailable', 'no engine'));
    }
    for (const listener of listeners) listener();
  };

  const engine = {
    manifest: () => Promise.resolve(manifest),
    start,
    become,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    render: refuse,
    search: refuse,
    check: refuse,
    stats: refuse,
    stop: () => become('failed'),
    ...calls,
  };
  return Object.defineProperty(engine, 'state', { get: () => state }) as FakeEngine;
}
