import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../engine/contract';
import { pageView } from '../../site/fixtures';
import { stubPlatform } from '../../ui/testPlatform';
import { renderInSite, siteAround } from '../testing';
import { PageLayout } from './PageLayout';

beforeEach(() => {
  stubPlatform();
});

const page = pageView('faq', {
  html: '<h1>FAQ</h1><h2 id="free">Free?</h2>',
  toc: [{ id: 'free', html: 'Free?', level: 2 }],
  breadcrumbs: [{ label: 'Overview' }, { label: 'Start', path: '/docs/getting-started' }, { label: 'FAQ', path: '/docs/faq' }],
  prev: { label: 'Start', path: '/docs/getting-started' },
  next: { label: 'Build modes', path: '/docs/guides/build-modes' },
  editUrl: 'https://github.com/argos-ci/docs/faq.md',
});
const draw = (view: PageView | null) => renderInSite(<PageLayout />, { view });
const landmark = (name: string) => within(screen.getByRole('navigation', { name }));

describe('a page of the docs', () => {
  test('section 5: its landmarks, in order', () => {
    draw(page);
    const names = [...document.querySelectorAll('[role=region], nav, aside, main, article')].map(
      (element) => element.getAttribute('aria-label') ?? element.tagName,
    );
    expect(names).toEqual([
      'Skip to main content',
      'Main',
      'ASIDE',
      'Docs sidebar',
      'MAIN',
      'ARTICLE',
      'Breadcrumbs',
      'Docs pages',
      'NAV',
    ]);
  });

  test('BC-1: breadcrumbs; only what has a page is a link, the last is the page', () => {
    draw(page);
    const crumbs = landmark('Breadcrumbs');
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Overview', 'Start', 'FAQ']);
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start']);
    expect(crumbs.getByText('FAQ')).toHaveAttribute('aria-current', 'page');
  });

  test('PG-1: previous and next', () => {
    draw(page);
    const links = landmark('Docs pages').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous Start', '/docs/getting-started'],
      ['Next Build modes', '/docs/guides/build-modes'],
    ]);
  });

  test('ED-1: the link to the source opens a new tab', () => {
    draw(page);
    const link = screen.getByRole('link', { name: 'Edit this page' });
    expect(link).toHaveAttribute('href', page.editUrl);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('a page without any of these has no empty landmarks', () => {
    draw(pageView('faq'));
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Docs pages' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
    expect(screen.queryByText('Unlisted page')).toBeNull();
  });

  test('CV-1: an unlisted page says so above the article', () => {
    draw(pageView('faq', { unlisted: true }));
    expect(screen.getByText('Unlisted page')).toBeVisible();
    expect(
      screen.getByText(
        'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
      ),
    ).toBeVisible();
  });
});

test('prerendered HTML is taken over as it is, whatever the browser remembers', () => {
  const html = renderToString(siteAround(<PageLayout />, { view: page })(page));
  document.documentElement.setAttribute('data-theme', 'dark');
  document.documentElement.setAttribute('data-theme-choice', 'dark');
  sessionStorage.setItem('docs.sidebar.open', '{"Guides":true}');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  render(siteAround(<PageLayout />, { view: page })(page), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /currently dark mode/ })).toBeEnabled();
});

test('RT-5: an unknown path shows the not-found page, without sidebar', () => {
  draw(null);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(main.getByText('We could not find what you were looking for.')).toBeVisible();
  expect(
    main.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
});

describe('keyboard', () => {
  test('LY-1, LY-3: the skip link comes first and leads to main without changing the URL', async () => {
    draw(page);
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#__docusaurus_skipToContent_fallback');
    expect(document.getElementById('__docusaurus_skipToContent_fallback')).not.toBeNull();
    await userEvent.click(link);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    screen.getByRole('main').blur();
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  test('KB-1: the class of the body tells the keyboard from the mouse', () => {
    const { unmount } = draw(page);
    const { classList } = document.body;
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(classList).not.toContain('navigation-with-keyboard');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(classList).toContain('navigation-with-keyboard');
    fireEvent.mouseDown(document.body);
    expect(classList).not.toContain('navigation-with-keyboard');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    unmount();
    expect(classList).not.toContain('navigation-with-keyboard');
  });
});
