import { expect, test } from 'vitest';
import type { SidebarItem } from '../../engine/contract';
import { childKey } from './childKey';

const category: SidebarItem = { type: 'category', label: 'C', items: [] };

test('the key of a category tells it from one of the same name elsewhere', () => {
  expect(childKey('', category)).toBe('C');
  expect(childKey('Guides', category)).toBe('Guides / C');
});
