import './modal.css';
import './results.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { mediaMatches } from '../../lib/media';
import { useRuntime } from '../../site';
import { lockBody } from './bodyLock';
import { commandOf, isComposing } from './inputKeys';
import { SearchFooter } from './SearchFooter';
import { SearchInput } from './SearchInput';
import { ErrorScreen, NoResultsScreen, StartScreen } from './SearchMessages';
import { SearchResults } from './SearchResults';
import { createSearchSession } from './searchSession';
import { announcement, offered, rowsOf } from './searchState';

/** Twin of the query in modal.css. */
const NARROW_QUERY = '(max-width: 768px)';
const SNIPPET_WORDS = { wide: 10, narrow: 5 };

export interface SearchModalProps {
  initialQuery: string;
  /** The query is the page's selected text, which typing should replace. */
  selectQuery: boolean;
  /** `navigated`: the reader goes to a hit. */
  onClose(navigated: boolean): void;
}

/** The search dialog (contract search.md section 5). */
export function SearchModal({ initialQuery, selectQuery, onClose }: SearchModalProps) {
  const { engine, manifest } = useRuntime();
  const [session] = useState(() => {
    const snippetWords = mediaMatches(NARROW_QUERY) ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
    return createSearchSession({ engine, manifest, snippetWords, query: initialQuery });
  });
  const state = useSyncExternalStore(session.subscribe, session.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const navigated = useRef(false);
  const { screen, query } = state;
  const rows = rowsOf(state);
  const activeId = state.active === null ? undefined : rows[state.active]?.id;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const unlock = lockBody();
    return () => unlock(!navigated.current);
  }, []);

  useLayoutEffect(() => {
    input.current?.focus();
    if (selectQuery) input.current?.select();
  }, [selectQuery]);

  useEffect(() => {
    session.type(initialQuery);
    return () => session.drop();
  }, [session, initialQuery]);

  useEffect(() => {
    if (dropdown.current) dropdown.current.scrollTop = 0;
  }, [query]);

  const close = () => onClose(false);
  const choose = () => {
    navigated.current = true;
    onClose(true);
  };
  const select = (newTab: boolean) => {
    const link = activeId ? document.getElementById(activeId) : null;
    if (!(link instanceof HTMLAnchorElement)) session.drop();
    else if (newTab) window.open(link.href, '_blank', 'noopener');
    else link.click();
  };
  const suggest = (label: string) => {
    session.type(`${label.toLowerCase()} `);
    input.current?.focus();
  };

  const onInputKey = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    if (!command) return;
    if (command.kind === 'leave') return session.leave();
    event.preventDefault();
    if (command.kind === 'move') session.move(command.by);
    if (command.kind === 'select') select(command.newTab);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else the dialog would close itself, also in the middle of a composition.
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) close();
  };
  // The back gesture of Android.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  const modifiers = [
    state.status === 'stalled' && 'DocSearch-Container--Stalled',
    state.status === 'error' && 'DocSearch-Container--Errored',
  ];
  return createPortal(
    <dialog
      ref={dialog}
      className={['DocSearch', 'DocSearch-Container', ...modifiers].filter(Boolean).join(' ')}
      aria-label="Search"
      aria-modal="true"
      onKeyDown={onKey}
      onCancel={onCancel}
      onMouseDown={onMouseDown}
    >
      <div className="DocSearch-Modal">
        <SearchInput
          ref={input}
          query={query}
          waiting={state.status === 'stalled'}
          hasResults={rows.length > 0}
          activeId={activeId}
          onType={session.type}
          onKeyDown={onInputKey}
          onCancel={close}
        />
        <div className="DocSearch-Dropdown" ref={dropdown}>
          {state.titlesOnly && <p className="DocSearch-Notice">Only page titles are searched</p>}
          {screen.kind === 'start' && <StartScreen />}
          {screen.kind === 'error' && <ErrorScreen />}
          {screen.kind === 'none' && (
            <NoResultsScreen query={screen.query} suggestions={offered(state)} onSuggest={suggest} />
          )}
          {screen.kind === 'results' && (
            <SearchResults
              groups={screen.groups}
              activeId={activeId}
              onPoint={(row) => session.point(rows.indexOf(row))}
              onChoose={choose}
            />
          )}
        </div>
        <SearchFooter />
      </div>
      <div className="visually-hidden" role="status">
        {announcement(state)}
      </div>
    </dialog>,
    document.body,
  );
}
