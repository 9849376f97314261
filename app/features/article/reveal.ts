/** Anchors inside folded text and unselected tabs (contract DT-3). */
import { DocsTabs } from './elements/DocsTabs';

/** The id a hash names. A malformed escape is taken as it stands (NV-7). */
export function idOfHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Opens everything that hides the element; true if something did. */
export function revealAncestors(element: Element): boolean {
  let revealed = false;
  for (let node: Element | null = element.parentElement; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      revealed = true;
    }
    const tabs = node.parentElement;
    if (node instanceof HTMLElement && node.hidden && tabs instanceof DocsTabs) {
      tabs.show(node.dataset['value'] ?? '');
      revealed = true;
    }
  }
  return revealed;
}
