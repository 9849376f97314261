import { expect, test } from 'vitest';
import { manifest } from '../../site/fixtures';
import { renderSitemap } from './sitemap';

test('SM-2, SM-3, SM-4: every listed page, in order', () => {
  const xml = renderSitemap(manifest) ?? '';
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect([...document.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
    'https://argos-ci.com/docs/faq',
    'https://argos-ci.com/docs/getting-started',
    'https://argos-ci.com/docs/guides/build-modes',
  ]);
  expect(document.querySelector('url')?.textContent).toContain('weekly0.5');
  expect(document.querySelector('lastmod')).toBeNull();
});

test('addresses are encoded for URLs and for XML', () => {
  const [page] = manifest.pages;
  const xml = renderSitemap({ ...manifest, pages: [{ ...page, id: "a&b'é" }] as typeof manifest.pages });
  expect(xml).toContain("<loc>https://argos-ci.com/docs/a&amp;b'%C3%A9</loc>");
});

test('SM-1: without a listed page there is no sitemap', () => {
  expect(renderSitemap({ ...manifest, pages: manifest.pages.filter((page) => page.unlisted) })).toBeNull();
});
