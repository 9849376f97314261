/** Stands in for the shell in component tests: a site with the FAQ on screen. */
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { DocsEngine } from '../engine/client';
import { fakeEngine, pageDataOf, pageView } from './fixtures';
import { createSiteRuntime } from './runtime';
import { SiteProvider } from './SiteProvider';
import { useDisplayedPage } from './useDisplayedPage';

const view = pageView('faq');

interface FixtureSiteProps {
  engine?: DocsEngine;
  children: ReactNode;
}

/** The address the app is at is the text of `data-testid="address"`. */
export function FixtureSite(props: FixtureSiteProps) {
  return (
    <MemoryRouter initialEntries={[view.path]}>
      <Page {...props} />
    </MemoryRouter>
  );
}

function Page({ engine, children }: FixtureSiteProps) {
  const [runtime] = useState(() =>
    createSiteRuntime({ data: pageDataOf(view), view, engine: engine ?? fakeEngine() }),
  );
  const page = useDisplayedPage(runtime, view, () => true);
  const { pathname, search, hash } = useLocation();
  return (
    <SiteProvider runtime={runtime} page={page}>
      {children}
      <span data-testid="address" hidden>
        {pathname + search + hash}
      </span>
    </SiteProvider>
  );
}
