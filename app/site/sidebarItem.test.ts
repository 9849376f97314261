import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '../engine/contract';
import { firstHref, hasOwnPage, isActive } from './sidebarItem';

const doc = (href: string): SidebarItem => ({ type: 'doc', label: href, href });
const link: SidebarItem = { type: 'link', label: 'GitHub', href: 'https://github.com' };
const category = (items: SidebarItem[], href?: string): SidebarItem => ({ type: 'category', label: 'C', items, href });

describe('SB-3: active items', () => {
  test('the doc of the path, whatever its case and trailing slash', () => {
    expect(isActive(doc('/docs/faq'), '/docs/FAQ/')).toBe(true);
    expect(isActive(doc('/docs/faq'), '/docs/faq-2')).toBe(false);
  });

  test('a category with an active descendant or page of its own', () => {
    expect(isActive(category([category([doc('/docs/a')])]), '/docs/a')).toBe(true);
    expect(isActive(category([], '/docs/a'), '/docs/a')).toBe(true);
    expect(isActive(category([doc('/docs/b')]), '/docs/a')).toBe(false);
  });

  test('not a closed category whose address only stands in for its children', () => {
    expect(isActive({ type: 'category', label: 'C', href: '/docs/a' }, '/docs/a')).toBe(false);
  });

  test('never an outside link', () => {
    expect(isActive(link, 'https://github.com')).toBe(false);
  });
});

test('SB-7: without scripts a category leads to its own page or the first link below it', () => {
  expect(firstHref(category([doc('/docs/a')], '/docs/own'))).toBe('/docs/own');
  expect(firstHref(category([category([]), category([link]), doc('/docs/a')]))).toBe('https://github.com');
  expect(firstHref(category([]))).toBeUndefined();
});

test('SB-8: an address is a page of its own once the children are known', () => {
  expect(hasOwnPage(category([], '/docs/a'))).toBe(true);
  expect(hasOwnPage({ type: 'category', label: 'C', href: '/docs/a' })).toBe(false);
  expect(hasOwnPage(category([doc('/docs/a')]))).toBe(false);
});
