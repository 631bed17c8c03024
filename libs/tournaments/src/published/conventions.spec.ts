import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { History } from '../history.js';
import { knownConventions } from '../policies/index.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { played, policy, standings, withEntrants } from '../specs/histories.js';
import { histories } from '../specs/random-histories.js';
import { type PublishedFile, publishedFile, withRow } from '../specs/published.js';
import { equalsItsTerms } from '../standings/figures.js';
import type { Showing } from './compare.js';
import { type Conventions, conventionsOf } from './conventions.js';
import { ranksAgreeing } from './ranks.js';
import { type PublishedTournament, readPublished } from './read.js';
import { swissRoundsOf } from './swiss-rounds.js';

const tournamentOf = (file: PublishedFile): PublishedTournament => {
  const answer = readPublished(file);
  if (!answer.ok) throw new Error(`${answer.problem.code} at ${answer.problem.place}`);
  return answer.tournament;
};

const found = (file: PublishedFile, tried: readonly StandingsPolicy[] = knownConventions): Conventions => {
  const answer = conventionsOf(tournamentOf(file), tried);
  if (!answer.ok) throw new Error(`${answer.problem.code} at ${answer.problem.place}`);
  return answer;
};

const sevenDigits: Showing = { digits: 7, mode: 'halfUp', ownGw: 'floored' };

const event: History = played(
  ['a 2-0-0 b', 'c 2-1-0 d', 'e 2-0-0 f', 'g bye'],
  ['a 2-1-0 c', 'e 1-1-0 g', 'd 2-0-0 f', 'b bye'],
  ['a 0-0-3 e', 'c 2-1-0 g', 'd 2-1-0 b', 'f loss'],
);

const file = publishedFile(event, standings(event, 'magic-third'), sevenDigits);

describe('the convention of published standings', () => {
  it.each(knownConventions)('given standings by $id, when conventions are tried, then it is the one that fits', (used) => {
    const { best, alsoBest, fits } = found(publishedFile(event, standings(event, used), { ...sevenDigits, ownGw: 'raw' }));
    expect(fits).toBe(true);
    expect([best, ...alsoBest].map((one) => `${one.policy.id} ${one.showing.ownGw}`)).toContain(`${used.id} raw`);
    expect(best.counts).toEqual({ equal: 7, oneUnitOff: 0, frozen: 0, different: 0 });
  });

  it('given any tournament by any known convention, when conventions are tried, then the one used is among those that fit', () => {
    const showings = fc.record({
      digits: fc.integer({ min: 3, max: 9 }),
      mode: fc.constantFrom('halfUp' as const, 'halfEven' as const, 'truncated' as const),
      ownGw: fc.constantFrom('raw' as const, 'floored' as const),
    });
    fc.assert(
      fc.property(histories, fc.constantFrom(...knownConventions), showings, (history, used, showing) => {
        const single = { ...history, rounds: history.rounds.map((round) => round.filter(({ kind }) => kind !== 'doubleLoss')) };
        const made = standings(single, used);
        const tournament = tournamentOf(publishedFile(single, made, showing));
        // Where every digit behind the first ones is 0, fewer are published, and rounding to those is another way of showing.
        fc.pre(tournament.digits === showing.digits);
        const answer = conventionsOf(tournament, knownConventions);
        expect(answer).toMatchObject({ ok: true, fits: true, best: { counts: { oneUnitOff: 0, different: 0, frozen: 0 } } });
        const all = answer.ok ? [answer.best, ...answer.alsoBest] : [];
        expect(all.map((one) => JSON.stringify([one.policy.id, one.showing.mode, one.showing.ownGw]))).toContain(
          JSON.stringify([used.id, showing.mode, showing.ownGw]),
        );
        expect(ranksAgreeing(made.rows, tournament)).toBe(history.entrants.length);
      }),
      { numRuns: 40 },
    );
  });

  it('given a number one unit off, when it is compared, then it is told apart from one that is more off', () => {
    const oneOff = found(withRow(file, 'b', { OMWP: 0.8333334 }));
    expect(file.Standings.find(({ Player }) => Player === 'b')?.OMWP).toBe(0.7222222);
    expect(oneOff).toMatchObject({ fits: false, best: { policy: { id: 'magic-third' }, counts: { equal: 6, different: 1 } } });
    const unit = found(withRow(file, 'b', { OMWP: 0.7222223 }));
    expect(unit).toMatchObject({ fits: true, best: { counts: { equal: 6, oneUnitOff: 1 } } });
    expect(found(withRow(file, 'b', { OMWP: 0.7222221 }))).toMatchObject({ fits: true, best: { counts: { equal: 6, oneUnitOff: 1 } } });
    const [row] = unit.best.rows.filter(({ verdict }) => verdict.kind === 'oneUnitOff');
    expect(row).toMatchObject({ row: { player: 'b' }, verdict: { columns: [{ column: 'OMWP' }] } });
    if (row?.verdict.kind !== 'oneUnitOff') throw new Error('it is one unit off');
    for (const { figure } of row.verdict.columns) expect(equalsItsTerms(figure, unit.best.policy)).toBe(true);
  });

  it('given one column one unit off and another by more, when it is compared, then the row differs', () => {
    expect(found(withRow(file, 'b', { OMWP: 0.7222223, OGWP: 0.9 })).best.counts).toMatchObject({ oneUnitOff: 0, different: 1 });
  });

  it('given tiebreakers of a player who left after round 2, when they are frozen then, then the round is named', () => {
    const left = {
      ...event,
      rounds: event.rounds.map((round, at) => (at < 2 ? round : round.filter(({ place }) => place !== 'round 3, table 4'))),
    };
    const frozen = standings(withEntrants(left, { f: { frozenAfter: 2 } }), 'magic-third');
    const { best, fits } = found(publishedFile(left, frozen, sevenDigits));
    expect([fits, best.counts]).toEqual([true, { equal: 6, oneUnitOff: 0, frozen: 1, different: 0 }]);
    expect(best.rows.find(({ row }) => row.player === 'f')?.verdict).toEqual({ kind: 'frozen', afterRound: 2 });
  });

  it('given tiebreakers of an earlier round for a player who played on, when they are compared, then they are not taken for frozen', () => {
    const frozen = standings(withEntrants(event, { b: { frozenAfter: 2 } }), 'magic-third');
    expect(found(publishedFile(event, frozen, sevenDigits)).best.counts).toMatchObject({ frozen: 0, different: 1 });
  });

  it('given a policy without game wins, when it is compared, then only its own column is', () => {
    const decided = played(['a 2-0-0 b', 'c 2-0-0 d'], ['a 2-0-0 c', 'b 2-1-0 d']);
    const published = publishedFile(decided, standings(decided, 'yugioh'), { ...sevenDigits, digits: 3 });
    expect(found(withRow(published, 'a', { GWP: 0.123 }), [policy('yugioh')])).toMatchObject({
      fits: true,
      best: { counts: { equal: 4 } },
    });
  });
});

describe('the rounds that are Swiss', () => {
  const bracket = { RoundName: 'Round 4', Matches: [{ Player1: 'a', Player2: 'e', Result: '2-0-0' }] };

  it('given a bracket that is called a round, when points are those before it, then it does not count', () => {
    const answer = swissRoundsOf(tournamentOf({ ...file, Rounds: [...file.Rounds, bracket] }), policy('magic'));
    expect(answer).toEqual({ ok: true, rounds: 3 });
    expect(found({ ...file, Rounds: [...file.Rounds, bracket] }).best).toMatchObject({ swissRounds: 3, counts: { equal: 7 } });
  });

  it('given a round without matches behind them, when points are the same, then the longest prefix is taken', () => {
    const answer = swissRoundsOf(tournamentOf({ ...file, Rounds: [...file.Rounds, { RoundName: '', Matches: [] }] }), policy('magic'));
    expect(answer).toEqual({ ok: true, rounds: 4 });
  });

  it('given points that no prefix gives, when it is asked for, then the closest one and a player are named', () => {
    const answer = conventionsOf(tournamentOf(withRow(file, 'b', { Points: 5 })), knownConventions);
    expect(answer).toMatchObject({ ok: false, problem: { code: 'file/points-not-reproduced', place: 'Standings[5].Points' } });
    expect(answer.ok ? '' : answer.problem.detail).toContain('after 3 rounds 1 differ: b has 5 published and 3 by the results');
  });

  it('given a player in two matches of a round, when it is asked for, then the place is named', () => {
    const [first, ...others] = file.Rounds;
    const twice = { RoundName: '', Matches: [...(first?.Matches ?? []), { Player1: 'a', Player2: 'c', Result: '2-0-0' }] };
    expect(conventionsOf(tournamentOf({ ...file, Rounds: [twice, ...others] }), knownConventions)).toMatchObject({
      ok: false,
      problem: { code: 'history/twice-in-a-round', place: 'Rounds[0].Matches[4]' },
    });
  });

  it('given no policy to try, when conventions are asked for, then that is an error of the caller', () => {
    expect(() => conventionsOf(tournamentOf(file), [])).toThrow(RangeError);
  });
});
