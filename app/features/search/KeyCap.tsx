import { type ReactNode, useEffect, useState } from 'react';

interface KeyCapProps {
  /** KeyboardEvent.key that presses it. */
  reactsTo: string;
  children: ReactNode;
}

/** A key that looks pressed while it is held (contract search.md 5.1). */
export function KeyCap({ reactsTo, children }: KeyCapProps) {
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === reactsTo.toLowerCase()) setPressed(event.type === 'keydown');
      // macOS tells of no other key's release while Command is held.
      else if (event.type === 'keyup' && event.key === 'Meta') setPressed(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [reactsTo]);

  return (
    <kbd className="DocSearch-Button-Key" data-pressed={pressed}>
      {children}
    </kbd>
  );
}
