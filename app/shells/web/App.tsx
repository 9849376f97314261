import { useEffect } from 'react';
import type { PageView } from '../../engine/contract';
import { PageLayout } from '../../features/layout';
import {
  currentConnection,
  SiteProvider,
  type SiteRuntime,
  startWhenNeeded,
  useDisplayedPage,
} from '../../site';
import { ArticleLinks } from './ArticleLinks';
import { reloadOnce } from './reloadOnce';
import { usePageSwap } from './usePageSwap';

interface AppProps {
  runtime: SiteRuntime;
  /** The page at the start; null is the not-found page. */
  view: PageView | null;
}

/** The site as a web page; stands below a router. */
export function App({ runtime, view }: AppProps) {
  const page = useDisplayedPage(runtime, view, onFailure);
  usePageSwap(runtime.site, page);

  useEffect(() => {
    document.documentElement.dataset['hasHydrated'] = 'true';
    return startWhenNeeded({
      baseUrl: runtime.site.baseUrl,
      start: runtime.wake,
      connection: currentConnection(),
    });
  }, [runtime]);

  return (
    <SiteProvider runtime={runtime} page={page}>
      {content}
    </SiteProvider>
  );
}

/** One element for all renders: a new location alone draws nothing again. */
const content = (
  <>
    <ArticleLinks />
    <PageLayout />
  </>
);

/** The address bar is ahead already, so the browser can try what the app could not (NV-3). */
function onFailure(error: unknown): boolean {
  // oxlint-disable-next-line no-console
  console.warn(error);
  return reloadOnce({
    url: window.location.href,
    now: Date.now(),
    reload: () => window.location.reload(),
  });
}
