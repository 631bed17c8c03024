import { type Lots, openLots } from './lots.js';
import { boundsOf } from './pod-bounds.js';
import { leastPods, LARGEST_EXACT } from './pod-exact.js';
import { podFault } from './pod-faults.js';
import { gatherSitters, podSizes, seatedByLot, type Sitter, totalCosts } from './pod-field.js';
import { type Pod, type PodBye, type PodCost, type PodInput, podObjectives, type PodOutcome, type PodReason } from './pod-forms.js';
import { searchPods } from './pod-search.js';

/**
 * Seats a round of pods: as many tables of four as possible and the rest of three, at five entrants a four and a bye. Repeated opponents
 * count first, then repeated short pods, then the spread of scores, then the balance of seats; what remains is decided by the seed, and
 * the same input gives the same round in whatever order entrants are listed. One or two entrants can't play and have byes.
 *
 * Up to twelve entrants every division is tried. The problem is NP-hard, so beyond that it is a search that claims no optimum: each
 * objective comes with a bound that no round can better.
 *
 * @returns the round, or the contradiction in the input for which nobody is seated
 * @see Multiplayer Addendum to the MTR (judges' community, unofficial): pods of four, threes where the field is no multiple
 */
export function pairPods(input: PodInput): PodOutcome {
  const refusal = podFault(input);
  if (refusal !== null) return { ok: false, refusal };
  const lots = openLots(input.seed);
  const sitters = gatherSitters(input, lots);
  const sizes = podSizes(sitters.length);
  const bounds = boundsOf(sitters, sizes);
  const isSmall = sitters.length <= LARGEST_EXACT;
  const tables = isSmall ? leastPods(sitters, sizes) : searchPods(sitters, sizes, bounds, lots);
  const costs = totalCosts(tables);
  const reached = podObjectives.map((objective, at) => ({ objective, value: costs[at] ?? 0, bound: bounds[at] ?? 0 }));
  const firstOpen = reached.findIndex(({ value, bound }) => value !== bound);
  const isLeastSpread = costs[2] === bounds[2];
  return {
    ok: true,
    round: {
      pods: inOrder(tables, lots).map((table) => podOf(table, isLeastSpread, lots)),
      byes: byesOf(tables, sitters.length),
      awardedByes: input.entrants
        .filter(({ thisRound }) => thisRound === 'awardedBye')
        .map(({ number }) => number)
        .sort((one, other) => one - other),
      reached,
      proof: isSmall ? { kind: 'optimal' } : { kind: 'searched', provedObjectives: firstOpen === -1 ? reached.length : firstOpen },
    },
  };
}

const pointsOf = (table: readonly Sitter[]): readonly number[] => table.map(({ points }) => points).sort((one, other) => other - one);

/** Tables where somebody plays, by falling points, and by lot where those are equal. */
const inOrder = (tables: readonly (readonly Sitter[])[], lots: Lots): readonly (readonly Sitter[])[] => {
  const keyed = lots.shuffled(tables.filter(({ length }) => length > 1)).map((table) => ({ table, points: pointsOf(table) }));
  const compareTables = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((points, place) => points !== other[place]);
    return at === -1 ? 0 : (other[at] ?? -1) - (one[at] ?? -1);
  };
  return keyed.sort((one, other) => compareTables(one.points, other.points)).map(({ table }) => table);
};

const podOf = (table: readonly Sitter[], isLeastSpread: boolean, lots: Lots): Pod => ({
  seats: seatedByLot(table, lots).map(({ number }) => number),
  why: reasonOf(table, isLeastSpread),
  costs: [...metBefore(table), ...shortAgain(table)],
});

const reasonOf = (table: readonly Sitter[], isLeastSpread: boolean): PodReason => {
  const [from, to] = [pointsOf(table)[0] ?? 0, pointsOf(table).at(-1) ?? 0];
  if (from === to) return { kind: 'sameScore', points: from };
  return { kind: 'mixedScores', from, to, because: isLeastSpread ? 'groupSizes' : 'otherObjectives' };
};

const metBefore = (table: readonly Sitter[]): readonly PodCost[] => {
  const byNumber = [...table].sort((one, other) => one.number - other.number);
  return byNumber.flatMap((one, at) =>
    byNumber.slice(at + 1).flatMap((other): readonly PodCost[] => {
      const times = one.met.get(other.index) ?? 0;
      return times === 0 ? [] : [{ kind: 'metBefore', pair: [one.number, other.number], times }];
    }),
  );
};

const shortAgain = (table: readonly Sitter[]): readonly PodCost[] =>
  table.length === 4
    ? []
    : table
        .filter(({ shortPods }) => shortPods > 0)
        .map(({ number, shortPods }): PodCost => ({ kind: 'shortAgain', entrant: number, times: shortPods }))
        .sort((one, other) => ('entrant' in one && 'entrant' in other ? one.entrant - other.entrant : 0));

const byesOf = (tables: readonly (readonly Sitter[])[], field: number): readonly PodBye[] =>
  tables
    .filter(({ length }) => length === 1)
    .flatMap((table) =>
      table.map(
        ({ number, points }): PodBye => ({
          entrant: number,
          points,
          why: field === 5 ? 'fieldOfFive' : 'tooFew',
          costs: shortAgain(table),
        }),
      ),
    )
    .sort((one, other) => one.entrant - other.entrant);
