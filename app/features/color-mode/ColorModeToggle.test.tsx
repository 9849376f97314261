import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { DARK_QUERY } from '../../lib/media';
import { stubPlatform, type TestPlatform } from '../../ui/testPlatform';
import { ColorModeToggle } from './ColorModeToggle';

let platform: TestPlatform;
const html = document.documentElement;

/** What the start-up script leaves behind. */
function startWith(theme: string, choice: string) {
  html.setAttribute('data-theme', theme);
  html.setAttribute('data-theme-choice', choice);
}
const attributes = () => [html.getAttribute('data-theme'), html.getAttribute('data-theme-choice')];
const toggle = () => screen.getByRole('button', { name: /^Switch between dark and light mode/ });

function fromOtherTab(newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
  });
}

beforeEach(() => {
  localStorage.clear();
  platform = stubPlatform();
  startWith('light', 'system');
});

describe('colour-mode toggle', () => {
  test('CM-1: names the current choice', () => {
    startWith('dark', 'dark');
    render(<ColorModeToggle />);
    expect(toggle()).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
    expect(toggle()).toHaveAttribute('title', 'dark mode');
  });

  test('CM-1: is disabled until hydrated, and its HTML is the same for every choice', () => {
    const first = renderToString(<ColorModeToggle />);
    startWith('dark', 'dark');
    expect(renderToString(<ColorModeToggle />)).toBe(first);
    expect(first).toContain('disabled=""');
    expect(first).toContain('title="system mode"');
    render(<ColorModeToggle />);
    expect(toggle()).toBeEnabled();
  });

  test('CM-2, CM-3: steps through the choices and stores them; system removes the key', async () => {
    platform.setMedia(DARK_QUERY, true);
    startWith('dark', 'system');
    render(<ColorModeToggle />);
    await userEvent.click(toggle());
    expect(attributes()).toEqual(['light', 'light']);
    expect(localStorage.getItem('theme')).toBe('light');
    await userEvent.click(toggle());
    expect(attributes()).toEqual(['dark', 'dark']);
    await userEvent.click(toggle());
    expect(attributes()).toEqual(['dark', 'system']);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('CM-4: a change of the system counts while there is no choice, and is never stored', () => {
    render(<ColorModeToggle />);
    act(() => platform.setMedia(DARK_QUERY, true));
    expect(attributes()).toEqual(['dark', 'system']);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('CM-4: it does not touch a choice', () => {
    startWith('light', 'light');
    render(<ColorModeToggle />);
    act(() => platform.setMedia(DARK_QUERY, true));
    expect(attributes()).toEqual(['light', 'light']);
  });

  test('CM-5: other tabs are followed at once', () => {
    render(<ColorModeToggle />);
    fromOtherTab('dark');
    expect(attributes()).toEqual(['dark', 'dark']);
    expect(toggle()).toHaveAttribute('title', 'dark mode');
    fromOtherTab(null);
    expect(attributes()).toEqual(['light', 'system']);
  });

  test('CM-7: the attributes are the state when it mounts again', () => {
    render(<ColorModeToggle />).unmount();
    startWith('dark', 'dark');
    render(<ColorModeToggle />);
    expect(toggle()).toHaveAttribute('title', 'dark mode');
  });
});
