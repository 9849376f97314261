import { Moon, Sun, SunMoon } from 'lucide-react';
import { useHydrated } from '../../ui';
import { nextChoice } from './rules';
import { useColorMode } from './useColorMode';

/** Steps through system, light and dark. The style sheet shows one of the three icons (contract CM-1). */
export function ColorModeToggle() {
  const { choice, setChoice } = useColorMode();
  const hydrated = useHydrated();
  const name = `${choice ?? 'system'} mode`;
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      disabled={!hydrated}
      title={name}
      aria-label={`Switch between dark and light mode (currently ${name})`}
      onClick={() => setChoice(nextChoice(choice))}
    >
      <SunMoon size={20} data-choice-icon="system" />
      <Sun size={20} data-choice-icon="light" />
      <Moon size={20} data-choice-icon="dark" />
    </button>
  );
}
