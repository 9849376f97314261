import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  activeRow,
  address,
  button,
  closed,
  input,
  modal,
  openModal,
  rows,
  standInForBrowser,
} from './searchFixture';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('M2: closing', () => {
  test.each([
    ['Escape', '', () => fireEvent.keyDown(input(), { key: 'Escape' })],
    ['Escape with a query', 'build', () => fireEvent.keyDown(input(), { key: 'Escape' })],
    ['Ctrl+K', '', () => fireEvent.keyDown(input(), { key: 'k', ctrlKey: true })],
    ['Cmd+K', '', () => fireEvent.keyDown(input(), { key: 'k', metaKey: true })],
    ['the backdrop', '', () => fireEvent.mouseDown(screen.getByRole('dialog'))],
    ['Cancel', '', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the back gesture', '', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('by %s', async (_, query, close) => {
    const { user } = await openModal();
    if (query) await user.type(input(), query);
    close();
    await closed();
    expect(document.body).not.toHaveClass('DocSearch--active');
    expect(document.body.style.marginRight).toBe('0px');
    expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
    expect(button()).toHaveFocus();
  });

  test('not by Escape or Ctrl+K of an input method', async () => {
    await openModal();
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(input(), { key: 'k', ctrlKey: true, isComposing: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('not by a press inside', async () => {
    await openModal();
    fireEvent.mouseDown(input());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('leaves nothing behind', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(button());
    await modal();
    expect(input()).toHaveValue('');
  });
});

describe('results', () => {
  test('M4: typing shows hits by group, clearing starts over', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Guides' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
    await user.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Type to search the documentation')).toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  test('M5: arrows move the active row, around both ends', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    const ids = (await rows()).map((row) => row.id);
    expect(ids).toEqual(['docsearch-hits0-item-0', 'docsearch-hits0-item-1', 'docsearch-hits1-item-2']);
    expect(activeRow()).toBe(ids[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeRow()).toBe(ids[2]);
    await user.keyboard('{ArrowDown}');
    expect(activeRow()).toBe(ids[0]);
    await user.keyboard('{ArrowUp}');
    expect(activeRow()).toBe(ids[2]);
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('id', ids[2]);
  });

  test('5.6: the mouse moves it too, and Tab clears it', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    const [, second] = await rows();
    fireEvent.mouseMove(second as HTMLElement);
    expect(activeRow()).toBe(second?.id);
    await user.tab();
    expect(input()).not.toHaveAttribute('aria-activedescendant');
  });

  test('5.3: a row below its page’s own hit is a child', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    const children = (await rows()).map((row) => row.parentElement?.classList.contains('DocSearch-Hit--Child'));
    expect(children).toEqual([false, true, false]);
  });

  test('M20: text is shown literally, and only the marks are marks', async () => {
    const { user } = await openModal();
    await user.type(input(), 'string');
    const row = (await rows())[2] as HTMLElement;
    expect(row).toHaveTextContent('Array<string> & <img src=x onerror=alert(1)>');
    expect(row.querySelector('mark')).toHaveTextContent('string');
    expect(row.querySelector('img')).toBeNull();
  });

  test('M7: nothing found, with groups of an earlier answer to try', async () => {
    const { user, search } = await openModal();
    await user.type(input(), 'build');
    await rows();
    await user.clear(input());
    await user.type(input(), 'zzz');
    expect(await screen.findByText('Try searching for:')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No results for "zzz"');
    await user.click(screen.getByRole('button', { name: 'SDKs' }));
    expect(input()).toHaveValue('sdks ');
    expect(input()).toHaveFocus();
    await waitFor(() => expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'sdks ' }), expect.anything()));
  });

  test.each([
    [true, 5],
    [false, 10],
  ])('M16: at most 768 px: %s → %i words in snippets', async (isNarrow, snippetWords) => {
    standInForBrowser(isNarrow);
    const { user, search } = await openModal();
    await user.type(input(), 'b');
    await rows();
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ snippetWords }), expect.anything());
  });
});

describe('M6: choosing', () => {
  test('Enter goes there and closes; focus and scroll belong to the new page', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    await rows();
    await user.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(address()).toBe('/docs/build-modes#ci');
    expect(button()).not.toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('so does a click', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    await user.click((await rows())[0] as HTMLElement);
    await closed();
    expect(address()).toBe('/docs/build-modes');
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}', '{Shift>}{Enter}{/Shift}'])(
    '%s opens another tab or window and stays',
    async (keys) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const { user } = await openModal();
      await user.type(input(), 'build');
      await rows();
      await user.keyboard(keys);
      expect(open).toHaveBeenCalledWith('http://localhost:3000/docs/build-modes', '_blank', 'noopener');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(address()).toBe('/docs/faq');
    },
  );

  test('a click with a modifier stays too', async () => {
    const { user } = await openModal();
    await user.type(input(), 'build');
    const [first] = await rows();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(first as HTMLElement, { ctrlKey: true });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('Alt+Enter and Enter without a row do nothing', async () => {
    const { user } = await openModal();
    await user.keyboard('{Enter}');
    await user.type(input(), 'build');
    await rows();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(address()).toBe('/docs/faq');
  });
});

describe('M19: nothing for axe to find', () => {
  // axe looks at icons with it.
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

  test.each([
    ['', ''],
    ['build', '3 results'],
    ['zzz', 'No results'],
  ])('with the query "%s"', async (query, announced) => {
    const { user } = await openModal();
    if (query) await user.type(input(), query);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(announced));
    const { violations } = await axe.run(await modal(), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
