import { useEffect, useRef, useState } from 'react';
import { scrollIntoContainer } from '../../lib/scrollIntoContainer';
import { usePage, useSidebar, useSite } from '../../site';
import { SidebarItems } from '../sidebar';
import { NavbarLink } from './NavbarLink';

/**
 * The two menus of the mobile sidebar side by side: the site's links and, on a
 * docs page, the docs sidebar, which is the one shown first (contract MS-5,
 * MS-6).
 */
export function MobileMenus({ onNavigate }: { onNavigate: () => void }) {
  const { navbar } = useSite();
  const { items } = useSidebar();
  const onDocs = usePage() !== null;
  const links = navbar.filter((item) => item.type !== 'search');
  const [secondary, setSecondary] = useState(true);
  const docsShown = onDocs && secondary;
  const docs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = docs.current?.querySelector('[aria-current="page"]');
    if (docs.current && active) scrollIntoContainer(docs.current, active);
  }, []);

  return (
    <div className="mobile-menus" data-shown={docsShown ? 'secondary' : 'primary'}>
      <div className="mobile-menu thin-scrollbar" inert={docsShown}>
        <ul className="menu">
          {links.map((item, index) => (
            <li key={index} className="menu-item">
              <NavbarLink item={item} className="menu__link" withName onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </div>
      {onDocs && (
        <div ref={docs} className="mobile-menu thin-scrollbar" inert={!docsShown}>
          {links.length > 0 && (
            <button type="button" className="mobile-menu-back" onClick={() => setSecondary(false)}>
              ← Back to main menu
            </button>
          )}
          <nav aria-label="Docs sidebar">
            <SidebarItems items={items} onNavigate={onNavigate} />
          </nav>
        </div>
      )}
    </div>
  );
}
