import { expect, test } from 'vitest';
import { isActivePath } from './isActivePath';

test.each([
  ['/docs/guides', '/docs/guides', true],
  ['/docs/guides', '/docs/Guides/', true],
  ['/docs/guides', '/docs/guides/ci', true],
  ['/docs/guides', '/docs/guides-2', false],
  ['/docs/guides?a#b', '/docs/guides', true],
  ['/docs/guides/ci', '/docs/guides', false],
])('LK-6: a link to %s on %s: %s', (target, path, active) => {
  expect(isActivePath(target, path)).toBe(active);
});
