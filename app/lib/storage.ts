/**
 * Browser storage that may be blocked, full or shared with other tabs
 * (contract site.md section 10). A slot is one key; it never throws in a
 * browser, and a write is seen by listeners of the same tab too.
 */

export type StorageKind = 'local' | 'session';

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  delete(): void;
  /** Calls back after every change, from this tab or another; returns its ending. */
  listen(listener: (value: string | null) => void): () => void;
}

export function storageSlot(key: string, kind: StorageKind = 'local'): StorageSlot {
  const attempt = <T>(what: string, fallback: T, action: (area: Storage) => T): T => {
    const area = openArea(key, kind);
    if (!area) return fallback;
    try {
      return action(area);
    } catch (error) {
      console.error(`Docusaurus storage error, can't ${what}`, error);
      return fallback;
    }
  };

  return {
    get: () => attempt(`get key=${key}`, null, (area) => area.getItem(key)),
    set: (value) =>
      attempt(`set ${key}=${value}`, undefined, (area) => {
        const before = area.getItem(key);
        area.setItem(key, value);
        announce(area, key, before, value);
      }),
    delete: () =>
      attempt(`delete key=${key}`, undefined, (area) => {
        const before = area.getItem(key);
        area.removeItem(key);
        announce(area, key, before, null);
      }),
    listen: (listener) =>
      attempt(
        `listen for changes of key=${key}`,
        () => {},
        (area) => {
          const onStorage = (event: StorageEvent) => {
            if (event.storageArea !== area) return;
            // A null key is Storage.clear() in another tab.
            if (event.key === key) listener(event.newValue);
            else if (event.key === null) listener(null);
          };
          window.addEventListener('storage', onStorage);
          return () => window.removeEventListener('storage', onStorage);
        },
      ),
  };
}

let warned = false;

function openArea(key: string, kind: StorageKind): Storage | null {
  if (typeof window === 'undefined') {
    throw new Error(
      `Illegal storage API usage for storage key "${key}".\n` +
        'Browser storage can be used in effects and event handlers, not while prerendering.',
    );
  }
  try {
    // Reading the property throws where storage is blocked; some embedders give null.
    const area = kind === 'local' ? window.localStorage : window.sessionStorage;
    if (area) return area;
    warnOnce();
  } catch (error) {
    warnOnce(error);
  }
  return null;
}

function warnOnce(...reason: unknown[]): void {
  if (warned) return;
  warned = true;
  console.warn(
    'Docusaurus browser storage is not available.\n' +
      'Possible reasons: running Docusaurus in an iframe, in an incognito browser session, ' +
      'or using too strict browser privacy settings.',
    ...reason,
  );
}

/** Browsers tell only the other tabs about a change; this tells our own (ST-4). */
function announce(area: Storage, key: string, oldValue: string | null, newValue: string | null): void {
  if (oldValue === newValue) return;
  window.dispatchEvent(
    new StorageEvent('storage', {
      key,
      oldValue,
      newValue,
      url: window.location.href,
      storageArea: area,
    }),
  );
}
