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

/** How a pool may be divided, once it is known which large groups had to give too many away. */
export type Divide = (pool: Pool, tooSmall: ReadonlySet<number>) => Division;

/**
 * Divides the pool. A group of g stands alone if what its neighbours take from it (t) leaves enough for Dirac's theorem, g - t >= 2(f + 1),
 * where nobody in the pool must be kept apart from more than f of its members, and if at least t + f of them had no bye and were never
 * paired up or down: then it costs nothing beyond its parity, and any choice among those is as good as any other.
 *
 * Runs are paired as if their large neighbours had no end, which no round can better; so if the neighbours have enough (`tooSmallFor`), the
 * round is least. Here t is guessed to be small.
 *
 * @see G. A. Dirac, Some theorems on abstract graphs (1952): with degrees of at least half its size a graph has a Hamiltonian cycle
 */
export const dividePool: Divide = (pool, tooSmall) => {
  const rooms = roomsOf(pool);
  const large = new Set([...pool.groups.keys()].filter((group) => !tooSmall.has(group)));
  for (;;) {
    const runs = runsBetween(pool, large);
    let worst = -1;
    let worstRoom = 0;
    for (const group of large) {
      const room = (rooms[group] ?? 0) - leastTaken(runs, group);
      if (room >= worstRoom) continue;
      worst = group;
      worstRoom = room;
    }
    if (worst === -1) return { large, runs };
    large.delete(worst);
  }
};

/** The large groups that cannot give away as many as were taken from them. */
export function tooSmallFor(pool: Pool, { large }: Division, taken: readonly number[]): readonly number[] {
  const rooms = roomsOf(pool);
  return [...large].filter((group) => (taken[group] ?? 0) > (rooms[group] ?? 0));
}

/** How many each group could give away and still be paired on its own; negative for small groups. */
function roomsOf(pool: Pool): readonly number[] {
  const keptApart = mostKeptApart(pool);
  return pool.groups.map(({ members }, group) => {
    const apart = keptApart[group] ?? 0;
    const unburdened = members.filter(({ byes, pairDowns, pairUps }) => byes === 0 && pairDowns === 0 && pairUps === 0).length;
    return Math.min(members.length - 2 * (apart + 1), unburdened - apart);
  });
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

/** A guess at how many a group will have to give away: one, or two, to each side. */
function leastTaken(runs: readonly Run[], group: number): number {
  return runs.reduce(
    (taken, { members, above, below }) => taken + (above === group || below === group ? Math.min(members.length + 1, 2) : 0),
    0,
  );
}
