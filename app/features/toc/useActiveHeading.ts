import { useEffect, useRef, useState } from 'react';
import { activeHeading, headingBoxes } from './scrollSpy';

export interface ActiveHeading {
  id: string | null;
  /** To be called when the reader clicks the entry of a heading. */
  pin(id: string): void;
}

/**
 * Follows the reader through the headings, at most once per frame. A clicked
 * entry stays active until the page is scrolled away from where the click
 * led, since a short last section never reaches the top (contract TC-6).
 */
export function useActiveHeading(ids: string[]): ActiveHeading {
  const [id, setId] = useState<string | null>(null);
  const pinned = useRef<{ id: string; scrollY: number | null } | null>(null);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const pin = pinned.current;
      if (pin) {
        // The browser has jumped by the first frame after the click.
        pin.scrollY ??= window.scrollY;
        if (Math.abs(pin.scrollY - window.scrollY) <= 1) {
          setId(pin.id);
          return;
        }
        pinned.current = null;
      }
      setId(activeHeading(headingBoxes(ids), navbarHeight(), window.innerHeight));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };

    const resized = new ResizeObserver(schedule);
    resized.observe(document.body);
    document.addEventListener('scroll', schedule, { passive: true });
    document.addEventListener('click', schedule);
    window.addEventListener('resize', schedule);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('scroll', schedule);
      document.removeEventListener('click', schedule);
      window.removeEventListener('resize', schedule);
      pinned.current = null;
    };
  }, [ids]);

  const pin = (target: string) => {
    pinned.current = { id: target, scrollY: null };
  };
  return { id, pin };
}

/** The part of the window the sticky navbar covers. */
function navbarHeight(): number {
  return document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
}
