import { describe, expect, it } from '@jest/globals';
import { lowerWins, openTournament, type Played, seedOf, swissPhase, topCut, won } from '../specs/played.js';
import { nextRoundPlace } from './decide-rounds.js';
import type { TableResult } from './events.js';
import type { Phase } from './plan.js';

const cut = (byLot = false) => ({ type: 'makeCut', seed: seedOf(3), byLot }) as const;
const finish = { type: 'finish', seed: seedOf(5) } as const;
const roundRobin: Phase = { kind: 'roundRobin', bestOf: 3, minutes: 50, gate: null };

describe('the cut', () => {
  it('given eight after three rounds, when the first four go on, then they meet 1-4 and 2-3, and places follow the bracket', () => {
    const cup = openTournament(8, [swissPhase(3), topCut(4)]);
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does(cut(true));
    const seeds = cup.state().seedsOf[1]!;
    expect(seeds).toHaveLength(4);
    expect(seeds[0]).toBe(1);
    const semifinals = cup.pair();
    expect(semifinals.tables.map(({ entrants }) => entrants)).toEqual([
      [seeds[0], seeds[3]],
      [seeds[1], seeds[2]],
    ]);
    // The lower seeds win both.
    cup.play((one, other) => (seeds.indexOf(one) > seeds.indexOf(other) ? won(one, 2, other, 0) : won(one, 0, other, 2)));
    cup.does({ type: 'closeRound' });
    cup.playRound((one, other) => won(one, 2, other, 1));
    expect(cup.does(finish)).toEqual(['TournamentFinished', 'SeedRevealed']);
    const places = cup.state().places!;
    expect(places.slice(0, 4).map(({ entrant }) => entrant)).toEqual([seeds[2], seeds[3], seeds[0], seeds[1]]);
    expect(places.map(({ place }) => place).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(places).toHaveLength(8);
  });

  it('given ties at the edge, when no lot is wanted, then it names them; by lot it says among whom it decided; with ties all go on', () => {
    const open = (gate: Phase['gate']) => {
      const cup = openTournament(4, [swissPhase(1), { ...topCut(2), gate }]);
      cup.playRound((one, other) => won(one, 1, other, 1, 1));
      return cup;
    };
    const strict = open({ kind: 'top', places: 2 });
    expect(strict.refuses(cut())).toMatchObject({ code: 'tournament/cut-tied', params: { entrants: [1, 2, 3, 4] } });
    strict.does(cut(true));
    expect(strict.events.at(-1)!.data).toMatchObject({
      seeds: [expect.any(Number), expect.any(Number)],
      byLot: expect.arrayContaining([1, 2, 3, 4]),
    });
    const generous = open({ kind: 'topAndTied', places: 2, tiedBy: 'points' });
    generous.does(cut());
    expect(generous.state().seedsOf[1]).toHaveLength(4);
  });

  it('given so many points are asked for, then everybody goes on who has them', () => {
    const cup = openTournament(8, [swissPhase(2), { ...topCut(2), gate: { kind: 'points', atLeast: 3 } }]);
    cup.playRound();
    cup.playRound();
    cup.does(cut(true));
    expect(cup.state().seedsOf[1]).toHaveLength(6);
  });

  it('given somebody dropped, then whoever is behind goes on in their place', () => {
    const cup = openTournament(8, [swissPhase(3), topCut(2)]);
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does({ type: 'dropEntrant', entrant: 1 });
    cup.does(cut(true));
    expect(cup.state().seedsOf[1]).not.toContain(1);
  });

  it('given a cut larger than the field, rounds that are left, or no phase to come, then it is refused', () => {
    const large = openTournament(4, [swissPhase(2), topCut(8)]);
    large.playRound();
    expect(large.refuses(cut())).toMatchObject({ code: 'tournament/phase-not-over' });
    large.pair();
    large.play();
    expect(large.refuses(cut())).toMatchObject({ code: 'tournament/phase-not-over' });
    large.does({ type: 'closeRound' });
    expect(large.refuses(cut())).toMatchObject({ code: 'tournament/cut-too-large', params: { cut: 8, entrants: 4 } });
    const none = openTournament(2, [swissPhase(1)]);
    none.playRound();
    expect(none.refuses(cut())).toMatchObject({ code: 'tournament/no-next-phase' });
  });

  it('given a result is corrected before the first match of the bracket, then the cut can be made again; afterwards it stands', () => {
    const cup = openTournament(4, [swissPhase(2), topCut(2)]);
    cup.playRound();
    cup.playRound();
    cup.does(cut(true));
    const [first] = cup.state().rounds[1]!.tables;
    const [one = 0, other = 0] = first!.entrants;
    cup.does({
      type: 'correctResult',
      round: 2,
      table: 1,
      result: one < other ? won(one, 0, other, 2) : won(one, 2, other, 0),
      reason: 'slip',
    });
    cup.does(cut(true));
    expect(cup.events.filter(({ type }) => type === 'CutMade')).toHaveLength(2);
    cup.pair();
    expect(cup.refuses(cut(true))).toMatchObject({ code: 'tournament/phase-not-over' });
  });
});

describe('a bracket', () => {
  it('given an opponent who is gone after the cut, then nobody moves up: it is a walkover, and they are placed where they fell', () => {
    const cup = openTournament(8, [swissPhase(3), topCut(4)]);
    for (let round = 1; round <= 3; round++) cup.playRound();
    cup.does(cut(true));
    const seeds = cup.state().seedsOf[1]!;
    cup.does({ type: 'dropEntrant', entrant: seeds[3]! });
    const semifinals = cup.pair();
    expect(semifinals.tables).toHaveLength(1);
    expect(semifinals.unpaired).toMatchObject([{ entrant: seeds[0], gets: 'bye', why: { kind: 'walkover', absent: seeds[3] } }]);
    cup.play();
    cup.does({ type: 'closeRound' });
    cup.playRound();
    cup.does(finish);
    expect(cup.state().places!.findIndex(({ entrant }) => entrant === seeds[3])).toBe(3);
  });

  it('given five, then the second and third seed wait for round 2, although nobody has to play before them', () => {
    const cup = openTournament(5, [{ ...topCut(5), gate: null }]);
    cup.pair();
    const seeds = cup.state().seedsOf[0]!;
    expect(cup.round().tables.map(({ entrants }) => entrants)).toEqual([[seeds[3], seeds[4]]]);
    cup.play();
    cup.does({ type: 'closeRound' });
    expect(cup.pair().tables).toHaveLength(2);
  });

  it('given six without rounds before, then the order is a lot, two have byes to round 2, and the final ends it', () => {
    const cup = openTournament(6, [{ ...topCut(8), gate: null }]);
    cup.playRound(lowerWins);
    expect(cup.events.filter(({ type }) => type === 'BracketSeeded')).toHaveLength(1);
    expect(cup.state().rounds[0]!.tables).toHaveLength(2);
    cup.playRound(lowerWins);
    cup.playRound(lowerWins);
    expect(cup.refuses({ type: 'pairRound', seed: seedOf(1), input: 1, matchIds: [] })).toMatchObject({ code: 'round/no-more' });
    cup.does(finish);
    expect(cup.state().places![0]).toEqual({ entrant: 1, place: 1 });
  });
});

describe('brackets of other forms', () => {
  const double: Phase = { kind: 'doubleElimination', bestOf: 3, minutes: null, gate: null };
  const untilOver = (cup: Played, result?: (one: number, other: number) => TableResult): void => {
    for (let round = 1; round <= 20; round++) {
      if (!nextRoundPlace(cup.state()).ok) return;
      cup.playRound(result);
    }
    throw new Error('the bracket does not end');
  };

  it('given double elimination, when the unbeaten one loses the grand final, then it is played again; otherwise it is over', () => {
    const plain = openTournament(4, [double]);
    untilOver(plain);
    expect(plain.state().rounds.flatMap(({ tables }) => tables.map(({ why }) => (why.kind === 'bracket' ? why.part : '')))).not.toContain(
      'reset',
    );
    plain.does(finish);
    expect(plain.state().places!.map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4]);
    const turned = openTournament(4, [double]);
    const parts = (): readonly string[] => turned.round().tables.map(({ why }) => (why.kind === 'bracket' ? why.part : ''));
    for (let round = 1; round <= 20 && nextRoundPlace(turned.state()).ok; round++) {
      turned.pair();
      const isFinal = parts()[0] === 'grandFinal';
      turned.play((one, other) => (isFinal === one < other ? won(one, 0, other, 2) : won(one, 2, other, 0)));
      turned.does({ type: 'closeRound' });
    }
    expect(
      turned
        .state()
        .rounds.at(-1)!
        .tables.map(({ why }) => (why.kind === 'bracket' ? why.part : '')),
    ).toEqual(['reset']);
    turned.does(finish);
    expect(turned.state().places![0]).toEqual({ entrant: 1, place: 1 });
  });

  it('given a match for the third place, then the losers of the semifinals play it beside the final', () => {
    const cup = openTournament(4, [{ ...topCut(4), gate: null, thirdPlace: true } as Phase]);
    cup.playRound();
    const last = cup.pair();
    expect(last.tables.map(({ why }) => (why.kind === 'bracket' ? why.part : '')).sort()).toEqual(['main', 'thirdPlace']);
    cup.play();
    cup.does({ type: 'closeRound' });
    cup.does(finish);
    expect(cup.state().places!.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it.each(['walkover', 'byeForHighestRanked'] as const)(
    'given somebody leaves before the semifinals, when the rule is %s, then nobody moves up',
    (withdrawals) => {
      const cup = openTournament(8, [{ ...topCut(8), gate: null, withdrawals } as Phase]);
      cup.playRound();
      const seeds = cup.state().seedsOf[0]!;
      const alive = seeds.filter((number) => cup.state().rounds[0]!.tables.some(({ entrants }) => Math.min(...entrants) === number));
      // The lowest seed of those who are left leaves.
      const gone = alive.at(-1)!;
      cup.does({ type: 'dropEntrant', entrant: gone });
      const semifinals = cup.pair();
      expect(semifinals.tables).toHaveLength(1);
      const [bye] = semifinals.unpaired;
      if (withdrawals === 'byeForHighestRanked') expect(bye!.entrant).toBe(alive[0]);
      expect(semifinals.tables[0]!.entrants).not.toContain(gone);
      cup.play();
      cup.does({ type: 'closeRound' });
      cup.playRound();
      cup.does(finish);
      expect(cup.state().places!.map(({ entrant }) => entrant)).toContain(gone);
    },
  );

  it('given somebody is disqualified in the quarterfinal, then nobody joins, and the ninth is eighth (IPG 1.1)', () => {
    const cup = openTournament(10, [swissPhase(4), topCut(8)]);
    for (let round = 1; round <= 4; round++) cup.playRound();
    cup.does(cut(true));
    const seeds = cup.state().seedsOf[1]!;
    const ninth = [...Array(10).keys()].map((index) => index + 1).filter((number) => !seeds.includes(number));
    cup.pair();
    cup.does({ type: 'disqualifyEntrant', entrant: seeds[7]!, infraction: 'ipg/4.8' });
    cup.play();
    cup.does({ type: 'closeRound' });
    untilOver(cup);
    cup.does(finish);
    const places = cup.state().places!;
    expect(places).toHaveLength(9);
    expect(places.map(({ entrant }) => entrant)).not.toContain(seeds[7]);
    expect(ninth).toContain(places[7]!.entrant);
  });

  it('given the next round of a bracket is paired, when a result is corrected to another winner, then it is frozen; the games alone may change', () => {
    const cup = openTournament(4, [{ ...topCut(4), gate: null }]);
    cup.playRound();
    cup.pair();
    const { table, entrants } = cup.state().rounds[0]!.tables[0]!;
    const [one = 0, other = 0] = entrants;
    const [winner, loser] = one < other ? [one, other] : [other, one];
    const correction = (result: TableResult) => ({ type: 'correctResult', round: 1, table, result, reason: 'slip' }) as const;
    expect(cup.refuses(correction(won(winner, 1, loser, 2)))).toMatchObject({ code: 'result/frozen' });
    cup.does(correction(won(winner, 2, loser, 1)));
  });
});

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

describe('a round robin', () => {
  it('given five, then everybody meets everybody once, and has one bye', () => {
    const cup = openTournament(5, [roundRobin]);
    for (let round = 1; round <= 5; round++) cup.playRound();
    const met = cup.state().rounds.flatMap(({ tables }) => tables.map(({ entrants }) => [...entrants].sort().join('-')));
    expect(new Set(met).size).toBe(10);
    expect(
      cup
        .state()
        .rounds.flatMap(({ unpaired }) => unpaired.map(({ entrant }) => entrant))
        .sort(),
    ).toEqual([1, 2, 3, 4, 5]);
    cup.does(finish);
    expect(cup.state().places![0]).toEqual({ entrant: 1, place: 1 });
  });

  it('given somebody drops, then whoever would have met them has a bye', () => {
    const cup = openTournament(4, [roundRobin]);
    cup.playRound();
    cup.does({ type: 'dropEntrant', entrant: 4 });
    const round = cup.pair();
    expect(round.tables).toHaveLength(1);
    expect(round.unpaired).toHaveLength(1);
  });
});

describe('the structure', () => {
  it.each([
    ['no phases', []],
    ['an even number of games', [swissPhase(3, { bestOf: 2 })]],
    ['a first phase with a gate', [topCut(8)]],
    ['a later phase without one', [swissPhase(3), { ...topCut(8), gate: null }]],
    ['a cut to one', [swissPhase(3), topCut(1)]],
  ])('given %s, then it is refused', (_what, phases) => {
    const cup = openTournament(2, []);
    expect(cup.refuses({ type: 'setStructure', structure: { phases }, reason: null })).toMatchObject({
      code: 'tournament/structure-invalid',
    });
  });

  it('given rounds were announced, when they are changed later, then it needs a reason, and what was played stays (MTR 10.2)', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    cup.playRound();
    cup.playRound();
    const change = (rounds: number, reason: string | null) =>
      ({ type: 'setStructure', structure: { phases: [swissPhase(rounds)] }, reason }) as const;
    expect(cup.refuses(change(2, null))).toMatchObject({ code: 'tournament/structure-invalid' });
    expect(cup.refuses(change(1, 'the hall closes'))).toMatchObject({ code: 'tournament/structure-invalid' });
    expect(cup.refuses(finish)).toMatchObject({ code: 'tournament/phase-not-over' });
    cup.does(change(2, 'the hall closes'));
    cup.does(finish);
  });

  it('given a tournament is cancelled, then it is over, and its secret is told', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    expect(cup.does({ type: 'cancel', reason: 'fire alarm', seed: seedOf(5) })).toEqual(['TournamentCancelled', 'SeedRevealed']);
    expect(cup.state()).toMatchObject({ status: 'cancelled', seed: seedOf(5) });
    expect(cup.refuses({ type: 'cancel', reason: 'again', seed: seedOf(5) })).toMatchObject({ code: 'tournament/wrong-status' });
  });
});
