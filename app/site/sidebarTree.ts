/**
 * How much of the sidebar a page carries. The whole tree grows with the site,
 * so a page has only the categories that are open on it; the others have an
 * href and no items until the manifest is here.
 */
import type { SidebarItem } from '../engine/contract';
import { firstHref, isActive } from './sidebarItem';

/** The sidebar as the page of `path` carries it; null for the not-found page. */
export function pruneSidebar(items: SidebarItem[], path: string | null): SidebarItem[] {
  return items.map((item) => {
    const { items: children, ...closed } = item;
    if (item.type !== 'category' || !children) return item;
    const open = !item.collapsed || (path !== null && isActive(item, path));
    if (open) return { ...item, items: pruneSidebar(children, path) };
    const href = firstHref(item);
    return href === undefined ? closed : { ...closed, href };
  });
}

/** The fresh tree with the children that only the known one has. */
export function mergeSidebar(known: SidebarItem[], fresh: SidebarItem[]): SidebarItem[] {
  return fresh.map((item) => {
    if (item.type !== 'category') return item;
    const before = known.find((other) => other.type === 'category' && other.label === item.label);
    if (!before?.items) return item;
    return item.items ? { ...item, items: mergeSidebar(before.items, item.items) } : before;
  });
}

/** Whether every category has its items. */
export function isComplete(items: SidebarItem[]): boolean {
  return items.every((item) => item.type !== 'category' || (item.items !== undefined && isComplete(item.items)));
}
