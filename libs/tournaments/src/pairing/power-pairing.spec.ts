import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pairByRank, type PowerInput, type PowerRound, type RankedEntrant } from './power-pairing.js';

/** Entrants 1 to n in this order of rank, who have met in these pairs. */
const field = (n: number, met: readonly (readonly [number, number])[] = [], byes: Readonly<Record<number, number>> = {}): PowerInput => ({
  ranked: Array.from({ length: n }, (_, index): RankedEntrant => {
    const number = index + 1;
    const opponents = met.flatMap(([a, b]) => (a === number ? [b] : b === number ? [a] : []));
    return { number, opponents, byes: byes[number] ?? 0 };
  }),
  barred: [],
});

const paired = (input: PowerInput): PowerRound => {
  const outcome = pairByRank(input);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.round;
};

const sides = ({ pairs }: PowerRound): readonly (readonly [number, number])[] => pairs.map((pair) => pair.sides);

const met = (input: PowerInput, a: number, b: number): boolean =>
  input.ranked.some(({ number, opponents }) => number === a && opponents.includes(b)) ||
  input.barred.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

type Pairs = readonly (readonly [number, number])[];

/** All rounds of some entrants, those that keep to the ranking first: whom the first has not met before whom they have, the better first. */
function* rounds(input: PowerInput, free: readonly number[]): Generator<Pairs> {
  const [first, ...others] = free;
  if (first === undefined) return yield [];
  const inOrder = [...others.filter((one) => !met(input, first, one)), ...others.filter((one) => met(input, first, one))];
  for (const second of inOrder)
    for (const rest of rounds(
      input,
      others.filter((one) => one !== second),
    ))
      yield [[first, second], ...rest];
}

const forcedIn = (input: PowerInput, pairs: Pairs): number => pairs.filter(([a, b]) => met(input, a, b)).length;

/** The first round in that order that has as few forced pairs as any. */
const firstBest = (input: PowerInput, free: readonly number[]): Pairs => {
  let best: Pairs | null = null;
  for (const one of rounds(input, free)) if (best === null || forcedIn(input, one) < forcedIn(input, best)) best = one;
  return best ?? [];
};

describe('pairing a round by rank', () => {
  it('given nobody has met, then 1 plays 2, 3 plays 4', () => {
    expect(sides(paired(field(6)))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it('given the best two have met, then each plays the best-ranked whom they have not met', () => {
    const round = paired(field(6, [[1, 2]]));
    expect(sides(round)).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
    expect(round.pairs.map(({ passedOver }) => passedOver)).toEqual([[2], [], []]);
  });

  it('given the best choice would leave two who have met, then it is passed over', () => {
    expect(sides(paired(field(4, [[3, 4]])))).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('given two are barred, then they are kept apart like two who have met, and that is named where it is forced', () => {
    expect(sides(paired({ ...field(4), barred: [[1, 2]] }))).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(paired({ ...field(2), barred: [[1, 2]] }).pairs).toEqual([{ sides: [1, 2], passedOver: [], forced: 'barred' }]);
  });

  it('given all have met, then there is a round all the same, with the fewest rematches, each named', () => {
    const all = [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].filter((b) => b > a).map((b): readonly [number, number] => [a, b]));
    expect(paired(field(4, all)).pairs.map(({ forced }) => forced)).toEqual(['rematch', 'rematch']);
    const butOne = all.filter(([a, b]) => a !== 2 || b !== 3);
    expect(sides(paired(field(4, butOne)))).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('given the best has met everybody, then that one rematch is no leave for another', () => {
    const all = [2, 3, 4, 5, 6].map((other): readonly [number, number] => [1, other]);
    expect(sides(paired(field(6, [...all, [5, 6]])))).toEqual([
      [1, 2],
      [3, 5],
      [4, 6],
    ]);
  });

  it('given an odd field, then the lowest-ranked without a bye has it, unless that forces a rematch', () => {
    expect(paired(field(5)).bye).toBe(5);
    expect(paired(field(5, [], { 5: 1 })).bye).toBe(4);
    expect(paired(field(3, [[1, 2]])).bye).toBe(2);
    expect(paired(field(3, [[1, 2]], { 1: 1, 2: 1 })).bye).toBe(2);
  });

  it('given any field, then it is the first round in the order of ranks that forces as few pairs as any', () => {
    const fields = fc.integer({ min: 1, max: 4 }).chain((half) => {
      const n = 2 * half;
      const pair = fc.tuple(fc.integer({ min: 1, max: n }), fc.integer({ min: 1, max: n })).filter(([a, b]) => a < b);
      return fc.record({ n: fc.constant(n), met: fc.uniqueArray(pair, { selector: String, maxLength: 20 }) });
    });
    fc.assert(
      fc.property(fields, ({ n, met: pairs }) => {
        const input = field(n, pairs);
        const all = input.ranked.map(({ number }) => number);
        expect(sides(paired(input))).toEqual(firstBest(input, all));
      }),
      { numRuns: 300 },
    );
  });

  it('given an odd field, then no other bye forces fewer pairs, and of those that force as few it has the fewest byes, then the lowest rank', () => {
    const fields = fc.record({
      met: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).filter(([a, b]) => a < b),
        { selector: String, maxLength: 21 },
      ),
      byes: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(fields, ({ met: pairs, byes }) => {
        const input = field(7, pairs, Object.fromEntries(byes.map((count, index) => [index + 1, count])));
        const all = input.ranked.map(({ number }) => number);
        const without = (number: number): readonly number[] => all.filter((one) => one !== number);
        const costs = all.map((number) => [forcedIn(input, firstBest(input, without(number))), byes[number - 1] as number, -number]);
        const [least] = costs.toSorted(
          (a, b) => (a[0] as number) - (b[0] as number) || (a[1] as number) - (b[1] as number) || (a[2] as number) - (b[2] as number),
        );
        expect(paired(input).bye).toBe(-(least?.[2] as number));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['nobody', { ranked: [], barred: [] }, { code: 'pairing/no-entrants' }],
    ['a number twice', { ranked: [...field(2).ranked, ...field(1).ranked], barred: [] }, { code: 'pairing/duplicate-number', entrant: 1 }],
    [
      'somebody who met themselves',
      { ranked: [{ number: 1, opponents: [1], byes: 0 }], barred: [] },
      { code: 'pairing/own-opponent', entrant: 1 },
    ],
    [
      'a meeting that one side does not know',
      {
        ranked: [
          { number: 1, opponents: [2], byes: 0 },
          { number: 2, opponents: [], byes: 0 },
        ],
        barred: [],
      },
      { code: 'pairing/meetings-differ', entrant: 1, opponent: 2 },
    ],
  ])('given %s, then nothing is paired, and it is said why', (_what, input, refusal) => {
    expect(pairByRank(input)).toEqual({ ok: false, refusal });
  });

  it('given an opponent who does not play this round, then that is no contradiction', () => {
    expect(paired({ ranked: field(2).ranked.map((one) => ({ ...one, opponents: [99] })), barred: [] }).pairs).toHaveLength(1);
  });
});
