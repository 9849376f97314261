import { useEffect, useId, useLayoutEffect } from 'react';
import type { SidebarItem } from '../../engine/contract';
import { hasOwnPage, isActive, useLocationPath, useSidebar } from '../../site';
import { Collapsible } from '../../ui';
import { CategoryLink } from './CategoryLink';
import { CategoryTrigger } from './CategoryTrigger';
import { setOpen, useOpen } from './openState';
import { SidebarItems } from './SidebarItems';

interface SidebarCategoryProps {
  item: SidebarItem;
  itemKey: string;
  onNavigate?: (() => void) | undefined;
}

/** A group of the sidebar that opens and closes. */
export function SidebarCategory({ item, itemKey, onNavigate }: SidebarCategoryProps) {
  const { load } = useSidebar();
  const path = useLocationPath();
  const panelId = useId();
  const active = isActive(item, path);
  const open = useOpen(itemKey) ?? (active || !item.collapsed);
  const missing = item.items === undefined;

  // Coming to a page below opens the category, even if it was closed before
  // (SB-5, SB-6). Before the first paint, or it would be seen to open.
  useLayoutEffect(() => {
    if (active) setOpen(itemKey, true);
  }, [active, itemKey, path]);

  useEffect(() => {
    if (open && missing) load();
  }, [open, missing, load]);

  const trigger = {
    item,
    active,
    open,
    panelId,
    onToggle: () => setOpen(itemKey, !open),
    onIntent: missing ? load : undefined,
  };
  return (
    <>
      {hasOwnPage(item) ? (
        <CategoryLink {...trigger} onNavigate={onNavigate} />
      ) : (
        <CategoryTrigger {...trigger} />
      )}
      <Collapsible id={panelId} collapsed={!open || missing}>
        <SidebarItems items={item.items ?? []} parentKey={itemKey} onNavigate={onNavigate} />
      </Collapsible>
    </>
  );
}
