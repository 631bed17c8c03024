/** A monster that may become material, as the search sees it. */
export interface Candidate {
  readonly id: number;
  /** Which parts of the demand it fits, by their places in the list. */
  readonly parts: readonly number[];
  /** What it may count as in the sum, one of these: a Level, or as Link Material 1 or its rating. Unread where there is no sum. */
  readonly worths: readonly number[];
}

export interface DemandPart {
  readonly count: number;
  /** Or more. */
  readonly more?: true;
}

/** What the materials of one summon have to be, all together. */
export interface Demand {
  /** Each material is counted in one part, and each part gets as many as it wants (base.10.10). */
  readonly parts: readonly DemandPart[];
  /**
   * `is`: the worths add up to it (base.11.1, base.14.3). `atLeast`: to that or more, and no material is one without which the others are
   * enough (base.10.3); each has one worth then.
   */
  readonly sum?: { readonly is: number } | { readonly atLeast: number };
  /** One of these has to be among them: those that free a zone, where there is none (base.9.5, base.10.6). */
  readonly oneOf?: ReadonlySet<number>;
}

/**
 * Looks for materials: all that are picked, and others as needed. Exact: a set that exists is found. Its steps grow with the candidates, the sum
 * and the counts of the parts, never with the number of sets.
 *
 * @param picked ids that have to be among them
 * @returns ids of one set, or null where there is none
 */
export function findMaterials(demand: Demand, candidates: readonly Candidate[], picked: readonly number[] = []): readonly number[] | null {
  if (picked.some((id) => !candidates.some((one) => one.id === id))) return null;
  return search(demand, inOrder(demand, candidates), new Set(picked));
}

/** Whether these, no more and no fewer, are materials. */
export function areMaterials(demand: Demand, candidates: readonly Candidate[], picked: readonly number[]): boolean {
  return (
    findMaterials(
      demand,
      candidates.filter(({ id }) => picked.includes(id)),
      picked,
    ) !== null
  );
}

/** The candidates that are in some set. */
export function usable(demand: Demand, candidates: readonly Candidate[]): readonly number[] {
  return candidates.filter(({ id }) => findMaterials(demand, candidates, [id]) !== null).map(({ id }) => id);
}

/**
 * "At least" is searched from the greatest worth down: the last material taken is then the smallest, and none is superfluous just when the
 * others are not enough before it is taken.
 */
function inOrder({ sum }: Demand, candidates: readonly Candidate[]): readonly Candidate[] {
  if (sum === undefined) return candidates.map((one) => ({ ...one, worths: [0] }));
  return [...candidates].sort((left, right) => (right.worths[0] as number) - (left.worths[0] as number));
}

/** Where a search stands: how many each part has (of a part with `more` no more than it wants), the sum so far, and whether `oneOf` is met. */
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

/** base.10.2, base.11.1, base.14.3: the sum comes out exactly, or to at least so much. */
function isEnough({ parts, sum }: Demand, standing: Standing): boolean {
  if (!standing.met || parts.some(({ count }, part) => (standing.filled[part] as number) < count)) return false;
  if (sum === undefined) return true;
  return 'is' in sum ? standing.sum === sum.is : standing.sum >= sum.atLeast;
}

/** Every way in which a candidate may be taken: in a part that has room for it, as one of its worths. */
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
