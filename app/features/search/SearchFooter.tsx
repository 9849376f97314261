import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';

/** Which keys do what. */
export function SearchFooter() {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key">
            <CornerDownLeft size={14} role="img" aria-label="Enter key" />
          </kbd>
          <span className="DocSearch-Label">to select</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <ArrowDown size={14} role="img" aria-label="Arrow down" />
          </kbd>
          <kbd className="DocSearch-Commands-Key">
            <ArrowUp size={14} role="img" aria-label="Arrow up" />
          </kbd>
          <span className="DocSearch-Label">to navigate</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key" role="img" aria-label="Escape key">
            esc
          </kbd>
          <span className="DocSearch-Label">to close</span>
        </li>
      </ul>
    </footer>
  );
}
