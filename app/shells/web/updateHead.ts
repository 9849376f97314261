import type { PageView, Site } from '../../engine/contract';
import { htmlClasses, MANAGED_ATTRIBUTE, pageHead } from './head';

/**
 * Exchanges the managed tags and classes of the document for those of another
 * page (HD-1, HD-3). Structured data only goes: its readers load documents, and
 * filling a script element would need another door in Trusted Types.
 */
export function updateHead(site: Site, before: PageView | null, after: PageView | null): void {
  const { head, documentElement } = document;
  for (const old of head.querySelectorAll(`[${MANAGED_ATTRIBUTE}]`)) old.remove();
  for (const { name, attributes, text } of pageHead(site, after)) {
    const element = document.createElement(name);
    element.setAttribute(MANAGED_ATTRIBUTE, 'true');
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    head.append(element);
  }
  documentElement.classList.remove(...htmlClasses(before));
  documentElement.classList.add(...htmlClasses(after));
}
