import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NavbarItem } from '../../engine/contract';
import { DESKTOP_QUERY } from '../../lib/media';
import { pageView } from '../../site/fixtures';
import { stubPlatform, type TestPlatform } from '../../ui/testPlatform';
import { renderInSite } from '../testing';
import { Navbar } from './Navbar';

const NAVBAR: NavbarItem[] = [
  { position: 'left', label: 'Go to Argos app', href: 'https://app.argos-ci.com/' },
  { position: 'left', label: 'Guides', to: '/guides' },
  { type: 'search', position: 'right' },
  { position: 'right', icon: 'github', ariaLabel: 'GitHub repository', href: 'https://github.com/argos-ci' },
];

let platform: TestPlatform;
beforeEach(() => {
  platform = stubPlatform();
  sessionStorage.clear();
});

const draw = (navbar = NAVBAR, view: ReturnType<typeof pageView> | null = pageView('guides/build-modes')) =>
  renderInSite(<Navbar />, { view, site: { navbar } });
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = () => bar().getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent?.trim());

describe('navbar', () => {
  test('NB-1, NB-2, NB-5: a landmark that begins with the logo', () => {
    draw();
    const logo = bar().getByRole('link', { name: 'Argos' });
    expect(logo).toHaveAttribute('href', '/docs/getting-started');
    expect(names().slice(1)).toEqual(['Go to Argos app', 'Guides', 'GitHub repository']);
  });

  test('NB-2: without a place of its own the search stands at the right end', () => {
    draw(NAVBAR.filter((item) => item.type !== 'search'));
    const last = bar().getAllByRole('button').at(-1);
    expect(last).toHaveAccessibleName(/^Search/);
  });

  test('NB-6, LK-6: the link to where the page lies is active', () => {
    draw();
    const link = bar().getByRole('link', { name: 'Guides' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveClass('navbar__link--active');
  });

  test('NB-7: only labelled outside links carry the icon', () => {
    draw();
    const external = bar().getAllByLabelText('(opens in new tab)');
    expect(external).toHaveLength(1);
    expect(external[0]?.closest('a')).toHaveTextContent('Go to Argos app');
    expect(bar().getByRole('link', { name: 'GitHub repository' })).toHaveAttribute('target', '_blank');
  });
});

describe('mobile sidebar', () => {
  const hamburger = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
  const open = async (view?: ReturnType<typeof pageView> | null) => {
    const drawn = draw(NAVBAR, view);
    await userEvent.click(hamburger());
    return drawn;
  };
  const panel = () => within(screen.getByRole('dialog'));
  const isOpen = () => screen.queryByRole('dialog') !== null;

  test('MS-2, MS-7: the hamburger opens a dialog, which its button closes', async () => {
    draw();
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(hamburger());
    expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
    expect(panel().getByRole('link', { name: 'Argos' })).toBeVisible();
    expect(panel().getByRole('button', { name: /^Switch between dark and light/ })).toBeEnabled();
    await userEvent.click(panel().getByRole('button', { name: 'Close navigation bar' }));
    expect(isOpen()).toBe(false);
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  });

  test('MS-5, MS-6: a docs page shows the docs sidebar first, then the links; and again when reopened', async () => {
    await open();
    const menus = () => document.querySelector('.mobile-menus')?.getAttribute('data-shown');
    expect(panel().getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    expect(menus()).toBe('secondary');
    await userEvent.click(panel().getByRole('button', { name: '← Back to main menu' }));
    expect(menus()).toBe('primary');
    expect(panel().getByRole('link', { name: 'GitHub repository' })).toHaveTextContent('GitHub repository');
    await userEvent.click(panel().getByRole('button', { name: 'Close navigation bar' }));
    await userEvent.click(hamburger());
    expect(menus()).toBe('secondary');
  });

  test('MS-5: the not-found page has the links only', async () => {
    await open(null);
    expect(panel().queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
    expect(panel().getByRole('link', { name: 'Guides' })).toBeVisible();
  });

  test('MS-3: a docs link closes it, a plain category does not', async () => {
    await open();
    await userEvent.click(panel().getByRole('button', { name: 'Overview' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(panel().getByRole('button', { name: 'Overview' }));
    await userEvent.click(panel().getByRole('link', { name: 'FAQ' }));
    expect(isOpen()).toBe(false);
  });

  test('MS-3: so does a link of the main menu', async () => {
    await open();
    await userEvent.click(panel().getByRole('button', { name: '← Back to main menu' }));
    await userEvent.click(panel().getByRole('link', { name: 'Guides' }));
    expect(isOpen()).toBe(false);
  });

  test('MS-3: the backdrop closes it, the panel does not', async () => {
    await open();
    await userEvent.click(document.querySelector('.mobile-sidebar-header') as HTMLElement);
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });

  test('MS-3: a wider window closes it', async () => {
    await open();
    act(() => platform.setMedia(DESKTOP_QUERY, true));
    expect(isOpen()).toBe(false);
  });

  test('MS-3: the Back button closes it and is taken back before the router hears of it', async () => {
    const history = { currentEntry: { index: 4 } };
    Object.assign(window, { navigation: history });
    const go: number[] = [];
    window.history.go = (delta = 0) => void go.push(delta);
    await open();
    let heard = 0;
    const router = () => heard++;
    window.addEventListener('popstate', router);
    const pop = (index: number) => {
      history.currentEntry.index = index;
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    };
    pop(3);
    expect(isOpen()).toBe(false);
    expect(go).toEqual([1]);
    pop(4);
    expect(heard).toBe(0);
    pop(3);
    expect(heard).toBe(1);
    window.removeEventListener('popstate', router);
    Reflect.deleteProperty(window, 'navigation');
  });
});
