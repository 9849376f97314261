import { Menu } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { DESKTOP_QUERY, watchMedia } from '../../lib/media';
import { MobilePanel } from './MobilePanel';
import { useCloseOnPop } from './useCloseOnPop';

/**
 * The hamburger and the panel it opens on narrow screens (contract 5.6). The
 * panel is a modal dialog, so focus, Escape and the inert page behind it are
 * the browser's doing (MS-7).
 */
export function MobileSidebar() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const close = useCallback(() => dialog.current?.close(), []);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
    setOpenings(openings + 1);
  };

  useEffect(() => {
    if (!open) return;
    return watchMedia(DESKTOP_QUERY, (desktop) => {
      if (desktop) close();
    });
  }, [open, close]);
  useCloseOnPop(open, close);

  // Only a click on the backdrop has the dialog itself as its target.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button navbar-toggle"
        aria-label="Toggle navigation bar"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Menu size={22} />
      </button>
      <dialog
        ref={dialog}
        className="mobile-sidebar"
        aria-label="Navigation"
        onClick={onClick}
        onClose={() => setOpen(false)}
      >
        {/* A new key starts at the docs sidebar again (MS-6); the content stays while the panel slides away. */}
        {openings > 0 && <MobilePanel key={openings} onClose={close} />}
      </dialog>
    </>
  );
}
