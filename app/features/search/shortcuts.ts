/** Keys that open and close the search (contract search.md 5.2). */

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Ctrl+K or Cmd+K, also with caps lock on; other modifiers belong to the browser. */
export function isToggleKey(event: Key): boolean {
  if (event.isComposing || event.altKey || event.shiftKey) return false;
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
}

/** A slash that nobody is typing into something. */
export function isSlashKey(event: Key & { composedPath(): EventTarget[] }): boolean {
  if (event.isComposing || event.key !== '/' || hasModifier(event)) return false;
  const [target] = event.composedPath();
  return !(target instanceof Element) || target.closest(EDITABLE) === null;
}

/** The letter or digit that opens the search from its button, as the query's first; D6. */
export function letterOf(event: Key): string | null {
  if (event.isComposing || hasModifier(event)) return null;
  return /^[\p{L}\p{N}]$/u.test(event.key) ? event.key : null;
}

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function hasModifier({ ctrlKey, metaKey, altKey }: Key): boolean {
  return ctrlKey || metaKey || altKey;
}
