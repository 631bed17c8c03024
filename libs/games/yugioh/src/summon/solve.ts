/** A monster that may become material, as the search sees it. */
export interface Candidate {
  readonly id: number;
  /** Indices of the parts of the demand that the monster fits. */
  readonly parts: readonly number[];
  /**
   * Alternative values that the monster may add to the sum: its Levels, or as Link Material 1 or its Link Rating. Ignored if the demand has
   * no sum.
   */
  readonly worths: readonly number[];
}

export interface DemandPart {
  readonly count: number;
  /** Whether more than `count` are allowed. */
  readonly more?: true;
}

/** What the materials of one summon must be all together. */
export interface Demand {
  /** Each material counts for one part, and each part gets as many as it requires (base.10.10). */
  readonly parts: readonly DemandPart[];
  /**
   * `is`: the worths must add up to exactly this number (base.11.1, base.14.3). `atLeast`: to this number or more, and no material may be
   * superfluous (base.10.3); each candidate has a single worth then.
   */
  readonly sum?: { readonly is: number } | { readonly atLeast: number };
  /** At least one of these must be used: they free a zone if none is free (base.9.5, base.10.6). */
  readonly oneOf?: ReadonlySet<number>;
}

/**
 * Searches for materials that contain all picked ones and others as needed. The search is exact: it finds a set if one exists. The number
 * of steps grows with the candidates, the sum and the counts of the parts, but not with the number of sets.
 *
 * @param picked ids that must be in the set
 * @returns the ids of one set, or null if there is none
 */
export function findMaterials(demand: Demand, candidates: readonly Candidate[], picked: readonly number[] = []): readonly number[] | null {
  if (picked.some((id) => !candidates.some((one) => one.id === id))) return null;
  return search(demand, inOrder(demand, candidates), new Set(picked));
}

/** Whether the picked ids are exactly a set of materials. */
export function areMaterials(demand: Demand, candidates: readonly Candidate[], picked: readonly number[]): boolean {
  return (
    findMaterials(
      demand,
      candidates.filter(({ id }) => picked.includes(id)),
      picked,
    ) !== null
  );
}

/** The candidates that are in at least one set. */
export function usable(demand: Demand, candidates: readonly Candidate[]): readonly number[] {
  return candidates.filter(({ id }) => findMaterials(demand, candidates, [id]) !== null).map(({ id }) => id);
}

/**
 * For `atLeast`, candidates are searched from the greatest worth down. The last material taken is then the smallest, so no material is
 * superfluous if and only if the sum was not reached before it was taken.
 */
function inOrder({ sum }: Demand, candidates: readonly Candidate[]): readonly Candidate[] {
  if (sum === undefined) return candidates.map((one) => ({ ...one, worths: [0] }));
  return [...candidates].sort((left, right) => (right.worths[0] as number) - (left.worths[0] as number));
}

/**
 * The state of a search: how many materials each part has (for a part with `more` at most its count), the sum so far, and whether `oneOf`
 * is met.
 */
interface Standing {
  readonly filled: readonly number[];
  readonly sum: number;
  readonly met: boolean;
}

function search(demand: Demand, candidates: readonly Candidate[], wanted: ReadonlySet<number>): readonly number[] | null {
  const dead = new Set<string>();
  const goOn = (at: number, standing: Standing): readonly number[] | null => {
    const candidate = candidates[at];
    if (candidate === undefined) return isEnough(demand, standing) ? [] : null;
    const key = `${at}:${standing.filled.join()}:${standing.sum}:${standing.met}`;
    if (dead.has(key)) return null;
    for (const next of takings(demand, candidate, standing)) {
      const rest = goOn(at + 1, next);
      if (rest !== null) return [candidate.id, ...rest];
    }
    const without = wanted.has(candidate.id) ? null : goOn(at + 1, standing);
    if (without === null) dead.add(key);
    return without;
  };
  return goOn(0, { filled: demand.parts.map(() => 0), sum: 0, met: demand.oneOf === undefined });
}

/** Whether all parts are filled and the sum is exactly, or at least, the required one (base.10.2, base.11.1, base.14.3). */
function isEnough({ parts, sum }: Demand, standing: Standing): boolean {
  if (!standing.met || parts.some(({ count }, part) => (standing.filled[part] as number) < count)) return false;
  if (sum === undefined) return true;
  return 'is' in sum ? standing.sum === sum.is : standing.sum >= sum.atLeast;
}

/** Every way in which a candidate may be taken: for each part that has room for it, with each of its worths. */
function takings({ parts, sum, oneOf }: Demand, { id, parts: fits, worths }: Candidate, standing: Standing): readonly Standing[] {
  const met = standing.met || oneOf?.has(id) === true;
  const sums = worths
    .filter((worth) => sum === undefined || ('is' in sum ? standing.sum + worth <= sum.is : standing.sum < sum.atLeast))
    .map((worth) => standing.sum + worth);
  return fits.flatMap((part) => {
    const demanded = parts[part] as DemandPart;
    if (standing.filled[part] === demanded.count && demanded.more !== true) return [];
    const filled = standing.filled.map((count, at) => (at === part ? Math.min(count + 1, demanded.count) : count));
    return sums.map((total) => ({ filled, sum: total, met }));
  });
}
