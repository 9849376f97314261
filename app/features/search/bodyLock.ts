import { ACTIVE_CLASS } from './constants';

/**
 * Keeps the page behind the modal from scrolling and from moving when its
 * scrollbar goes (contract search.md 5.2). The ending takes whether the page
 * should be where it was.
 */
export function lockBody(): (restoreScroll: boolean) => void {
  const { body, documentElement } = document;
  const top = window.scrollY;
  body.style.marginRight = `${window.innerWidth - documentElement.clientWidth}px`;
  body.classList.add(ACTIVE_CLASS);
  return (restoreScroll) => {
    body.classList.remove(ACTIVE_CLASS);
    body.style.marginRight = '0px';
    if (restoreScroll) window.scrollTo({ left: 0, top, behavior: 'instant' });
  };
}
