import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, input, modal, openModal, rows, showButton, standInForBrowser } from './searchFixture';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('5.1: the button', () => {
  test('names its keys', () => {
    showButton();
    expect(button()).toHaveAccessibleName('Search (Ctrl+K)');
    expect(within(button()).getByText('Ctrl')).toHaveAttribute('data-pressed', 'false');
  });

  test('shows which of them are held', () => {
    showButton();
    fireEvent.keyDown(window, { key: 'Control' });
    expect(within(button()).getByText('Ctrl')).toHaveAttribute('data-pressed', 'true');
    fireEvent.keyUp(window, { key: 'Control' });
    expect(within(button()).getByText('Ctrl')).toHaveAttribute('data-pressed', 'false');
  });
});

describe('M1: opening', () => {
  test.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Ctrl+K with caps lock on', { key: 'K', ctrlKey: true }],
    ['Cmd+K', { key: 'k', metaKey: true }],
    ['/', { key: '/' }],
  ])('by %s', async (_, key) => {
    showButton();
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    await modal();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
    expect(document.body).toHaveClass('DocSearch--active');
  });

  test('by the button', async () => {
    await openModal();
    expect(input()).toHaveFocus();
    expect(document.body).toHaveClass('DocSearch--active');
  });

  test('by a letter on the button, which is searched for', async () => {
    const { search } = showButton();
    button().focus();
    fireEvent.keyDown(button(), { key: 'b' });
    await modal();
    expect(input()).toHaveValue('b');
    await rows();
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('M15: with the selected text of the page, cut and selected', async () => {
    showButton();
    vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'x'.repeat(100) } as Selection);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await modal();
    const { value, selectionStart, selectionEnd } = input() as HTMLInputElement;
    expect([value.length, selectionStart, selectionEnd]).toEqual([64, 0, 64]);
  });

  test('not while somebody else’s modal is open', async () => {
    showButton();
    document.body.classList.add('DocSearch--active');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('dialog')).toBeNull();
    document.body.classList.remove('DocSearch--active');
  });
});

describe('M3: keys that open nothing, and keep their meaning', () => {
  test('a slash in an input', () => {
    showButton();
    expect(fireEvent.keyDown(screen.getByLabelText('Other'), { key: '/' })).toBe(true);
  });

  test.each([{ key: 'F5' }, { key: 'r', ctrlKey: true }, { key: 'Add' }])('%o on the button', async (key) => {
    showButton();
    expect(fireEvent.keyDown(button(), key)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
