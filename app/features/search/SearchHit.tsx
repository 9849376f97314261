import { CornerDownLeft, FileText, Hash, TextAlignStart } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from '../../site';
import { hitText } from './hitText';
import type { ResultRow } from './searchState';
import { Snippet } from './Snippet';

const ICONS = { page: FileText, heading: Hash, text: TextAlignStart };

interface SearchHitProps {
  row: ResultRow;
  active: boolean;
  /** Where the row hangs below its page's own hit, if it does. */
  branch: 'middle' | 'last' | null;
  onPoint(): void;
  /** The reader follows the link in this tab. */
  onChoose(): void;
}

/**
 * A row of the results. The link is itself the option: a link inside one would
 * be hidden from assistive technology (D7).
 */
export function SearchHit({ row, active, branch, onPoint, onChoose }: SearchHitProps) {
  const option = useRef<HTMLAnchorElement>(null);
  const { icon, title, detail } = hitText(row.hit);
  const Icon = ICONS[icon];

  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onClick = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) onChoose();
  };
  return (
    <li className={branch ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'} role="presentation">
      <Link
        ref={option}
        to={row.hit.url}
        id={row.id}
        role="option"
        aria-selected={active}
        tabIndex={-1}
        className="DocSearch-Hit-link"
        onClick={onClick}
        onMouseMove={onPoint}
        onMouseDown={keepFocus}
      >
        {branch && <span className="DocSearch-Hit-Tree" data-branch={branch} aria-hidden="true" />}
        <Icon className="DocSearch-Hit-icon" size={18} aria-hidden="true" />
        <span className="DocSearch-Hit-content-wrapper">
          <Snippet className="DocSearch-Hit-title" parts={title} />
          {detail.length > 0 && <Snippet className="DocSearch-Hit-path" parts={detail} />}
        </span>
        <CornerDownLeft className="DocSearch-Hit-action" size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** The input stays the place to type in. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
