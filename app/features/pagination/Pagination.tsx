import type { PageLink } from '../../engine/contract';
import { Link } from '../../site';

interface PaginationProps {
  prev?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** The pages before and after this one in the order of the sidebar (contract PG-1). */
export function Pagination({ prev, next }: PaginationProps) {
  if (!prev && !next) return null;
  return (
    <nav className="pagination" aria-label="Docs pages">
      {prev && <PaginationLink direction="prev" sublabel="Previous" link={prev} />}
      {next && <PaginationLink direction="next" sublabel="Next" link={next} />}
    </nav>
  );
}

interface PaginationLinkProps {
  direction: 'prev' | 'next';
  sublabel: string;
  link: PageLink;
}

function PaginationLink({ direction, sublabel, link }: PaginationLinkProps) {
  return (
    <Link className="pagination-link" data-direction={direction} rel={direction} to={link.path}>
      <span className="pagination-sublabel">{sublabel}</span>{' '}
      <span className="pagination-label">{link.label}</span>
    </Link>
  );
}
