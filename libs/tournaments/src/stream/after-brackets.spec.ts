import { describe, expect, it } from '@jest/globals';
import { lowerWins, openTournament, type Played, seedOf, swissPhase, topCut, won } from '../specs/played.js';
import type { Phase } from './plan.js';

const cut = (byLot = false) => ({ type: 'makeCut', seed: seedOf(3), byLot }) as const;
const finish = { type: 'finish', seed: seedOf(5) } as const;
const top = (places: number): Phase['gate'] => ({ kind: 'top', places });
const finalFour: Phase = { kind: 'roundRobin', bestOf: 3, minutes: null, gate: top(4) };

/** The higher number wins 2-0, against the standings so far. */
const higherWins: typeof lowerWins = (one, other) => (one > other ? won(one, 2, other, 0) : won(one, 0, other, 2));

/** Places of entrants, the first first. */
const order = (cup: Played): readonly number[] => cup.state().places!.map(({ entrant }) => entrant);

describe('a phase after a bracket', () => {
  it('given a bracket of eight and a final of four, when it is played, then the order of the bracket is that in which the four are seeded', () => {
    const cup = openTournament(12, [swissPhase(3), topCut(8), finalFour]);
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does(cut(true));
    const eight = cup.state().seedsOf[1]!;
    for (let round = 1; round <= 3; round++) cup.playRound();
    expect(cup.refuses(finish).code).toBe('tournament/phase-not-over');
    cup.does(cut());
    const four = cup.state().seedsOf[2]!;
    // Entrant 1 has won the bracket, and all four have won their quarterfinals.
    expect(four[0]).toBe(1);
    const quarterfinals = cup.state().rounds[3]!.tables;
    expect([...four].sort((a, b) => a - b)).toEqual(quarterfinals.map(({ entrants }) => Math.min(...entrants)).sort((a, b) => a - b));
    for (let round = 1; round <= 3; round++) cup.playRound(higherWins);
    cup.does(finish);
    const places = order(cup);
    // Those of the final first, in the order of the standings that go on; then the others of the bracket, by seed; then whoever missed the cut.
    expect([...places.slice(0, 4)].sort((a, b) => a - b)).toEqual([...four].sort((a, b) => a - b));
    expect(places.slice(4, 8)).toEqual(eight.filter((entrant) => !four.includes(entrant)));
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it('given a bracket after a bracket, then the second is seeded by the first, walkovers of both are told, and places follow the second', () => {
    const cup = openTournament(7, [{ ...topCut(7), gate: null }, topCut(4)]);
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does(cut());
    const seeds = cup.state().seedsOf[1]!;
    expect(seeds[0]).toBe(1);
    cup.does({ type: 'dropEntrant', entrant: seeds[3]! });
    const semifinals = cup.pair();
    expect(semifinals.tables.map(({ entrants }) => entrants)).toEqual([[seeds[1], seeds[2]]]);
    expect(semifinals.unpaired).toMatchObject([{ entrant: seeds[0], why: { kind: 'walkover', absent: seeds[3] } }]);
    cup.play();
    cup.does({ type: 'closeRound' });
    cup.playRound(higherWins);
    cup.does(finish);
    const winner = Math.max(seeds[0]!, Math.min(seeds[1]!, seeds[2]!));
    expect(order(cup)[0]).toBe(winner);
    expect(new Set(order(cup)).size).toBe(7);
  });

  it('given somebody who leaves after the quarterfinals of either bracket, then both walkovers are told, each in its own bracket', () => {
    const cup = openTournament(12, [swissPhase(1), topCut(8), topCut(8)]);
    cup.playRound();
    for (const phase of [1, 2]) {
      cup.does(cut(true));
      cup.playRound();
      const [one = 0, other = 0] = cup.round().tables[0]!.entrants;
      cup.does({ type: 'dropEntrant', entrant: Math.min(one, other) });
      cup.playRound();
      expect([phase, cup.round().unpaired.map(({ why }) => why.kind)]).toEqual([phase, ['walkover']]);
      cup.playRound();
    }
    cup.does(finish);
    expect(order(cup)).toHaveLength(12);
  });

  it('given the phase behind it has begun, when the final of the bracket is corrected to another winner, then it is frozen', () => {
    const cup = openTournament(4, [
      { ...topCut(4), gate: null },
      { ...finalFour, gate: top(2) },
    ]);
    cup.playRound();
    cup.playRound();
    const { round, tables } = cup.round();
    const [one = 0, other = 0] = tables[0]!.entrants;
    const correction = { type: 'correctResult', round, table: 1, result: higherWins(one, other), reason: 'slip' } as const;
    cup.does(cut());
    const before = cup.state().seedsOf[1]!;
    // Not begun: the result changes, and the cut is made again.
    cup.does(correction);
    cup.does(cut());
    expect(cup.state().seedsOf[1]).toEqual([...before].reverse());
    cup.pair();
    expect(cup.refuses({ ...correction, result: lowerWins(one, other) }).code).toBe('result/frozen');
  });

  it('given a gate by points, with ties, or for everybody behind a bracket, then the structure is refused: a bracket gives no points', () => {
    const cup = openTournament(8, []);
    for (const gate of [
      { kind: 'points', atLeast: 3 },
      { kind: 'topAndTied', places: 2, tiedBy: 'points' },
      { kind: 'everybody' },
    ] as const)
      expect(
        cup.refuses({ type: 'setStructure', structure: { phases: [swissPhase(2), topCut(4), swissPhase(2, { gate })] }, reason: null })
          .code,
      ).toBe('tournament/structure-invalid');
  });
});
