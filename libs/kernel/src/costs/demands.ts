/**
 * Units that pay, and units to be paid, as bit sets. The mask of a unit says as what it can be spent; the mask of a need says what can meet
 * it. They match when they have a bit in common. The game decides which bits there are and what they mean; there are at most eight.
 */
export type Mask = number;

/** One way to meet a cost: the needs by mask, and the life that is paid as well. */
export interface Demand {
  /** Distinct masks of the needs, and for each how many needs have it. */
  readonly masks: readonly Mask[];
  readonly counts: readonly number[];
  /** Every union of masks, and for each how many needs lie within it: the two sides of Hall's condition. */
  readonly unions: readonly Mask[];
  readonly within: readonly number[];
  /** Number of units needed. */
  readonly size: number;
  readonly life: number;
}

/** Builds a demand from needs given as pairs of mask and count. */
export function demandOfNeeds(needs: readonly (readonly [mask: Mask, count: number])[], life: number): Demand {
  const counted = new Map<Mask, number>();
  for (const [mask, count] of needs) if (count > 0) counted.set(mask, (counted.get(mask) ?? 0) + count);
  const masks = [...counted.keys()].sort((a, b) => a - b);
  const counts = masks.map((mask) => counted.get(mask) as number);
  const unions = new Set<Mask>();
  for (const mask of masks) for (const union of [0, ...unions]) unions.add(union | mask);
  const list = [...unions].sort((a, b) => a - b);
  const within = list.map((union) => masks.reduce((sum, mask, at) => ((mask & ~union) === 0 ? sum + (counts[at] as number) : sum), 0));
  return { masks, counts, unions: list, within, size: counts.reduce((sum, count) => sum + count, 0), life };
}
