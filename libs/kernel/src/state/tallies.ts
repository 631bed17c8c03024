/** So many of each kind, such as counters, as rows hold them: kinds stand in one order, so that equal tallies are equal data. */
export interface Tally {
  readonly [kind: string]: number;
}

const inOrder = (entries: readonly (readonly [kind: string, count: number])[]): Tally =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** A tally with so many of a kind as there are now; kinds of which there are none are left out. */
export function tallyWith(tally: Tally, kind: string, count: number): Tally {
  return inOrder(Object.entries({ ...tally, [kind]: count }).filter(([, number]) => number > 0));
}

/** Two tallies together. */
export function tallySum(one: Tally, other: Tally): Tally {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}
