import type { Lots } from './lots.js';
import type { PodCosts, PodEntrant, PodInput } from './pod-forms.js';

/** An entrant to be seated. */
export interface Sitter {
  /** The place in the field's order of lots. */
  readonly index: number;
  readonly number: number;
  readonly points: number;
  readonly shortPods: number;
  readonly seats: readonly number[];
  /** Times at the same table, by index. */
  readonly met: ReadonlyMap<number, number>;
}

/** How many tables of each size, and how many sit out. */
export interface PodSizes {
  readonly fours: number;
  readonly threes: number;
  readonly byes: number;
}

/** Sizes of the tables: as many fours as possible, the rest threes. Five are a four and a bye; one or two can't play and have byes. */
export function podSizes(players: number): PodSizes {
  if (players < 3) return { fours: 0, threes: 0, byes: players };
  if (players === 5) return { fours: 1, threes: 0, byes: 1 };
  const threes = (4 - (players % 4)) % 4;
  return { fours: (players - 3 * threes) / 4, threes, byes: 0 };
}

/** Gathers who is to be seated, in an order of lots that does not depend on how entrants are listed. */
export function gatherSitters({ entrants }: PodInput, lots: Lots): readonly Sitter[] {
  const seated = entrants.filter(({ thisRound }) => thisRound === 'seated').sort((one, other) => one.number - other.number);
  const drawn = lots.shuffled(seated);
  const indexOf = new Map(drawn.map(({ number }, index) => [number, index]));
  return drawn.map(({ number, points, shortPods, seats, meetings }: PodEntrant, index) => ({
    index,
    number,
    points,
    shortPods,
    seats,
    met: new Map(
      meetings.flatMap(({ opponent, times }): readonly (readonly [number, number])[] => {
        const other = indexOf.get(opponent);
        return other === undefined ? [] : [[other, times]];
      }),
    ),
  }));
}

const ordersOf = (size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : ordersOf(size - 1).flatMap((order) => Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]));

/** All orders in which a table of so many can sit. */
const orders: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(ordersOf);

const costOfOrder = (table: readonly Sitter[], order: readonly number[]): number => {
  let cost = 0;
  for (let seat = 0; seat < order.length; seat++) cost += table[order[seat] as number]?.seats[seat] ?? 0;
  return cost;
};

const countAt = (table: readonly Sitter[], member: number, seat: number): number => (table[member] as Sitter).seats[seat] ?? 0;

/** The least that two members at two seats cost, either way round. */
const pairCost = (table: readonly Sitter[], one: number, other: number, seat: number, next: number): number =>
  Math.min(countAt(table, one, seat) + countAt(table, other, next), countAt(table, one, next) + countAt(table, other, seat));

/** The least that seats at a table cost. Somebody with a bye has no seat. It is asked millions of times, so it does not try every order. */
export function seatCost(table: readonly Sitter[]): number {
  if (table.length < 3) return 0;
  if (table.length === 3)
    return Math.min(
      countAt(table, 0, 0) + pairCost(table, 1, 2, 1, 2),
      countAt(table, 1, 0) + pairCost(table, 0, 2, 1, 2),
      countAt(table, 2, 0) + pairCost(table, 0, 1, 1, 2),
    );
  return Math.min(
    pairCost(table, 0, 1, 0, 1) + pairCost(table, 2, 3, 2, 3),
    pairCost(table, 0, 2, 0, 1) + pairCost(table, 1, 3, 2, 3),
    pairCost(table, 0, 3, 0, 1) + pairCost(table, 1, 2, 2, 3),
    pairCost(table, 1, 2, 0, 1) + pairCost(table, 0, 3, 2, 3),
    pairCost(table, 1, 3, 0, 1) + pairCost(table, 0, 2, 2, 3),
    pairCost(table, 2, 3, 0, 1) + pairCost(table, 0, 1, 2, 3),
  );
}

/** The table in an order of seats that costs least; of several one by lot. */
export function seatedByLot(table: readonly Sitter[], lots: Lots): readonly Sitter[] {
  const least = seatCost(table);
  const equal = (orders[table.length] ?? []).filter((order) => table.length < 3 || costOfOrder(table, order) === least);
  return (equal[lots.below(equal.length)] ?? []).map((at) => table[at] as Sitter);
}

/** Earlier meetings of all pairs at a table. */
export function meetingsAt(table: readonly Sitter[]): number {
  let meetings = 0;
  for (let one = 1; one < table.length; one++)
    for (let other = 0; other < one; other++) meetings += (table[one] as Sitter).met.get((table[other] as Sitter).index) ?? 0;
  return meetings;
}

/** Earlier short pods of those at a table that is short itself. */
export const shortsAt = (table: readonly Sitter[]): number =>
  table.length === 4 ? 0 : table.reduce((sofar, { shortPods }) => sofar + shortPods, 0);

/** Points between the highest and the lowest at a table. */
export function spreadAt(table: readonly Sitter[]): number {
  let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { points } of table) {
    if (points > highest) highest = points;
    if (points < lowest) lowest = points;
  }
  return highest - lowest;
}

/** What a table costs by each objective. */
export const costsAt = (table: readonly Sitter[]): PodCosts => [meetingsAt(table), shortsAt(table), spreadAt(table), seatCost(table)];

export const noCosts: PodCosts = [0, 0, 0, 0];

export const addedCosts = (one: PodCosts, other: PodCosts): PodCosts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
];

/** Less than 0, 0 or more: by the first objective in which they differ. */
export const compareCosts = (one: PodCosts, other: PodCosts): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3];

export const totalCosts = (tables: readonly (readonly Sitter[])[]): PodCosts =>
  tables.reduce((sofar, table) => addedCosts(sofar, costsAt(table)), noCosts);
