import { describe, expect, it } from '@jest/globals';
import { lowerWins, openTournament, type Played, swissPhase, topCut, won } from '../specs/played.js';
import type { TableResult } from './events.js';

const atTable = (cup: Played, table = 1) => {
  const found = cup.round().tables.find((one) => one.table === table)!;
  const [one = 0, other = 0] = found.entrants;
  return { one, other, result: found.result };
};
const report = (cup: Played, reporter: number, result: TableResult) => ({ type: 'reportResult', table: 1, reporter, result }) as const;

describe('results by players', () => {
  it('given both players of a table, when they report alike, whichever they name first, then it is confirmed', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.pair();
    const { one, other } = atTable(cup);
    expect(cup.does(report(cup, one, won(one, 2, other, 1)))).toEqual(['ResultReported']);
    expect(cup.does(report(cup, other, won(other, 1, one, 2)))).toEqual(['ResultReported', 'ResultConfirmed']);
    expect(atTable(cup).result).toMatchObject({ state: 'confirmed', source: { kind: 'players' } });
  });

  it('given they differ, when the second reports, then it is disputed, the round stays open, and a judge settles it: four events in all', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    const { one, other } = atTable(cup);
    const before = cup.events.length;
    cup.does(report(cup, one, won(one, 2, other, 1)));
    expect(cup.refuses({ type: 'closeRound' })).toMatchObject({ code: 'round/unfinished', params: { missing: [1], disputed: [] } });
    expect(cup.does(report(cup, other, won(one, 0, other, 2)))).toEqual(['ResultReported', 'ResultDisputed']);
    expect(cup.refuses({ type: 'closeRound' })).toMatchObject({ code: 'round/unfinished', params: { missing: [], disputed: [1] } });
    cup.does({ type: 'confirmResult', round: 1, table: 1, result: won(one, 2, other, 1), source: { kind: 'staff' } });
    expect(cup.events.slice(before).map(({ type }) => type)).toEqual([
      'ResultReported',
      'ResultReported',
      'ResultDisputed',
      'ResultConfirmed',
    ]);
    cup.does({ type: 'closeRound' });
  });

  it('given a dispute, when one of them gives in and reports what the other said, then it is confirmed', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    const { one, other } = atTable(cup);
    cup.does(report(cup, one, won(one, 2, other, 1)));
    cup.does(report(cup, other, won(one, 0, other, 2)));
    expect(cup.does(report(cup, one, won(one, 0, other, 2)))).toEqual(['ResultReported', 'ResultConfirmed']);
  });

  it('given a report, when the same player repeats it, or somebody reports for another table, or after it stands, then it is refused', () => {
    const cup = openTournament(4, [swissPhase(1)]);
    cup.pair();
    const { one, other } = atTable(cup);
    const stranger = [1, 2, 3, 4].find((number) => number !== one && number !== other)!;
    cup.does(report(cup, one, won(one, 2, other, 1)));
    expect(cup.refuses(report(cup, one, won(other, 1, one, 2)))).toMatchObject({ code: 'tournament/nothing-to-change' });
    expect(cup.refuses(report(cup, stranger, won(one, 2, other, 1)))).toMatchObject({ code: 'result/not-yours' });
    expect(cup.refuses({ ...report(cup, one, won(one, 2, other, 1)), table: 9 })).toMatchObject({ code: 'table/not-found' });
    cup.does(report(cup, other, won(one, 2, other, 1)));
    expect(cup.refuses(report(cup, one, won(one, 2, other, 0)))).toMatchObject({ code: 'result/stands' });
  });

  it('given staff enter the results, when a player reports, then it is refused', () => {
    const cup = openTournament(2, [swissPhase(1)], { reporting: 'staff' });
    cup.pair();
    expect(cup.refuses(report(cup, 1, won(1, 2, 2, 0)))).toMatchObject({ code: 'result/not-reported-by-players' });
  });
});

describe('the report of one player alone', () => {
  const minute = 60_000;
  const stand = { type: 'confirmLoneReport', round: 1, table: 1 } as const;

  it('given ten minutes for the others, when they are over, then it stands, whichever side reported; a millisecond earlier it does not', () => {
    for (const side of [0, 1]) {
      const cup = openTournament(4, [swissPhase(1)], { loneReportMinutes: 10 });
      cup.pair();
      const reporter = cup.round().tables[0]!.entrants[side]!;
      const { one, other } = atTable(cup);
      cup.does(report(cup, reporter, won(one, 2, other, 1)));
      // Each command comes a second after the one before.
      cup.waits(10 * minute - 1_001);
      expect(cup.refuses(stand)).toMatchObject({ code: 'result/not-due', params: { round: 1, table: 1 } });
      cup.waits(-999);
      expect(cup.does(stand)).toEqual(['ResultConfirmed']);
      expect(atTable(cup).result).toMatchObject({
        state: 'confirmed',
        result: won(one, 2, other, 1),
        source: { kind: 'player', reporter },
      });
      expect(cup.refuses(report(cup, other, won(one, 0, other, 2)))).toMatchObject({ code: 'result/stands' });
      expect(cup.does({ type: 'correctResult', round: 1, table: 1, result: won(one, 0, other, 2), reason: 'slip' })).toEqual([
        'ResultCorrected',
      ]);
    }
  });

  it('given a player who changes their report, then the others have the whole time again', () => {
    const cup = openTournament(2, [swissPhase(1)], { loneReportMinutes: 10 });
    cup.pair();
    const { one, other } = atTable(cup);
    cup.does(report(cup, one, won(one, 2, other, 1)));
    cup.waits(9 * minute);
    cup.does(report(cup, one, won(one, 2, other, 0)));
    cup.waits(9 * minute);
    expect(cup.refuses(stand)).toMatchObject({ code: 'result/not-due' });
    cup.waits(minute);
    cup.does(stand);
    expect(atTable(cup).result).toMatchObject({ result: won(one, 2, other, 0) });
  });

  it('given nobody, or both, or staff have spoken, or the tournament gives no time, then no report stands by itself', () => {
    const cup = openTournament(4, [swissPhase(1)], { loneReportMinutes: 1 });
    cup.pair();
    const { one, other } = atTable(cup);
    const isNotDue = { code: 'result/not-due' };
    expect(cup.refuses(stand)).toMatchObject(isNotDue);
    cup.does(report(cup, one, won(one, 2, other, 1)));
    cup.does(report(cup, other, won(one, 0, other, 2)));
    cup.waits(minute);
    expect(cup.refuses(stand)).toMatchObject(isNotDue);
    cup.does({ type: 'confirmResult', round: 1, table: 1, result: won(one, 2, other, 1), source: { kind: 'staff' } });
    expect(cup.refuses(stand)).toMatchObject(isNotDue);
    expect(cup.refuses({ ...stand, table: 9 })).toMatchObject({ code: 'table/not-found' });
    expect(cup.refuses({ ...stand, round: 2 })).toMatchObject({ code: 'round/wrong-stage' });
    cup.play();
    cup.does({ type: 'closeRound' });
    expect(cup.refuses(stand)).toMatchObject({ code: 'round/wrong-stage' });

    const patient = openTournament(2, [swissPhase(1)]);
    patient.pair();
    patient.does(report(patient, 1, won(1, 2, 2, 0)));
    patient.waits(1_000 * minute);
    expect(patient.refuses(stand)).toMatchObject(isNotDue);
  });

  it('given it stands, when the recorded match says otherwise, then the match counts', () => {
    const cup = openTournament(2, [swissPhase(1)], { loneReportMinutes: 1 });
    cup.pair();
    cup.does(report(cup, 1, won(1, 2, 2, 0)));
    cup.waits(minute);
    cup.does(stand);
    const source = { kind: 'match', matchId: 'm', version: 9, hash: 'ab' } as const;
    expect(cup.does({ type: 'confirmResult', round: 1, table: 1, result: won(1, 0, 2, 2), source })).toEqual(['ResultConfirmed']);
    expect(atTable(cup).result).toMatchObject({ result: won(1, 0, 2, 2), source: { kind: 'match' } });
  });
});

describe('which results there are', () => {
  it.each([
    ['three games in a best of three', won(1, 3, 2, 1)],
    ['both with two', won(1, 2, 2, 2)],
    ['a game fewer than none', won(1, -1, 2, 2)],
    ['half a game', won(1, 1.5, 2, 0)],
    ['somebody who does not sit there', won(1, 2, 3, 0)],
    ['one entrant twice', won(1, 2, 1, 0)],
    ['an absent stranger', { kind: 'noShow', absent: 3 } as const],
  ])('given %s, when it is entered, then it is refused and nothing is recorded', (_what, result) => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    const before = cup.events.length;
    expect(cup.refuses({ type: 'confirmResult', round: 1, table: 1, result, source: { kind: 'staff' } })).toMatchObject({
      code: 'result/impossible',
    });
    expect(cup.events).toHaveLength(before);
  });

  it('given a draw, when the policy or the phase has none, then it is refused; in Konami’s an equal score is a loss for both', () => {
    const draw = (one: number, other: number): TableResult => won(one, 1, other, 1);
    const swiss = openTournament(2, [swissPhase(1)]);
    swiss.playRound(draw);
    const konami = openTournament(2, [swissPhase(1)], { policy: 'yugioh' });
    konami.playRound(draw);
    expect(konami.state().rounds[0]!.tables[0]!.result).toMatchObject({ state: 'confirmed' });
    const playoff = openTournament(2, [{ ...topCut(2), gate: null }]);
    playoff.pair();
    for (const result of [draw(1, 2), { kind: 'doubleLoss' } as const])
      expect(playoff.refuses({ type: 'confirmResult', round: 1, table: 1, result, source: { kind: 'staff' } })).toMatchObject({
        code: 'result/draw-not-allowed',
      });
  });

  it('given a bye, a round that is not there, or one that is not published, when a result is entered, then it is refused', () => {
    const cup = openTournament(3, [swissPhase(2)]);
    cup.does({ type: 'pairRound', seed: '0'.repeat(64), input: cup.events.length, matchIds: [] });
    const enter = (round: number, table: number) =>
      cup.refuses({ type: 'confirmResult', round, table, result: won(1, 2, 2, 0), source: { kind: 'staff' } }).code;
    expect(enter(1, 1)).toBe('round/not-found');
    cup.does({ type: 'publishRound' });
    expect(enter(1, 2)).toBe('table/not-found');
    expect(enter(2, 1)).toBe('round/not-found');
  });
});

describe('a recorded match', () => {
  const match = { kind: 'match', matchId: 'm', version: 9, hash: 'h' } as const;
  const ended = (cup: Played, result: TableResult) => cup.does({ type: 'confirmResult', round: 1, table: 1, result, source: match });

  it('given players agreed otherwise, when the match ends, then what was recorded counts', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    const { one, other } = atTable(cup);
    cup.does(report(cup, one, won(one, 2, other, 1)));
    cup.does(report(cup, other, won(one, 2, other, 1)));
    expect(ended(cup, won(one, 0, other, 2))).toEqual(['ResultConfirmed']);
    expect(atTable(cup).result).toMatchObject({ result: won(one, 0, other, 2), source: match });
  });

  it('given staff said so, or the round is closed, when the match ends, then nothing changes', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    cup.play();
    expect(ended(cup, won(1, 0, 2, 2))).toEqual([]);
    cup.does({ type: 'closeRound' });
    expect(ended(cup, won(1, 0, 2, 2))).toEqual([]);
    expect(atTable(cup).result).toMatchObject({ source: { kind: 'staff' } });
  });
});

describe('a correction', () => {
  it('given a result, when it is corrected, then before and after are in the log, and standings follow', () => {
    const cup = openTournament(2, [swissPhase(2)]);
    cup.playRound(lowerWins);
    const correction = { type: 'correctResult', round: 1, table: 1, result: won(1, 1, 2, 2), reason: 'slip misread' } as const;
    expect(cup.does(correction)).toEqual(['ResultCorrected']);
    expect(cup.events.at(-1)!.data).toMatchObject({ before: { kind: 'games' }, after: won(1, 1, 2, 2), reason: 'slip misread' });
    expect(cup.refuses(correction)).toMatchObject({ code: 'tournament/nothing-to-change' });
    expect(cup.state().rounds[0]!.tables[0]!.result).toMatchObject({ corrected: true, event: { version: cup.events.length } });
  });

  it('given no result yet, or a tournament that is finished, when it is corrected, then it is refused', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    const correction = { type: 'correctResult', round: 1, table: 1, result: won(1, 1, 2, 2), reason: 'slip misread' } as const;
    expect(cup.refuses(correction)).toMatchObject({ code: 'result/missing' });
    cup.play();
    cup.does({ type: 'closeRound' });
    cup.does({ type: 'finish', seed: '0'.repeat(64) });
    expect(cup.refuses(correction)).toMatchObject({ code: 'tournament/wrong-status' });
  });
});
