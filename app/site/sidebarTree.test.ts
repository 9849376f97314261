import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '../engine/contract';
import { manifest } from './fixtures';
import { isComplete, mergeSidebar, pruneSidebar } from './sidebarTree';

const [overview, guides] = manifest.sidebar as [SidebarItem, SidebarItem];

describe('a page carries only what is open on it', () => {
  test('SB-7: a closed category has no items and leads to its first link', () => {
    expect(pruneSidebar(manifest.sidebar, '/docs/faq')).toEqual([
      overview,
      { type: 'category', label: 'Guides', collapsed: true, href: 'https://argos-ci.com/blog' },
    ]);
  });

  test('SB-5: the categories above the page keep their items', () => {
    expect(pruneSidebar(manifest.sidebar, '/docs/Guides/build-modes/')).toEqual(manifest.sidebar);
  });

  test('the not-found page holds no active page', () => {
    expect(pruneSidebar(manifest.sidebar, null)[1]).not.toHaveProperty('items');
  });

  test('a category with a page of its own keeps its href', () => {
    const category: SidebarItem = { ...guides, href: '/docs/guides' };
    expect(pruneSidebar([category], '/docs/faq')[0]?.href).toBe('/docs/guides');
    expect(pruneSidebar([category], '/docs/guides')[0]).toHaveProperty('items');
  });

  test('closed categories of any size cost the same', () => {
    const items = Array.from({ length: 1000 }, (_, i): SidebarItem => ({ type: 'doc', label: `Page ${i}`, href: `/docs/${i}` }));
    const large = pruneSidebar([{ ...guides, items }], '/docs/faq');
    const small = pruneSidebar([{ ...guides, items: items.slice(0, 1) }], '/docs/faq');
    expect(large).toEqual(small);
  });

  test('the tree that goes in is left alone', () => {
    const before = structuredClone(manifest.sidebar);
    pruneSidebar(manifest.sidebar, '/docs/faq');
    expect(manifest.sidebar).toEqual(before);
  });
});

test('children known from earlier pages are kept', () => {
  const first = pruneSidebar(manifest.sidebar, '/docs/guides/build-modes');
  const second = pruneSidebar(manifest.sidebar, '/docs/faq');
  expect(mergeSidebar(first, second)).toEqual(manifest.sidebar);
  expect(mergeSidebar(second, first)).toEqual(manifest.sidebar);
});

test('a tree is complete when no category waits for its items', () => {
  expect(isComplete(manifest.sidebar)).toBe(true);
  expect(isComplete(pruneSidebar(manifest.sidebar, '/docs/faq'))).toBe(false);
});
