import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { PageView } from '../engine/contract';
import { isExternal } from '../lib/url';
import { resolveRoute } from './routes';
import type { SiteRuntime } from './runtime';

/** What is on screen. The address bar may be ahead of it while a page is on its way (NV-2). */
export interface DisplayedPage {
  location: Location;
  /** How the reader came here. */
  action: NavigationType;
  /** Null is the not-found page. */
  view: PageView | null;
}

/**
 * Follows the router's location: the old page stays until the new one is here,
 * and a newer location drops an older one that is still on its way. A page
 * that cannot be had is left to `onFailure`; unless that returns true it counts
 * as not found.
 */
export function useDisplayedPage(
  runtime: SiteRuntime,
  first: PageView | null,
  onFailure: (error: unknown, location: Location) => boolean,
): DisplayedPage {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const [page, setPage] = useState<DisplayedPage>({ location, action, view: first });

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const show = (view: PageView | null) => setPage({ location, action, view });
    const atStart = location === page.location;
    if (atStart) {
      // The document is the right one (NV-1), unless the host answered with its
      // not-found page for a path that only the app can read (RT-1, RD-5).
      if (page.view) return;
      await runtime.manifest().catch(() => null);
      if (signal.aborted || !runtime.knownManifest()) return;
    } else {
      runtime.wake();
      if (page.view && leadsTo(runtime, location, page.view)) return show(page.view);
    }

    const result = await runtime.pages.load(location, signal).catch((error: unknown) => {
      if (!signal.aborted && !onFailure(error, location)) show(null);
      return null;
    });
    if (signal.aborted || !result) return;
    if (result.kind === 'redirect') {
      if (isExternal(result.to)) window.location.replace(result.to);
      else void navigate(result.to, { replace: true });
    } else if (result.kind === 'page') {
      show(result.view);
    } else if (!atStart) {
      show(null);
    }
  });

  // Before the paint: with the engine up the page is there within the frame.
  useLayoutEffect(() => {
    const controller = new AbortController();
    void follow(controller.signal);
    return () => controller.abort();
  }, [location]);

  return page;
}

function leadsTo(runtime: SiteRuntime, location: Location, view: PageView): boolean {
  const route = resolveRoute(runtime.site, runtime.knownManifest(), location);
  return route.kind === 'page' && route.id.toLowerCase() === view.id.toLowerCase();
}
