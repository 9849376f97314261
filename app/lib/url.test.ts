import { describe, expect, test } from 'vitest';
import { isExternal, samePath, splitPath, withBase, withoutTrailingSlash } from './url';

describe('LK-1: a target is external with a scheme or a host of its own', () => {
  test.each([
    ['https://argos-ci.com', true],
    ['mailto:a@b.c', true],
    ['git+ssh://host', true],
    ['//cdn.example.com/a.js', true],
    ['pathname:///img/a.png', true],
    ['/faq', false],
    ['faq', false],
    ['./a:b', false],
    ['#a:b', false],
    ['?q=a:b', false],
    ['1a:b', false],
    ['', false],
  ])('%s → %s', (url, external) => {
    expect(isExternal(url)).toBe(external);
  });
});

describe('LK-2: site paths get the base URL once', () => {
  test.each([
    ['/faq', '/docs/faq'],
    ['/faq?a=1#b', '/docs/faq?a=1#b'],
    ['/', '/docs/'],
    ['/docs/faq', '/docs/faq'],
    ['/docs/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs#a', '/docs/#a'],
    ['/docs?a', '/docs/?a'],
    ['/docsearch', '/docs/docsearch'],
    ['faq', 'faq'],
    ['../faq', '../faq'],
    ['#a', '#a'],
    ['', ''],
    ['//host/docs', '//host/docs'],
    ['https://a.b/c', 'https://a.b/c'],
  ])('%s → %s', (path, full) => {
    expect(withBase('/docs/', path)).toBe(full);
  });

  test('a site at the root', () => {
    expect(withBase('/', '/faq')).toBe('/faq');
    expect(withBase('/', '/')).toBe('/');
  });
});

describe('RT-1: letter case and one trailing slash do not matter', () => {
  test.each([
    ['/docs/faq', '/docs/FAQ/', true],
    ['/docs/', '/docs', true],
    ['/docs/faq', '/docs/faq2', false],
    ['/docs/faq', '/docs/faq//', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(samePath(a, b)).toBe(same);
  });
});

describe('RT-4: no trailing slash, except on the base URL', () => {
  test.each([
    ['/docs/faq/', '/docs/faq'],
    ['/docs/faq/?a=1#b', '/docs/faq?a=1#b'],
    ['/docs/faq#b/', '/docs/faq#b/'],
    ['/docs/', '/docs/'],
    ['/docs/#a', '/docs/#a'],
    ['/', '/'],
    ['#a/', '#a/'],
  ])('%s → %s', (url, clean) => {
    expect(withoutTrailingSlash('/docs/', url)).toBe(clean);
  });
});

test('a path is split before its query or hash', () => {
  expect(splitPath('/a#b?c')).toEqual({ pathname: '/a', suffix: '#b?c' });
  expect(splitPath('/a')).toEqual({ pathname: '/a', suffix: '' });
});
