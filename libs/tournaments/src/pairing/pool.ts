import type { Lots } from './lots.js';
import type { SwissInput } from './swiss-forms.js';

/** An entrant to be paired, or one who stands for any unburdened entrant of a large score group (`index` -1). */
export interface Party {
  /** The place in the pool, or -1. */
  readonly index: number;
  readonly number: number;
  readonly points: number;
  /** The place of the score group, from the top. */
  readonly group: number;
  readonly byes: number;
  readonly pairDowns: number;
  readonly pairUps: number;
  readonly starts: number;
  /** The place (from 0) in the lots of those with the same points and byes, and their number. */
  readonly byeLot: number;
  readonly byeLotOf: number;
  /** Times met, by index. */
  readonly met: ReadonlyMap<number, number>;
  readonly barred: ReadonlySet<number>;
}

export interface ScoreGroup {
  readonly points: number;
  readonly members: readonly Party[];
}

/** Everyone to be paired this round, by falling points; `order` is the round's lot. */
export interface Pool {
  readonly parties: readonly Party[];
  readonly groups: readonly ScoreGroup[];
  readonly order: readonly Party[];
}

const NOBODY: ReadonlySet<number> = new Set();

/** Gathers who is to be paired. The first draw of the round is the order of its lots, whatever order the entrants come in. */
export function gatherPool(input: SwissInput, lots: Lots): Pool {
  const entrants = input.entrants
    .filter(({ thisRound }) => thisRound === 'paired')
    .sort((a, b) => b.points - a.points || a.number - b.number);
  const indexOf = new Map(entrants.map(({ number }, index) => [number, index]));
  const barred = barredByIndex(input.barred, indexOf);
  const order = lots.shuffled(entrants.map((_, index) => index));
  const byeLots = byeLotsOf(order.map((index) => ({ index, key: `${entrants[index]?.points}/${entrants[index]?.byes}` })));
  const scores = [...new Set(entrants.map(({ points }) => points))];
  const groupOf = new Map(scores.map((points, group) => [points, group]));
  const parties = entrants.map(
    (entrant, index): Party => ({
      index,
      number: entrant.number,
      points: entrant.points,
      group: groupOf.get(entrant.points) ?? 0,
      byes: entrant.byes,
      pairDowns: entrant.pairDowns,
      pairUps: entrant.pairUps,
      starts: entrant.starts,
      byeLot: byeLots.get(index)?.place ?? 0,
      byeLotOf: byeLots.get(index)?.of() ?? 1,
      met: new Map(entrant.meetings.flatMap(({ opponent, times }) => entryAt(indexOf.get(opponent), times))),
      barred: barred.get(index) ?? NOBODY,
    }),
  );
  const members = scores.map((): Party[] => []);
  for (const party of parties) members[party.group]?.push(party);
  return {
    parties,
    groups: scores.map((points, group) => ({ points, members: members[group] ?? [] })),
    order: order.map((index) => parties[index] as Party),
  };
}

const entryAt = (index: number | undefined, times: number): readonly (readonly [number, number])[] =>
  index === undefined ? [] : [[index, times]];

function barredByIndex(pairs: SwissInput['barred'], indexOf: ReadonlyMap<number, number>): ReadonlyMap<number, ReadonlySet<number>> {
  const barred = new Map<number, Set<number>>();
  const add = (from: number, to: number): void => {
    const known = barred.get(from);
    if (known === undefined) barred.set(from, new Set([to]));
    else known.add(to);
  };
  for (const [first, second] of pairs) {
    const a = indexOf.get(first);
    const b = indexOf.get(second);
    if (a === undefined || b === undefined) continue;
    add(a, b);
    add(b, a);
  }
  return barred;
}

interface ByeLot {
  readonly place: number;
  readonly of: () => number;
}

function byeLotsOf(order: readonly { readonly index: number; readonly key: string }[]): ReadonlyMap<number, ByeLot> {
  const counts = new Map<string, number>();
  const lots = new Map<number, ByeLot>();
  for (const { index, key } of order) {
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    lots.set(index, { place, of: () => counts.get(key) ?? 1 });
  }
  return lots;
}

/** Someone of a large score group whom nothing burdens: no bye, nobody met, never paired down or up. */
export function standIn(pool: Pool, group: number): Party {
  const nothing: ReadonlyMap<number, number> = new Map();
  const points = pool.groups[group]?.points ?? 0;
  return {
    index: -1,
    number: 0,
    points,
    group,
    byes: 0,
    pairDowns: 0,
    pairUps: 0,
    starts: 0,
    byeLot: 0,
    byeLotOf: 1,
    met: nothing,
    barred: NOBODY,
  };
}

/** Whether two should be kept apart: they have met or are barred. */
export const apart = (a: Party, b: Party): boolean => a.met.has(b.index) || a.barred.has(b.index);
