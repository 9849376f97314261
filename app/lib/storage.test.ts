import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageSlot } from './storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('a slot of browser storage', () => {
  test('keeps, gives back and forgets a value, in its own area', () => {
    const slot = storageSlot('k', 'session');
    expect(slot.get()).toBeNull();
    slot.set('v');
    expect(slot.get()).toBe('v');
    expect(sessionStorage.getItem('k')).toBe('v');
    expect(localStorage.getItem('k')).toBeNull();
    slot.delete();
    expect(slot.get()).toBeNull();
  });

  test('ST-4: a write tells listeners of the same tab, only if the value changed', () => {
    const slot = storageSlot('k');
    const heard: (string | null)[] = [];
    const stop = slot.listen((value) => heard.push(value));
    slot.set('a');
    slot.set('a');
    slot.delete();
    slot.delete();
    expect(heard).toEqual(['a', null]);
    stop();
    slot.set('b');
    expect(heard).toHaveLength(2);
  });

  test('ST-4: listeners match both key and area', () => {
    const heard: (string | null)[] = [];
    storageSlot('k').listen((value) => heard.push(value));
    storageSlot('other').set('x');
    storageSlot('k', 'session').set('x');
    expect(heard).toEqual([]);
  });

  test('another tab that clears everything counts as a deletion', () => {
    const heard: (string | null)[] = [];
    storageSlot('k').listen((value) => heard.push(value));
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(heard).toEqual([null]);
  });

  test('ST-3: a single failure is reported and ignored', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    storageSlot('k').set('v');
    expect(error).toHaveBeenCalledExactlyOnceWith("Docusaurus storage error, can't set k=v", expect.any(Error));
  });

  test('ST-2: blocked storage warns once, and every slot is a no-op', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.resetModules();
    const fresh = await import('./storage');
    const slot = fresh.storageSlot('k');
    slot.set('v');
    expect(slot.get()).toBeNull();
    expect(() => slot.listen(() => {})()).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toBe(
      'Docusaurus browser storage is not available.\n' +
        'Possible reasons: running Docusaurus in an iframe, in an incognito browser session, ' +
        'or using too strict browser privacy settings.',
    );
  });

  test('ST-5: use while prerendering is a mistake', () => {
    vi.stubGlobal('window', undefined);
    expect(() => storageSlot('k').get()).toThrow('Illegal storage API usage for storage key "k".');
    vi.unstubAllGlobals();
  });
});
