/** What the search modal shows, as a reducer (contract search.md 5.3, 5.4, 5.6). */
import type { Hit, SearchAnswer } from '../../engine/contract';
import { MAX_QUERY_LENGTH } from './constants';

/** Labels of earlier groups offered when nothing is found (5.3). */
const MAX_SUGGESTIONS = 3;

export interface ResultRow {
  /** Id of the row's element (5.8); numbers run through all groups. */
  id: string;
  hit: Hit;
  /** The page's own hit, above or below this row. */
  parent: Hit | null;
}

export interface ResultGroup {
  label: string;
  rows: ResultRow[];
}

export type Screen =
  | { kind: 'start' }
  | { kind: 'results'; groups: ResultGroup[]; total: number }
  | { kind: 'none'; query: string }
  | { kind: 'error' };

export interface SearchState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Of the last answer: it stays while a newer query is on its way. */
  screen: Screen;
  /** Number of the active row. */
  active: number | null;
  /** Only page titles were searched, because the engine is not to be had. */
  titlesOnly: boolean;
  /** Labels of the richest answer of this session (4.3). */
  suggestions: string[];
}

export type SearchAction =
  | { type: 'typed'; query: string }
  | { type: 'stalled' }
  /** An answer that a better one will follow: it shows rows but does not end the waiting. */
  | { type: 'previewed'; query: string; answer: SearchAnswer }
  | { type: 'answered'; query: string; answer: SearchAnswer; titlesOnly: boolean }
  | { type: 'failed'; query: string }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; row: number }
  /** No answer is awaited any more. */
  | { type: 'dropped' }
  /** The focus leaves the list. */
  | { type: 'left' };

const emptyState: SearchState = {
  query: '',
  status: 'idle',
  screen: { kind: 'start' },
  active: null,
  titlesOnly: false,
  suggestions: [],
};

/** The modal as it opens; a query it opens with is on its way already. */
export function initialState(query: string): SearchState {
  return typed(emptyState, query);
}

export function reduce(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed':
      return typed(state, action.query);
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state;
    case 'previewed': {
      const awaited = isWaiting(state) && action.query === state.query;
      return awaited && action.answer.hits.length > 0 ? withAnswer(state, action.answer) : state;
    }
    case 'answered': {
      if (action.query !== state.query) return state;
      const next = withAnswer(state, action.answer);
      return { ...next, status: 'idle', titlesOnly: action.titlesOnly, suggestions: suggestions(next) };
    }
    case 'failed':
      if (action.query !== state.query) return state;
      return { ...state, status: 'error', screen: { kind: 'error' }, active: null };
    case 'moved':
      return { ...state, active: step(state.active, action.by, rowsOf(state).length) };
    case 'pointed':
      return state.active === action.row ? state : { ...state, active: action.row };
    case 'dropped':
      return isWaiting(state) ? { ...state, status: 'idle' } : state;
    case 'left':
      return { ...reduce(state, { type: 'dropped' }), active: null };
  }
}

/** The rows of all groups in order. */
export function rowsOf({ screen }: SearchState): ResultRow[] {
  return screen.kind === 'results' ? screen.groups.flatMap((group) => group.rows) : [];
}

export function isBlank(query: string): boolean {
  return query.trim() === '';
}

/** What a screen reader hears after an answer (D7). */
export function announcement(state: SearchState): string {
  if (isWaiting(state)) return '';
  const { screen } = state;
  switch (screen.kind) {
    case 'results':
      return screen.total === 1 ? '1 result' : `${screen.total} results`;
    case 'none':
      return `No results for "${screen.query}"`;
    case 'error':
      return 'Unable to fetch results';
    case 'start':
      return '';
  }
}

function isWaiting({ status }: SearchState): boolean {
  return status === 'loading' || status === 'stalled';
}

function typed(state: SearchState, text: string): SearchState {
  const query = text.slice(0, MAX_QUERY_LENGTH);
  if (isBlank(query)) return { ...emptyState, query, suggestions: state.suggestions };
  return { ...state, query, status: 'loading', active: firstOf(rowsOf(state)) };
}

function withAnswer(state: SearchState, answer: SearchAnswer): SearchState {
  const groups = groupsOf(answer);
  const screen: Screen =
    groups.length > 0
      ? { kind: 'results', groups, total: answer.nbHits }
      : { kind: 'none', query: state.query };
  const next: SearchState = { ...state, screen };
  return { ...next, active: firstOf(rowsOf(next)) };
}

function groupsOf({ groups, hits }: SearchAnswer): ResultGroup[] {
  let number = 0;
  return groups
    .map(({ label, rows }, group) => ({
      label,
      rows: rows.flatMap(({ hit: index, parent }): ResultRow[] => {
        const hit = hits[index];
        if (!hit) return [];
        return [{ id: `docsearch-hits${group}-item-${number++}`, hit, parent: hits[parent] ?? null }];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Kept until an answer has more groups: "No results" then offers what was once found. */
function suggestions({ screen, suggestions: before }: SearchState): string[] {
  if (screen.kind !== 'results' || screen.groups.length <= before.length) return before;
  return screen.groups.map((group) => group.label);
}

/** The labels to offer; clicking one searches for it. */
export function offered({ suggestions: labels }: SearchState): string[] {
  return labels.slice(0, MAX_SUGGESTIONS);
}

function firstOf(rows: ResultRow[]): number | null {
  return rows.length > 0 ? 0 : null;
}

function step(active: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (active === null) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
