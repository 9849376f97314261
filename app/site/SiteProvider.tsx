import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { PageView } from '../engine/contract';
import { notFoundPath } from './routes';
import type { SiteRuntime } from './runtime';
import type { DisplayedPage } from './useDisplayedPage';

interface PageContextValue {
  view: PageView | null;
  /** The page's own path and not the one visited: prerendered HTML knows no other. */
  path: string;
}

/** Goes to a full path of the site within the app. */
export type Navigate = (to: string) => void;

const RuntimeContext = createContext<SiteRuntime | null>(null);
const NavigateContext = createContext<Navigate | null>(null);
const PageContext = createContext<PageContextValue | null>(null);

interface SiteProviderProps {
  runtime: SiteRuntime;
  page: DisplayedPage;
  children: ReactNode;
}

/** Gives the features the site and the page on screen; stands below a router. */
export function SiteProvider({ runtime, page, children }: SiteProviderProps) {
  const { view } = page;
  const { baseUrl } = runtime.site;
  const navigate = useStableNavigate();
  const value = useMemo(() => ({ view, path: view?.path ?? notFoundPath(baseUrl) }), [view, baseUrl]);
  return (
    <RuntimeContext value={runtime}>
      <NavigateContext value={navigate}>
        <PageContext value={value}>{children}</PageContext>
      </NavigateContext>
    </RuntimeContext>
  );
}

/** The router's function changes with every location, which would draw every link again. */
function useStableNavigate(): Navigate {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to) => {
    const { pathname, search, hash } = window.location;
    // To where one is already counts as the same visit (RT-8).
    void latest.current(to, { replace: to === pathname + search + hash });
  }, []);
}

export function useRuntime(): SiteRuntime {
  return provided(useContext(RuntimeContext), 'useRuntime');
}

export function useNavigateTo(): Navigate {
  return provided(useContext(NavigateContext), 'useNavigateTo');
}

export function usePageContext(): PageContextValue {
  return provided(useContext(PageContext), 'usePageContext');
}

function provided<T>(value: T | null, hook: string): T {
  if (value === null) throw new Error(`Hook ${hook} is called outside the <SiteProvider>.`);
  return value;
}
