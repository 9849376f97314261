/** The search on a small page, for its component tests. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { SearchAnswer, SearchQuery } from '../../engine/contract';
import { FixtureSite } from '../../site/FixtureSite';
import { fakeEngine, searchHit } from '../../site/fixtures';
import { SearchButton } from './SearchButton';

/** What jsdom lacks; `narrow` is a screen of at most 768 px. */
export function standInForBrowser(narrow = false): void {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener() {}, removeEventListener() {} }));
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
}

const hits = [
  searchHit('Guides', 'Build modes'),
  searchHit('Guides', 'Build modes', { type: 'lvl2', url: '/docs/build-modes#ci', objectID: 'b' }),
  searchHit('SDKs', 'Array<string>', {
    content: 'x',
    _snippetResult: {
      hierarchy: { lvl1: { value: 'Array&lt;<mark>string</mark>&gt; &amp; <img src=x onerror=alert(1)>', matchLevel: 'full' } },
    },
  }),
];

/** Three rows in two groups for every query but `zzz`. */
async function answer({ query }: SearchQuery): Promise<SearchAnswer> {
  const found = query !== 'zzz';
  const groups = [
    { label: 'Guides', rows: [{ hit: 0, parent: -1 }, { hit: 1, parent: 0 }] },
    { label: 'SDKs', rows: [{ hit: 2, parent: -1 }] },
  ];
  return {
    query,
    hits: found ? hits : [],
    nbHits: found ? 3 : 0,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    groups: found ? groups : [],
  };
}

/** The button on a page with something to select and something to type into. */
export function showButton() {
  const search = vi.fn(answer);
  const engine = fakeEngine({ search });
  engine.become('ready');
  render(
    <FixtureSite engine={engine}>
      <p>Some words to select</p>
      <input aria-label="Other" />
      <SearchButton />
    </FixtureSite>,
  );
  return { user: userEvent.setup(), search };
}

export const button = () => screen.getByRole('button', { name: /^Search \(/ });
export const modal = () => screen.findByRole('dialog', { name: 'Search' });
export const input = () => screen.getByRole('combobox', { name: 'Search' });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const rows = () => screen.findAllByRole('option');
export const activeRow = () => input().getAttribute('aria-activedescendant');
export const address = () => screen.getByTestId('address').textContent;

/** The modal, opened by the button. */
export async function openModal() {
  const shown = showButton();
  await shown.user.click(button());
  await modal();
  return shown;
}
