import { describe, expect, test } from 'vitest';
import type { DisplayedPage } from '../../site';
import { pageView } from '../../site/fixtures';
import { movesFocus, scrollStep } from './swap';

function on(id: string, url: string, action: 'POP' | 'PUSH' | 'REPLACE' = 'PUSH'): DisplayedPage {
  const { pathname, search, hash } = new URL(url, 'https://argos-ci.com');
  return { location: { pathname, search, hash, state: null, key: url, mask: undefined }, action: action as never, view: pageView(id) };
}

const start = on('faq', '/docs/faq');

describe('NV-4: where the page scrolls to', () => {
  test.each([
    ['another page: the top', start, on('why', '/docs/why'), { kind: 'position', top: 0 }],
    ['another page with a hash: the anchor', start, on('why', '/docs/why#a'), { kind: 'anchor', hash: '#a' }],
    ['only the query changed: nowhere', start, on('faq', '/docs/faq?a=1', 'REPLACE'), { kind: 'stay' }],
    ['query and hash changed: the anchor', start, on('faq', '/docs/faq?a#b'), { kind: 'anchor', hash: '#b' }],
    ['the same address again: the top', start, on('faq', '/docs/faq', 'REPLACE'), { kind: 'position', top: 0 }],
    ['the same hash again: the anchor', on('faq', '/docs/faq#a'), on('faq', '/docs/faq#a'), { kind: 'anchor', hash: '#a' }],
    ['an empty hash: the top', start, on('why', '/docs/why#'), { kind: 'position', top: 0 }],
  ])('%s', (_, before, after, step) => {
    expect(scrollStep(before, after, undefined)).toEqual(step);
  });
});

describe('NV-6: back and forward', () => {
  test('lead to where the reader was', () => {
    expect(scrollStep(start, on('why', '/docs/why#a', 'POP'), 700)).toEqual({ kind: 'position', top: 700 });
    expect(scrollStep(start, on('faq', '/docs/faq#a', 'POP'), 700)).toEqual({ kind: 'position', top: 700 });
  });

  test('a native hash link is the browser’s own doing', () => {
    expect(scrollStep(start, on('faq', '/docs/faq#a', 'POP'), undefined)).toEqual({ kind: 'stay' });
  });

  test('an entry without a memory starts at the top', () => {
    expect(scrollStep(start, on('why', '/docs/why', 'POP'), undefined)).toEqual({ kind: 'position', top: 0 });
  });
});

describe('NV-8: focus goes to the top of the page', () => {
  test.each([
    ['after a push', on('why', '/docs/why', 'PUSH'), true],
    ['not with a hash', on('why', '/docs/why#a', 'PUSH'), false],
    ['not on replace', on('why', '/docs/why', 'REPLACE'), false],
    ['not on pop', on('why', '/docs/why', 'POP'), false],
    ['not within a page', on('faq', '/docs/faq?a', 'PUSH'), false],
  ])('%s', (_, after, moves) => {
    expect(movesFocus(start, after)).toBe(moves);
  });
});
