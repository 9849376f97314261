import { SearchHit } from './SearchHit';
import { LIST_ID } from './SearchInput';
import type { ResultGroup, ResultRow } from './searchState';

interface SearchResultsProps {
  groups: ResultGroup[];
  activeId: string | undefined;
  onPoint(row: ResultRow): void;
  onChoose(): void;
}

/** The hits by group. */
export function SearchResults({ groups, activeId, onPoint, onChoose }: SearchResultsProps) {
  return (
    <div className="DocSearch-Dropdown-Container" id={LIST_ID} role="listbox" aria-label="Results">
      {groups.map(({ label, rows }, group) => (
        <section key={label} className="DocSearch-Hits" role="group" aria-labelledby={sourceId(group)}>
          <div className="DocSearch-Hit-source" id={sourceId(group)}>
            {label}
          </div>
          <ul role="presentation">
            {rows.map((row, index) => (
              <SearchHit
                key={row.id}
                row={row}
                active={row.id === activeId}
                branch={branchOf(rows, index)}
                onPoint={() => onPoint(row)}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sourceId(group: number): string {
  return `docsearch-hits${group}-source`;
}

/** The last row below its page's own hit ends the tree line (contract search.md 5.3). */
function branchOf(rows: ResultRow[], index: number): 'middle' | 'last' | null {
  const parent = rows[index]?.parent;
  if (!parent) return null;
  return rows[index + 1]?.parent === parent ? 'middle' : 'last';
}
