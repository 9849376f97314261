import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { collapseDuration } from '../lib/collapsible';
import { REDUCED_MOTION_QUERY } from '../lib/media';
import { Collapsible } from './Collapsible';
import { stubPlatform, type TestPlatform } from './testPlatform';

let platform: TestPlatform;
beforeEach(() => {
  platform = stubPlatform();
});

/** The block only moves once it has been on screen for a frame. */
const oneFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

function block(collapsed: boolean) {
  return (
    <Collapsible collapsed={collapsed}>
      <p>content</p>
    </Collapsible>
  );
}

describe('collapsible', () => {
  test.each([
    [36, 192],
    [100, 239],
    [400, 336],
    [1000, 440],
  ])('CL-3: %d px take %d ms', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration);
  });

  test('CL-1: its first state is applied without an animation', () => {
    render(block(false));
    expect(screen.getByText('content')).toBeVisible();
    expect(platform.durations).toEqual([]);
  });

  test('CL-5: content is rendered when it first opens and then stays', async () => {
    const { rerender } = render(block(true));
    expect(screen.queryByText('content')).toBeNull();
    await oneFrame();
    rerender(block(false));
    expect(screen.getByText('content')).toBeVisible();
    rerender(block(true));
    platform.finishAnimations();
    expect(screen.getByText('content')).not.toBeVisible();
  });

  test('CL-2: closing hides the content only at the end of the animation', async () => {
    const { rerender } = render(block(false));
    await oneFrame();
    rerender(block(true));
    expect(screen.getByText('content')).toBeVisible();
    platform.finishAnimations();
    expect(screen.getByText('content')).not.toBeVisible();
  });

  test('CL-2: the duration follows the height of the content', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
    const { rerender } = render(block(true));
    await oneFrame();
    rerender(block(false));
    expect(platform.durations).toEqual([336]);
    vi.restoreAllMocks();
  });

  test('CL-4: with reduced motion it takes 1 ms', async () => {
    platform.setMedia(REDUCED_MOTION_QUERY, true);
    const { rerender } = render(block(true));
    await oneFrame();
    rerender(block(false));
    expect(platform.durations).toEqual([1]);
  });

  test('CL-1: state remembered by the browser, which comes right after hydration, does not move', () => {
    const { rerender } = render(block(true));
    rerender(block(false));
    expect(screen.getByText('content')).toBeVisible();
    expect(platform.durations).toEqual([]);
  });
});
