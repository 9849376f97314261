import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../engine/contract';
import { manifest } from '../../site/fixtures';
import { hitText } from './hitText';
import { searchTitles } from './titleSearch';

const search = (query: string, limit = 20) => searchTitles(manifest, query, limit);
const ids = (query: string) => search(query).hits.map((hit) => hit.objectID);

describe('pages whose title has every word', () => {
  test.each([
    ['questions', ['faq']],
    ['QUESTIONS freq', ['faq']],
    ['mode', ['guides/build-modes']],
    ['questions modes', []],
    ['ing', ['getting-started']],
  ])('%s', (query, found) => {
    expect(ids(query)).toEqual(found);
  });

  test('unlisted pages are not among them', () => {
    expect(ids('hidden')).toEqual([]);
  });
});

test('the answer has the shape of the engine’s, by category', () => {
  const answer = search('s');
  expect(answer).toMatchObject({ query: 's', nbHits: 3, page: 0, nbPages: 1 });
  expect(answer.groups).toEqual([
    { label: 'Overview', rows: [{ hit: 0, parent: -1 }, { hit: 1, parent: -1 }] },
    { label: 'CI', rows: [{ hit: 2, parent: -1 }] },
  ]);
  expect(answer.hits[0]?.url).toBe('/docs/faq');
  expect(search('s', 2).hits).toHaveLength(2);
});

test('M20: titles are shown literally, with the words marked', () => {
  const odd = { ...manifest, pages: [{ id: 'x', title: 'A <b> & (B+) b', shard: 0 }] } as Manifest;
  const [hit] = searchTitles(odd, 'b (b+)', 5).hits;
  const title = hit ? hitText(hit).title : [];
  expect(title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['b', '(B+)', 'b']);
  expect(title.map(({ text }) => text).join('')).toBe('A <b> & (B+) b');
});

test('a page outside the categories is documentation', () => {
  const lone = { ...manifest, sidebar: [] } as Manifest;
  expect(searchTitles(lone, 'modes', 5).groups[0]?.label).toBe('Documentation');
});
