import { X } from 'lucide-react';
import { ColorModeToggle } from '../color-mode';
import { Logo } from './Logo';
import { MobileMenus } from './MobileMenus';

/** What stands in the mobile sidebar (contract MS-2). */
export function MobilePanel({ onClose }: { onClose: () => void }) {
  return (
    <div className="mobile-sidebar-panel">
      <div className="mobile-sidebar-header">
        <Logo />
        <ColorModeToggle />
        <button type="button" className="icon-button" aria-label="Close navigation bar" onClick={onClose}>
          <X size={22} />
        </button>
      </div>
      <MobileMenus onNavigate={onClose} />
    </div>
  );
}
