import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../policies/index.js';
import { equals, rational } from '../rational.js';
import { draftPhase, openTournament, type Played, seedOf, swissPhase, won } from '../specs/played.js';
import { numbersFrom } from '../specs/simulated.js';
import { standingsOf } from '../standings/standings.js';
import type { TournamentCommand } from './commands.js';
import { nextRoundPlace } from './decide-rounds.js';
import type { EntrantNumber, TableResult, TournamentEvent } from './events.js';
import { evolve } from './evolve.js';
import { playsNext } from './fields.js';
import { historyOfState } from './history-of.js';
import type { Phase } from './plan.js';
import { type EntrantRecord, recordsOf } from './records-of.js';
import type { TournamentState } from './state.js';

const everybody: Phase['gate'] = { kind: 'everybody' };

const folded = (events: readonly TournamentEvent[]): TournamentState | null => {
  let state: TournamentState | null = null;
  for (const [at, event] of events.entries()) state = evolve(state, event, { version: at + 1, hash: seedOf(at + 1) });
  return state;
};

/** Match points by the fold of pairing are those of the standings. */
const expectSamePoints = (cup: Played, policyId: string): void => {
  const policy = policyOf(policyId)!;
  const standings = standingsOf(historyOfState(cup.state()), policy);
  if (!standings.ok) throw new Error(standings.problem.detail);
  const records = recordsOf(cup.state(), policy);
  for (const { entrant, figures } of standings.standings.rows)
    expect([entrant, equals(figures.points!.value, rational(records[Number(entrant) - 1]!.points))]).toEqual([entrant, true]);
};

/** The sizes of pods by trying all: most eights, then most sevens; null where eights, sevens and sixes don't make the field. */
const triedSizes = (field: number): readonly number[] | null => {
  const made: (readonly number[])[] = [];
  for (let eights = 0; 8 * eights <= field; eights++)
    for (let sevens = 0; 8 * eights + 7 * sevens <= field; sevens++)
      if ((field - 8 * eights - 7 * sevens) % 6 === 0) {
        const sixes = (field - 8 * eights - 7 * sevens) / 6;
        made.push([...Array<number>(eights).fill(8), ...Array<number>(sevens).fill(7), ...Array<number>(sixes).fill(6)]);
      }
  const rank = (sizes: readonly number[]): number =>
    100 * sizes.filter((size) => size === 8).length + sizes.filter((size) => size === 7).length;
  return made.sort((one, other) => rank(other) - rank(one))[0] ?? null;
};

/** All ways to pair some entrants, of whom an odd number leaves one with a bye. */
const allRounds = (entrants: readonly EntrantNumber[]): readonly (readonly (readonly EntrantNumber[])[])[] => {
  const [first, ...rest] = entrants;
  if (first === undefined) return [[]];
  const paired = rest.flatMap((second) => allRounds(rest.filter((one) => one !== second)).map((round) => [[first, second], ...round]));
  // Where the number is odd, this one may be whom the bye goes to.
  return entrants.length % 2 === 0 ? paired : [...paired, ...allRounds(rest).map((round) => [[first], ...round])];
};

/** Rematches, earlier meetings and second byes of a round, the first the weightiest. */
const costOf = (round: readonly (readonly EntrantNumber[])[], records: readonly EntrantRecord[]): number =>
  round.reduce((sum, [one = 0, other]) => {
    const record = records[one - 1]!;
    if (other === undefined) return sum + (record.byes > 0 ? 1 : 0);
    const times = record.meetings.get(other) ?? 0;
    return sum + (times > 0 ? 10_000 : 0) + 100 * times;
  }, 0);

/** Each pod's round: everybody of it who plays has one place, nobody meets anybody of another pod, and no other round costs less. */
const expectSoundPods = (cup: Played, before: TournamentState): void => {
  const { phase, tables, unpaired } = cup.round();
  const records = recordsOf(before, policyOf('magic')!);
  const podOf = (why: { readonly kind: string; readonly pod?: unknown }): unknown => (why.kind === 'draftPod' ? why.pod : why.kind);
  for (const { pod, seats } of before.podsOf[phase]!.pods) {
    const round = [
      ...tables.filter(({ why }) => podOf(why) === pod).map(({ entrants }) => entrants),
      ...unpaired.filter(({ why }) => podOf(why) === pod).map(({ entrant }) => [entrant]),
    ];
    const due = seats.filter((number) => playsNext(before, before.entrants[number - 1]!));
    expect([...round.flat()].sort((a, b) => a - b)).toEqual([...due].sort((a, b) => a - b));
    const least = Math.min(...allRounds(due).map((one) => costOf(one, records)));
    expect([pod, costOf(round, records)]).toEqual([pod, least]);
  }
  for (const { entrants, forced } of tables) {
    const [one = 0, other = 0] = entrants;
    expect(forced.some(({ kind }) => kind === 'rematch')).toBe(records[one - 1]!.meetings.has(other));
  }
  expect([...tables, ...unpaired].every(({ why }) => why.kind === 'draftPod')).toBe(true);
};

/** Sends a command that may be refused for nothing but a draft that is under way. */
const tries = (cup: Played, command: TournamentCommand): void => {
  const inDraft = !nextRoundPlace(cup.state()).ok ? false : cup.state().podsOf[phaseNow(cup)] !== undefined;
  try {
    cup.does(command);
  } catch (error) {
    expect([inDraft, String(error)]).toEqual([true, expect.stringContaining('tournament/late-entry-closed')]);
  }
};

const phaseNow = (cup: Played): number => {
  const place = nextRoundPlace(cup.state());
  return place.ok ? place.value.phase : -1;
};

/** Lets people drop, come back, come late and be disqualified between rounds. */
const between = (cup: Played, below: (n: number) => number): void => {
  for (const { number, play } of cup.state().entrants) {
    if (play === 'active' && below(12) === 0) cup.does({ type: 'dropEntrant', entrant: number });
    else if (play === 'dropped' && below(4) === 0) tries(cup, { type: 'reinstateEntrant', entrant: number });
    else if (play !== 'disqualified' && below(80) === 0) cup.does({ type: 'disqualifyEntrant', entrant: number, infraction: 'ipg/4' });
  }
  if (below(4) === 0 && cup.state().rounds.length > 0)
    tries(cup, {
      type: 'addLateEntrant',
      players: [`late-${cup.events.length}`],
      missed: (['losses', 'byes', 'nothing'] as const)[below(3)]!,
    });
};

const ofTwo =
  (below: (n: number) => number) =>
  (one: number, other: number): TableResult =>
    below(2) === 0 ? won(one, 2, other, below(2)) : won(one, below(2), other, 2);

const playDrafts = (seed: number): Played => {
  const below = numbersFrom(seed);
  const phases = Array.from({ length: 2 + below(2) }, (_, at): Phase => {
    const gate = at === 0 ? null : everybody;
    return below(3) === 0 ? swissPhase(1 + below(2), { gate }) : draftPhase(1 + below(4), gate);
  });
  const cup = openTournament(6 + below(20), phases);
  for (let place = nextRoundPlace(cup.state()); place.ok; place = nextRoundPlace(cup.state())) {
    if (phases[place.value.phase]!.kind === 'draft' && place.value.roundOfPhase === 1)
      cup.does({ type: 'drawPods', seed: seedOf(1_000 * seed + cup.events.length), reason: null });
    between(cup, below);
    const before = cup.state();
    if (before.entrants.filter((entrant) => playsNext(before, entrant)).length < 2) return cup;
    cup.pair(1_000 * seed + cup.events.length);
    if (phases[place.value.phase]!.kind === 'draft') expectSoundPods(cup, before);
    cup.play(ofTwo(below));
    cup.does({ type: 'closeRound' });
    expectSamePoints(cup, 'magic');
  }
  return cup;
};

describe('draft pods of every field', () => {
  it('given 6 to 40 who draft, when pods are drawn, then most are of eight, then of seven, the short ones at the bottom, and everybody has one seat', () => {
    for (let field = 6; field <= 40; field++) {
      const cup = openTournament(field, [draftPhase(3)]);
      cup.does({ type: 'drawPods', seed: seedOf(field), reason: null });
      const { pods, irregular } = cup.state().podsOf[0]!;
      const sizes = pods.map(({ seats }) => seats.length);
      const tried = triedSizes(field);
      expect([field, irregular]).toEqual([field, tried === null]);
      if (tried !== null) expect([field, sizes]).toEqual([field, tried]);
      else expect([field, Math.max(...sizes) - Math.min(...sizes) <= 1, Math.max(...sizes) <= 8]).toEqual([field, true, true]);
      expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
      expect(pods.flatMap(({ seats }) => seats).sort((a, b) => a - b)).toEqual(Array.from({ length: field }, (_, at) => at + 1));
      expect(pods.map(({ pod }) => pod)).toEqual(pods.map((_, at) => at + 1));
    }
  });
});

describe('random tournaments with drafts', () => {
  it('given 60 of them, with people who come late, drop and return, then no pairing leaves its pod, no other round of a pod has fewer rematches, and points agree everywhere', () => {
    let rounds = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const cup = playDrafts(seed);
      expect(folded(cup.events)).toEqual(cup.state());
      rounds += cup.state().rounds.filter(({ phase }) => cup.state().podsOf[phase] !== undefined).length;
    }
    expect(rounds).toBeGreaterThan(120);
  }, 120_000);
});

/** What a table of three or four came to, and the points that this gives each of its seats. */
const ofPod = (
  entrants: readonly EntrantNumber[],
  below: (n: number) => number,
): { readonly result: TableResult; readonly points: readonly number[] } => {
  const absent = entrants.filter(() => below(4) === 0);
  const here = entrants.filter((entrant) => !absent.includes(entrant));
  const all = 2 * entrants.length - 1;
  if (below(12) === 0) return { result: { kind: 'doubleLoss' }, points: entrants.map(() => 0) };
  const drawn = here.length > 1 && below(5) === 0;
  const winner = drawn ? null : (here[below(Math.max(1, here.length))] ?? null);
  return {
    result: absent.length === 0 ? { kind: 'pod', winner } : { kind: 'podWithAbsent', winner, absent },
    points: entrants.map((entrant) => (entrant === winner ? all : drawn && here.includes(entrant) ? 1 : 0)),
  };
};

describe('random tournaments of pods of three and four', () => {
  it('given 20 of them, with people who do not come to their tables, then points are those of the results, here and in the standings', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const below = numbersFrom(seed);
      const rounds = 1 + below(4);
      const cup = openTournament(3 + below(10), [{ kind: 'pods', rounds, bestOf: 1, minutes: 80, gate: null }], { policy: 'pods' });
      const tally = new Map<EntrantNumber, number>();
      const earn = (entrant: EntrantNumber, points: number): unknown => tally.set(entrant, (tally.get(entrant) ?? 0) + points);
      for (let number = 1; number <= rounds; number++) {
        const { round, tables, unpaired } = cup.pair(seed * 100 + number);
        for (const { entrant } of unpaired) earn(entrant, 7);
        for (const { table, entrants } of tables) {
          const { result, points } = ofPod(entrants, below);
          cup.does({ type: 'confirmResult', round, table, result, source: { kind: 'staff' } });
          for (const [seat, entrant] of entrants.entries()) earn(entrant, points[seat]!);
        }
        cup.does({ type: 'closeRound' });
        const records = recordsOf(cup.state(), policyOf('pods')!);
        expect(records.map(({ points }, at) => [at + 1, points])).toEqual(records.map((_, at) => [at + 1, tally.get(at + 1) ?? 0]));
        expectSamePoints(cup, 'pods');
      }
      expect(folded(cup.events)).toEqual(cup.state());
      cup.does({ type: 'finish', seed: seedOf(seed) });
    }
  }, 120_000);
});
