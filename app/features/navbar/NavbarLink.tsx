import type { NavbarItem } from '../../engine/contract';
import { isExternal, withBase } from '../../lib/url';
import { Link, useLocationPath, useSite } from '../../site';
import { BrandIcon, ExternalIcon } from '../../ui';
import { isActivePath } from './isActivePath';

interface NavbarLinkProps {
  item: NavbarItem;
  /** Class of the link; the active one gets it again with `--active` (contract NB-6). */
  className: string;
  /** Shows the name beside the icon, where there is room for it. */
  withName?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** A link of the navbar: text, or an icon with a name for assistive technology. */
export function NavbarLink({ item, className, withName = false, onNavigate }: NavbarLinkProps) {
  const { baseUrl } = useSite();
  const path = useLocationPath();
  const active = item.to !== undefined && isActivePath(withBase(baseUrl, item.to), path);
  const name = item.label ?? item.ariaLabel;
  const external = item.href !== undefined && isExternal(item.href);
  return (
    <Link
      className={active ? `${className} ${className}--active` : className}
      aria-current={active ? 'page' : undefined}
      aria-label={item.ariaLabel}
      to={item.to ?? item.href ?? ''}
      onClick={onNavigate}
    >
      {item.icon && <BrandIcon name={item.icon} />}
      {(withName || !item.icon) && <span>{name}</span>}
      {item.label && external && <ExternalIcon />}
    </Link>
  );
}
