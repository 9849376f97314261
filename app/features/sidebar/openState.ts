/**
 * Which categories the reader opened or closed, kept for the session (contract
 * SB-13). Categories nobody touched are not in it.
 */
import { useSyncExternalStore } from 'react';
import { storageSlot } from '../../lib/storage';

type OpenState = Readonly<Record<string, boolean>>;

const slot = () => storageSlot('docs.sidebar.open', 'session');
const listeners = new Set<() => void>();
let state: OpenState | undefined;

export function setOpen(key: string, open: boolean): void {
  const before = current();
  if (before[key] === open) return;
  state = { ...before, [key]: open };
  slot().set(JSON.stringify(state));
  for (const listener of listeners) listener();
}

/** What the reader last made of the category; undefined if nothing, and always so in prerendered HTML. */
export function useOpen(key: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current()[key],
    () => undefined,
  );
}

/** Reads back what a page of this session stored; anything else counts as nothing. */
export function parseOpenState(text: string | null): OpenState {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open === 'boolean'));
  } catch {
    return {};
  }
}

function current(): OpenState {
  return (state ??= parseOpenState(slot().get()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
