/**
 * The colour mode of the page. The attributes of the html element are the
 * state: the start-up script sets them before the first paint, style sheets
 * read them, and so does this store (contract CM-7).
 */
import { DARK_QUERY, mediaMatches, watchMedia } from '../../lib/media';
import { storageSlot } from '../../lib/storage';
import { choiceFromStorage, modeOf, STORAGE_KEY, type ColorMode, type ColorModeChoice } from './rules';

const slot = () => storageSlot(STORAGE_KEY);
const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

export function getChoice(): ColorModeChoice {
  const choice = root().getAttribute('data-theme-choice');
  return choice === 'light' || choice === 'dark' ? choice : null;
}

export function getMode(): ColorMode {
  return root().getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

/** The reader's choice: shown at once and kept for the next visit. */
export function setChoice(choice: ColorModeChoice): void {
  show(choice);
  if (choice) slot().set(choice);
  else slot().delete();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watchOutside();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function show(choice: ColorModeChoice): void {
  root().setAttribute('data-theme', modeOf(choice, mediaMatches(DARK_QUERY)));
  root().setAttribute('data-theme-choice', choice ?? 'system');
  for (const listener of listeners) listener();
}

/** Changes of the system count while there is no choice; those of other tabs always. */
function watchOutside(): () => void {
  const stopMedia = watchMedia(DARK_QUERY, () => {
    if (getChoice() === null) show(null);
  });
  const stopStorage = slot().listen((value) => show(choiceFromStorage(value)));
  return () => {
    stopMedia();
    stopStorage();
  };
}

function root(): HTMLElement {
  return document.documentElement;
}
