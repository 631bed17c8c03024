import type { Lots } from './lots.js';
import { leastSpread } from './pod-bounds.js';
import { compareCosts, costsAt, noCosts, addedCosts, type PodSizes, seatCost, type Sitter, spreadAt } from './pod-field.js';
import type { PodCosts } from './pod-forms.js';

/** How many exchanges are weighed before the search ends: a number and not a time, so that the same input gives the same round. */
const MOST_WEIGHED = 700_000;

/** An entrant is exchanged with as many as this in the order of points, above and below; in larger fields others hardly ever help. */
const REACH = 300;

/** How many exchanges by lot lead out of a round that no exchange improves. */
const SHAKEN = 3;

/** Tables while they change. `at` and `seat` say where each entrant sits, by place in the order of points. */
interface Hall {
  readonly order: readonly Sitter[];
  readonly tables: Sitter[][];
  readonly at: number[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly costs: PodCosts[];
  readonly restless: Set<number>;
  weighed: number;
  readonly most: number;
}

const openHall = (sitters: readonly Sitter[], sizes: PodSizes, most: number): Hall => {
  const order = [...sitters].sort((one, other) => other.points - one.points || one.index - other.index);
  const tables: Sitter[][] = [];
  let seated = 0;
  for (const size of leastSpread(order, sizes).sizes) {
    tables.push(order.slice(seated, seated + size));
    seated += size;
  }
  return {
    order,
    tables,
    at: tables.flatMap((table, at) => table.map(() => at)),
    placeOf: new Map(order.map(({ index }, place) => [index, place])),
    costs: tables.map(costsAt),
    restless: new Set(tables.keys()),
    weighed: 0,
    most,
  };
};

const sumOf = ({ costs }: Hall): PodCosts => costs.reduce(addedCosts, noCosts);

/** Earlier meetings of one with a table, without whoever leaves it. */
const meetingsWith = ({ met }: Sitter, table: readonly Sitter[], leaving: Sitter): number => {
  if (met.size === 0) return 0;
  let meetings = 0;
  for (const other of table) if (other !== leaving) meetings += met.get(other.index) ?? 0;
  return meetings;
};

const instead = (table: readonly Sitter[], leaving: Sitter, coming: Sitter): Sitter[] =>
  table.map((one) => (one === leaving ? coming : one));

/** By how much an exchange changes the costs; null as soon as it is seen to be no better than `limit`. */
const changeBy = (hall: Hall, one: Sitter, here: number, other: Sitter, there: number, limit: PodCosts): PodCosts | null => {
  const [mine, theirs] = [hall.tables[here] as Sitter[], hall.tables[there] as Sitter[]];
  const meetings =
    meetingsWith(other, mine, one) - meetingsWith(one, mine, one) + meetingsWith(one, theirs, other) - meetingsWith(other, theirs, other);
  if (meetings > limit[0]) return null;
  const isShort = Number(mine.length < 4) - Number(theirs.length < 4);
  const shorts = isShort * (other.shortPods - one.shortPods);
  if (meetings === limit[0] && shorts > limit[1]) return null;
  const [newMine, newTheirs] = [instead(mine, one, other), instead(theirs, other, one)];
  const spread = spreadAt(newMine) + spreadAt(newTheirs) - (hall.costs[here]?.[2] ?? 0) - (hall.costs[there]?.[2] ?? 0);
  const isEven = meetings === limit[0] && shorts === limit[1];
  if (isEven && spread > limit[2]) return null;
  const seats = seatCost(newMine) + seatCost(newTheirs) - (hall.costs[here]?.[3] ?? 0) - (hall.costs[there]?.[3] ?? 0);
  const change: PodCosts = [meetings, shorts, spread, seats];
  return compareCosts(change, limit) < 0 ? change : null;
};

const exchange = (hall: Hall, one: number, other: number): void => {
  const [here, there] = [hall.at[one] as number, hall.at[other] as number];
  const [a, b] = [hall.order[one] as Sitter, hall.order[other] as Sitter];
  hall.tables[here] = instead(hall.tables[here] as Sitter[], a, b);
  hall.tables[there] = instead(hall.tables[there] as Sitter[], b, a);
  hall.at[one] = there;
  hall.at[other] = here;
  for (const table of [here, there]) {
    hall.costs[table] = costsAt(hall.tables[table] as Sitter[]);
    hall.restless.add(table);
  }
};

const isWithoutCost = (costs: PodCosts | undefined): boolean => costs !== undefined && compareCosts(costs, noCosts) === 0;

/** Makes the best exchange of one entrant, if any improves. */
const improve = (hall: Hall, place: number): boolean => {
  const here = hall.at[place] as number;
  const one = hall.order[place] as Sitter;
  const isFree = isWithoutCost(hall.costs[here]);
  let best: PodCosts = noCosts;
  let partner = -1;
  const last = Math.min(hall.order.length - 1, place + REACH);
  for (let other = Math.max(0, place - REACH); other <= last; other++) {
    const there = hall.at[other] as number;
    if (there === here || (isFree && isWithoutCost(hall.costs[there]))) continue;
    hall.weighed += 1;
    const change = changeBy(hall, one, here, hall.order[other] as Sitter, there, best);
    if (change !== null) [best, partner] = [change, other];
  }
  if (partner === -1) return false;
  exchange(hall, place, partner);
  return true;
};

/** Improves until no exchange of anyone at a table that has changed helps, or enough was weighed. */
const settle = (hall: Hall): void => {
  while (hall.restless.size > 0 && hall.weighed < hall.most) {
    const [table = 0] = hall.restless;
    const members = hall.tables[table] ?? [];
    const improved = members.some(({ index }) => improve(hall, hall.placeOf.get(index) as number));
    if (!improved) hall.restless.delete(table);
  }
};

/** A table that costs something by the first objective that is not yet at its bound. */
const tableToShake = (hall: Hall, bounds: PodCosts, lots: Lots): number => {
  const sum = sumOf(hall);
  const objective = ([0, 1, 2, 3] as const).find((one) => sum[one] > bounds[one]) ?? 3;
  const dear = [...hall.costs.keys()].filter((table) => (hall.costs[table]?.[objective] ?? 0) > 0);
  return dear[lots.below(dear.length)] ?? 0;
};

/** Exchanges by lot: somebody of a dear table with others within reach. */
const shake = (hall: Hall, bounds: PodCosts, lots: Lots): void => {
  const table = tableToShake(hall, bounds, lots);
  for (let times = 0; times < SHAKEN; times++) {
    const members = hall.tables[table] as Sitter[];
    const place = hall.placeOf.get((members[lots.below(members.length)] as Sitter).index) as number;
    const first = Math.max(0, place - REACH);
    const other = first + lots.below(Math.min(hall.order.length - 1, place + REACH) - first + 1);
    if (hall.at[other] !== hall.at[place]) exchange(hall, place, other);
  }
};

const copied = (hall: Hall): Hall => ({
  ...hall,
  tables: [...hall.tables],
  at: [...hall.at],
  costs: [...hall.costs],
  restless: new Set(hall.restless),
});

/**
 * Searches for pods in a field too large to try everything: from the division with the least spread every exchange of two entrants that
 * improves the costs is made, the best of each entrant first; then, as long as the bounds are not reached and not too much was weighed,
 * exchanges by lot lead on from the best round, and what comes of them is kept unless it is worse.
 *
 * @param sitters in the order of lots
 * @param most    how many exchanges are weighed before it ends
 */
export function searchPods(
  sitters: readonly Sitter[],
  sizes: PodSizes,
  bounds: PodCosts,
  lots: Lots,
  most = MOST_WEIGHED,
): readonly (readonly Sitter[])[] {
  let best = openHall(sitters, sizes, most);
  if (compareCosts(sumOf(best), bounds) > 0) settle(best);
  while (best.weighed < most && compareCosts(sumOf(best), bounds) > 0) {
    const tried = copied(best);
    shake(tried, bounds, lots);
    settle(tried);
    if (tried.restless.size > 0) break;
    if (compareCosts(sumOf(tried), sumOf(best)) <= 0) best = tried;
    else best.weighed = tried.weighed;
  }
  return best.tables;
}
