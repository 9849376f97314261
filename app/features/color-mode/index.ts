/** Light, dark or the system's colours, chosen by the reader. */
export { ColorModeToggle } from './ColorModeToggle';
export type { ColorMode, ColorModeChoice } from './rules';
export { useColorMode } from './useColorMode';
