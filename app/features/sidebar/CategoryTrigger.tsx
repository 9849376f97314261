import type { KeyboardEvent, MouseEvent } from 'react';
import type { SidebarItem } from '../../engine/contract';
import { firstHref, isPlainClick } from '../../site';

export interface CategoryTriggerProps {
  item: SidebarItem;
  active: boolean;
  open: boolean;
  panelId: string;
  onToggle: () => void;
  /** Called when the reader is about to open it. */
  onIntent: (() => void) | undefined;
}

/**
 * The row of a category without a page of its own. It is a link so that it
 * leads somewhere without scripts; with them it is a button (contract SB-7).
 */
export function CategoryTrigger({ item, active, open, panelId, onToggle, onIntent }: CategoryTriggerProps) {
  const onClick = (event: MouseEvent) => {
    // Opened, but its children do not come: the link still leads to them.
    if (!isPlainClick(event.nativeEvent) || (open && !item.items)) return;
    event.preventDefault();
    onToggle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      className={active ? 'menu__link menu-category menu-category--active' : 'menu__link menu-category'}
      href={firstHref(item) ?? '#'}
      role="button"
      aria-expanded={open && item.items !== undefined}
      aria-controls={panelId}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className="menu-label">{item.label}</span>
      <span className="menu-caret" aria-hidden="true" />
    </a>
  );
}
