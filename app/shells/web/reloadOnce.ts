/** A full load in place of a page that could not be fetched (contract NV-3). */
import { storageSlot } from '../../lib/storage';

/** A second failure this soon is no accident: another reload would not help. */
const WINDOW_MS = 30_000;

interface Reload {
  url: string;
  time: number;
}

export interface ReloadOptions {
  url: string;
  now: number;
  reload(): void;
}

/** Reloads unless the same address was reloaded a moment ago; says whether it did. */
export function reloadOnce({ url, now, reload }: ReloadOptions): boolean {
  const slot = storageSlot('docs.reload', 'session');
  const last = parseReload(slot.get());
  if (last?.url === url && now - last.time < WINDOW_MS) return false;
  slot.set(JSON.stringify({ url, time: now } satisfies Reload));
  reload();
  return true;
}

function parseReload(text: string | null): Reload | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Reload> | null;
    return typeof value?.url === 'string' && typeof value.time === 'number' ? (value as Reload) : null;
  } catch {
    return null;
  }
}
