import { expect, test } from 'vitest';
import { pageDataOf, pageView } from './fixtures';
import { readPage, readRedirect } from './pageData';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const data = (value: unknown) => `<script type="application/json" id="docs-data">${JSON.stringify(value)}</script>`;
const faq = pageView('faq');

test('the article comes from the document, everything else from the data', () => {
  const { html: _, ...view } = faq;
  const page = readPage(parse(`<div data-docs-article><p>Hello</p></div>${data({ ...pageDataOf(faq), view })}`));
  expect(page?.view).toEqual({ ...view, html: '<p>Hello</p>' });
});

test('the not-found page has no view', () => {
  expect(readPage(parse(data(pageDataOf(null))))).toMatchObject({ view: null });
});

test.each([
  ['no data', '<p>Hello</p>'],
  ['broken data', '<script id="docs-data">{</script>'],
  ['data of something else', data({ view: null })],
  ['no article', data(pageDataOf(faq))],
])('%s: not a page of ours', (_, html) => {
  expect(readPage(parse(html))).toBeNull();
});

test('a redirect page names its target', () => {
  expect(readRedirect(parse('<script data-docs-redirect="/docs/faq"></script>'))).toBe('/docs/faq');
  expect(readRedirect(parse('<script></script>'))).toBeNull();
});
