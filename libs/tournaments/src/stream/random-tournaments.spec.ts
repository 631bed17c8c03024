import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { equals, rational } from '../rational.js';
import { openTournament, type Played, seedOf, swissPhase, topCut, won } from '../specs/played.js';
import { numbersFrom } from '../specs/simulated.js';
import { standingsOf } from '../standings/standings.js';
import { nextRoundPlace } from './decide-rounds.js';
import type { TableResult, TournamentEvent } from './events.js';
import { evolve } from './evolve.js';
import { historyOfState } from './history-of.js';
import { playsNext } from './fields.js';
import { recordsOf } from './records-of.js';
import type { TournamentState } from './state.js';

const policy = policyOf('magic')!;

const randomResult =
  (below: (n: number) => number) =>
  (one: number, other: number): TableResult => {
    switch (below(10)) {
      case 0:
        return { kind: 'noShow', absent: below(2) === 0 ? one : other };
      case 1:
        return won(one, 1, other, 1, below(2));
      case 2:
        return { kind: 'doubleLoss' };
      default:
        return below(2) === 0 ? won(one, 2, other, below(2)) : won(one, below(2), other, 2);
    }
  };

/** Lets people come late, drop, come back and be disqualified, as it happens between rounds. */
const between = (cup: Played, below: (n: number) => number): void => {
  for (const { number, play } of cup.state().entrants) {
    if (play === 'active' && below(15) === 0) cup.does({ type: 'dropEntrant', entrant: number });
    else if (play === 'dropped' && below(6) === 0) cup.does({ type: 'reinstateEntrant', entrant: number });
    else if (play !== 'disqualified' && below(60) === 0) cup.does({ type: 'disqualifyEntrant', entrant: number, infraction: 'ipg/4' });
  }
  if (below(4) === 0 && cup.state().rounds.length > 0)
    cup.does({
      type: 'addLateEntrant',
      players: [`late-${cup.events.length}`],
      missed: (['losses', 'byes', 'nothing'] as const)[below(3)]!,
    });
};

const active = (cup: Played): readonly number[] =>
  cup
    .state()
    .entrants.filter((entrant) => playsNext(cup.state(), entrant))
    .map(({ number }) => number);

/** Everybody who plays has one place in the round, and nobody else has any. */
const expectOnePlaceEach = (cup: Played, due: readonly number[]): void => {
  const { tables, unpaired } = cup.round();
  const places = [...tables.flatMap(({ entrants }) => entrants), ...unpaired.map(({ entrant }) => entrant)].sort((a, b) => a - b);
  expect(places).toEqual([...due].sort((a, b) => a - b));
  expect(tables.map(({ table }) => table)).toEqual(tables.map((_, at) => at + 1));
};

const folded = (events: readonly TournamentEvent[]): TournamentState | null => {
  let state: TournamentState | null = null;
  for (const [at, event] of events.entries()) state = evolve(state, event, { version: at + 1, hash: seedOf(at + 1) });
  return state;
};

/** Match points by the fold of pairing are those of the standings. */
const expectSamePoints = (cup: Played): void => {
  const standings = standingsOf(historyOfState(cup.state()), policy);
  if (!standings.ok) throw new Error(standings.problem.detail);
  const records = recordsOf(cup.state(), policy);
  for (const { entrant, figures } of standings.standings.rows)
    expect([entrant, equals(figures.points!.value, rational(records[Number(entrant) - 1]!.points))]).toEqual([entrant, true]);
};

const playSwiss = (seed: number): Played => {
  const below = numbersFrom(seed);
  const rounds = 1 + below(6);
  const cup = openTournament(2 + below(24), [swissPhase(rounds, { lastRoundByRank: below(3) === 0 }), topCut(2 + below(7))]);
  for (let round = 1; round <= rounds; round++) {
    between(cup, below);
    const due = active(cup);
    if (due.length < 2) return cup;
    cup.pair(seed * 100 + round);
    expectOnePlaceEach(cup, due);
    cup.play(randomResult(below));
    cup.does({ type: 'closeRound' });
    expectSamePoints(cup);
  }
  return cup;
};

describe('random tournaments, from registration to the last place', () => {
  it('given 80 of them, with people who come late, drop, return and are disqualified, then everybody who plays has one place a round, and points agree everywhere', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const cup = playSwiss(seed);
      expect(folded(cup.events)).toEqual(cup.state());
    }
  }, 60_000);

  it('given a cut and a bracket of any size, then it ends with one winner, and everybody who is not disqualified has a place', () => {
    let finished = 0;
    for (let seed = 201; seed <= 260; seed++) {
      const cup = playSwiss(seed);
      const below = numbersFrom(seed + 1_000);
      if (nextRoundPlace(cup.state()).ok) continue;
      const { places: size } = cup.state().structure!.phases[1]!.gate as { readonly places: number };
      const ranked = standingsOf(historyOfState(cup.state()), policy);
      const playing = ranked.ok
        ? ranked.standings.rows.filter(({ entrant }) => cup.state().entrants[Number(entrant) - 1]!.play === 'active').length
        : 0;
      if (playing < size) continue;
      cup.does({ type: 'makeCut', seed: seedOf(seed), byLot: true });
      while (nextRoundPlace(cup.state()).ok) {
        cup.pair(seed);
        cup.play((one, other) => (below(2) === 0 ? won(one, 2, other, below(2)) : won(one, below(2), other, 2)));
        cup.does({ type: 'closeRound' });
        for (const number of cup.state().seedsOf[1]!)
          if (cup.state().entrants[number - 1]!.play === 'active' && below(20) === 0) cup.does({ type: 'dropEntrant', entrant: number });
      }
      cup.does({ type: 'finish', seed: seedOf(seed) });
      const places = cup.state().places!;
      expect(places.filter(({ place }) => place === 1)).toHaveLength(1);
      expect(new Set(places.map(({ entrant }) => entrant)).size).toBe(places.length);
      finished += 1;
    }
    expect(finished).toBeGreaterThan(20);
  }, 60_000);
});
