import type { MouseEvent } from 'react';
import { samePath } from '../../lib/url';
import { isPlainClick, Link, useLocationPath } from '../../site';
import type { CategoryTriggerProps } from './CategoryTrigger';

interface CategoryLinkProps extends CategoryTriggerProps {
  onNavigate?: (() => void) | undefined;
}

/** The row of a category with a page of its own: the label leads there, the caret only toggles (contract SB-8). */
export function CategoryLink({ item, active, open, panelId, onToggle, onNavigate }: CategoryLinkProps) {
  const href = item.href ?? '';
  const here = samePath(href, useLocationPath());
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    if (here) event.preventDefault();
    if (here || !open) onToggle();
    onNavigate?.();
  };
  return (
    <div className="menu-row">
      <Link
        className={active ? 'menu__link menu-category menu-category--active' : 'menu__link menu-category'}
        aria-current={here ? 'page' : undefined}
        to={href}
        onClick={onClick}
      >
        <span className="menu-label">{item.label}</span>
      </Link>
      <button
        type="button"
        className="menu-toggle"
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${item.label}'`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <span className="menu-caret" aria-hidden="true" />
      </button>
    </div>
  );
}
