import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollMemory } from './scrollMemory';

let stop = () => {};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/docs/faq');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function watched(): ScrollMemory {
  const memory = new ScrollMemory();
  stop = memory.watch();
  return memory;
}

function scrollBy(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

const goTo = (key: string) => window.history.replaceState({ key }, '', '/docs/next');

test('NV-6: each entry has its own position', () => {
  const memory = watched();
  scrollBy(300);
  const first = (window.history.state as { key: string }).key;
  goTo('second');
  expect(memory.arrive()).toBeUndefined();
  scrollBy(50);
  goTo(first);
  expect(memory.arrive()).toBe(300);
  goTo('second');
  expect(memory.arrive()).toBe(50);
});

test('scrolling the old page, while the next one is on its way, counts for neither', () => {
  const memory = watched();
  scrollBy(300);
  goTo('second');
  scrollBy(999);
  expect(memory.arrive()).toBeUndefined();
});

test('an entry that stands still has a position too', () => {
  const memory = watched();
  goTo('second');
  memory.arrive();
  vi.stubGlobal('scrollY', 70);
  memory.record();
  expect(memory.arrive()).toBe(70);
});

test('what the router keeps in the entry stays', () => {
  window.history.replaceState({ idx: 4 }, '');
  watched();
  expect(window.history.state).toEqual({ idx: 4, key: expect.any(String) });
});

test('NV-1: a reload belongs to the browser, and the other entries outlive it', () => {
  watched();
  expect(window.history.scrollRestoration).toBe('manual');
  scrollBy(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  stop();
  expect(watched().arrive()).toBe(300);
});

test('what somebody else stored counts as nothing', () => {
  sessionStorage.setItem('docs.scroll', '{"a":1}');
  expect(watched().arrive()).toBeUndefined();
});
