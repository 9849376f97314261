/** Opening and closing of a block by its height (contract section 9). */
import { mediaMatches, REDUCED_MOTION_QUERY } from './media';

/** Milliseconds for a content of this height in px (CL-3). */
export function collapseDuration(height: number): number {
  const c = height / 36;
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10);
}

const running = new WeakMap<HTMLElement, Animation>();

/** Applies the state at once, as on mount (CL-1). The closed style is the hidden attribute. */
export function setCollapsed(element: HTMLElement, collapsed: boolean): void {
  running.get(element)?.cancel();
  running.delete(element);
  element.hidden = collapsed;
}

/**
 * Animates to the state and then applies it. A call during an animation turns
 * round where the block is. `onEnd` gets the new state, unless another call
 * came in between.
 */
export function animateCollapsed(
  element: HTMLElement,
  collapsed: boolean,
  onEnd?: (collapsed: boolean) => void,
): void {
  const from = element.hidden ? 0 : element.getBoundingClientRect().height;
  setCollapsed(element, false);
  const height = element.scrollHeight;

  const animation = element.animate(
    [
      { height: `${from}px`, overflow: 'hidden' },
      { height: `${collapsed ? 0 : height}px`, overflow: 'hidden' },
    ],
    {
      // 1 ms rather than 0 keeps the end event (CL-4).
      duration: mediaMatches(REDUCED_MOTION_QUERY) ? 1 : collapseDuration(height),
      easing: 'ease-in-out',
    },
  );
  running.set(element, animation);
  animation.onfinish = () => {
    setCollapsed(element, collapsed);
    onEnd?.(collapsed);
  };
}
