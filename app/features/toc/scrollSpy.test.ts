import { describe, expect, test } from 'vitest';
import { activeHeading } from './scrollSpy';

const NAVBAR = 60;
const WINDOW = 800;
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 40 }));
const active = (...tops: number[]) => activeHeading(at(...tops), NAVBAR, WINDOW);

describe('TC-5: the active heading', () => {
  test('is the next one when it is in the upper half of the window', () => {
    expect(active(-500, 200, 700)).toBe('h1');
  });

  test('is the one before when the next is further down', () => {
    expect(active(-500, 380, 700)).toBe('h0');
    expect(active(-500, 700)).toBe('h0');
  });

  test('is none before the first comes near', () => {
    expect(active(600, 900)).toBeNull();
  });

  test('counts a heading under the navbar as passed', () => {
    expect(active(59, 700)).toBe('h0');
    expect(active(60, 700)).toBe('h0');
    expect(active(-40, 59)).toBe('h1');
  });

  test('is the last one past the end', () => {
    expect(active(-900, -500)).toBe('h1');
  });

  test('is none without headings', () => {
    expect(active()).toBeNull();
  });
});
