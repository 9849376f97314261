import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SidebarItem } from '../../engine/contract';
import { pageView } from '../../site/fixtures';
import { stubPlatform, type TestPlatform } from '../../ui/testPlatform';
import { renderInSite } from '../testing';
import { parseOpenState, setOpen } from './openState';
import { Sidebar } from './Sidebar';

const doc = (label: string): SidebarItem => ({ type: 'doc', label, href: `/docs/${label.toLowerCase()}` });
const SIDEBAR: SidebarItem[] = [
  { type: 'category', label: 'Overview', items: [doc('Start'), doc('FAQ')] },
  {
    type: 'category',
    label: 'Guides',
    collapsed: true,
    items: [doc('Modes'), { type: 'category', label: 'CI', collapsed: true, items: [doc('Jobs')] }],
  },
  { type: 'category', label: 'Learn', collapsed: true, href: '/docs/learn', items: [doc('Basics')] },
  { type: 'link', label: 'GitHub', href: 'https://github.com/argos-ci' },
];

let platform: TestPlatform;
beforeEach(() => {
  platform = stubPlatform();
  for (const key of ['Overview', 'Guides', 'Guides / CI', 'Learn']) setOpen(key, key === 'Overview');
});

const at = (path: string) => pageView('page', { path });
const draw = (path = '/docs/faq') => renderInSite(<Sidebar />, { view: at(path), sidebar: SIDEBAR });
const trigger = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
/** Opens Guides, whose items come with the manifest. */
async function openGuides() {
  await userEvent.click(trigger('Guides'));
  await waitFor(() => expect(link('Modes')).toBeVisible());
}

describe('docs sidebar', () => {
  test('SB-1, SB-3: a landmark whose link to the page is marked', () => {
    draw('/docs/FAQ/');
    const nav = within(screen.getByRole('navigation', { name: 'Docs sidebar' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('FAQ');
    expect(link('FAQ')).toHaveClass('menu__link--active');
  });

  test('SB-4: outside links open a new tab and say so', () => {
    draw();
    expect(link('GitHub (opens in new tab)')).toHaveAttribute('target', '_blank');
  });

  test('SB-7, SB-9: a closed category holds nothing and leads to its first page without scripts', () => {
    draw();
    expect(trigger('Guides')).toHaveAttribute('aria-expanded', 'false');
    expect(trigger('Guides')).toHaveAttribute('href', '/docs/modes');
    expect(screen.queryByText('Modes')).toBeNull();
  });

  test('SB-7: a click opens and closes it; what was not on the page is loaded', async () => {
    draw();
    await openGuides();
    expect(trigger('Guides')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger('Guides'));
    platform.finishAnimations();
    expect(trigger('Guides')).toHaveAttribute('aria-expanded', 'false');
    expect(link('Modes')).toBeNull();
  });

  test('SB-7: it is a button, so Space works too', async () => {
    draw();
    trigger('Overview').focus();
    await userEvent.keyboard(' ');
    expect(trigger('Overview')).toHaveAttribute('aria-expanded', 'false');
  });

  test('SB-8: a category with a page has a link and a caret', async () => {
    draw();
    await openGuides();
    expect(link('Learn')).toHaveAttribute('href', '/docs/learn');
    const caret = trigger("Expand sidebar category 'Learn'");
    await userEvent.click(caret);
    expect(caret).toHaveAccessibleName("Collapse sidebar category 'Learn'");
    expect(link('Basics')).toBeVisible();
  });

  test('SB-8: its label toggles where one is already there', async () => {
    draw('/docs/learn');
    expect(trigger("Collapse sidebar category 'Learn'")).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Learn' }));
    expect(trigger("Expand sidebar category 'Learn'")).toBeVisible();
  });

  test('SB-5, SB-6: coming to a page opens the categories above it; others stay as they are', async () => {
    const { go } = draw();
    await openGuides();
    await userEvent.click(trigger('Guides'));
    go(at('/docs/jobs'));
    await waitFor(() => expect(link('Jobs')).toBeVisible());
    expect(trigger('Guides')).toHaveAttribute('aria-expanded', 'true');
    expect(trigger('CI')).toHaveAttribute('aria-expanded', 'true');
    expect(trigger('Overview')).toHaveAttribute('aria-expanded', 'true');
  });

  test('SB-6: a closed category opens again when another of its pages is shown', async () => {
    const { go } = draw('/docs/start');
    await userEvent.click(trigger('Overview'));
    expect(trigger('Overview')).toHaveAttribute('aria-expanded', 'false');
    go(at('/docs/faq'));
    expect(trigger('Overview')).toHaveAttribute('aria-expanded', 'true');
  });

  test('SB-13: what the reader opened is kept for the session', async () => {
    draw();
    await openGuides();
    expect(parseOpenState(sessionStorage.getItem('docs.sidebar.open'))).toMatchObject({ Guides: true, Learn: false });
  });

  test('SB-13: a stored text of another shape counts as nothing', () => {
    expect(parseOpenState('{"a":true,"b":"yes"}')).toEqual({ a: true });
    expect(parseOpenState('[')).toEqual({});
    expect(parseOpenState('null')).toEqual({});
    expect(parseOpenState(null)).toEqual({});
  });

  test('SB-12: the active item is brought into view, in the sidebar alone', async () => {
    const tops: Record<string, number> = { NAV: 60, A: 2000 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const top = tops[this.tagName] ?? 0;
      const height = this.tagName === 'NAV' ? 600 : 30;
      return { top, bottom: top + height, height } as DOMRect;
    });
    draw();
    await waitFor(() => expect(screen.getByRole('navigation').scrollTop).toBe(1655));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

test('a category whose items never come leads on with the second click', async () => {
  const follows: boolean[] = [];
  const listener = (event: Event) => {
    follows.push(!event.defaultPrevented);
    event.preventDefault();
  };
  renderInSite(<Sidebar />, { view: at('/docs/faq'), sidebar: SIDEBAR, offline: true });
  document.addEventListener('click', listener);
  await userEvent.click(trigger('Guides'));
  await userEvent.click(trigger('Guides'));
  document.removeEventListener('click', listener);
  expect(follows).toEqual([false, true]);
});
