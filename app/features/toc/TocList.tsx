import { useMemo } from 'react';
import type { TocItem } from '../../engine/contract';
import { trustedHtml } from '../../lib/trusted';

interface TocListProps {
  items: TocItem[];
  activeId?: string | null;
  onFollow?: (id: string) => void;
}

/** The headings as nested hash links, which the browser follows by itself (contract TC-7). */
export function TocList({ items, activeId, onFollow }: TocListProps) {
  return (
    <ul className="table-of-contents">
      {items.map((item) => (
        <li key={item.id}>
          <TocLink item={item} active={item.id === activeId} onFollow={onFollow} />
          {item.children && item.children.length > 0 && (
            <TocList items={item.children} activeId={activeId} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TocLinkProps {
  item: TocItem;
  active: boolean;
  onFollow: TocListProps['onFollow'];
}

function TocLink({ item, active, onFollow }: TocLinkProps) {
  const content = useMemo(() => ({ __html: trustedHtml(item.html) }), [item.html]);
  return (
    <a
      className={active ? 'table-of-contents__link table-of-contents__link--active' : 'table-of-contents__link'}
      href={`#${item.id}`}
      aria-current={active ? 'location' : undefined}
      onClick={() => onFollow?.(item.id)}
      dangerouslySetInnerHTML={content}
    />
  );
}
