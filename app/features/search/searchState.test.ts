import { describe, expect, test } from 'vitest';
import type { Hit, SearchAnswer } from '../../engine/contract';
import { searchHit } from '../../site/fixtures';
import { announcement, initialState, offered, reduce, rowsOf, type SearchAction, type SearchState } from './searchState';

/** An answer with a group per label and so many hits in each. */
function answerOf(groups: Record<string, number>, nbHits?: number): SearchAnswer {
  const hits: Hit[] = [];
  const written = Object.entries(groups).map(([label, count]) => ({
    label,
    rows: Array.from({ length: count }, (_, i) => ({ hit: hits.push(searchHit(label, `${label} ${i}`)) - 1, parent: -1 })),
  }));
  return { query: '', hits, nbHits: nbHits ?? hits.length, page: 0, nbPages: 1, hitsPerPage: 20, groups: written };
}

const run = (actions: SearchAction[], from: SearchState = initialState('')) => actions.reduce(reduce, from);
const typed = (query: string): SearchAction => ({ type: 'typed', query });
const answered = (query: string, answer: SearchAnswer, titlesOnly = false): SearchAction => ({
  type: 'answered',
  query,
  answer,
  titlesOnly,
});
const two = answerOf({ Guides: 2, SDKs: 1 });
const none = answerOf({});

describe('5.3: screens', () => {
  test('an empty or blank query starts over', () => {
    expect(run([typed('a'), answered('a', two), typed('')]).screen.kind).toBe('start');
    expect(run([typed('   ')])).toMatchObject({ query: '   ', status: 'idle', screen: { kind: 'start' } });
  });

  test('what was found stays while a newer query is on its way', () => {
    const state = run([typed('a'), answered('a', two), typed('ab')]);
    expect(state).toMatchObject({ query: 'ab', status: 'loading', screen: { kind: 'results' }, active: 0 });
  });

  test('nothing found names the query', () => {
    expect(run([typed('zzz'), answered('zzz', none)]).screen).toEqual({ kind: 'none', query: 'zzz' });
  });

  test('M8, D2: an error takes the place of earlier rows', () => {
    const state = run([typed('a'), answered('a', two), typed('ab'), { type: 'failed', query: 'ab' }]);
    expect(state).toMatchObject({ status: 'error', screen: { kind: 'error' }, active: null });
    expect(run([typed('abc'), answered('abc', two)], state).screen.kind).toBe('results');
  });
});

test('5.8: row ids run through all groups', () => {
  expect(rowsOf(run([typed('a'), answered('a', two)])).map((row) => row.id)).toEqual([
    'docsearch-hits0-item-0',
    'docsearch-hits0-item-1',
    'docsearch-hits1-item-2',
  ]);
});

test('a row knows its page’s own hit, wherever it stands', () => {
  const answer = answerOf({ Guides: 2 });
  answer.groups[0] = { label: 'Guides', rows: [{ hit: 0, parent: 1 }, { hit: 1, parent: -1 }] };
  const [first, second] = rowsOf(run([typed('a'), answered('a', answer)]));
  expect(first?.parent).toBe(answer.hits[1]);
  expect(second?.parent).toBeNull();
});

test('M15: queries are cut at 64 characters', () => {
  expect(run([typed('x'.repeat(70))]).query).toBe('x'.repeat(64));
  expect(initialState('x'.repeat(100)).query).toBe('x'.repeat(64));
});

describe('M10: answers to other queries are dropped', () => {
  test('whatever they are', () => {
    const state = run([typed('a'), typed('ab')]);
    expect(run([answered('a', two)], state)).toBe(state);
    expect(run([{ type: 'failed', query: 'a' }], state)).toBe(state);
    expect(run([{ type: 'previewed', query: 'a', answer: two }], state)).toBe(state);
  });
});

describe('rows before the engine is up', () => {
  test('show, but the waiting goes on', () => {
    const state = run([typed('a'), { type: 'previewed', query: 'a', answer: two }]);
    expect(state).toMatchObject({ status: 'loading', screen: { kind: 'results' }, active: 0 });
  });

  test('never say that nothing was found', () => {
    expect(run([typed('a'), { type: 'previewed', query: 'a', answer: none }]).screen.kind).toBe('start');
  });

  test('come too late after the answer', () => {
    const state = run([typed('a'), answered('a', none)]);
    expect(run([{ type: 'previewed', query: 'a', answer: two }], state)).toBe(state);
  });
});

describe('M5: the active row', () => {
  const state = run([typed('a'), answered('a', two)]);
  const moves = (...steps: (1 | -1)[]) => run(steps.map((by) => ({ type: 'moved', by })), state).active;

  test('is the first one after every answer', () => {
    expect(state.active).toBe(0);
    expect(run([{ type: 'pointed', row: 2 }, typed('ab'), answered('ab', two)], state).active).toBe(0);
  });

  test('moves over all groups and wraps', () => {
    expect(moves(1, 1)).toBe(2);
    expect(moves(1, 1, 1)).toBe(0);
    expect(moves(-1)).toBe(2);
  });

  test('follows the mouse', () => {
    expect(run([{ type: 'pointed', row: 1 }], state).active).toBe(1);
  });

  test('is none once the focus has left, and none without rows', () => {
    expect(run([{ type: 'left' }], state).active).toBeNull();
    expect(run([{ type: 'moved', by: 1 }]).active).toBeNull();
  });
});

describe('5.4: status', () => {
  test('stalls only while an answer is awaited', () => {
    expect(run([typed('a'), { type: 'stalled' }]).status).toBe('stalled');
    expect(run([typed('a'), answered('a', two), { type: 'stalled' }]).status).toBe('idle');
  });

  test('is idle again when the answer is no longer awaited', () => {
    expect(run([typed('a'), { type: 'stalled' }, { type: 'dropped' }]).status).toBe('idle');
    expect(run([typed('a'), { type: 'left' }]).status).toBe('idle');
  });
});

describe('M7: suggestions', () => {
  test('are the labels of the answer with the most groups, three at most', () => {
    const many = answerOf({ A: 1, B: 1, C: 1, D: 1 });
    const state = run([typed('a'), answered('a', two), typed('b'), answered('b', many), typed('c'), answered('c', two)]);
    expect(offered(state)).toEqual(['A', 'B', 'C']);
  });

  test('outlive an emptied query', () => {
    expect(offered(run([typed('a'), answered('a', two), typed('')]))).toEqual(['Guides', 'SDKs']);
  });
});

describe('D7: announcements', () => {
  test.each([
    [[typed('a'), answered('a', answerOf({ A: 1 }))], '1 result'],
    [[typed('a'), answered('a', answerOf({ A: 2 }, 40))], '40 results'],
    [[typed('a'), answered('a', none)], 'No results for "a"'],
    [[typed('a'), { type: 'failed', query: 'a' }], 'Unable to fetch results'],
    [[typed('a'), { type: 'previewed', query: 'a', answer: two }], ''],
    [[typed('')], ''],
  ] as [SearchAction[], string][])('%#: %s', (actions, text) => {
    expect(announcement(run(actions))).toBe(text);
  });
});
