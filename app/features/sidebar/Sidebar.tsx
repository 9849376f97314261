import { useEffect, useRef } from 'react';
import { scrollIntoContainer } from '../../lib/scrollIntoContainer';
import { useLocationPath, useSidebar } from '../../site';
import { SidebarItems } from './SidebarItems';

/** The docs sidebar beside the article (contract SB-1). */
export function Sidebar() {
  const { items } = useSidebar();
  const path = useLocationPath();
  const ref = useRef<HTMLElement>(null);

  // Once per page (SB-12). A category that is still opening is too short to scroll.
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    let left = false;
    const opening = nav.getAnimations?.({ subtree: true }).map((animation) => animation.finished) ?? [];
    void Promise.allSettled(opening).then(() => {
      const active = nav.querySelector('[aria-current="page"]');
      if (!left && active) scrollIntoContainer(nav, active);
    });
    return () => {
      left = true;
    };
  }, [path]);

  return (
    <nav ref={ref} className="sidebar thin-scrollbar" aria-label="Docs sidebar">
      <SidebarItems items={items} />
    </nav>
  );
}
