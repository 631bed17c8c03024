import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { lowerWins, openTournament, type Played, seedOf, swissPhase, topCut, won } from '../specs/played.js';
import type { OverriddenPairing } from './commands.js';
import { previewOverride } from './preview.js';
import { endOfTime } from './state.js';

const paired = (entrants: number, rounds = 3): Played => {
  const cup = openTournament(entrants, [swissPhase(rounds)]);
  cup.does({ type: 'pairRound', seed: seedOf(7), input: cup.events.length, matchIds: [] });
  return cup;
};
const pairRound = (cup: Played) => ({ type: 'pairRound', seed: seedOf(9), input: cup.events.length, matchIds: [] }) as const;

describe('the way of a round', () => {
  it('given a tournament, when a round is paired too early, then it says what is missing', () => {
    const cup = openTournament(2, []);
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'tournament/structure-missing' });
    cup.does({ type: 'setStructure', structure: { phases: [swissPhase(1)] }, reason: null });
    cup.does({ type: 'openRegistration' });
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'tournament/wrong-status', params: { status: 'registration' } });
    cup.does({ type: 'closeRegistration' });
    cup.does(pairRound(cup));
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'round/unfinished', params: { round: 1, stage: 'paired' } });
  });

  it.each([0, 1])('given %d who play, when a round is paired, then it is refused', (entrants) => {
    const cup = openTournament(entrants, [swissPhase(1)]);
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'tournament/too-few-entrants', params: { entrants } });
  });

  it('given all have dropped, when the next round is paired, then it is refused', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    cup.playRound();
    for (const entrant of [1, 2, 3, 4]) cup.does({ type: 'dropEntrant', entrant });
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'tournament/too-few-entrants', params: { entrants: 0 } });
  });

  it('given five entrants and seven rounds, when all are played, then each is paired, and what could not be avoided is named', () => {
    const cup = openTournament(5, [swissPhase(7)]);
    for (let round = 1; round <= 7; round++) cup.playRound();
    const forced = cup.state().rounds.map(({ tables }) => tables.flatMap((table) => table.forced).length);
    expect(forced.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(forced[5]! + forced[6]!).toBeGreaterThan(0);
    expect(cup.refuses(pairRound(cup))).toMatchObject({ code: 'round/no-more', params: { rounds: 7 } });
  });

  it('given stages, when something is asked out of turn, then it is refused with the stage', () => {
    const cup = paired(4);
    for (const type of ['startRound', 'pauseRound', 'resumeRound', 'callTime', 'closeRound'] as const)
      expect(cup.refuses({ type })).toMatchObject({ code: 'round/wrong-stage', params: { stage: 'paired' } });
    cup.does({ type: 'publishRound' });
    expect(cup.refuses({ type: 'publishRound' })).toMatchObject({ code: 'round/wrong-stage', params: { stage: 'published' } });
    cup.does({ type: 'startRound' });
    expect(cup.refuses({ type: 'discardPairings', reason: 'again' })).toMatchObject({
      code: 'round/wrong-stage',
      params: { stage: 'running' },
    });
    cup.play();
    cup.does({ type: 'closeRound' });
    expect(cup.refuses({ type: 'closeRound' })).toMatchObject({ code: 'round/wrong-stage', params: { stage: 'closed' } });
  });

  it('given the same stream and seed, when a round is paired, then it is the same round; another seed draws another', () => {
    const tables = (seed: number): string => {
      const cup = openTournament(16, [swissPhase(1)]);
      return JSON.stringify(cup.pair(seed).tables.map(({ entrants }) => entrants));
    };
    expect(tables(1)).toBe(tables(1));
    expect(tables(1)).not.toBe(tables(2));
  });

  it('given the last Swiss round is paired by rank, then the first two meet who have not met', () => {
    const cup = openTournament(8, [swissPhase(3, { lastRoundByRank: true })]);
    cup.playRound();
    cup.playRound();
    const round = cup.pair();
    expect(round.pairing.algorithm).toBe('rank/1');
    expect(round.tables.every(({ why }) => why.kind === 'byRank')).toBe(true);
  });
});

describe('pairings changed by hand', () => {
  const swapped = (cup: Played): OverriddenPairing => {
    const [first, second] = cup.round().tables;
    return {
      tables: [
        { table: 1, entrants: [first!.entrants[0]!, second!.entrants[0]!] },
        { table: 2, entrants: [first!.entrants[1]!, second!.entrants[1]!] },
      ],
      unpaired: cup.round().unpaired.map(({ entrant, gets }) => ({ entrant, gets })),
    };
  };

  it('given a swap with a reason, then it is recorded with it, and shown at the tables that changed', () => {
    const cup = paired(4);
    cup.does({ type: 'overridePairing', pairing: swapped(cup), matchIds: [], reason: 'brothers' });
    expect(cup.round().tables.map(({ why }) => why)).toEqual([
      { kind: 'overridden', reason: 'brothers' },
      { kind: 'overridden', reason: 'brothers' },
    ]);
  });

  it('given a pair that has met, when it is seated again by hand, then the record has the warning', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    cup.playRound();
    const [met] = cup.state().rounds[0]!.tables;
    cup.does(pairRound(cup));
    const others = [1, 2, 3, 4].filter((number) => !met!.entrants.includes(number)) as [number, number];
    const pairing = {
      tables: [
        { table: 1, entrants: met!.entrants },
        { table: 2, entrants: others },
      ],
      unpaired: [],
    };
    cup.does({ type: 'overridePairing', pairing, matchIds: [], reason: 'feature match' });
    expect(cup.events.at(-1)!.data).toMatchObject({ warnings: [{ kind: 'rematch' }, { kind: 'rematch' }], reason: 'feature match' });
  });

  it('given a second bye by hand, then the record has the warning', () => {
    const cup = openTournament(3, [swissPhase(3)]);
    cup.playRound();
    const bye = cup.state().rounds[0]!.unpaired[0]!.entrant;
    cup.does(pairRound(cup));
    const others = [1, 2, 3].filter((number) => number !== bye) as [number, number];
    const pairing = { tables: [{ table: 1, entrants: others }], unpaired: [{ entrant: bye, gets: 'bye' as const }] };
    cup.does({ type: 'overridePairing', pairing, matchIds: [], reason: 'ill' });
    expect(cup.events.at(-1)!.data).toMatchObject({ warnings: expect.arrayContaining([{ kind: 'secondBye', entrant: bye }]) });
  });

  it.each([
    [
      'somebody has two places',
      (pairing: OverriddenPairing) => ({ ...pairing, tables: [pairing.tables[0]!, { table: 2, entrants: pairing.tables[0]!.entrants }] }),
    ],
    ['somebody has none', (pairing: OverriddenPairing) => ({ ...pairing, tables: [pairing.tables[0]!] })],
    [
      'a stranger sits there',
      (pairing: OverriddenPairing) => ({
        ...pairing,
        tables: [pairing.tables[0]!, { table: 2, entrants: [pairing.tables[1]!.entrants[0]!, 9] as const }],
      }),
    ],
    [
      'four sit at a table of two',
      (pairing: OverriddenPairing) => ({
        ...pairing,
        tables: [{ table: 1, entrants: pairing.tables.flatMap(({ entrants }) => entrants) }],
      }),
    ],
    [
      'two pairs sit at one table',
      (pairing: OverriddenPairing) => ({ ...pairing, tables: pairing.tables.map((one) => ({ ...one, table: 1 })) }),
    ],
    [
      'somebody plays themselves',
      (pairing: OverriddenPairing) => ({
        ...pairing,
        tables: [pairing.tables[0]!, { table: 2, entrants: [pairing.tables[1]!.entrants[0]!, pairing.tables[1]!.entrants[0]!] as const }],
      }),
    ],
  ])('given %s, then it is refused and nothing is recorded', (_what, spoil) => {
    const cup = paired(4);
    const before = cup.events.length;
    expect(cup.refuses({ type: 'overridePairing', pairing: spoil(swapped(cup)), matchIds: [], reason: 'oops' })).toMatchObject({
      code: 'round/override-invalid',
    });
    expect(cup.events).toHaveLength(before);
  });

  it('given a bracket, then tables change their numbers and nothing else: its plan says who meets whom', () => {
    const cup = openTournament(4, [{ ...topCut(2), gate: null }]);
    cup.does(pairRound(cup));
    const [first, second] = cup.round().tables.map(({ entrants }) => entrants) as [readonly number[], readonly number[]];
    const at = (tables: readonly (readonly [number, readonly number[]])[], unpaired: OverriddenPairing['unpaired'] = []) =>
      ({
        type: 'overridePairing',
        pairing: { tables: tables.map(([table, entrants]) => ({ table, entrants })), unpaired },
        matchIds: [],
        reason: 'camera',
      }) as const;
    const refused = { code: 'round/override-invalid' };
    expect(
      cup.refuses(
        at([
          [1, [first[0]!, second[0]!]],
          [2, [first[1]!, second[1]!]],
        ]),
      ),
    ).toMatchObject(refused);
    expect(
      cup.refuses(
        at(
          [[1, first]],
          second.map((entrant) => ({ entrant, gets: 'bye' as const })),
        ),
      ),
    ).toMatchObject(refused);
    cup.does(
      at([
        [9, first],
        [2, second],
      ]),
    );
    expect(cup.round().tables).toMatchObject([{ table: 9, why: { kind: 'bracket' } }, { table: 2 }]);
  });

  it('given a change by hand that is looked at, then it tells what the record would warn of, and nothing is recorded', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    cup.playRound();
    const [met] = cup.state().rounds[0]!.tables;
    cup.does(pairRound(cup));
    const others = [1, 2, 3, 4].filter((number) => !met!.entrants.includes(number));
    const unpaired = others.map((entrant) => ({ entrant, gets: 'loss' as const }));
    const before = cup.events.length;
    const look = (pairing: OverriddenPairing) => previewOverride(cup.state(), policyOf('magic')!, pairing);
    expect(look({ tables: [{ table: 1, entrants: met!.entrants }], unpaired })).toEqual({
      ok: true,
      value: [{ kind: 'rematch', entrants: met!.entrants }],
    });
    expect(look({ tables: [], unpaired })).toMatchObject({ ok: false, refusal: { code: 'round/override-invalid' } });
    expect(cup.events).toHaveLength(before);
  });

  it('given pairings are discarded, then the round is drawn again, and both draws are in the log', () => {
    const cup = paired(8);
    cup.does({ type: 'discardPairings', reason: 'a late entrant' });
    expect(cup.state().rounds).toEqual([]);
    cup.does(pairRound(cup));
    expect(cup.events.filter(({ type }) => type === 'RoundPaired')).toHaveLength(2);
    cup.does({ type: 'publishRound' });
    cup.does({
      type: 'confirmResult',
      round: 1,
      table: 1,
      result: lowerWins(cup.round().tables[0]!.entrants[0]!, cup.round().tables[0]!.entrants[1]!),
      source: { kind: 'staff' },
    });
    expect(cup.refuses({ type: 'discardPairings', reason: 'again' })).toMatchObject({ code: 'result/stands' });
  });
});

describe('the clock of a round', () => {
  it('given fifty minutes, a pause and an extension, then the end is moved by exactly these', () => {
    const cup = paired(4);
    cup.does({ type: 'publishRound' });
    cup.does({ type: 'startRound' });
    const { startedAt } = cup.round().clock!;
    const end = startedAt + 50 * 60_000;
    expect(endOfTime(cup.round().clock!, 0)).toBe(end);
    cup.does({ type: 'pauseRound' });
    expect(endOfTime(cup.round().clock!, 0)).toBeNull();
    expect(cup.refuses({ type: 'pauseRound' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.does({ type: 'resumeRound' });
    expect(cup.refuses({ type: 'resumeRound' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    const pause = cup.events.at(-1)!.data.at - cup.events.at(-2)!.data.at;
    expect(endOfTime(cup.round().clock!, 0)).toBe(end + pause);
    cup.does({ type: 'pauseRound' });
    cup.does({ type: 'resumeRound' });
    const second = cup.events.at(-1)!.data.at - cup.events.at(-2)!.data.at;
    cup.does({ type: 'extendTime', table: 2, seconds: 180, reason: 'deck check' });
    cup.does({ type: 'extendTime', table: 2, seconds: 60, reason: 'ruling' });
    const table = cup.round().tables.find((one) => one.table === 2)!;
    expect(endOfTime(cup.round().clock!, table.extensionSeconds)).toBe(end + pause + second + 240_000);
    expect(cup.refuses({ type: 'extendTime', table: 5, seconds: 60, reason: 'ruling' })).toMatchObject({ code: 'table/not-found' });
  });

  it('given time is called, then once, and results still come in', () => {
    const cup = paired(2);
    cup.does({ type: 'publishRound' });
    cup.does({ type: 'startRound' });
    cup.does({ type: 'callTime' });
    expect(cup.refuses({ type: 'callTime' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.play(() => won(1, 1, 2, 0, 1));
    cup.does({ type: 'closeRound' });
  });
});
