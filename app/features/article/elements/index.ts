/** The custom elements that give an article its behaviour. */
import { DocsCode } from './DocsCode';
import { DocsTabs } from './DocsTabs';

const ELEMENTS = { 'docs-code': DocsCode, 'docs-tabs': DocsTabs };

/** Registers the elements; those on the page come to life at once. May be called again. */
export function defineArticleElements(): void {
  for (const [name, constructor] of Object.entries(ELEMENTS)) {
    if (!customElements.get(name)) customElements.define(name, constructor);
  }
}
