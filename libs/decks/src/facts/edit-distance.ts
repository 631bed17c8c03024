/**
 * Returns the number of letters to insert, drop, change or swap with the next one that turn a text into another, at most `limit + 1`: beyond
 * the limit the rest is not counted. Costs a time of length times limit.
 */
export function boundedDistance(from: string, to: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(from.length - to.length) > limit) return beyond;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const [first, last] = [Math.max(1, row - limit), Math.min(to.length, row + limit)];
    const current = new Array<number>(to.length + 1).fill(beyond);
    if (first === 1) current[0] = row;
    let least = current[0] as number;
    for (let at = first; at <= last; at++) {
      const same = from[row - 1] === to[at - 1];
      let cost = Math.min((above[at] ?? beyond) + 1, (current[at - 1] ?? beyond) + 1, (above[at - 1] ?? beyond) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      if (swapped) cost = Math.min(cost, (before[at - 2] ?? beyond) + 1);
      current[at] = cost;
      least = Math.min(least, cost);
    }
    // A swap reaches two rows back, so that a row beyond the limit ends the search only if the one above is as well.
    if (least > limit && Math.min(...above.slice(Math.max(0, first - 1), last + 1)) > limit) return beyond;
    [before, above] = [above, current];
  }
  return Math.min(above[to.length] ?? beyond, beyond);
}

const lettersOf = 32;

/** Returns a set of the letters of a text as bits: texts whose sets differ in many bits are far apart. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) % lettersOf);
  return bits;
}

/** Counts the bits that one set has and the other has not, the larger of both counts: a lower bound of the distance. */
export function leastDistance(one: number, other: number): number {
  return Math.max(countBits(one & ~other), countBits(other & ~one));
}

function countBits(bits: number): number {
  let [rest, count] = [bits, 0];
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}
