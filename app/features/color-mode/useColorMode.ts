import { useSyncExternalStore } from 'react';
import { getChoice, getMode, setChoice, subscribe } from './colorModeStore';
import type { ColorMode, ColorModeChoice } from './rules';

export interface ColorModeState {
  /** Null until hydrated: prerendered HTML is the same for both. */
  mode: ColorMode | null;
  choice: ColorModeChoice;
  setChoice(choice: ColorModeChoice): void;
}

const onServer = () => null;

export function useColorMode(): ColorModeState {
  const mode = useSyncExternalStore(subscribe, getMode, onServer);
  const choice = useSyncExternalStore(subscribe, getChoice, onServer);
  return { mode, choice, setChoice };
}
