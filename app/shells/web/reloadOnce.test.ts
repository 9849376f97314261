import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce';

beforeEach(() => sessionStorage.clear());

test('NV-3: a page that cannot be had is loaded by the browser, once', () => {
  const reload = vi.fn();
  expect(reloadOnce({ url: '/docs/a', now: 1000, reload })).toBe(true);
  expect(reloadOnce({ url: '/docs/a', now: 2000, reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('NV-3: another page or a later time is another matter', () => {
  const reload = vi.fn();
  reloadOnce({ url: '/docs/a', now: 1000, reload });
  expect(reloadOnce({ url: '/docs/b', now: 2000, reload })).toBe(true);
  expect(reloadOnce({ url: '/docs/b', now: 32_000, reload })).toBe(true);
});

test('NV-3: what somebody else stored does not stop it', () => {
  sessionStorage.setItem('docs.reload', 'garbage');
  expect(reloadOnce({ url: '/docs/a', now: 0, reload: vi.fn() })).toBe(true);
});
