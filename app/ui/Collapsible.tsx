import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { animateCollapsed, setCollapsed } from '../lib/collapsible';

interface CollapsibleProps {
  collapsed: boolean;
  id?: string;
  children: ReactNode;
}

/**
 * A block that opens and closes by its height. Its content is rendered when it
 * first opens and stays from then on (contract CL-5).
 */
export function Collapsible({ collapsed, id, children }: CollapsibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(collapsed);
  const settled = useRef(false);
  const [hidden] = useState(collapsed);
  const [opened, setOpened] = useState(!collapsed);
  if (!collapsed && !opened) setOpened(true);

  useLayoutEffect(() => {
    if (!ref.current || shown.current === collapsed) return;
    shown.current = collapsed;
    if (settled.current) animateCollapsed(ref.current, collapsed);
    else setCollapsed(ref.current, collapsed);
  }, [collapsed]);

  // State that the browser remembered arrives right after hydration and counts
  // as mounting: it is applied without an animation (CL-1).
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      settled.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={ref} id={id} className="collapsible" hidden={hidden}>
      {opened ? children : null}
    </div>
  );
}
