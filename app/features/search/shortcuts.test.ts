import { describe, expect, test } from 'vitest';
import { isSlashKey, isToggleKey, letterOf } from './shortcuts';

const key = (value: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: value, ...init });

describe('M1: keys that open and close', () => {
  test.each([
    [key('k', { ctrlKey: true }), true],
    [key('K', { ctrlKey: true }), true],
    [key('k', { metaKey: true }), true],
    [key('k'), false],
    [key('K', { ctrlKey: true, shiftKey: true }), false],
    [key('k', { ctrlKey: true, altKey: true }), false],
    [key('k', { ctrlKey: true, isComposing: true }), false],
  ])('%#', (event, toggles) => {
    expect(isToggleKey(event)).toBe(toggles);
  });
});

describe('M3: a slash opens unless it is typed into something', () => {
  function press(html: string, init: KeyboardEventInit = {}): boolean {
    document.body.innerHTML = html;
    let slash = false;
    document.addEventListener('keydown', (event) => (slash = isSlashKey(event)), { once: true });
    document.querySelector('#target')?.dispatchEvent(key('/', { bubbles: true, composed: true, ...init }));
    return slash;
  }

  test.each([
    ['<p id="target"></p>', true],
    ['<button id="target"></button>', true],
    ['<input id="target">', false],
    ['<select id="target"></select>', false],
    ['<textarea id="target"></textarea>', false],
    ['<div contenteditable><b id="target"></b></div>', false],
    ['<div contenteditable="false" id="target"></div>', true],
  ])('%s', (html, opens) => {
    expect(press(html)).toBe(opens);
  });

  test('not with a modifier', () => {
    expect(press('<p id="target"></p>', { ctrlKey: true })).toBe(false);
  });

  test('an input in a shadow root counts', () => {
    document.body.innerHTML = '<div></div>';
    const shadow = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const input = shadow?.appendChild(document.createElement('input'));
    let slash = true;
    document.addEventListener('keydown', (event) => (slash = isSlashKey(event)), { once: true });
    input?.dispatchEvent(key('/', { bubbles: true, composed: true }));
    expect(slash).toBe(false);
  });
});

describe('D6, M3: letters and digits on the focused button', () => {
  test.each(['a', 'Ä', '7', '日'])('%s opens', (letter) => {
    expect(letterOf(key(letter))).toBe(letter);
  });

  test.each([key('F5'), key('r', { ctrlKey: true }), key('c', { metaKey: true }), key(' '), key('Enter'), key('Add'), key('+')])(
    '%# does not',
    (event) => {
      expect(letterOf(event)).toBeNull();
    },
  );
});
