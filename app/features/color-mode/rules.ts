/** What the colour mode's values mean (contract site.md 5.7), for the store and the start-up script's test. */

export type ColorMode = 'light' | 'dark';

/** What the reader chose; null follows the system. */
export type ColorModeChoice = ColorMode | null;

export const STORAGE_KEY = 'theme';

/** The order of the toggle: system, light, dark (CM-2). */
export function nextChoice(choice: ColorModeChoice): ColorModeChoice {
  switch (choice) {
    case null:
      return 'light';
    case 'light':
      return 'dark';
    case 'dark':
      return null;
    default:
      throw new Error(`unexpected color mode ${String(choice)}`);
  }
}

/** A stored text, perhaps of an older version or another page (CM-5). */
export function choiceFromStorage(value: string | null): ColorModeChoice {
  if (value === null || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

/** The colours a choice leads to. */
export function modeOf(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  return choice ?? (systemIsDark ? 'dark' : 'light');
}
