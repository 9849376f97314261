import { CloudOff, SearchX } from 'lucide-react';

/** Before anything is typed. */
export function StartScreen() {
  return (
    <div className="DocSearch-StartScreen">
      <p className="DocSearch-Help">Type to search the documentation</p>
    </div>
  );
}

interface NoResultsScreenProps {
  query: string;
  suggestions: string[];
  onSuggest(label: string): void;
}

export function NoResultsScreen({ query, suggestions, onSuggest }: NoResultsScreenProps) {
  return (
    <div className="DocSearch-NoResults">
      <SearchX className="DocSearch-Screen-Icon" size={32} aria-hidden="true" />
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((label) => (
              <li key={label}>
                <button className="DocSearch-Prefill" type="button" onClick={() => onSuggest(label)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Stays until the query changes (D2). */
export function ErrorScreen() {
  return (
    <div className="DocSearch-ErrorScreen">
      <CloudOff className="DocSearch-Screen-Icon" size={32} aria-hidden="true" />
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}
