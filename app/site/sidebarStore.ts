import type { Manifest, SidebarItem } from '../engine/contract';
import { isComplete, mergeSidebar } from './sidebarTree';

export interface SidebarState {
  items: SidebarItem[];
  /** Whether every category has its items. */
  complete: boolean;
}

/** The sidebar as far as it is known; it grows by visited pages or, at once, by the manifest. */
export interface SidebarStore {
  get(): SidebarState;
  subscribe(listener: () => void): () => void;
  /** Takes in what a visited page carries. */
  add(items: SidebarItem[]): void;
  /** Asks for the whole tree. Without network the links of closed categories still lead on. */
  load(): void;
}

export function createSidebarStore(initial: SidebarItem[], manifest: () => Promise<Manifest>): SidebarStore {
  const listeners = new Set<() => void>();
  let state = stateOf(initial);

  const set = (items: SidebarItem[]) => {
    state = stateOf(items);
    for (const listener of [...listeners]) listener();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(items) {
      if (!state.complete) set(mergeSidebar(state.items, items));
    },
    load() {
      if (state.complete) return;
      manifest().then(
        ({ sidebar }) => set(sidebar),
        () => {},
      );
    },
  };
}

function stateOf(items: SidebarItem[]): SidebarState {
  return { items, complete: isComplete(items) };
}
