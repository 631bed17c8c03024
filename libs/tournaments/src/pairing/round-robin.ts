export interface RoundRobinRound {
  /** Numbers by side. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

export type RoundRobin =
  | { readonly ok: true; readonly rounds: readonly RoundRobinRound[] }
  | { readonly ok: false; readonly refusal: { readonly code: 'pairing/invalid-round-robin-size'; readonly size: number } };

/** Largest field for which a table is made. */
const LARGEST = 1_000;

/**
 * The Berger table: everyone meets everyone once, sides in balance. With an odd field whoever would meet the last number has the bye.
 *
 * @param size number of entrants, from 2
 * @see FIDE Handbook C.05, Annex 1 (Details of Berger Table)
 */
export function bergerTable(size: number): RoundRobin {
  if (!Number.isInteger(size) || size < 2 || size > LARGEST) {
    return { ok: false, refusal: { code: 'pairing/invalid-round-robin-size', size } };
  }
  const even = size + (size % 2);
  return { ok: true, rounds: Array.from({ length: even - 1 }, (_, round) => bergerRound(size, even, round)) };
}

function bergerRound(size: number, even: number, round: number): RoundRobinRound {
  const circle = even - 1;
  const pivot = (round * (even / 2)) % circle;
  const pairs: (readonly [number, number])[] = [];
  if (size === even) pairs.push(round % 2 === 0 ? [pivot + 1, even] : [even, pivot + 1]);
  for (let step = 1; step < even / 2; step++) {
    pairs.push([((pivot + step) % circle) + 1, ((pivot - step + circle) % circle) + 1]);
  }
  return { pairs, bye: size === even ? null : pivot + 1 };
}
