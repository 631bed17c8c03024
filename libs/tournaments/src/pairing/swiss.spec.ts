import { describe, expect, it } from '@jest/globals';
import type { SwissEntrant, SwissInput, SwissRound } from './swiss-forms.js';
import { defaultSwissPolicy } from './swiss-forms.js';
import { asOneRun, pairSwiss, pairSwissBy } from './swiss.js';
import { leastObjectives, numbersOf } from '../specs/brute-force.js';
import { fewestRematches, needsNothing } from '../specs/forced.js';
import { addPlayer, inputOf, numbersFrom, openTournament, playRound, randomHistory, seedOf, type Tournament } from '../specs/simulated.js';

/** `PAIRING_PROOF=whole` tries as many histories and tournaments as docs/operations.md says, for hours; otherwise a part of each is tried. */
const whole = process.env['PAIRING_PROOF'] === 'whole';
const tenHours = 36_000_000;

function paired(input: SwissInput): SwissRound {
  const outcome = pairSwiss(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.round;
}

const entrant = (number: number, more: Partial<SwissEntrant> = {}): SwissEntrant => ({
  number,
  points: 0,
  thisRound: 'paired',
  meetings: [],
  byes: 0,
  pairDowns: 0,
  pairUps: 0,
  starts: 0,
  ...more,
});

const inputFor = (entrants: readonly SwissEntrant[], more: Partial<SwissInput> = {}): SwissInput => ({
  entrants,
  barred: [],
  policy: defaultSwissPolicy,
  seed: seedOf(1),
  ...more,
});

const met = (...opponents: number[]): Partial<SwissEntrant> => ({ meetings: opponents.map((opponent) => ({ opponent, times: 1 })) });

describe('Swiss pairing is least by every objective', () => {
  it.each([
    [8, whole ? 20_000 : 600, 11],
    [10, whole ? 500 : 12, 12],
  ])(
    'given random histories of up to %d entrants (%d of them), when paired, then no round of all is better',
    (size, count, seed) => {
      const random = numbersFrom(seed);
      for (let history = 0; history < count; history++) {
        const input = inputOf(randomHistory(random, size === 8 ? 1 + random(8) : size), seedOf(history));
        if (!input.entrants.some(({ thisRound }) => thisRound === 'paired')) continue;
        expect({ history, numbers: numbersOf(paired(input).reached) }).toEqual({ history, numbers: leastObjectives(input) });
      }
    },
    tenHours,
  );

  it(
    'given tournaments of 40 to 120, when large groups are paired on their own, then no objective suffers',
    () => {
      const random = numbersFrom(21);
      for (let tournament = 0; tournament < (whole ? 84 : 6); tournament++) {
        const state = openTournament(40 + random(whole ? 81 : 51));
        for (let round = 0; round < 6; round++) {
          const input = inputOf(state, seedOf(tournament * 10 + round));
          const undivided = pairSwissBy(input, asOneRun);
          if (!undivided.ok) throw new Error(undivided.refusal.code);
          const divided = paired(input);
          expect(numbersOf(divided.reached)).toEqual(numbersOf(undivided.round.reached));
          playRound(state, divided, random, 8);
        }
      }
    },
    tenHours,
  );

  it('given entrants of whom many were paired down or up, when large groups are paired on their own, then no objective suffers', () => {
    const random = numbersFrom(22);
    for (let history = 0; history < 60; history++) {
      const state = openTournament(30 + random(20));
      for (const player of state.players.values()) {
        player.points = 3 * random(3);
        player.pairDowns = random(10) === 0 ? 0 : 1;
        player.pairUps = random(10) === 0 ? 0 : 1;
        player.byes = random(history % 2 === 0 ? 1 : 30) === 0 ? 0 : 1;
      }
      const input = inputOf(state, seedOf(history));
      const undivided = pairSwissBy(input, asOneRun);
      if (!undivided.ok) throw new Error(undivided.refusal.code);
      expect({ history, numbers: numbersOf(paired(input).reached) }).toEqual({ history, numbers: numbersOf(undivided.round.reached) });
    }
  });

  it('given a group of which more are needed than it can give, when paired, then it is paired with its neighbours', () => {
    const top = [1, 2, 3, 4, 5, 6];
    const entrants = [
      ...top.map((number) => entrant(number, { points: 9, ...met(...top.filter((other) => other !== number)) })),
      ...[7, 8, 9, 10, 11].map((number) => entrant(number, { points: 6 })),
      ...[12, 13, 14, 15, 16, 17, 18].map((number) => entrant(number, { points: 3 })),
    ];
    const round = paired(inputFor(entrants));
    expect(numbersOf(round.reached)).toEqual([0, 0, 0, 0, 0, 0, 6, 21, 0, 0, 0, 0, 0, 0]);
  });

  it('given 6 players, when a sixth round is paired, then it is paired and its rematches are named', () => {
    const state = openTournament(6);
    const random = numbersFrom(5);
    for (let round = 0; round < 5; round++) playRound(state, paired(inputOf(state, seedOf(round))), random, 8);
    const last = paired(inputOf(state, seedOf(9)));
    expect(last.reached[0]?.objective === 'rematches' && last.reached[0].value).toBeGreaterThan(0);
    const named = last.pairs.filter(({ forced }) => forced.some(({ kind }) => kind === 'rematch'));
    expect(named).toHaveLength(last.reached[0]?.objective === 'rematches' ? last.reached[0].value : -1);
  });
});

/** Plays a random tournament and calls `check` with the input and outcome of each round. */
function playRandomly(seed: number, largest: number, check: (input: SwissInput, round: SwissRound) => void): void {
  const random = numbersFrom(seed);
  const state: Tournament = openTournament(2 + random(largest - 1));
  const rounds = 1 + random(15);
  for (let round = 0; round < rounds; round++) {
    for (const player of state.players.values()) {
      if (random(30) === 0) player.thisRound = 'out';
      else if (player.thisRound !== 'out') player.thisRound = random(60) === 0 ? 'awardedBye' : 'paired';
    }
    if (random(4) === 0) addPlayer(state, state.players.size + 1);
    if (random(5) === 0) state.barred.push([1, 1 + (random(state.players.size - 1) + 1)]);
    const input = inputOf(state, seedOf(seed * 100 + round));
    if (input.entrants.every(({ thisRound }) => thisRound === 'out')) return;
    const result = paired(input);
    check(input, result);
    playRound(state, result, random, 10);
  }
}

describe('Swiss pairing of whole tournaments', () => {
  it(
    'given drops, late entrants, byes and bars, when paired, then everyone has one place and only what is forced repeats',
    () => {
      for (let seed = 1; seed <= (whole ? 10_000 : 60); seed++) {
        playRandomly(seed, whole ? 300 : 40, (input, round) => {
          const seats = [
            ...round.pairs.flatMap(({ sides }) => sides),
            ...(round.bye === null ? [] : [round.bye.entrant]),
            ...round.awardedByes,
          ];
          const active = input.entrants.filter(({ thisRound }) => thisRound !== 'out').map(({ number }) => number);
          expect(seats.sort((a, b) => a - b)).toEqual(active.sort((a, b) => a - b));
          const [rematches, , barred, secondByes] = numbersOf(round.reached);
          expect({ seed, rematches }).toEqual({ seed, rematches: fewestRematches(input) });
          expect({ seed, nothing: rematches === 0 && barred === 0 && secondByes === 0 }).toEqual({ seed, nothing: needsNothing(input) });
        });
      }
    },
    tenHours,
  );

  it('given the same input in another order, when paired again, then the pairs are the same; with other numbers, the objectives', () => {
    const random = numbersFrom(3);
    for (let history = 0; history < 60; history++) {
      const input = inputOf(randomHistory(random, 3 + random(20)), seedOf(history));
      if (input.entrants.every(({ thisRound }) => thisRound === 'out')) continue;
      const round = paired(input);
      expect(paired(input)).toEqual(round);
      expect(paired({ ...input, entrants: [...input.entrants].reverse() })).toEqual(round);
      const renamed = (number: number): number => 1000 - number;
      const other = paired({
        ...input,
        barred: input.barred.map(([a, b]) => [renamed(a), renamed(b)]),
        entrants: input.entrants.map((one) => ({
          ...one,
          number: renamed(one.number),
          meetings: one.meetings.map(({ opponent, times }) => ({ opponent: renamed(opponent), times })),
        })),
      });
      expect(numbersOf(other.reached)).toEqual(numbersOf(round.reached));
    }
  });

  it(
    'given 16 players in round 1, when paired with many seeds, then each of the 120 pairs comes up about as often',
    () => {
      const seeds = whole ? 20_000 : 1_500;
      const counts = new Map<string, number>();
      const input = inputOf(openTournament(16), seedOf(0));
      for (let seed = 0; seed < seeds; seed++) {
        for (const { sides } of paired({ ...input, seed: seedOf(seed) }).pairs) {
          const key = [...sides].sort((a, b) => a - b).join(' ');
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
      expect(counts.size).toBe(120);
      // 8 of 120 pairs play in each round; 15 hundredths either way for 20,000 seeds, and 45 for 1,500, are more than four standard deviations.
      const expected = (seeds * 8) / 120;
      const allowed = whole ? 0.15 : 0.45;
      expect(Math.min(...counts.values())).toBeGreaterThan(expected * (1 - allowed));
      expect(Math.max(...counts.values())).toBeLessThan(expected * (1 + allowed));
    },
    tenHours,
  );

  it('given four who were all paired down before, when paired with 600 seeds, then each of the three rounds comes up about 200 times', () => {
    const counts = new Map<number, number>();
    const input = inputFor([1, 2, 3, 4].map((number) => entrant(number, { pairDowns: 1 })));
    for (let seed = 0; seed < 600; seed++) {
      const [a, b] = paired({ ...input, seed: seedOf(seed) }).pairs.find(({ sides }) => sides.includes(1))?.sides ?? [0, 0];
      counts.set(a + b, (counts.get(a + b) ?? 0) + 1);
    }
    expect(counts.size).toBe(3);
    expect(Math.min(...counts.values())).toBeGreaterThan(140);
  });

  it('given 1,000 players, when eight rounds are played, then nobody meets twice', () => {
    const state = openTournament(1_000);
    const random = numbersFrom(8);
    for (let round = 0; round < 8; round++) {
      const result = paired(inputOf(state, seedOf(round)));
      expect(numbersOf(result.reached)[0]).toBe(0);
      playRound(state, result, random, 15);
    }
  });
});

describe('reasons', () => {
  it('given an odd top group, when one is paired down, then the pair says so', () => {
    const entrants = [1, 2, 3].map((number) => entrant(number, { points: 9 })).concat(entrant(4, { points: 6 }));
    const down = paired(inputFor(entrants)).pairs.find(({ why }) => why.kind === 'pairedDown');
    expect(down?.why).toMatchObject({ from: 9, to: 6, because: 'groupOdd' });
  });

  it('given an entrant who has met all of the group, when paired down, then the pair says so', () => {
    const entrants = [
      entrant(1, { points: 9, ...met(2, 3) }),
      entrant(2, { points: 9, ...met(1) }),
      entrant(3, { points: 9, ...met(1) }),
      entrant(4, { points: 6 }),
    ];
    const round = paired(inputFor(entrants));
    expect(round.pairs.map(({ why }) => why)).toEqual([
      { kind: 'sameScore', points: 9 },
      { kind: 'pairedDown', entrant: 1, from: 9, to: 6, because: 'metAllOthers' },
    ]);
  });

  it('given an odd field, when paired, then the bye goes to the lowest score and tells its lot', () => {
    const entrants = [1, 2].map((number) => entrant(number, { points: 3 })).concat([3, 4, 5].map((number) => entrant(number)));
    expect(paired(inputFor(entrants)).bye).toMatchObject({ points: 0, why: 'lowestScore', lot: 1, of: 3 });
  });

  it.each([
    ['lowerHadByes', [entrant(1, { points: 3 }), entrant(2, { points: 3 }), entrant(3, { byes: 1 })]],
    ['allHadByes', [entrant(1, { byes: 1 }), entrant(2, { byes: 1 }), entrant(3, { byes: 1 })]],
  ] as const)('given a bye that is %s, when paired, then the bye says so', (why, entrants) => {
    expect(paired(inputFor(entrants)).bye?.why).toBe(why);
  });

  it('given a large lowest group in which all had byes, when paired, then someone above gets the bye', () => {
    const entrants = Array.from({ length: 13 }, (_, at) => entrant(at + 1, at < 5 ? { points: 3 } : { byes: 1 }));
    expect(paired(inputFor(entrants)).bye).toMatchObject({ points: 3, earlierByes: 0, why: 'lowerHadByes', of: 5 });
  });

  it('given that the lowest bye would force a rematch, when paired, then another gets it', () => {
    const entrants = [entrant(1, { points: 3, ...met(2) }), entrant(2, { points: 3, ...met(1) }), entrant(3)];
    const round = paired(inputFor(entrants));
    expect(round.bye).toMatchObject({ points: 3, why: 'forced' });
    expect(round.pairs.flatMap(({ forced }) => forced)).toEqual([]);
  });

  it('given two entrants who are barred, when nobody else is there, then they play and the pair says so', () => {
    expect(paired(inputFor([entrant(1), entrant(2)], { barred: [[1, 2]] })).pairs[0]?.forced).toEqual([{ kind: 'barred' }]);
  });

  it('given awarded byes, when paired, then they leave the pool first', () => {
    const round = paired(inputFor([entrant(1, { thisRound: 'awardedBye' }), entrant(2), entrant(3)]));
    expect(round).toMatchObject({ bye: null, awardedByes: [1] });
    expect(round.pairs).toHaveLength(1);
  });

  it('given sides by fewest starts, when one started more often, then the other has the first side', () => {
    const policy = { ...defaultSwissPolicy, sides: 'fewestStarts' } as const;
    for (let seed = 0; seed < 8; seed++) {
      const round = paired(inputFor([entrant(1, { starts: 2 }), entrant(2, { starts: 1 })], { policy, seed: seedOf(seed) }));
      expect(round.pairs[0]?.sides).toEqual([2, 1]);
    }
  });
});

describe('input that contradicts itself', () => {
  it.each([
    ['pairing/no-entrants', inputFor([])],
    ['pairing/no-entrants', inputFor([entrant(1, { thisRound: 'out' })])],
    ['pairing/invalid-number', inputFor([entrant(0)])],
    ['pairing/invalid-number', inputFor([entrant(1.5)])],
    ['pairing/duplicate-number', inputFor([entrant(1), entrant(1)])],
    ['pairing/invalid-count', inputFor([entrant(1, { points: -3 })])],
    ['pairing/invalid-count', inputFor([entrant(1, { points: Number.NaN })])],
    ['pairing/invalid-count', inputFor([entrant(1, { meetings: [{ opponent: 2, times: 0 }] }), entrant(2)])],
    ['pairing/own-opponent', inputFor([entrant(1, met(1))])],
    ['pairing/unknown-opponent', inputFor([entrant(1, met(7))])],
    ['pairing/duplicate-opponent', inputFor([entrant(1, met(2, 2)), entrant(2, met(1))])],
    ['pairing/meetings-differ', inputFor([entrant(1, met(2)), entrant(2)])],
    ['pairing/meetings-differ', inputFor([entrant(1, met(2)), entrant(2, { meetings: [{ opponent: 1, times: 2 }] })])],
    ['pairing/invalid-barred', inputFor([entrant(1)], { barred: [[1, 1]] })],
    ['pairing/invalid-barred', inputFor([entrant(1)], { barred: [[1, 2]] })],
    ['pairing/invalid-seed', inputFor([entrant(1)], { seed: 'x' })],
    ['pairing/invalid-policy', inputFor([entrant(1)], { policy: { objectives: ['rematches', 'rematches'], sides: 'lot' } })],
  ])('given %s, when paired, then nothing is paired and the fault is named', (code, input) => {
    const outcome = pairSwiss(input);
    expect(outcome.ok ? 'paired' : outcome.refusal.code).toBe(code);
  });

  it('given one entrant, when paired, then the entrant has the bye', () => {
    expect(paired(inputFor([entrant(4)]))).toMatchObject({ pairs: [], bye: { entrant: 4, why: 'lowestScore', lot: 1, of: 1 } });
  });
});
