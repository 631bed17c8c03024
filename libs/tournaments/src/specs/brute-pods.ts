import type { PodEntrant, PodRound } from '../pairing/pod-forms.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const meetings = (table: readonly PodEntrant[]): number =>
  sum(
    table.flatMap((one) =>
      one.meetings.filter(({ opponent }) => table.some(({ number }) => number === opponent)).map(({ times }) => times),
    ),
  ) / 2;

const seating = (left: readonly PodEntrant[], seat: number): number =>
  left.length === 0
    ? 0
    : Math.min(
        ...left.map(
          (one) =>
            (one.seats[seat] ?? 0) +
            seating(
              left.filter((other) => other !== one),
              seat + 1,
            ),
        ),
      );

/** What tables cost, from the entrants alone. A table of one is a bye. */
const costsOf = (tables: readonly (readonly PodEntrant[])[]): readonly number[] => [
  sum(tables.map(meetings)),
  sum(tables.filter(({ length }) => length !== 4).flatMap((table) => table.map(({ shortPods }) => shortPods))),
  sum(tables.map((table) => Math.max(...table.map(({ points }) => points)) - Math.min(...table.map(({ points }) => points)))),
  sum(tables.filter(({ length }) => length > 1).map((table) => seating(table, 0))),
];

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
};

const sizesOf = (players: number): readonly number[] => {
  if (players < 3) return Array.from({ length: players }, () => 1);
  if (players === 5) return [4, 1];
  for (let threes = 0; ; threes++)
    if ((players - 3 * threes) % 4 === 0)
      return [...Array.from({ length: (players - 3 * threes) / 4 }, () => 4), ...Array.from({ length: threes }, () => 3)];
};

/** The least costs of all divisions there are: each entrant in turn joins every table that has room. */
export const leastPodCosts = (entrants: readonly PodEntrant[]): readonly number[] => {
  const sizes = sizesOf(entrants.length);
  let least: readonly number[] | null = null;
  const go = (at: number, tables: readonly (readonly PodEntrant[])[]): void => {
    const next = entrants[at];
    if (next === undefined) {
      const costs = costsOf(tables);
      if (least === null || isLess(costs, least)) least = costs;
      return;
    }
    for (const [table, seated] of tables.entries()) {
      if (seated.length === sizes[table]) continue;
      // Empty tables of one size are the same table.
      if (seated.length === 0 && tables.some((other, before) => before < table && other.length === 0 && sizes[before] === sizes[table]))
        continue;
      go(
        at + 1,
        tables.map((other, place) => (place === table ? [...other, next] : other)),
      );
    }
  };
  go(
    0,
    sizes.map(() => []),
  );
  return least ?? [];
};

/** What a round costs, counted from its tables and seats as they are. */
export const costsOfRound = (entrants: readonly PodEntrant[], { pods, byes }: PodRound): readonly number[] => {
  const of = (number: number): PodEntrant => entrants.find((one) => one.number === number) as PodEntrant;
  const tables = [...pods.map(({ seats }) => seats.map(of)), ...byes.map(({ entrant }) => [of(entrant)])];
  const [repeats = 0, shorts = 0, spread = 0] = costsOf(tables);
  return [repeats, shorts, spread, sum(pods.flatMap(({ seats }) => seats.map((number, seat) => of(number).seats[seat] ?? 0)))];
};
