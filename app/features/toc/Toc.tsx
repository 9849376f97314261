import { useEffect, useId, useMemo, useRef } from 'react';
import type { TocItem } from '../../engine/contract';
import { scrollIntoContainer } from '../../lib/scrollIntoContainer';
import { TocList } from './TocList';
import { useActiveHeading } from './useActiveHeading';

/** The table of contents beside the article (contract TC-3): sticky, and it follows the reader. */
export function Toc({ items }: { items: TocItem[] }) {
  const ids = useMemo(() => idsOf(items), [items]);
  const { id, pin } = useActiveHeading(ids);
  const ref = useRef<HTMLElement>(null);
  // A fixed id might be that of a heading.
  const titleId = useId();

  useEffect(() => {
    const active = ref.current?.querySelector('[aria-current]');
    if (ref.current && active) scrollIntoContainer(ref.current, active);
  }, [id]);

  return (
    <nav ref={ref} className="toc" aria-labelledby={titleId}>
      <p className="toc-title" id={titleId}>
        On this page
      </p>
      <TocList items={items} activeId={id} onFollow={pin} />
    </nav>
  );
}

function idsOf(items: TocItem[]): string[] {
  return items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);
}
