import type { TocItem } from '../../engine/contract';
import { TocList } from './TocList';

/** The table of contents above the article on narrow screens (contract TC-4); folds without scripts. */
export function MobileToc({ items }: { items: TocItem[] }) {
  return (
    <details className="toc-mobile">
      <summary>On this page</summary>
      <TocList items={items} />
    </details>
  );
}
