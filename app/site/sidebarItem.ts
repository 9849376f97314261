/** Questions to an item of the sidebar. */
import type { SidebarItem } from '../engine/contract';
import { samePath } from '../lib/url';

/** Whether the item is the page of that path, or has it below itself (contract SB-3). */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return false;
  if (item.type === 'doc') return item.href !== undefined && samePath(item.href, path);
  return (
    (hasOwnPage(item) && samePath(item.href ?? '', path)) ||
    (item.items?.some((child) => isActive(child, path)) ?? false)
  );
}

/** A category with a page of its own. Before its children are loaded, href only stands in for them. */
export function hasOwnPage(item: SidebarItem): boolean {
  return item.items !== undefined && item.href !== undefined;
}

/** Where a category leads without scripts: its own page or the first link below it (contract SB-7). */
export function firstHref(item: SidebarItem): string | undefined {
  if (item.href !== undefined) return item.href;
  for (const child of item.items ?? []) {
    const href = firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}
