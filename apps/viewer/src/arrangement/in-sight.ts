/** From where to where something lies, from the upper edge of the window, in CSS pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Room between what is shown and the edges of what hides it, in CSS pixels. */
const margin = 12;

/**
 * Returns by how much a page has to be scrolled so that something of what may be chosen is seen: zero where enough of it is seen already,
 * otherwise as little as brings the nearest into sight.
 * @param things in any order
 * @param sight the part of the window that nothing lies over
 */
export function scrollToSee(things: readonly Extent[], sight: Extent): number {
  const [first] = things;
  if (first === undefined || sight.bottom - sight.top < 2 * margin) return 0;
  const ways = things.map(({ top, bottom }): number => {
    if (top < sight.top) return top - margin - sight.top;
    // What is higher than the sight is shown from its top.
    if (bottom > sight.bottom) return Math.min(bottom + margin - sight.bottom, top - margin - sight.top);
    return 0;
  });
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least));
}
