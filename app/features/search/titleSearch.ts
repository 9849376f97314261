/** Search over page titles alone: all that can be done before the engine is up, or without it. */
import type { Hit, Manifest, PageMeta, SearchAnswer, SidebarItem } from '../../engine/contract';

/** Group of pages outside the sidebar's categories, as in the index (contract search.md 3.4). */
const DEFAULT_GROUP = 'Documentation';

/** Pages whose title has every word of the query, in the shape of the engine's answer. */
export function searchTitles(manifest: Manifest, query: string, limit: number): SearchAnswer {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groupOf = groupsById(manifest.sidebar);
  const found = manifest.pages.filter(({ title, unlisted }) => {
    const lower = title.toLowerCase();
    return !unlisted && words.every((word) => lower.includes(word));
  });
  const hits = found
    .slice(0, limit)
    .map((page) => toHit(manifest.site.baseUrl, page, groupOf.get(page.id) ?? DEFAULT_GROUP, words));
  return {
    query,
    hits,
    nbHits: found.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: limit,
    groups: groupHits(hits),
  };
}

function groupHits(hits: Hit[]): SearchAnswer['groups'] {
  const labels = new Set(hits.map((hit) => hit.hierarchy.lvl0));
  return [...labels].map((label) => ({
    label: label ?? DEFAULT_GROUP,
    rows: hits.flatMap((hit, index) => (hit.hierarchy.lvl0 === label ? [{ hit: index, parent: -1 }] : [])),
  }));
}

/** The label of the deepest category above each page. */
function groupsById(items: SidebarItem[], label?: string, groups = new Map<string, string>()): Map<string, string> {
  for (const item of items) {
    if (item.id !== undefined && label !== undefined) groups.set(item.id, label);
    if (item.items) groupsById(item.items, item.label, groups);
  }
  return groups;
}

function toHit(baseUrl: string, { id, title }: PageMeta, group: string, words: string[]): Hit {
  const url = baseUrl + id;
  return {
    objectID: id,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    _snippetResult: { hierarchy: { lvl1: { value: highlight(title, words), matchLevel: 'full' } } },
  };
}

/** The title as an answer carries it: escaped, with the words marked. */
function highlight(title: string, words: string[]): string {
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi');
  return title
    .split(pattern)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${escapeText(piece)}</mark>` : escapeText(piece)))
    .join('');
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
