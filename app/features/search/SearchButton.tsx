import './button.css';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useRuntime } from '../../site';
import { useHydrated } from '../../ui';
import { KeyCap } from './KeyCap';
import { isSlashKey, isToggleKey, letterOf } from './shortcuts';
import { loadModal, useModal } from './useModal';

/** The search button of the navbar and the shortcuts; opens the modal (contract search.md 5.1, 5.2). */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { wake } = useRuntime();
  const hydrated = useHydrated();
  const onDismiss = useCallback(() => button.current?.focus(), []);
  const modal = useModal(onDismiss);

  const prepare = () => {
    wake();
    // Opening tries again.
    loadModal().catch(() => {});
  };
  const open = (typed?: string) => {
    wake();
    modal.open(typed);
  };

  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isToggleKey(event)) {
      event.preventDefault();
      if (modal.isOpen) modal.close();
      else open();
    } else if (!modal.isOpen && isSlashKey(event)) {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onShortcut(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const letter = letterOf(event.nativeEvent);
    if (letter === null) return;
    event.preventDefault();
    open(letter);
  };

  const apple = !hydrated || isApple();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-label={`Search (${apple ? 'Command' : 'Ctrl'}+K)`}
        onClick={() => open()}
        onKeyDown={onKeyDown}
        onMouseOver={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <span className="DocSearch-Button-Container">
          <Search className="DocSearch-Search-Icon" size={20} aria-hidden="true" />
          <span className="DocSearch-Button-Placeholder">Search</span>
        </span>
        <span className="DocSearch-Button-Keys">
          {hydrated && (
            <>
              <KeyCap reactsTo={apple ? 'Meta' : 'Control'}>{apple ? '⌘' : 'Ctrl'}</KeyCap>
              <KeyCap reactsTo="k">K</KeyCap>
            </>
          )}
        </span>
      </button>
      {modal.element}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.platform);
}
