/**
 * The golden answers of Go's side (wasm/pack/contract_test.go), held against
 * the types here: `satisfies` fails the type check on a member that is missing
 * or unknown, the comparison fails when the file says something else.
 */
import { expect, test } from 'vitest';
import diagnostics from '../../wasm/pack/testdata/diagnostics.json';
import manifest from '../../wasm/pack/testdata/manifest.json';
import pageView from '../../wasm/pack/testdata/pageview.json';
import searchAnswer from '../../wasm/pack/testdata/searchanswer.json';
import stats from '../../wasm/pack/testdata/stats.json';
import {
  type Diagnostic,
  type Manifest,
  PACK_FORMAT,
  type PageView,
  type SearchAnswer,
  type Stats,
} from './contract';

test('manifest', () => {
  expect(manifest).toEqual({
    format: PACK_FORMAT,
    build: '0123456789ab',
    site: {
      title: 'Argos',
      tagline: 'Docs',
      origin: 'https://argos-ci.com',
      baseUrl: '/docs/',
      lang: 'en',
      home: 'getting-started',
      favicon: '/img/favicon.svg',
      socialImage: '/img/social.png',
      editUrl: 'https://example.com/edit/',
      logo: { alt: 'Argos', light: '/img/l.svg', dark: '/img/d.svg', href: '/getting-started', width: 156, height: 32 },
      navbar: [
        { position: 'left', label: 'App', href: 'https://app.argos-ci.com/' },
        { type: 'search', position: 'right' },
        { position: 'right', ariaLabel: 'GitHub repository', icon: 'github', to: '/faq' },
      ],
    },
    sidebar: [
      {
        type: 'category',
        label: 'Overview',
        href: '/docs/faq',
        collapsed: true,
        items: [{ type: 'doc', label: 'FAQ', id: 'faq', href: '/docs/faq' }],
      },
      { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
    ],
    pages: [
      {
        id: 'faq',
        title: 'FAQ',
        description: 'Questions',
        shard: 0,
        file: 'questions.md',
        unlisted: true,
        paginationLabel: 'Questions',
      },
    ],
    redirects: [{ from: '/docs/old', to: '/docs/faq#a' }],
    shards: ['pages-0.json'],
    index: ['index-0.json'],
  } satisfies Manifest);
});

test('page view', () => {
  expect(pageView).toEqual({
    id: 'faq',
    path: '/docs/faq',
    title: 'FAQ',
    description: 'Questions',
    keywords: ['a', 'b'],
    image: '/img/a.png',
    html: '<h2 id="a">A &amp; B</h2>',
    toc: [{ id: 'a', html: 'A &amp; <code>B</code>', level: 2, children: [{ id: 'b', html: 'B', level: 3 }] }],
    unlisted: true,
    breadcrumbs: [{ label: 'Overview', path: '/docs/x' }, { label: 'FAQ' }],
    prev: { label: 'Before', path: '/docs/before' },
    next: { label: 'After', path: '/docs/after' },
    editUrl: 'https://example.com/edit/faq.md',
    diagnostics: [
      { severity: 'warning', code: 'broken-anchor', file: 'faq.md', line: 3, column: 7, message: 'm', fix: 'f' },
    ],
  } satisfies PageView);
});

test('search answer', () => {
  expect(searchAnswer).toEqual({
    query: 'b',
    hits: [
      {
        objectID: 'faq#a',
        url: '/docs/faq#a',
        url_without_anchor: '/docs/faq',
        anchor: 'a',
        type: 'content',
        content: 'A & B',
        hierarchy: { lvl0: 'Overview', lvl1: 'FAQ', lvl2: 'A', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        _highlightResult: {
          hierarchy: { lvl0: { value: 'Overview', matchLevel: 'none' } },
          content: { value: 'A &amp; <mark>B</mark>', matchLevel: 'full', matchedWords: ['b'], fullyHighlighted: true },
        },
        _snippetResult: { hierarchy: {}, content: { value: 'A &amp; <mark>B</mark>', matchLevel: 'full' } },
      },
    ],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    groups: [{ label: 'Overview', rows: [{ hit: 0, parent: -1 }] }],
  } satisfies SearchAnswer);
});

test('diagnostics and stats', () => {
  expect(diagnostics).toEqual({
    items: [{ severity: 'error', code: 'broken-link', file: 'faq.md', line: 1, column: 2, message: 'm' }],
  } satisfies { items: Diagnostic[] });
  expect(stats).toEqual({
    build: '0123456789ab',
    pages: 15,
    shards: 2,
    index: 1,
    records: 200,
    terms: 900,
  } satisfies Stats);
});
