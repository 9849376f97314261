/** For tests: a feature drawn inside a small site. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import type { PageView, SidebarItem, Site } from '../engine/contract';
import { createSiteRuntime, type DisplayedPage, pruneSidebar, SiteProvider } from '../site';
import { fakeEngine, manifest, pageDataOf } from '../site/fixtures';

interface TestSite {
  /** The page on screen; null is the not-found page. */
  view: PageView | null;
  site?: Partial<Site>;
  /** The whole sidebar; the page carries the open part of it. */
  sidebar?: SidebarItem[];
  /** The manifest cannot be fetched. */
  offline?: boolean;
}

interface DrawnSite extends RenderResult {
  /** Shows another page, as a navigation would. */
  go(view: PageView | null): void;
}

export function renderInSite(element: ReactElement, options: TestSite): DrawnSite {
  const draw = siteAround(element, options);
  const drawn = render(draw(options.view));
  return { ...drawn, go: (view) => drawn.rerender(draw(view)) };
}

/** Puts the feature into one site, whatever the page. */
export function siteAround(element: ReactElement, options: TestSite): (view: PageView | null) => ReactElement {
  const { view: first, offline = false } = options;
  const site = { ...manifest.site, ...options.site };
  const sidebar = options.sidebar ?? manifest.sidebar;
  const runtime = createSiteRuntime({
    data: { ...pageDataOf(first), site, sidebar: pruneSidebar(sidebar, first?.path ?? null) },
    view: first,
    engine: fakeEngine({
      manifest: () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve({ ...manifest, site, sidebar })),
    }),
  });

  return (view) => {
    const location = { pathname: view?.path ?? '/docs/nowhere', search: '', hash: '', state: null, key: 'test' };
    return (
      <MemoryRouter>
        <SiteProvider runtime={runtime} page={{ location, action: 'POP', view } as DisplayedPage}>
          {element}
        </SiteProvider>
      </MemoryRouter>
    );
  };
}
