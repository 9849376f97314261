import type { Crumb } from '../../engine/contract';
import { Link } from '../../site';

/** The way from the sidebar's top to this page; the last entry is the page itself (contract BC-1). */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            <CrumbText crumb={crumb} last={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last) return <span aria-current="page">{crumb.label}</span>;
  if (!crumb.path) return <span>{crumb.label}</span>;
  return <Link to={crumb.path}>{crumb.label}</Link>;
}
