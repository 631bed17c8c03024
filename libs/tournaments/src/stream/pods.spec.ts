import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { openTournament, seedOf, swissPhase, won } from '../specs/played.js';
import type { TableResult } from './events.js';
import type { Phase } from './plan.js';
import { recordsOf } from './records-of.js';

const finish = { type: 'finish', seed: seedOf(5) } as const;

describe('pods', () => {
  const podPhase: Phase = { kind: 'pods', rounds: 3, bestOf: 1, minutes: 80, gate: null };

  it('given eleven in pods, then two fours and a three, one winner each, and standings by the policy of pods', () => {
    const cup = openTournament(11, [podPhase], { policy: 'pods' });
    for (let round = 1; round <= 3; round++) cup.playRound((one) => ({ kind: 'pod', winner: one }));
    expect(cup.state().rounds.map(({ tables }) => tables.map(({ entrants }) => entrants.length).sort())).toEqual([
      [3, 4, 4],
      [3, 4, 4],
      [3, 4, 4],
    ]);
    cup.does(finish);
    expect(cup.state().places).toHaveLength(11);
  });

  it('given some who did not come, then they lose and the others play on; whoever alone came wins, and where nobody came all lose', () => {
    const cup = openTournament(11, [podPhase], { policy: 'pods' });
    const { tables } = cup.pair();
    const [four, other, three] = [...tables].sort((a, b) => b.entrants.length - a.entrants.length);
    const enter = (table: (typeof tables)[number], result: TableResult) =>
      ({ type: 'confirmResult', round: 1, table: table.table, result, source: { kind: 'staff' } }) as const;
    const [a = 0, b = 0, c = 0, d = 0] = four!.entrants;
    for (const result of [
      { kind: 'noShow', absent: d },
      { kind: 'podWithAbsent', winner: d, absent: [d] },
      { kind: 'podWithAbsent', winner: a, absent: [] },
      { kind: 'podWithAbsent', winner: a, absent: [99] },
      { kind: 'podWithAbsent', winner: a, absent: [d, d] },
      { kind: 'podWithAbsent', winner: null, absent: [b, c, d] },
    ] as const)
      expect([result, cup.refuses(enter(four!, result)).code]).toEqual([result, 'result/impossible']);
    cup.does(enter(four!, { kind: 'podWithAbsent', winner: a, absent: [d] }));
    cup.does(enter(other!, { kind: 'podWithAbsent', winner: null, absent: other!.entrants.slice(0, 2) }));
    const [first = 0, ...rest] = three!.entrants;
    cup.does(enter(three!, { kind: 'podWithAbsent', winner: first, absent: rest }));
    const points = () => recordsOf(cup.state(), policyOf('pods')!).map((record) => record.points);
    const pointsOf = (...entrants: readonly number[]) => entrants.map((entrant) => points()[entrant - 1]);
    expect(pointsOf(a, b, c, d)).toEqual([7, 0, 0, 0]);
    expect(pointsOf(...other!.entrants)).toEqual([0, 0, 1, 1]);
    expect(pointsOf(...three!.entrants)).toEqual([5, 0, 0]);
    const correct = { type: 'correctResult', round: 1, reason: 'they came in the end' } as const;
    cup.does({ ...correct, table: four!.table, result: { kind: 'podWithAbsent', winner: null, absent: [d, c, b, a] } });
    cup.does({ ...correct, table: other!.table, result: { kind: 'doubleLoss' } });
    expect(pointsOf(...four!.entrants, ...other!.entrants)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('given two players who report the same who did not come, in any order, then it is confirmed', () => {
    const cup = openTournament(4, [podPhase], { policy: 'pods' });
    const [a = 0, b = 0, c = 0, d = 0] = cup.pair().tables[0]!.entrants;
    const report = (reporter: number, absent: readonly number[]) =>
      ({ type: 'reportResult', table: 1, reporter, result: { kind: 'podWithAbsent', winner: a, absent } }) as const;
    expect(cup.does(report(a, [c, d]))).toEqual(['ResultReported']);
    expect(cup.does(report(b, [d, c]))).toEqual(['ResultReported', 'ResultConfirmed']);
  });

  it('given results of pairs, strangers, or a policy of pairs, then pods refuse them, and pairs refuse pods', () => {
    const cup = openTournament(4, [podPhase], { policy: 'pods' });
    cup.pair();
    const enter = (result: TableResult) =>
      cup.refuses({ type: 'confirmResult', round: 1, table: 1, result, source: { kind: 'staff' } }).code;
    expect(enter(won(1, 2, 2, 0))).toBe('result/impossible');
    expect(enter({ kind: 'pod', winner: 9 })).toBe('result/impossible');
    const pairs = openTournament(4, []);
    expect(pairs.refuses({ type: 'setStructure', structure: { phases: [podPhase] }, reason: null }).code).toBe(
      'tournament/structure-invalid',
    );
    pairs.does({ type: 'setStructure', structure: { phases: [swissPhase(1)] }, reason: null });
    pairs.pair();
    expect(
      pairs.refuses({ type: 'confirmResult', round: 1, table: 1, result: { kind: 'pod', winner: 1 }, source: { kind: 'staff' } }).code,
    ).toBe('result/impossible');
    const refusing = openTournament(4, [], { policy: 'pods' });
    expect(refusing.refuses({ type: 'setStructure', structure: { phases: [swissPhase(1)] }, reason: null }).code).toBe(
      'tournament/structure-invalid',
    );
  });
});
