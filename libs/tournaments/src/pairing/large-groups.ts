import type { Party, Pool } from './pool.js';
import type { SwissPolicy } from './swiss-forms.js';

/** A stretch of the pool: small score groups that are paired together, with the large groups next to them. */
export interface Run {
  readonly members: readonly Party[];
  /** The large group above, from which one comes down if what remains there is odd. */
  readonly above: number | null;
  /** The large group below, which takes whoever is not paired in the run. */
  readonly below: number | null;
}

/** The score groups that are large enough to be paired on their own, and the runs around them, from the top. */
export interface Division {
  readonly large: ReadonlySet<number>;
  readonly runs: readonly Run[];
}

/**
 * Whether large groups may be paired on their own: only if no objective that ranks below the score groups could ask more of them than
 * their parity, and the bye goes down as far as it can.
 */
export function dividesWell({ objectives }: SwissPolicy): boolean {
  const groups = objectives.indexOf('scoreGroups');
  const bye = objectives.indexOf('byeGroup');
  const before = (['rematches', 'repeatedMeetings', 'barredPairs', 'secondByes', 'earlierByes'] as const).every(
    (one) => objectives.indexOf(one) < groups,
  );
  const after = (['repeatedPairDowns', 'repeatedPairUps'] as const).every(
    (one) => !objectives.includes(one) || objectives.indexOf(one) > groups,
  );
  return before && after && bye !== -1 && bye < groups;
}

/**
 * Divides the pool. A group of g stands alone if whoever its neighbours take from it (t at most) leaves enough for Dirac's theorem,
 * g - t >= 2(f + 1), where nobody in the pool must be kept apart from more than f of its members, and if at least t + f of them had no bye
 * and were never paired up or down: then it costs nothing beyond its parity, and any choice among those is as good as any other.
 *
 * @see G. A. Dirac, Some theorems on abstract graphs (1952): with degrees of at least half its size a graph has a Hamiltonian cycle
 */
export function dividePool(pool: Pool): Division {
  const keptApart = mostKeptApart(pool);
  const unburdened = pool.groups.map(
    ({ members }) => members.filter(({ byes, pairDowns, pairUps }) => byes === 0 && pairDowns === 0 && pairUps === 0).length,
  );
  const large = new Set(pool.groups.keys());
  for (;;) {
    const runs = runsBetween(pool, large);
    let worst = -1;
    let worstMargin = 0;
    for (const group of large) {
      const taken = mostTaken(runs, group);
      const apart = keptApart[group] ?? 0;
      const size = pool.groups[group]?.members.length ?? 0;
      const margin = Math.min(size - taken - 2 * (apart + 1), (unburdened[group] ?? 0) - taken - apart);
      if (margin >= worstMargin) continue;
      worst = group;
      worstMargin = margin;
    }
    if (worst === -1) return { large, runs };
    large.delete(worst);
  }
}

/** For each group the greatest number of its members from whom one entrant of the pool must be kept apart. */
function mostKeptApart(pool: Pool): readonly number[] {
  const most = pool.groups.map(() => 0);
  for (const party of pool.parties) {
    const counts = new Map<number, number>();
    for (const other of new Set([...party.met.keys(), ...party.barred])) {
      const group = pool.parties[other]?.group ?? 0;
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    for (const [group, count] of counts) most[group] = Math.max(most[group] ?? 0, count);
  }
  return most;
}

function runsBetween(pool: Pool, large: ReadonlySet<number>): readonly Run[] {
  const runs: Run[] = [];
  let members: Party[] = [];
  let above: number | null = null;
  pool.groups.forEach((group, place) => {
    if (!large.has(place)) {
      members.push(...group.members);
      return;
    }
    runs.push({ members, above, below: place });
    members = [];
    above = place;
  });
  return [...runs, { members, above, below: null }];
}

/** How many of a large group its neighbours can take: everyone above and one who comes down; one for below, or all of them and the bye. */
function mostTaken(runs: readonly Run[], group: number): number {
  let taken = 0;
  for (const { members, above, below } of runs) {
    if (below === group) taken += members.length + 1;
    if (above === group) taken += below === null ? members.length + 1 : 1;
  }
  return taken;
}
