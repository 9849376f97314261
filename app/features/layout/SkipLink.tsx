import type { MouseEvent } from 'react';

/** Id of the main wrapper, where the skip link leads without scripts (contract LY-1). */
export const MAIN_WRAPPER_ID = '__docusaurus_skipToContent_fallback';

/** The first thing the Tab key reaches; shown when it does (contract LY-1..LY-3). */
export function SkipLink() {
  return (
    <div role="region" aria-label="Skip to main content" className="skip-region">
      <a className="skip-link" href={`#${MAIN_WRAPPER_ID}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}

function skip(event: MouseEvent): void {
  const target = document.querySelector<HTMLElement>('main') ?? document.getElementById(MAIN_WRAPPER_ID);
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.focus();
  // Not at once: what cannot be focused loses the focus.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
