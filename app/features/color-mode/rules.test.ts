import { describe, expect, test } from 'vitest';
import { choiceFromStorage, modeOf, nextChoice } from './rules';

test('CM-2: the toggle steps from system to light to dark and back', () => {
  expect(nextChoice(null)).toBe('light');
  expect(nextChoice('light')).toBe('dark');
  expect(nextChoice('dark')).toBeNull();
  expect(() => nextChoice('sepia' as never)).toThrow('unexpected color mode sepia');
});

describe('CM-5: a stored text', () => {
  test.each([
    [null, null],
    ['system', null],
    ['dark', 'dark'],
    ['light', 'light'],
    ['anything else', 'light'],
  ])('%s means %s', (text, choice) => {
    expect(choiceFromStorage(text)).toBe(choice);
  });
});

test('CM-3: without a choice the system decides', () => {
  expect(modeOf(null, true)).toBe('dark');
  expect(modeOf(null, false)).toBe('light');
  expect(modeOf('light', true)).toBe('light');
});
