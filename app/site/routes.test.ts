import { describe, expect, test } from 'vitest';
import { manifest, site } from './fixtures';
import { redirectTarget, resolveRoute } from './routes';

const resolve = (pathname: string, search = '', hash = '') =>
  resolveRoute(site, manifest, { pathname, search, hash });

describe('RT-1, RT-3: paths that show a page', () => {
  test.each([
    ['/docs/faq', 'faq'],
    ['/docs/FAQ/', 'faq'],
    ['/DOCS/faq', 'faq'],
    ['/docs/faq.html', 'faq'],
    ['/docs/faq/index.html', 'faq'],
    ['/docs/faq%20', 'faq'],
    ['/docs/guides/build-modes', 'guides/build-modes'],
  ])('%s → %s', (path, id) => {
    expect(resolve(path)).toEqual({ kind: 'page', id });
  });
});

describe('RT-5: paths that lead nowhere', () => {
  test.each(['/docs/nothing', '/docs/faq/deeper', '/docs/faq.html/', '/docs/%E0%A4%A', '/pricing'])('%s', (path) => {
    expect(resolve(path)).toEqual({ kind: 'not-found' });
  });
});

test.each(['/docs', '/docs/', '/docs/index.html'])('D-2: %s leads to the home page', (path) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', to: '/docs/getting-started' });
});

describe('RD-5: redirects are known in the app', () => {
  test.each([
    ['/docs/installation', '', '', '/docs/getting-started'],
    ['/docs/Installation/', '?a=1', '#b', '/docs/getting-started?a=1#b'],
    ['/docs/monitoring-mode', '?a=1', '#b', '/docs/guides/build-modes#monitoring-mode'],
    ['/docs/discord', '', '', 'https://argos-ci.com/discord'],
  ])('%s%s%s → %s', (path, search, hash, to) => {
    expect(resolve(path, search, hash)).toEqual({ kind: 'redirect', to });
  });
});

test('RD-3: the visited query and hash are forwarded unless the target has its own', () => {
  const visit = { pathname: '/x', search: '?a=1', hash: '#b' };
  expect(redirectTarget('/docs/', '/faq', visit)).toBe('/docs/faq?a=1#b');
  expect(redirectTarget('/docs/', '/faq?c', visit)).toBe('/docs/faq?c');
  expect(redirectTarget('/docs/', '/faq#c', visit)).toBe('/docs/faq#c');
});

test('without the manifest every path below the base URL may be a page', () => {
  expect(resolveRoute(site, null, { pathname: '/docs/whatever.html' })).toEqual({ kind: 'page', id: 'whatever' });
  expect(resolveRoute(site, null, { pathname: '/elsewhere' })).toEqual({ kind: 'not-found' });
});
