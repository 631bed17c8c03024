import type { Reached, SwissEntrant, SwissInput } from '../pairing/swiss-forms.js';

type Pairs = readonly (readonly [SwissEntrant, SwissEntrant])[];

/** The least objectives of all rounds there are, by trying every one. The lot of the bye is left out. */
export function leastObjectives(input: SwissInput): readonly number[] {
  const pool = input.entrants.filter(({ thisRound }) => thisRound === 'paired');
  const scores = [...new Set(pool.map(({ points }) => points))].sort((a, b) => b - a);
  const barred = new Set(input.barred.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  let least: readonly number[] | null = null;
  const judge = (pairs: Pairs, bye: SwissEntrant | null): void => {
    const vector = judged(scores, barred, pairs, bye);
    if (least === null || isLess(vector, least)) least = vector;
  };
  const go = (left: readonly SwissEntrant[], pairs: Pairs, bye: SwissEntrant | null): void => {
    const [first, ...others] = left;
    if (first === undefined) return judge(pairs, bye);
    for (const other of others)
      go(
        others.filter((one) => one !== other),
        [...pairs, [first, other]],
        bye,
      );
  };
  if (pool.length % 2 === 0) go(pool, [], null);
  else
    for (const one of pool)
      go(
        pool.filter((other) => other !== one),
        [],
        one,
      );
  return least ?? [];
}

function judged(scores: readonly number[], barred: ReadonlySet<string>, pairs: Pairs, bye: SwissEntrant | null): readonly number[] {
  const times = pairs.map(([a, b]) => a.meetings.find(({ opponent }) => opponent === b.number)?.times ?? 0);
  const down = pairs
    .filter(([a, b]) => a.points !== b.points)
    .map(([a, b]) => (a.points > b.points ? { up: a, low: b } : { up: b, low: a }));
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return [
    times.filter((one) => one > 0).length,
    sum(times),
    pairs.filter(([a, b]) => barred.has(`${a.number} ${b.number}`)).length,
    bye !== null && bye.byes > 0 ? 1 : 0,
    bye?.byes ?? 0,
    bye === null ? 0 : scores.length - 1 - scores.indexOf(bye.points),
    ...scores.flatMap((points) => {
      const from = down.filter(({ up }) => up.points === points);
      return [from.length, sum(from.map(({ up, low }) => up.points - low.points))];
    }),
    down.filter(({ up }) => up.pairDowns > 0).length,
    down.filter(({ low }) => low.pairUps > 0).length,
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at !== -1 && (a[at] as number) < (b[at] as number);
}

/** The objectives of a round as numbers, without the lot of the bye. */
export function numbersOf(reached: readonly Reached[]): readonly number[] {
  return reached
    .filter(({ objective }) => objective !== 'byeLot')
    .flatMap((one) => (one.objective === 'scoreGroups' ? one.groups.flatMap(({ leaving, distance }) => [leaving, distance]) : [one.value]));
}
