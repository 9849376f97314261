import { describe, expect, test } from 'vitest';
import { commandOf } from './inputKeys';

const command = (key: string, init: KeyboardEventInit = {}) => commandOf(new KeyboardEvent('keydown', { key, ...init }));

describe('5.6: keys of the input', () => {
  test.each([
    ['ArrowDown', {}, { kind: 'move', by: 1 }],
    ['ArrowUp', {}, { kind: 'move', by: -1 }],
    ['Enter', {}, { kind: 'select', newTab: false }],
    ['Enter', { ctrlKey: true }, { kind: 'select', newTab: true }],
    ['Enter', { metaKey: true }, { kind: 'select', newTab: true }],
    ['Enter', { shiftKey: true }, { kind: 'select', newTab: true }],
    ['Enter', { altKey: true }, { kind: 'nothing' }],
    ['Tab', {}, { kind: 'leave' }],
    ['a', {}, null],
    ['Home', {}, null],
  ])('%s %o', (key, init, expected) => {
    expect(command(key, init)).toEqual(expected);
  });

  test.each(['ArrowDown', 'Enter', 'Tab'])('%s belongs to the input method while composing', (key) => {
    expect(command(key, { isComposing: true })).toBeNull();
    expect(command(key, { keyCode: 229 })).toBeNull();
  });
});
