import { describe, expect, it } from '@jest/globals';
import { double, planOf, playAll, single, withThird } from '../specs/knockouts.js';
import { numbersFrom } from '../specs/simulated.js';
import { dropOrders } from './drop-orders.js';
import type { KnockoutForm } from './knockout-forms.js';
import { knockoutOf } from './knockout.js';
import { bracketPlaces } from './knockout-places.js';

const sizes = Array.from({ length: 63 }, (_, at) => at + 2);

const lower = (one: number, other: number): number => Math.min(one, other);
const higher = (one: number, other: number): number => Math.max(one, other);

const byLot = (seed: number): ((one: number, other: number) => number) => {
  const below = numbersFrom(seed);
  return (one, other) => (below(2) === 0 ? one : other);
};

describe('a knockout of any size from 2 to 64', () => {
  const forms: readonly (readonly [string, KnockoutForm, (size: number) => number])[] = [
    ['single elimination', single, (size) => size - 1],
    ['single elimination with a match for the third place', withThird, (size) => size],
    ['double elimination', double, (size) => 2 * size - 1],
  ];

  it.each(forms)('given %s, when drawn, then each side has one source, and destinations say the same as sources', (_, form, count) => {
    for (const size of sizes) {
      if (form.kind === 'single' && form.thirdPlace && size < 4) continue;
      const plan = planOf(size, form);
      expect(plan.matches.map(({ match }) => match)).toEqual(Array.from({ length: count(size) }, (_one, at) => at + 1));
      const sources = plan.matches.filter(({ part }) => part !== 'reset').flatMap(({ sides }) => sides);
      expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length);
      const seeds = sources.flatMap((source) => (source.from === 'seed' ? [source.seed] : []));
      expect(seeds.sort((one, other) => one - other)).toEqual(Array.from({ length: size }, (_one, at) => at + 1));
      for (const { match, part, sides } of plan.matches)
        for (const [side, source] of sides.entries()) {
          if (source.from === 'seed') continue;
          expect(source.match).toBeLessThan(match);
          const from = plan.matches[source.match - 1];
          const to = source.from === 'winner' ? from?.winnerTo : from?.loserTo;
          expect(to).toMatchObject({ to: part === 'reset' ? 'resetOrPlace' : 'match', match, side });
        }
    }
  });

  it.each(forms)(
    'given %s, when played by lot, then all but the champion have lost as often as it takes, and each has a rank',
    (_, form) => {
      for (const size of sizes) {
        if (form.kind === 'single' && form.thirdPlace && size < 4) continue;
        const plan = planOf(size, form);
        const { matches } = playAll(plan, {}, byLot(size));
        const places = bracketPlaces(plan, matches, []);
        if (!places.ok) throw new Error(places.refusal.code);
        expect(places.places.map(({ rank }) => rank)).toEqual(Array.from({ length: size }, (_one, at) => at + 1));
        expect(new Set(places.places.map(({ seed }) => seed)).size).toBe(size);
        const [champion, second] = places.places;
        const lost = new Map<number, number>();
        for (const { state } of matches) if (state.kind === 'played') lost.set(state.loser, (lost.get(state.loser) ?? 0) + 1);
        const most = form.kind === 'double' ? 2 : 1;
        for (let seed = 1; seed <= size; seed++) {
          if (seed === champion?.seed) expect(lost.get(seed) ?? 0).toBeLessThan(most);
          else if (form.kind === 'double') expect(lost.get(seed)).toBe(2);
        }
        expect([champion?.first, champion?.last, second?.first, second?.last]).toEqual([1, 1, 2, 2]);
        for (const { rank, first, last } of places.places) expect(first <= rank && rank <= last).toBe(true);
      }
    },
  );

  it('given eight or six, when single elimination is drawn, then 1-8 and 4-5 are in one half, 2-7 and 3-6 in the other, and byes go to 1 and 2 (MTR 10.4)', () => {
    const seedsOf = (size: number, of: number): readonly (readonly number[])[] =>
      planOf(size, single)
        .matches.filter(({ round }) => round === of)
        .map(({ sides }) => sides.flatMap((source) => (source.from === 'seed' ? [source.seed] : [])));
    expect(seedsOf(8, 1)).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
    expect(planOf(8, single).matches[4]?.sides).toEqual([
      { from: 'winner', match: 1 },
      { from: 'winner', match: 2 },
    ]);
    expect(seedsOf(6, 1)).toEqual([
      [4, 5],
      [3, 6],
    ]);
    expect(seedsOf(6, 2)).toEqual([[1], [2]]);
  });

  it('given the higher seed always wins, when single elimination is played, then 1 meets 2 in the final', () => {
    for (const size of sizes) {
      const { matches } = playAll(planOf(size, single), {}, lower);
      expect(matches.at(-1)?.state).toEqual({ kind: 'played', winner: 1, loser: 2 });
    }
  });

  it('given double elimination, when drawn, then the byes of the winners bracket go to the top seeds', () => {
    for (const size of sizes) {
      const byes = 2 ** Math.ceil(Math.log2(size)) - size;
      const first = planOf(size, double).matches.filter(({ part, round }) => part === 'main' && round === 1);
      const seeds = first.flatMap(({ sides }) => sides.flatMap((source) => (source.from === 'seed' ? [source.seed] : [])));
      expect(seeds.sort((one, other) => one - other)).toEqual(Array.from({ length: size - byes }, (_, at) => byes + at + 1));
    }
  });

  it('given the higher seed always wins, when double elimination is played, then 1 wins, 2 is second, and there is no reset', () => {
    for (const size of sizes) {
      const plan = planOf(size, double);
      const { matches } = playAll(plan, {}, lower);
      expect(matches.at(-1)?.state).toEqual({ kind: 'notNeeded' });
      const places = bracketPlaces(plan, matches, []);
      expect(places.ok && places.places.slice(0, 2).map(({ seed }) => seed)).toEqual([1, 2]);
    }
  });

  it.each([0, 1, 65, 2.5, Number.NaN])('given %d entrants, when drawn, then it is refused', (size) => {
    expect(knockoutOf(size, double)).toMatchObject({ ok: false, refusal: { code: 'pairing/invalid-bracket-size' } });
  });

  it('given three entrants, when a match for the third place is asked for, then it is refused', () => {
    expect(knockoutOf(3, withThird)).toEqual({ ok: false, refusal: { code: 'pairing/no-third-place-match', size: 3 } });
  });
});

describe('the grand final', () => {
  const plan = planOf(4, double);
  // 1-4, 2-3; then 1-2; 4-3; 2-3; grand final 1-2.
  const before = [
    { match: 1, winner: 1 },
    { match: 2, winner: 2 },
    { match: 3, winner: 1 },
    { match: 4, winner: 3 },
    { match: 5, winner: 2 },
  ];

  it('given the side from the winners bracket wins, when it is read, then there is no reset and the losers are ranked', () => {
    const { matches } = playAll(plan, { results: before }, lower);
    expect(matches.slice(-2).map(({ state }) => state)).toEqual([{ kind: 'played', winner: 1, loser: 2 }, { kind: 'notNeeded' }]);
    const places = bracketPlaces(plan, matches, []);
    expect(places.ok && places.places.map(({ seed, first }) => `${first} ${seed}`)).toEqual(['1 1', '2 2', '3 3', '4 4']);
  });

  it.each([
    [1, [1, 2]],
    [2, [2, 1]],
  ])('given the side from the losers bracket wins, when %d wins the reset, then it has won the bracket', (winner, order) => {
    const results = [...before, { match: 6, winner: 2 }];
    const { matches } = playAll(plan, { results }, (one, other) => (winner === one ? one : other));
    expect(matches.at(-1)).toMatchObject({
      seats: [
        { kind: 'seed', seed: 1 },
        { kind: 'seed', seed: 2 },
      ],
      state: { kind: 'played', winner },
    });
    const places = bracketPlaces(plan, matches, []);
    expect(places.ok && places.places.slice(0, 2).map(({ seed }) => seed)).toEqual(order);
  });
});

describe('rematches in the losers bracket', () => {
  /** The least number of rounds of the winners' bracket between two meetings, over tournaments played by lot. */
  const meetingsAgain = (size: number, tournaments: number): readonly string[] => {
    const plan = planOf(size, double);
    const found: string[] = [];
    for (let seed = 0; seed < tournaments; seed++) {
      const met = new Set<string>();
      for (const { match, state } of playAll(plan, {}, byLot(seed)).matches) {
        if (state.kind !== 'played') continue;
        const pair = [state.winner, state.loser].sort((one, other) => one - other).join(' ');
        const part = plan.matches[match - 1];
        if (met.has(pair) && part?.part === 'losers') found.push(`${part.round}`);
        met.add(pair);
      }
    }
    return found;
  };

  it('given 8 and 16 entrants, when played by lot, then nobody meets again before the last rounds', () => {
    expect(new Set(meetingsAgain(8, 60))).toEqual(new Set(['3', '4']));
    // Two of 16 may meet again in the fourth round, whatever the order; before it nobody does.
    expect(Math.min(...meetingsAgain(16, 60).map(Number))).toBeGreaterThanOrEqual(4);
  });

  it('given 2 to 64 lines, when orders are chosen, then the first round keeps its order and the others stay within their matches', () => {
    expect([1, 2, 3, 4].map(dropOrders)).toEqual([[0], [0, 0], [0, 1, 0], [0, 2, 0, 0]]);
    for (const levels of [5, 6]) {
      const orders = dropOrders(levels);
      expect(orders).toHaveLength(levels);
      for (const [at, order] of orders.entries()) expect(order).toBeLessThan(Math.max(1, 2 ** (levels - at - 1)));
    }
  });
});

describe('the match for the third place', () => {
  const plan = planOf(8, withThird);

  it('given two semifinals, when their losers play, then the winner is third and the loser fourth', () => {
    expect(plan.matches.slice(-2).map(({ part }) => part)).toEqual(['thirdPlace', 'main']);
    const places = bracketPlaces(plan, playAll(plan, {}, higher).matches, []);
    expect(places.ok && places.places.slice(0, 4).map(({ seed, first, last }) => [seed, first, last])).toEqual([
      [8, 1, 1],
      [7, 2, 2],
      [6, 3, 3],
      [5, 4, 4],
    ]);
  });

  it('given no such match, when semifinals are lost, then both share the third place and are ranked by seed', () => {
    const without = planOf(8, single);
    const places = bracketPlaces(without, playAll(without, {}, lower).matches, []);
    expect(places.ok && places.places.slice(2, 5)).toEqual([
      { seed: 3, rank: 3, first: 3, last: 4 },
      { seed: 4, rank: 4, first: 3, last: 4 },
      { seed: 5, rank: 5, first: 5, last: 8 },
    ]);
  });
});
