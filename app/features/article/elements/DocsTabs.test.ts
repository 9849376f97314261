import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPlatform } from '../../../ui/testPlatform';
import { defineArticleElements } from '.';
import { nextTab } from './tabKeys';

/** Tabs as in docs/article-html.md; ids begin with the name. */
function tabs(name: string, values: string[], group?: string): string {
  const tab = (value: string, index: number) =>
    `<button type="button" class="tabs-tab" role="tab" id="${name}-${value}" data-value="${value}"
      aria-controls="${name}-${value}-panel" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</button>`;
  const panel = (value: string, index: number) =>
    `<div class="tabs-panel" role="tabpanel" id="${name}-${value}-panel" data-value="${value}"
      aria-labelledby="${name}-${value}"${index === 0 ? '' : ' hidden'}>${name} ${value} text</div>`;
  return `<docs-tabs class="tabs" id="${name}"${group ? ` data-group="${group}"` : ''}>
    <div class="tabs-list" role="tablist" aria-orientation="horizontal">${values.map(tab).join('')}</div>
    ${values.map(panel).join('')}</docs-tabs>`;
}

function draw(html: string) {
  document.body.innerHTML = html;
  defineArticleElements();
}
const group = (id: string) => within(document.getElementById(id) as HTMLElement);
const tab = (id: string, name: string) => group(id).getByRole('tab', { name });
const selected = (id: string) => group(id).getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  stubPlatform();
  localStorage.clear();
});

describe('docs-tabs', () => {
  test('MD-2: a click selects; one tab takes part in the tab order, one panel shows', async () => {
    draw(tabs('a', ['npm', 'yarn']));
    await userEvent.click(tab('a', 'yarn'));
    expect(selected('a')).toBe('yarn');
    expect(tab('a', 'yarn')).toHaveAttribute('tabindex', '0');
    expect(tab('a', 'npm')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('tabpanel', { name: 'yarn' })).toBeVisible();
    expect(screen.getByText('a npm text')).not.toBeVisible();
  });

  test('MD-3: the stored choice of the group is shown from the start; an invalid one is ignored', () => {
    localStorage.setItem('docusaurus.tab.stored', 'yarn');
    draw(tabs('a', ['npm', 'yarn'], 'stored') + tabs('b', ['npm', 'bun'], 'stored'));
    expect(selected('a')).toBe('yarn');
    expect(selected('b')).toBe('npm');
  });

  test('MD-4: all groups of the name follow and the choice is stored', async () => {
    draw(tabs('a', ['npm', 'yarn'], 'pm') + tabs('b', ['npm', 'yarn'], 'pm') + tabs('c', ['npm', 'yarn'], 'other'));
    await userEvent.click(tab('b', 'yarn'));
    expect([selected('a'), selected('b'), selected('c')]).toEqual(['yarn', 'yarn', 'npm']);
    expect(localStorage.getItem('docusaurus.tab.pm')).toBe('yarn');
  });

  test('MD-4: other windows are followed', () => {
    draw(tabs('a', ['npm', 'yarn'], 'pm'));
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'docusaurus.tab.pm', newValue: 'yarn', storageArea: localStorage }),
    );
    expect(selected('a')).toBe('yarn');
  });

  test('MD-4: without storage the groups of the page still follow', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    draw(tabs('a', ['npm', 'yarn'], 'blocked') + tabs('b', ['npm', 'yarn'], 'blocked'));
    await userEvent.click(tab('a', 'yarn'));
    expect(selected('b')).toBe('yarn');
    draw(tabs('c', ['npm', 'yarn'], 'blocked'));
    expect(selected('c')).toBe('yarn');
    vi.restoreAllMocks();
  });

  test.each([
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowRight', 2, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, null],
  ])('MD-5: %s on tab %d goes to %s', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to);
  });

  test('MD-5: arrows move the focus only; Enter and Space select', async () => {
    draw(tabs('a', ['npm', 'yarn', 'bun']));
    tab('a', 'npm').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('a', 'yarn')).toHaveFocus();
    expect(selected('a')).toBe('npm');
    await userEvent.keyboard('{Enter}');
    expect(selected('a')).toBe('yarn');
    await userEvent.keyboard('{End} ');
    expect(selected('a')).toBe('bun');
  });

  test('MD-6: the clicked tab keeps its place when what is above it changes', () => {
    draw(tabs('a', ['npm', 'yarn'], 'pm'));
    const tops = [500, 380];
    vi.spyOn(tab('a', 'yarn'), 'getBoundingClientRect').mockImplementation(() => ({ top: tops.shift() }) as DOMRect);
    fireEvent.click(tab('a', 'yarn'));
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' });
  });

  test('tabs inside a panel are their own', async () => {
    const inner = tabs('inner', ['ts', 'js']);
    draw(tabs('outer', ['npm', 'yarn']).replace('outer npm text', inner));
    await userEvent.click(tab('inner', 'js'));
    expect(selected('inner')).toBe('js');
    expect(screen.getByRole('tab', { name: 'npm' })).toHaveAttribute('aria-selected', 'true');
  });

  test('works in a shadow root', () => {
    document.body.innerHTML = '<div id="host"></div>';
    const root = (document.getElementById('host') as HTMLElement).attachShadow({ mode: 'open' });
    root.innerHTML = tabs('a', ['npm', 'yarn']);
    defineArticleElements();
    root.getElementById('a-yarn')?.click();
    expect(root.getElementById('a-yarn-panel')).not.toHaveAttribute('hidden');
  });

  test('an element that was moved answers once', async () => {
    draw(tabs('a', ['npm', 'yarn'], 'pm'));
    const element = document.getElementById('a') as HTMLElement;
    document.body.append(element);
    await userEvent.click(tab('a', 'yarn'));
    expect(selected('a')).toBe('yarn');
  });
});
