/** Which heading the reader is at (contract TC-5), from boxes alone. */

export interface HeadingBox {
  id: string;
  /** Px from the upper edge of the window. */
  top: number;
  bottom: number;
}

/**
 * `boxes` are the headings in document order; a heading above `offset` lies
 * under the navbar.
 */
export function activeHeading(boxes: HeadingBox[], offset: number, windowHeight: number): string | null {
  const next = boxes.findIndex((box) => box.top >= offset);
  if (next === -1) return boxes.at(-1)?.id ?? null;
  const box = boxes[next];
  if (box && box.top > 0 && box.bottom < windowHeight / 2) return box.id;
  return boxes[next - 1]?.id ?? null;
}

/** Boxes of the headings that are on screen or could be scrolled to; those in hidden tabs have none. */
export function headingBoxes(ids: string[]): HeadingBox[] {
  const boxes: HeadingBox[] = [];
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (!heading || heading.getClientRects().length === 0) continue;
    const own = heading.getBoundingClientRect();
    const { top, bottom } =
      own.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : own;
    boxes.push({ id, top, bottom });
  }
  return boxes;
}
