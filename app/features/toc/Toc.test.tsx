import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPlatform } from '../../ui/testPlatform';
import { MobileToc } from './MobileToc';
import { Toc } from './Toc';

const ITEMS = [
  { id: 'one', html: 'One', level: 2, children: [{ id: 'deep', html: 'With <code>code</code>', level: 3 }] },
  { id: 'last', html: 'Last', level: 2 },
];

/** Headings at these distances from the upper edge; null is one in a hidden tab. */
function headings(tops: Record<string, number | null>) {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) ?? document.body.appendChild(document.createElement('h2'));
    heading.id = id;
    heading.getClientRects = () => (top === null ? [] : [{}]) as unknown as DOMRectList;
    heading.getBoundingClientRect = () => ({ top, bottom: (top ?? 0) + 40, height: 40 }) as DOMRect;
  }
}
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const scroll = async () => {
  document.dispatchEvent(new Event('scroll'));
  await frame();
};
const active = () => document.querySelector('.table-of-contents__link--active')?.textContent ?? null;

beforeEach(() => {
  stubPlatform();
  document.body.innerHTML = '';
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
});

describe('table of contents', () => {
  test('TC-3, TC-7: a labelled landmark of plain hash links', () => {
    render(<Toc items={ITEMS} />);
    const toc = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(toc.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#one', '#deep', '#last']);
    expect(toc.getByRole('link', { name: 'With code' }).querySelector('code')).not.toBeNull();
  });

  test('TC-5: follows the scrolling, at most one entry active', async () => {
    headings({ one: 200, deep: 700, last: 1500 });
    render(<Toc items={ITEMS} />);
    await frame();
    expect(active()).toBe('One');
    headings({ one: -900, deep: -300, last: 100 });
    await scroll();
    expect(active()).toBe('Last');
    expect(document.querySelectorAll('.table-of-contents__link--active')).toHaveLength(1);
  });

  test('TC-5: a heading in a hidden tab is no candidate', async () => {
    headings({ one: -900, deep: -300, last: null });
    render(<Toc items={ITEMS} />);
    await frame();
    expect(active()).toBe('With code');
  });

  test('TC-6: a clicked entry stays active, even if it cannot reach the top, until the reader scrolls', async () => {
    headings({ one: -900, deep: 100, last: 700 });
    render(<Toc items={ITEMS} />);
    await userEvent.click(screen.getByRole('link', { name: 'Last' }));
    await scroll();
    expect(active()).toBe('Last');
    Object.assign(window, { scrollY: -200 });
    await scroll();
    expect(active()).toBe('With code');
  });

  test('TC-6: a resized window counts too', async () => {
    headings({ one: 200, deep: 700, last: 1500 });
    render(<Toc items={ITEMS} />);
    headings({ one: -900, deep: -300, last: 100 });
    window.dispatchEvent(new Event('resize'));
    await frame();
    expect(active()).toBe('Last');
  });

  test('TC-4: on narrow screens it folds', () => {
    render(<MobileToc items={ITEMS} />);
    const summary = screen.getByText('On this page');
    expect(summary.closest('details')?.open).toBe(false);
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(3);
  });
});

test('measures nothing while nothing moves', async () => {
  headings({ one: 200, deep: 700, last: 1500 });
  const measured = vi.spyOn(document, 'getElementById');
  render(<Toc items={ITEMS} />);
  await frame();
  const before = measured.mock.calls.length;
  await frame();
  expect(measured.mock.calls).toHaveLength(before);
  measured.mockRestore();
});
