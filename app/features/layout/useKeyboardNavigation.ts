import { useEffect } from 'react';

/** Twin of the class in prerendered HTML. */
const CLASS = 'navigation-with-keyboard';

/** Keeps the body's class that tells the keyboard from the mouse (contract KB-1). */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const { classList } = document.body;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') classList.add(CLASS);
    };
    const onMouse = () => classList.remove(CLASS);
    document.addEventListener('keydown', onKey);
    document.addEventListener('mousedown', onMouse);
    return () => {
      classList.remove(CLASS);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('mousedown', onMouse);
    };
  }, []);
}
