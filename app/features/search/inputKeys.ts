/** Keys of the search input (contract search.md 5.6). */

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'>;

export type InputCommand =
  | { kind: 'move'; by: 1 | -1 }
  /** `newTab` leaves the modal open; the browser makes a window of it while Shift is held. */
  | { kind: 'select'; newTab: boolean }
  | { kind: 'leave' }
  | { kind: 'nothing' };

/** What a key means, or null if it is the input's own business. */
export function commandOf(event: Key): InputCommand | null {
  if (isComposing(event)) return null;
  switch (event.key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1 };
    case 'ArrowUp':
      return { kind: 'move', by: -1 };
    case 'Enter':
      if (event.altKey) return { kind: 'nothing' };
      return { kind: 'select', newTab: event.ctrlKey || event.metaKey || event.shiftKey };
    case 'Tab':
      return { kind: 'leave' };
    default:
      return null;
  }
}

/** Keys of an input method. Safari ends the composition before its last key, which has code 229. */
export function isComposing({ isComposing: composing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === 229;
}
