import type { Objective, SwissPolicy } from './swiss-forms.js';
import type { Party, Pool } from './pool.js';

/** Objectives that are one number each. */
type Plain = Exclude<Objective, 'scoreGroups'>;

/** What one more of each objective weighs: whole numbers stacked so that all of a lower rank together never outweigh one of a higher rank. */
export interface Scale {
  readonly unit: Readonly<Record<Plain, bigint>>;
  /** By score group: one pair that leaves, and one point of distance. */
  readonly leaving: readonly bigint[];
  readonly distance: readonly bigint[];
  /** More than all others together. */
  readonly above: bigint;
}

/** Lots of pairs have 32 bits. */
const LOT_BITS = 32;

const bitsOf = (most: number): number => (most <= 0 ? 0 : BigInt(most).toString(2).length);

/** Makes the scale for the pairing of some parties of a pool. */
export function scaleFor(policy: SwissPolicy, pool: Pool, parties: readonly Party[]): Scale {
  const pairs = parties.length;
  const most = (read: (party: Party) => number): number => parties.reduce((highest, party) => Math.max(highest, read(party)), 0);
  const lowest = parties.reduce((least, { points }) => Math.min(least, points), Number.MAX_SAFE_INTEGER);
  const bounds: Readonly<Record<Plain, number>> = {
    rematches: pairs,
    repeatedMeetings: pairs * most(({ met }) => Math.max(0, ...met.values())),
    barredPairs: pairs,
    secondByes: 1,
    earlierByes: most(({ byes }) => byes),
    byeGroup: pool.groups.length,
    repeatedPairDowns: pairs,
    repeatedPairUps: pairs,
    byeLot: pool.parties.length,
  };
  const unit: Record<Plain, bigint> = {
    rematches: 0n,
    repeatedMeetings: 0n,
    barredPairs: 0n,
    secondByes: 0n,
    earlierByes: 0n,
    byeGroup: 0n,
    repeatedPairDowns: 0n,
    repeatedPairUps: 0n,
    byeLot: 0n,
  };
  const leaving = pool.groups.map(() => 0n);
  const distance = pool.groups.map(() => 0n);
  const present = new Map<number, number>();
  for (const { group, index } of parties) present.set(group, index === -1 ? pairs : (present.get(group) ?? 0) + 1);
  let bits = LOT_BITS + bitsOf(pairs);
  const take = (bound: number): bigint => {
    const weight = 1n << BigInt(bits);
    bits += bitsOf(bound);
    return weight;
  };
  for (const objective of [...policy.objectives].reverse()) {
    if (objective !== 'scoreGroups') {
      unit[objective] = take(bounds[objective]);
      continue;
    }
    for (let group = pool.groups.length - 1; group >= 0; group--) {
      const count = present.get(group);
      if (count === undefined) continue;
      distance[group] = take(count * ((pool.groups[group]?.points ?? 0) - lowest));
      leaving[group] = take(count);
    }
  }
  return { unit, leaving, distance, above: 1n << BigInt(bits + bitsOf(pairs)) };
}

/** What a pair costs, without its lot. */
export function pairCost(scale: Scale, a: Party, b: Party): bigint {
  const { unit } = scale;
  let cost = 0n;
  const times = a.met.get(b.index);
  if (times !== undefined) cost += unit.rematches + unit.repeatedMeetings * BigInt(times);
  if (a.barred.has(b.index)) cost += unit.barredPairs;
  if (a.group === b.group) return cost;
  const [higher, lower] = a.group < b.group ? [a, b] : [b, a];
  cost += (scale.leaving[higher.group] as bigint) + (scale.distance[higher.group] as bigint) * BigInt(higher.points - lower.points);
  if (higher.pairDowns > 0) cost += unit.repeatedPairDowns;
  if (lower.pairUps > 0) cost += unit.repeatedPairUps;
  return cost;
}

/** What a bye costs. */
export function byeCost({ unit }: Scale, pool: Pool, party: Party): bigint {
  const second = party.byes > 0 ? unit.secondByes + unit.earlierByes * BigInt(party.byes) : 0n;
  return second + unit.byeGroup * BigInt(pool.groups.length - 1 - party.group) + unit.byeLot * BigInt(party.byeLot);
}
