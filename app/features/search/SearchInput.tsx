import { LoaderCircle, Search, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { MAX_QUERY_LENGTH } from './constants';

export const LIST_ID = 'docsearch-list';
const INPUT_ID = 'docsearch-input';
const LABEL_ID = 'docsearch-label';

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  waiting: boolean;
  hasResults: boolean;
  activeId: string | undefined;
  onType(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onCancel(): void;
}

/** The bar at the top: a combobox over the list of results (contract search.md 5.5). */
export function SearchInput({
  ref,
  query,
  waiting,
  hasResults,
  activeId,
  onType,
  onKeyDown,
  onCancel,
}: SearchInputProps) {
  const onReset = () => {
    onType('');
    ref.current?.focus();
  };
  return (
    <header className="DocSearch-SearchBar">
      <form className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
        <label className="DocSearch-MagnifierLabel" htmlFor={INPUT_ID} id={LABEL_ID}>
          {waiting ? (
            <LoaderCircle className="DocSearch-Spinner" size={20} aria-hidden="true" />
          ) : (
            <Search size={20} aria-hidden="true" />
          )}
          <span className="visually-hidden">Search</span>
        </label>
        <input
          ref={ref}
          className="DocSearch-Input"
          id={INPUT_ID}
          type="search"
          role="combobox"
          aria-labelledby={LABEL_ID}
          aria-autocomplete="both"
          aria-expanded={hasResults}
          aria-controls={hasResults ? LIST_ID : undefined}
          aria-activedescendant={activeId}
          placeholder="Search docs"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={activeId ? 'go' : 'search'}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          className="DocSearch-Reset"
          type="button"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={query === ''}
          onClick={onReset}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </form>
      <button className="DocSearch-Cancel" type="button" aria-label="Cancel" onClick={onCancel}>
        Cancel
      </button>
    </header>
  );
}
