import type { SidebarItem } from '../../engine/contract';
import { isExternal } from '../../lib/url';
import { isActive, Link, useLocationPath } from '../../site';
import { ExternalIcon } from '../../ui';

interface SidebarLinkProps {
  item: SidebarItem;
  onNavigate?: (() => void) | undefined;
}

/** A page or an outside link of the sidebar (contract SB-3, SB-4). */
export function SidebarLink({ item, onNavigate }: SidebarLinkProps) {
  const active = isActive(item, useLocationPath());
  const href = item.href ?? '';
  const external = isExternal(href);
  return (
    <Link
      className={active ? 'menu__link menu__link--active' : 'menu__link'}
      aria-current={active ? 'page' : undefined}
      to={href}
      onClick={external ? undefined : onNavigate}
    >
      <span className="menu-label">{item.label}</span>
      {external && <ExternalIcon />}
    </Link>
  );
}
