/** Numbers by kind, such as counters, as rows hold them. Kinds are sorted, so that equal tallies are equal data. */
export interface Tally {
  readonly [kind: string]: number;
}

const inOrder = (entries: readonly (readonly [kind: string, count: number])[]): Tally =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns a tally in which a kind has the given number; kinds with 0 are left out. */
export function tallyWith(tally: Tally, kind: string, count: number): Tally {
  return inOrder(Object.entries({ ...tally, [kind]: count }).filter(([, number]) => number > 0));
}

/** Adds two tallies. */
export function tallySum(one: Tally, other: Tally): Tally {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}
