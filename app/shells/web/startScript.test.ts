import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defineArticleElements } from '../../features/article';
import { useColorMode } from '../../features/color-mode';
import { DARK_QUERY } from '../../lib/media';
import { stubPlatform, type TestPlatform } from '../../ui/testPlatform';
import { START_SCRIPT } from './startScript';

let platform: TestPlatform;
const html = document.documentElement;

function run(search = '') {
  window.history.replaceState(null, '', `/docs/faq${search}`);
  new Function(START_SCRIPT)();
}
const theme = () => [html.getAttribute('data-theme'), html.getAttribute('data-theme-choice')];

beforeEach(() => {
  platform = stubPlatform();
  localStorage.clear();
  document.body.innerHTML = '';
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

describe('PP-1: colours before the first paint', () => {
  test.each([
    ['', null, false, ['light', 'system']],
    ['', null, true, ['dark', 'system']],
    ['', 'light', true, ['light', 'light']],
    ['', 'dark', false, ['dark', 'dark']],
    ['?docusaurus-theme=dark', 'light', false, ['dark', 'dark']],
    ['?docusaurus-theme=light', null, true, ['light', 'light']],
  ])('query "%s", stored %s, system dark %s → %s', (search, stored, dark, expected) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    platform.setMedia(DARK_QUERY, dark);
    run(search);
    expect(theme()).toEqual(expected);
  });

  test('PP-3: the query is not stored, and only light and dark count', () => {
    run('?docusaurus-theme=dark');
    expect(localStorage.getItem('theme')).toBeNull();
    run('?docusaurus-theme=sepia');
    expect(theme()).toEqual(['light', 'system']);
  });

  test('PP-2: blocked storage does not stop it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run();
    expect(theme()).toEqual(['light', 'system']);
    vi.restoreAllMocks();
  });

  test.each([null, 'light', 'dark', 'system', 'sepia', ''])(
    'reads a stored "%s" as the store does when another tab writes it',
    (stored) => {
      if (stored !== null) localStorage.setItem('theme', stored);
      platform.setMedia(DARK_QUERY, true);
      run();
      const atStart = theme();
      const { unmount } = renderHook(useColorMode);
      act(() => {
        window.dispatchEvent(
          new StorageEvent('storage', { key: 'theme', newValue: stored, storageArea: localStorage }),
        );
      });
      expect(theme()).toEqual(atStart);
      unmount();
    },
  );

  test('the store takes over what the script set', () => {
    run('?docusaurus-theme=dark');
    const { result } = renderHook(useColorMode);
    expect(result.current).toMatchObject({ mode: 'dark', choice: 'dark' });
  });
});

describe('PP-4: attributes from the query', () => {
  test('each docusaurus-data-x sets data-x', () => {
    run('?docusaurus-data-a=1&docusaurus-data-b-c=two&other=3');
    expect(html).toHaveAttribute('data-a', '1');
    expect(html).toHaveAttribute('data-b-c', 'two');
    expect(html).not.toHaveAttribute('data-other');
  });

  test('PP-2: an odd name is skipped, and none overrides the colours', () => {
    run('?docusaurus-data-%20=1&docusaurus-data-theme=x&docusaurus-data-ok=1');
    expect(html).toHaveAttribute('data-ok', '1');
    expect(theme()).toEqual(['light', 'system']);
  });
});

describe('MD-3: stored tabs, while the page is still being parsed', () => {
  const TABS = `<docs-tabs data-group="pm"><div class="tabs-list">
    <button class="tabs-tab" data-value="npm" aria-selected="true" tabindex="0">npm</button>
    <button class="tabs-tab" data-value="yarn" aria-selected="false" tabindex="-1">yarn</button></div>
    <div class="tabs-panel" data-value="npm"><docs-tabs data-group="pm"><div class="tabs-list">
      <button class="tabs-tab" data-value="npm" aria-selected="true" tabindex="0">npm</button></div>
      <div class="tabs-panel" data-value="npm"></div></docs-tabs></div>
    <div class="tabs-panel" data-value="yarn" hidden></div></docs-tabs>`;

  /** The HTML once the script has seen it arrive; it looks before every paint. */
  async function parsed(stored: string | null) {
    if (stored !== null) localStorage.setItem('docusaurus.tab.pm', stored);
    run();
    document.body.innerHTML = TABS;
    await Promise.resolve();
    return document.body.innerHTML;
  }

  test.each(['yarn', 'npm', 'bun', null])('"%s" gives the HTML that the element would make of it', async (stored) => {
    const early = await parsed(stored);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.body.innerHTML = TABS;
    defineArticleElements();
    expect(early).toBe(document.body.innerHTML);
  });

  test('it stops looking once the page is parsed', async () => {
    await parsed('yarn');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.body.innerHTML = TABS.replaceAll('docs-tabs', 'x-tabs');
    const selector = vi.spyOn(document, 'querySelectorAll');
    await Promise.resolve();
    expect(selector).not.toHaveBeenCalled();
    selector.mockRestore();
  });
});

test('it can stand in a script element', () => {
  expect(START_SCRIPT).not.toMatch(/<\/script|<!--/i);
});
