import type { Hit, Level } from '../../engine/contract';
import { parseSnippet, type SnippetPart } from './snippet';

export interface HitText {
  icon: 'page' | 'heading' | 'text';
  title: SnippetPart[];
  /** Where the hit stands, or for a page what it says; may be empty. */
  detail: SnippetPart[];
}

const LEVELS: Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'];

/** The two lines of a row (contract search.md 5.3). */
export function hitText(hit: Hit): HitText {
  if (hit.type === 'content') {
    return { icon: 'text', title: partsOf(hit, 'content'), detail: partsOf(hit, 'lvl1') };
  }
  const level = shownLevel(hit, hit.type);
  const isPage = level === 'lvl1' || level === 'lvl0';
  return {
    icon: isPage ? 'page' : 'heading',
    title: partsOf(hit, level),
    detail: partsOf(hit, isPage ? 'content' : 'lvl1'),
  };
}

/** A level without text would be an empty row: the deepest one that has some stands in (4.2). */
function shownLevel(hit: Hit, level: Level): Level {
  if (level !== 'lvl0' && hit.hierarchy[level] !== null) return level;
  return LEVELS.find((candidate) => hit.hierarchy[candidate] !== null) ?? level;
}

function partsOf(hit: Hit, attribute: Level | 'content'): SnippetPart[] {
  const snippets = hit._snippetResult;
  const snippet = attribute === 'content' ? snippets?.content : snippets?.hierarchy[attribute];
  if (snippet) return parseSnippet(snippet.value);
  const text = attribute === 'content' ? hit.content : hit.hierarchy[attribute];
  return text ? [{ text, marked: false }] : [];
}
