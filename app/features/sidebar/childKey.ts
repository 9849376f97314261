import type { SidebarItem } from '../../engine/contract';

/** Names a category among all others, also on the next page and after a reload. */
export function childKey(parentKey: string, item: SidebarItem): string {
  return parentKey === '' ? item.label : `${parentKey} / ${item.label}`;
}
