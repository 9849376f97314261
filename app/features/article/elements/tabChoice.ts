/**
 * Which tab the reader chose in each group of tabs: the same for all groups of
 * that name, on this page, the next ones and in other windows (contract MD-4).
 */
import { storageSlot } from '../../../lib/storage';

/** Twin of the start-up script, which shows the choice before the first paint. */
const KEY_PREFIX = 'docusaurus.tab.';

const slot = (group: string) => storageSlot(KEY_PREFIX + group);

/** Carries the choice where storage is blocked. */
const chosen = new Map<string, string>();
const listeners = new Map<string, Set<(value: string) => void>>();

export function tabChoice(group: string): string | null {
  return slot(group).get() ?? chosen.get(group) ?? null;
}

export function chooseTab(group: string, value: string): void {
  chosen.set(group, value);
  for (const listener of listeners.get(group) ?? []) listener(value);
  slot(group).set(value);
}

/** Calls back with every choice made here or in another window; returns its ending. */
export function watchTabChoice(group: string, listener: (value: string) => void): () => void {
  const own = listeners.get(group) ?? new Set();
  listeners.set(group, own.add(listener));
  const stopStorage = slot(group).listen((value) => {
    if (value !== null) listener(value);
  });
  return () => {
    own.delete(listener);
    stopStorage();
  };
}
