import { expect, test, vi } from 'vitest';
import { manifest } from './fixtures';
import { createSidebarStore } from './sidebarStore';
import { pruneSidebar } from './sidebarTree';

const pruned = pruneSidebar(manifest.sidebar, '/docs/faq');

test('the whole tree comes when it is asked for, once', async () => {
  const fetchManifest = vi.fn(async () => manifest);
  const store = createSidebarStore(pruned, fetchManifest);
  const listener = vi.fn();
  store.subscribe(listener);
  store.load();
  await vi.waitFor(() => expect(store.get()).toEqual({ items: manifest.sidebar, complete: true }));
  store.load();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(fetchManifest).toHaveBeenCalledTimes(1);
});

test('what visited pages carry is gathered', () => {
  const store = createSidebarStore(pruned, async () => manifest);
  store.add(pruneSidebar(manifest.sidebar, '/docs/guides/build-modes'));
  expect(store.get()).toEqual({ items: manifest.sidebar, complete: true });
});

test('without network the tree stays as it is', async () => {
  const store = createSidebarStore(pruned, () => Promise.reject(new Error('offline')));
  store.load();
  await Promise.resolve();
  expect(store.get()).toEqual({ items: pruned, complete: false });
});
