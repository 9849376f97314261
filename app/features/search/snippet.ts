/** Highlighted text of search answers, taken apart without HTML (decision D5). */

export interface SnippetPart {
  text: string;
  marked: boolean;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#039;': "'",
};

/** Escaped text with `<mark>` around what matched; any other tag stays as text. */
export function parseSnippet(html: string): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let marked = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') marked = true;
    else if (piece === '</mark>') marked = false;
    else if (piece !== '') parts.push({ text: decode(piece), marked });
  }
  return parts;
}

/** Only what escaping writes is undone, each entity once. */
function decode(text: string): string {
  return text.replace(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
