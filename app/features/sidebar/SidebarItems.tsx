import type { SidebarItem } from '../../engine/contract';
import { SidebarCategory } from './SidebarCategory';
import { SidebarLink } from './SidebarLink';
import { childKey } from './childKey';

interface SidebarItemsProps {
  items: SidebarItem[];
  /** Key of the category the items stand in; empty at the top. */
  parentKey?: string;
  /** Called when an entry leads away from the page. */
  onNavigate?: (() => void) | undefined;
}

/** One level of the sidebar. */
export function SidebarItems({ items, parentKey = '', onNavigate }: SidebarItemsProps) {
  return (
    <ul className={parentKey === '' ? 'menu theme-doc-sidebar-menu' : 'menu'}>
      {items.map((item) => {
        const key = childKey(parentKey, item);
        return (
          <li key={key} className="menu-item">
            {item.type === 'category' ? (
              <SidebarCategory item={item} itemKey={key} onNavigate={onNavigate} />
            ) : (
              <SidebarLink item={item} onNavigate={onNavigate} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
