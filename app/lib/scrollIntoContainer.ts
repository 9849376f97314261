/**
 * Scrolls a list so that an entry of it is seen, and nothing else: unlike
 * Element.scrollIntoView it never moves the window. An entry that is already
 * seen in full stays where it is.
 */
export function scrollIntoContainer(container: Element, entry: Element): void {
  const outer = container.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
