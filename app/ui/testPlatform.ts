/** For tests: what jsdom lacks of a browser, with the strings in the test's hand. */
import { vi } from 'vitest';

export interface TestPlatform {
  /** Makes a media query match or not, and tells who listens. */
  setMedia(query: string, matches: boolean): void;
  /** Ends the animations under way. */
  finishAnimations(): void;
  /** Durations of all animations so far, in ms. */
  durations: number[];
}

export function stubPlatform(): TestPlatform {
  const matching = new Set<string>();
  const lists: { query: string; target: EventTarget }[] = [];
  let animations: { onfinish: (() => void) | null }[] = [];
  const durations: number[] = [];

  vi.stubGlobal('matchMedia', (query: string) => {
    const target = new EventTarget();
    lists.push({ query, target });
    return Object.defineProperty(target, 'matches', { get: () => matching.has(query) });
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );

  Element.prototype.animate = (_keyframes, options) => {
    const animation = { onfinish: null, cancel: () => {} };
    animations.push(animation);
    durations.push(Number((options as KeyframeAnimationOptions).duration));
    return animation as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollBy = vi.fn<() => void>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  return {
    durations,
    setMedia(query, matches) {
      if (matches) matching.add(query);
      else matching.delete(query);
      for (const list of lists.filter((entry) => entry.query === query)) {
        list.target.dispatchEvent(Object.assign(new Event('change'), { matches }));
      }
    },
    finishAnimations() {
      const ending = animations;
      animations = [];
      for (const animation of ending) animation.onfinish?.();
    },
  };
}
