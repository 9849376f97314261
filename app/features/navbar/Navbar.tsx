import type { NavbarItem } from '../../engine/contract';
import { useSite } from '../../site';
import { ColorModeToggle } from '../color-mode';
import { SearchButton } from '../search';
import { Logo } from './Logo';
import { MobileSidebar } from './MobileSidebar';
import { NavbarLink } from './NavbarLink';

/** The bar at the top of every page (contract NB-1..NB-8). */
export function Navbar() {
  const { navbar } = useSite();
  const left = navbar.filter((item) => item.position === 'left');
  const right = navbar.filter((item) => item.position !== 'left');
  const searchIsPlaced = navbar.some((item) => item.type === 'search');
  return (
    <nav className="navbar" aria-label="Main">
      <div className="navbar-inner">
        <div className="navbar-items">
          <MobileSidebar />
          <Logo />
          <NavbarItems items={left} />
        </div>
        <div className="navbar-items navbar-items--right">
          <NavbarItems items={right} />
          <div className="navbar-desktop">
            <ColorModeToggle />
          </div>
          {!searchIsPlaced && <SearchSlot />}
        </div>
      </div>
    </nav>
  );
}

function NavbarItems({ items }: { items: NavbarItem[] }) {
  return items.map((item, index) =>
    item.type === 'search' ? (
      <SearchSlot key={index} />
    ) : (
      <div key={index} className="navbar-desktop">
        <NavbarLink item={item} className={item.icon ? 'icon-button' : 'navbar__link'} />
      </div>
    ),
  );
}

function SearchSlot() {
  return (
    <div className="navbar-search">
      <SearchButton />
    </div>
  );
}
