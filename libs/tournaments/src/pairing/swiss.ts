import { type Divide, dividePool, dividesWell, type Division, type Run, tooSmallFor } from './large-groups.js';
import { fillPlaces, pairAmongThemselves } from './large-group-pairing.js';
import { type Lots, openLots } from './lots.js';
import { gatherPool, type Party, type Pool } from './pool.js';
import { reachedBy } from './reached.js';
import { byeOf, pairReasons } from './reasons.js';
import { BYE, type Link, pairRun } from './run-pairing.js';
import { swissFault } from './swiss-faults.js';
import type { SwissInput, SwissPair, SwissPolicy, SwissRefusal, SwissRound } from './swiss-forms.js';

export type SwissOutcome = { readonly ok: true; readonly round: SwissRound } | { readonly ok: false; readonly refusal: SwissRefusal };

/**
 * Pairs a Swiss round. Of all rounds this is one that is least by the first objective of the policy, among those by the second, and so on,
 * and what remains is decided by the seed: the same input gives the same round, in whatever order the entrants are listed. There is always
 * a round; what could not be avoided is named at the pair or bye that costs it.
 *
 * Large score groups are paired on their own where that is proved to cost nothing (`dividePool`); everything else is one matching of least
 * cost for each stretch between them.
 *
 * @returns the round, or the contradiction in the input for which nothing is paired
 * @see MTR (2026-02-27), which says nothing about rematches and byes: their order is the policy's
 */
export function pairSwiss(input: SwissInput): SwissOutcome {
  return pairSwissBy(input, dividesWell(input.policy) ? dividePool : asOneRun);
}

/** Pairs a round with a given division of the pool; specs compare divisions with the undivided pool. */
export function pairSwissBy(input: SwissInput, divide: Divide): SwissOutcome {
  const refusal = swissFault(input);
  if (refusal !== null) return { ok: false, refusal };
  const lots = openLots(input.seed);
  const pool = gatherPool(input, lots);
  const links = linksOf(pool, input.policy, divide, lots);
  const pairs: (readonly [Party, Party])[] = [];
  let bye: Party | null = null;
  for (const { one, other } of links) {
    if (other === BYE) bye = one;
    else pairs.push(one.group < other.group || (one.group === other.group && one.index < other.index) ? [one, other] : [other, one]);
  }
  return {
    ok: true,
    round: {
      pairs: seated(pool, input.policy, pairs, bye, lots),
      bye: bye === null ? null : byeOf(pool, bye),
      awardedByes: input.entrants
        .filter(({ thisRound }) => thisRound === 'awardedBye')
        .map(({ number }) => number)
        .sort((a, b) => a - b),
      reached: reachedBy(pool, input.policy, pairs, bye),
    },
  };
}

/** The whole pool as one run: exact for any policy, and slow for thousands. */
export const asOneRun: Divide = (pool) => ({
  large: new Set(),
  runs: [{ members: pool.parties, above: null, below: null }],
});

function linksOf(pool: Pool, policy: SwissPolicy, divide: Divide, lots: Lots): readonly Link[] {
  const { division, open } = pairRuns(pool, policy, divide, lots);
  const links = fillPlaces(pool, open);
  const taken = new Set(links.flatMap(({ one, other }) => (other === BYE ? [one.index] : [one.index, other.index])));
  for (const group of division.large) {
    links.push(...pairAmongThemselves(lots.shuffled((pool.groups[group]?.members ?? []).filter(({ index }) => !taken.has(index)))));
  }
  return links;
}

interface PairedRuns {
  readonly division: Division;
  readonly open: readonly Link[];
}

/** Pairs all runs, again with fewer large groups as long as one of those has to give away more than it can. */
function pairRuns(pool: Pool, policy: SwissPolicy, divide: Divide, lots: Lots): PairedRuns {
  const tooSmall = new Set<number>();
  const done = new Map<string, readonly Link[]>();
  for (;;) {
    const division = divide(pool, tooSmall);
    const open = division.runs.flatMap((run) => {
      const key = `${run.above} ${run.below}`;
      const links = done.get(key) ?? pairRun(pool, policy, run, neighboursOf(pool, run), lots);
      done.set(key, links);
      return links;
    });
    const failed = tooSmallFor(pool, division, placesIn(pool, open));
    if (failed.length === 0) return { division, open };
    for (const group of failed) tooSmall.add(group);
  }
}

/**
 * Exactly one comes down to a run from an odd number above. Below the last large group as many of it come down as are needed: whoever is
 * alone there is paired with one of them.
 */
function neighboursOf(pool: Pool, { above, below }: Run): { readonly comingDown: boolean; readonly bye: boolean } {
  if (below === null) return { comingDown: false, bye: pool.parties.length % 2 === 1 };
  const higher = pool.groups.slice(0, above === null ? 0 : above + 1).reduce((sum, { members }) => sum + members.length, 0);
  return { comingDown: higher % 2 === 1, bye: false };
}

/** How many places each group has to fill. */
function placesIn(pool: Pool, links: readonly Link[]): readonly number[] {
  const places = pool.groups.map(() => 0);
  for (const { one, other } of links) {
    for (const party of other === BYE ? [one] : [one, other]) {
      if (party.index === -1) places[party.group] = (places[party.group] ?? 0) + 1;
    }
  }
  return places;
}

/** Seats the pairs and lists them by falling points, in the order of lots where those are equal. */
function seated(
  pool: Pool,
  policy: SwissPolicy,
  pairs: readonly (readonly [Party, Party])[],
  bye: Party | null,
  lots: Lots,
): readonly SwissPair[] {
  const inOrder = lots.shuffled([...pairs].sort(([a], [b]) => a.index - b.index));
  inOrder.sort(([a, b], [c, d]) => a.group - c.group || b.group - d.group);
  const reasons = pairReasons(pool, inOrder, bye);
  return inOrder.map(([higher, lower], place) => {
    const swapped = lots.below(2) === 1;
    const byStarts = policy.sides === 'fewestStarts' && higher.starts !== lower.starts;
    const lowerFirst = byStarts ? lower.starts < higher.starts : swapped;
    const reason = reasons[place] as Omit<SwissPair, 'sides'>;
    return { sides: lowerFirst ? [lower.number, higher.number] : [higher.number, lower.number], ...reason };
  });
}
