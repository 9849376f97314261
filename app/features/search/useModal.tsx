import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ACTIVE_CLASS, MAX_QUERY_LENGTH } from './constants';
import type { SearchModalProps } from './SearchModal';

interface Opening {
  Modal: ComponentType<SearchModalProps>;
  query: string;
  selected: boolean;
}

export interface ModalHandle {
  isOpen: boolean;
  /** Opens with what was typed, else with the text selected on the page. */
  open(typed?: string): void;
  close(): void;
  element: ReactNode;
}

/** The modal's code is a chunk of its own, fetched when the reader is about to need it. */
export function loadModal() {
  return import('./SearchModal');
}

/** Opens and closes the modal; `onDismiss` runs when it has gone without leading anywhere. */
export function useModal(onDismiss: () => void): ModalHandle {
  const [opening, setOpening] = useState<Opening | null>(null);
  const dismissed = useRef(false);

  // Before that the page behind the dialog takes no focus.
  useEffect(() => {
    if (opening || !dismissed.current) return;
    dismissed.current = false;
    onDismiss();
  }, [opening, onDismiss]);

  const close = (navigated: boolean) => {
    dismissed.current = !navigated;
    setOpening(null);
  };

  const open = (typed?: string) => {
    if (document.body.classList.contains(ACTIVE_CLASS)) return;
    const query = (typed ?? selectedText()).slice(0, MAX_QUERY_LENGTH);
    const selected = typed === undefined && query !== '';
    loadModal().then(
      ({ SearchModal }) => setOpening({ Modal: SearchModal, query, selected }),
      // Without network there is no modal either; the next try may have more luck.
      () => {},
    );
  };

  return {
    isOpen: opening !== null,
    open,
    close: () => close(false),
    element: opening && (
      <opening.Modal initialQuery={opening.query} selectQuery={opening.selected} onClose={close} />
    ),
  };
}

function selectedText(): string {
  return window.getSelection()?.toString().trim() ?? '';
}
