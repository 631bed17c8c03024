/**
 * What pays, and what is to be paid, as bit sets. A unit's mask says as what it can be spent, a need's mask what can meet it; they match when
 * they have a bit in common. Which bits there are, and what they mean, is the game's matter;
 * there are eight at most.
 */
export type Mask = number;

/** One way to meet a cost: needs by mask, and the life that goes with it. */
export interface Demand {
  /** Distinct masks of needs, and how many needs have each. */
  readonly masks: readonly Mask[];
  readonly counts: readonly number[];
  /** Every union of masks, and how many needs lie inside it: the sides of Hall's condition. */
  readonly unions: readonly Mask[];
  readonly within: readonly number[];
  /** Units asked for. */
  readonly size: number;
  readonly life: number;
}

/** The demand of needs given one by one. */
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
