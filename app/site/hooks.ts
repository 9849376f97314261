import { useSyncExternalStore } from 'react';
import type { PageView, SidebarItem, Site } from '../engine/contract';
import { usePageContext, useRuntime } from './SiteProvider';

/** Settings of the site. */
export function useSite(): Site {
  return useRuntime().site;
}

/** The page on screen; null is the not-found page. */
export function usePage(): PageView | null {
  return usePageContext().view;
}

/** Path of the page on screen, the same in prerendered HTML. */
export function useLocationPath(): string {
  return usePageContext().path;
}

export interface Sidebar {
  items: SidebarItem[];
  /** Whether every category has its items. */
  complete: boolean;
  /** Asks for the items that are missing. */
  load(): void;
}

export function useSidebar(): Sidebar {
  const { sidebar } = useRuntime();
  const state = useSyncExternalStore(sidebar.subscribe, sidebar.get, sidebar.get);
  return { ...state, load: sidebar.load };
}
