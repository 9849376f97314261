import { expect, test, vi } from 'vitest';
import { scrollIntoContainer } from './scrollIntoContainer';

function box(top: number, height: number): Element {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height, height } as DOMRect);
  return element;
}

test('an entry that is seen in full stays where it is', () => {
  const container = box(60, 600);
  scrollIntoContainer(container, box(100, 30));
  expect(container.scrollTop).toBe(0);
});

test.each([
  ['below', 900, 555],
  ['half below', 650, 305],
])('an entry %s comes to the middle', (_where, top, scrollTop) => {
  const container = box(60, 600);
  scrollIntoContainer(container, box(top, 30));
  expect(container.scrollTop).toBe(scrollTop);
});

test('an entry above comes back', () => {
  const container = box(60, 600);
  container.scrollTop = 1000;
  scrollIntoContainer(container, box(-200, 30));
  expect(container.scrollTop).toBe(455);
});
