import { describe, expect, it } from '@jest/globals';
import { double, planOf, playAll, single, stands, withThird } from '../specs/knockouts.js';
import { numbersFrom } from '../specs/simulated.js';
import type { KnockoutCourse, KnockoutExit, KnockoutPlan, PlayedMatch, KnockoutSeat, WithdrawalRule } from './knockout-forms.js';
import { playKnockout } from './knockout-play.js';
import { bracketPlaces } from './knockout-places.js';

const eight = planOf(8, single);

const lower = (one: number, other: number): number => Math.min(one, other);

const withdrawn = (seed: number, beforeRound: number | null): KnockoutExit => ({ seed, how: 'withdrawn', beforeRound });

const seatWords = (seat: KnockoutSeat): string => (seat.kind === 'seed' ? String(seat.seed) : seat.kind);

const seatsIn = (matches: readonly PlayedMatch[], ...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => (matches[number - 1]?.seats ?? []).map(seatWords).join('-'));

const order = (plan: KnockoutPlan, matches: readonly PlayedMatch[], exits: readonly KnockoutExit[]): readonly number[] => {
  const places = bracketPlaces(plan, matches, exits);
  if (!places.ok) throw new Error(places.refusal.code);
  return places.places.map(({ seed }) => seed);
};

const refusal = (plan: KnockoutPlan, course: Partial<KnockoutCourse>): string => {
  const played = playKnockout(plan, { results: [], walkovers: [], exits: [], withdrawals: 'walkover', ...course });
  return played.ok ? 'none' : played.refusal.code;
};

describe('a withdrawal in the semifinal', () => {
  // Quarterfinals 1-8, 4-5, 2-7, 3-6: the higher seeds win; semifinals 1-4 and 2-3.
  const results = [1, 4, 2, 3].map((winner, at) => ({ match: at + 1, winner }));
  const exits = [withdrawn(3, 2)];

  it('given a walkover for the opponent, when 3 withdraws, then 2 is in the final and 1 has to play 4', () => {
    const matches = stands(eight, { results, exits });
    expect(seatsIn(matches, 5, 6, 7)).toEqual(['1-4', '2-3', 'open-2']);
    expect(matches[5]?.state).toEqual({ kind: 'walkover', winner: 2, absent: 3 });
    const played = playAll(eight, { results, exits }, lower);
    expect(order(eight, played.matches, exits)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('given a bye for the highest-ranked (MTR 2.10), when 3 withdraws, then 1 is in the final and 2 plays 4', () => {
    const course = { results, exits, withdrawals: 'byeForHighestRanked' as const };
    const matches = stands(eight, course);
    expect(matches[4]?.state).toEqual({ kind: 'walkover', winner: 1, absent: 3 });
    expect([matches[5]?.seats.map(seatWords), matches[5]?.state.kind, matches[5]?.reseated]).toEqual([['2', '4'], 'ready', [4]]);
    const played = playAll(eight, course, (one, other) => Math.max(one, other));
    expect(seatsIn(played.matches, 7)).toEqual(['1-4']);
    expect(order(eight, played.matches, exits)).toEqual([4, 1, 2, 3, 5, 6, 7, 8]);
  });

  it('given 4 withdraws, whom 1 would have met, when either rule is asked, then 1 has the bye and nobody is reseated', () => {
    for (const withdrawals of ['walkover', 'byeForHighestRanked'] as const) {
      const matches = stands(eight, { results, exits: [withdrawn(4, 2)], withdrawals });
      expect([seatsIn(matches, 5, 6), matches[4]?.state, matches.flatMap(({ reseated }) => reseated)]).toEqual([
        ['1-4', '2-3'],
        { kind: 'walkover', winner: 1, absent: 4 },
        [],
      ]);
    }
  });

  it('given the quarterfinals are not over, when 3 has withdrawn from the next round, then no semifinal can begin under MTR 2.10', () => {
    const early = { results: results.filter(({ match }) => match !== 1), exits };
    expect(
      stands(eight, { ...early, withdrawals: 'byeForHighestRanked' })
        .slice(4)
        .map(({ state }) => state.kind),
    ).toEqual(['open', 'open', 'open']);
    expect(stands(eight, early)[5]?.state.kind).toBe('walkover');
  });

  it('given 3 leaves in the middle of the round, when the rule is MTR 2.10, then it is a walkover for the opponent', () => {
    const matches = stands(eight, { results, exits: [withdrawn(3, null)], withdrawals: 'byeForHighestRanked' });
    expect(matches[5]?.state).toEqual({ kind: 'walkover', winner: 2, absent: 3 });
  });

  it('given 3 leaves before the final but not before the semifinal, when the semifinal has no result, then it is to be played', () => {
    expect(stands(eight, { results, exits: [withdrawn(3, 3)] })[5]?.state.kind).toBe('ready');
  });

  it('given 3 leaves after the semifinal, when it is read, then the result counts', () => {
    const all = [...results, { match: 6, winner: 3 }];
    expect(
      stands(eight, { results: all, exits: [withdrawn(3, 3)] })
        .slice(5)
        .map(({ state }) => state.kind),
    ).toEqual(['played', 'open']);
  });

  it('given a match for the third place, when the withdrawn would play it, then the other is third', () => {
    const plan = planOf(8, withThird);
    const played = playAll(plan, { results, exits }, lower);
    expect(played.matches[6]?.state).toEqual({ kind: 'walkover', winner: 4, absent: 3 });
    expect(order(plan, played.matches, exits).slice(0, 4)).toEqual([1, 2, 4, 3]);
  });
});

describe('several withdrawals', () => {
  it('given 5 and 6 before the quarterfinals, when the rule is MTR 2.10, then 1 and 2 have byes and the others play', () => {
    const matches = stands(eight, { exits: [withdrawn(5, 1), withdrawn(6, 1)], withdrawals: 'byeForHighestRanked' });
    expect(seatsIn(matches, 1, 2, 3, 4)).toEqual(['1-5', '4-8', '2-6', '3-7']);
  });

  it('given both of a match, when they are missing, then whoever would have met the winner has a walkover', () => {
    const exits = [withdrawn(4, 1), withdrawn(5, 1)];
    const played = playAll(eight, { exits }, lower);
    expect(played.matches[1]?.state).toEqual({ kind: 'empty', absent: [4, 5] });
    expect(played.matches[4]?.state).toEqual({ kind: 'walkover', winner: 1, absent: null });
    expect(order(eight, played.matches, exits)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('given any of 2 to 16 withdraw, when played under MTR 2.10, then in each round the byes go to the highest seeds still in', () => {
    const below = numbersFrom(5);
    for (let size = 2; size <= 16; size++)
      for (let tries = 0; tries < 12; tries++) {
        const plan = planOf(size, single);
        const exits = Array.from({ length: size }, (_, at) => at + 1)
          .filter(() => below(4) === 0)
          .map((seed) => withdrawn(seed, 1 + below(3)));
        const course = { exits, withdrawals: 'byeForHighestRanked' as WithdrawalRule };
        const { matches } = playAll(plan, course, (one, other) => (below(2) === 0 ? one : other));
        expect(new Set(order(plan, matches, exits)).size).toBe(size);
        for (const round of new Set(plan.matches.map((one) => one.round))) {
          const inRound = matches.filter((_, at) => plan.matches[at]?.round === round);
          const missing = new Set(exits.filter(({ beforeRound }) => (beforeRound ?? 0) <= round).map(({ seed }) => seed));
          const here = inRound.flatMap(({ seats }) =>
            seats.flatMap((seat) => (seat.kind === 'seed' && !missing.has(seat.seed) ? [seat.seed] : [])),
          );
          const byes = inRound.flatMap(({ state }) => (state.kind === 'walkover' ? [state.winner] : []));
          const places = 2 * inRound.length - here.length;
          expect([...byes].sort((a, b) => a - b)).toEqual(here.sort((a, b) => a - b).slice(0, places));
        }
      }
  });

  it('given double elimination, when the winner of a match leaves, then they are missing from both brackets', () => {
    const plan = planOf(4, double);
    const exits = [withdrawn(1, null)];
    const { matches } = playAll(plan, { results: [{ match: 1, winner: 1 }], exits }, lower);
    expect(matches.map(({ state }) => state.kind)).toEqual(['played', 'played', 'walkover', 'played', 'walkover', 'played', 'notNeeded']);
    expect(order(plan, matches, exits)).toEqual([2, 3, 1, 4]);
  });
});

describe('a bracket that contradicts itself', () => {
  it('given results that cannot be, when it is read, then each is refused by name', () => {
    const result = (match: number, winner: number) => ({ match, winner });
    expect(refusal(eight, { results: [result(9, 1)] })).toBe('pairing/unknown-match');
    expect(refusal(eight, { results: [result(1, 1), result(1, 8)] })).toBe('pairing/result-twice');
    expect(refusal(eight, { results: [result(5, 1)] })).toBe('pairing/match-not-ready');
    expect(refusal(eight, { results: [result(1, 2)] })).toBe('pairing/winner-not-in-match');
    expect(refusal(eight, { results: [result(1, 9)] })).toBe('pairing/unknown-seed');
    expect(refusal(eight, { results: [result(1, 1)], exits: [withdrawn(1, 1)] })).toBe('pairing/match-not-played');
    const plan = planOf(2, double);
    expect(refusal(plan, { results: [result(1, 1), result(2, 1), result(3, 1)] })).toBe('pairing/match-not-played');
  });

  it('given exits that cannot be, when it is read, then each is refused by name', () => {
    expect(refusal(eight, { exits: [withdrawn(9, 1)] })).toBe('pairing/unknown-seed');
    expect(refusal(eight, { exits: [withdrawn(1, 1), withdrawn(1, 2)] })).toBe('pairing/exit-twice');
    expect(refusal(eight, { exits: [withdrawn(1, 0)] })).toBe('pairing/invalid-round');
    expect(refusal(planOf(4, double), { withdrawals: 'byeForHighestRanked' })).toBe('pairing/single-elimination-only');
  });

  it('given matches still to be played, when places are asked for, then these are named', () => {
    expect(bracketPlaces(planOf(3, single), stands(planOf(3, single), {}), [])).toEqual({
      ok: false,
      refusal: { code: 'pairing/bracket-unfinished', matches: [1, 2] },
    });
  });
});
