import type { Party, Pool } from './pool.js';
import type { GroupReached, Objective, Reached, SwissPolicy } from './swiss-forms.js';

type Pairs = readonly (readonly [Party, Party])[];

/** Measures a finished round by every objective of a policy; the higher entrant comes first in each pair. */
export function reachedBy(pool: Pool, policy: SwissPolicy, pairs: Pairs, bye: Party | null): readonly Reached[] {
  return policy.objectives.map((objective) =>
    objective === 'scoreGroups'
      ? { objective, groups: groupsReached(pool, pairs) }
      : { objective, value: measures[objective](pool, pairs, bye) },
  );
}

type Measure = (pool: Pool, pairs: Pairs, bye: Party | null) => number;

const timesMet = ([a, b]: readonly [Party, Party]): number => a.met.get(b.index) ?? 0;
const isDown = ([higher, lower]: readonly [Party, Party]): boolean => higher.group < lower.group;

const measures: { readonly [O in Exclude<Objective, 'scoreGroups'>]: Measure } = {
  rematches: (_pool, pairs) => pairs.filter((pair) => timesMet(pair) > 0).length,
  repeatedMeetings: (_pool, pairs) => pairs.reduce((sum, pair) => sum + timesMet(pair), 0),
  barredPairs: (_pool, pairs) => pairs.filter(([a, b]) => a.barred.has(b.index)).length,
  secondByes: (_pool, _pairs, bye) => (bye !== null && bye.byes > 0 ? 1 : 0),
  earlierByes: (_pool, _pairs, bye) => bye?.byes ?? 0,
  byeGroup: (pool, _pairs, bye) => (bye === null ? 0 : pool.groups.length - 1 - bye.group),
  repeatedPairDowns: (_pool, pairs) => pairs.filter((pair) => isDown(pair) && pair[0].pairDowns > 0).length,
  repeatedPairUps: (_pool, pairs) => pairs.filter((pair) => isDown(pair) && pair[1].pairUps > 0).length,
  byeLot: (_pool, _pairs, bye) => bye?.byeLot ?? 0,
};

function groupsReached(pool: Pool, pairs: Pairs): readonly GroupReached[] {
  const leaving = pool.groups.map(() => 0);
  const distance = pool.groups.map(() => 0);
  for (const [higher, lower] of pairs.filter(isDown)) {
    leaving[higher.group] = (leaving[higher.group] ?? 0) + 1;
    distance[higher.group] = (distance[higher.group] ?? 0) + higher.points - lower.points;
  }
  return pool.groups.map(({ points }, group) => ({ points, leaving: leaving[group] ?? 0, distance: distance[group] ?? 0 }));
}
