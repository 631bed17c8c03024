import { bracketOf, type BracketSource } from '../pairing/elimination.js';
import { openLots } from '../pairing/lots.js';
import { pairByRank } from '../pairing/power-pairing.js';
import { bergerTable } from '../pairing/round-robin.js';
import { pairSwiss } from '../pairing/swiss.js';
import { defaultSwissPolicy, type SwissEntrant } from '../pairing/swiss-forms.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { standingsOf } from '../standings/standings.js';
import type { EntrantNumber, PairedTable, PairingRecord, Unpaired } from './events.js';
import { historyOfState } from './history-of.js';
import type { Phase } from './plan.js';
import { recordsOf } from './records-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import { winnerOf } from './results.js';
import { type EntrantState, type TournamentState, isActive } from './state.js';

/** A table before it has a number and a match. */
export type Seating = Omit<PairedTable, 'table' | 'matchId'>;

/** A round as an algorithm pairs it. */
export interface Drawn {
  readonly algorithm: PairingRecord['algorithm'];
  readonly seatings: readonly Seating[];
  readonly unpaired: readonly Unpaired[];
  readonly reached: PairingRecord['reached'];
}

/** Whether an entrant plays the next round: they hold a place, did not drop, and were seen where that is asked for. */
export const playsNext = (state: TournamentState, entrant: EntrantState): boolean =>
  isActive(entrant) && (state.settings.checkIn === 'required' ? entrant.presence === 'here' : entrant.presence !== 'noShow');

/** The entrants of a phase: those who came through its gate or were seeded, or everybody. */
const fieldOf = (state: TournamentState, phase: number): readonly EntrantState[] => {
  const seeds = state.seedsOf[phase];
  if (seeds === undefined) return state.entrants.filter(({ place }) => place === 'registered');
  return seeds.flatMap((number) => state.entrants[number - 1] ?? []);
};

const swiss = (
  state: TournamentState,
  at: number,
  phase: Extract<Phase, { kind: 'swiss' }>,
  policy: StandingsPolicy,
  seed: string,
): Decision<Drawn> => {
  const records = recordsOf(state, policy);
  const round = state.rounds.length + 1;
  const inPhase = new Set(fieldOf(state, at).map(({ number }) => number));
  const entrants = state.entrants.map((entrant, index): SwissEntrant => {
    const record = records[index];
    const plays = inPhase.has(entrant.number) && playsNext(state, entrant);
    return {
      number: entrant.number,
      points: record?.points ?? 0,
      thisRound: !plays ? 'out' : at === 0 && entrant.awardedByes >= round ? 'awardedBye' : 'paired',
      meetings: [...(record?.meetings ?? [])].map(([opponent, times]) => ({ opponent, times })),
      byes: record?.byes ?? 0,
      pairDowns: record?.pairDowns ?? 0,
      pairUps: record?.pairUps ?? 0,
      starts: record?.starts ?? 0,
    };
  });
  const outcome = pairSwiss({ entrants, barred: [], policy: { ...defaultSwissPolicy, sides: phase.sides }, seed });
  if (!outcome.ok)
    return refuse('round/pairing-refused', `The round can't be paired: ${outcome.refusal.code}.`, { because: outcome.refusal.code });
  const { pairs, bye, awardedByes, reached } = outcome.round;
  return accept({
    algorithm: 'swiss/1',
    seatings: pairs.map(({ sides, why, forced }) => ({ entrants: sides, why, forced })),
    unpaired: [
      ...awardedByes.map((entrant): Unpaired => ({ entrant, gets: 'bye', why: { kind: 'awarded' } })),
      ...(bye === null ? [] : [{ entrant: bye.entrant, gets: 'bye', why: { kind: 'odd', bye } } as const]),
    ],
    reached,
  });
};

const byRank = (state: TournamentState, at: number, policy: StandingsPolicy, seed: string): Decision<Drawn> => {
  const standings = standingsOf(historyOfState(state), policy);
  if (!standings.ok) return refuse('round/pairing-refused', `There are no standings to pair by: ${standings.problem.detail}.`);
  const records = recordsOf(state, policy);
  const inField = new Set(
    fieldOf(state, at)
      .filter((entrant) => playsNext(state, entrant))
      .map(({ number }) => number),
  );
  const ranked = standings.standings.rows
    .map(({ entrant }) => Number(entrant))
    .filter((number) => inField.has(number))
    .map((number) => ({
      number,
      opponents: [...(records[number - 1]?.meetings.keys() ?? [])],
      byes: records[number - 1]?.byes ?? 0,
    }));
  const outcome = pairByRank({ ranked, barred: [] });
  if (!outcome.ok)
    return refuse('round/pairing-refused', `The round can't be paired: ${outcome.refusal.code}.`, { because: outcome.refusal.code });
  const lots = openLots(seed);
  return accept({
    algorithm: 'rank/1',
    seatings: outcome.round.pairs.map(({ sides: [one, other], passedOver, forced }) => ({
      entrants: lots.below(2) === 0 ? [one, other] : [other, one],
      why: { kind: 'byRank', passedOver },
      forced:
        forced === null
          ? []
          : [forced === 'barred' ? { kind: 'barred' } : { kind: 'rematch', earlierMatches: records[one - 1]?.meetings.get(other) ?? 1 }],
    })),
    unpaired: outcome.round.bye === null ? [] : [{ entrant: outcome.round.bye, gets: 'bye', why: { kind: 'lowestRankWithFewestByes' } }],
    reached: [],
  });
};

const berger = (state: TournamentState, at: number, roundOfPhase: number): Decision<Drawn> => {
  const field = fieldOf(state, at);
  const table = bergerTable(field.length);
  if (!table.ok) return refuse('tournament/too-few-entrants', 'A round robin takes 2 to 1,000 entrants.', { entrants: field.length });
  const round = table.rounds[roundOfPhase - 1];
  if (round === undefined) return refuse('round/no-more', 'Everybody has met everybody.', { rounds: table.rounds.length });
  const entrantAt = (number: number): EntrantState => field[number - 1] as EntrantState;
  const plays = (number: number): boolean => playsNext(state, entrantAt(number));
  const alone = (number: number): readonly Unpaired[] =>
    plays(number) ? [{ entrant: entrantAt(number).number, gets: 'bye', why: { kind: 'schedule' } }] : [];
  return accept({
    algorithm: 'berger/1',
    seatings: round.pairs
      .filter(([one, other]) => plays(one) && plays(other))
      .map(([one, other]) => ({
        entrants: [entrantAt(one).number, entrantAt(other).number],
        why: { kind: 'schedule', round: roundOfPhase },
        forced: [],
      })),
    unpaired: [
      ...round.pairs.flatMap(([one, other]) => (plays(one) === plays(other) ? [] : [...alone(one), ...alone(other)])),
      ...(round.bye === null ? [] : alone(round.bye)),
    ],
    reached: [],
  });
};

/** Who came out of each match of a bracket's rounds so far, by `round/match`. */
const survivorsOf = (state: TournamentState, at: number): ReadonlyMap<string, EntrantNumber | null> => {
  const survivors = new Map<string, EntrantNumber | null>();
  for (const { phase, tables, unpaired } of state.rounds) {
    if (phase !== at) continue;
    for (const { why, result, entrants } of tables)
      if (why.kind === 'bracket')
        survivors.set(`${why.round}/${why.match}`, result.state === 'confirmed' ? winnerOf(result.result, entrants) : null);
    for (const { entrant, why } of unpaired) if (why.kind === 'walkover') survivors.set(`${why.round}/${why.match}`, entrant);
  }
  return survivors;
};

const bracket = (state: TournamentState, at: number, roundOfPhase: number): Decision<Drawn> => {
  const seeds = state.seedsOf[at] ?? [];
  const drawn = bracketOf(seeds.length);
  if (!drawn.ok) return refuse('tournament/too-few-entrants', 'A bracket takes 2 to 64 entrants.', { entrants: seeds.length });
  const matches = drawn.rounds[roundOfPhase - 1];
  if (matches === undefined) return refuse('round/no-more', 'The final was played.', { rounds: drawn.rounds.length });
  const survivors = survivorsOf(state, at);
  const entrantFrom = (source: BracketSource): EntrantNumber | null => {
    const number = source.from === 'seed' ? seeds[source.seed - 1] : survivors.get(`${source.round}/${source.match}`);
    return number ?? null;
  };
  const standing = (number: EntrantNumber | null): boolean => {
    const entrant = number === null ? undefined : state.entrants[number - 1];
    return entrant !== undefined && isActive(entrant);
  };
  const seedOf = (number: EntrantNumber): number => seeds.indexOf(number);
  const seatings: Seating[] = [];
  const unpaired: Unpaired[] = [];
  for (const { match, sides } of matches) {
    const [one, other] = [entrantFrom(sides[0]), entrantFrom(sides[1])];
    if (one !== null && other !== null && standing(one) && standing(other)) {
      // The higher seed chooses who starts (MTR 2.2); they sit at the first side.
      const entrants = seedOf(one) < seedOf(other) ? ([one, other] as const) : ([other, one] as const);
      seatings.push({ entrants, why: { kind: 'bracket', round: roundOfPhase, match }, forced: [] });
      continue;
    }
    const present = standing(one) ? one : standing(other) ? other : null;
    const absent = present === one ? other : one;
    if (present !== null) unpaired.push({ entrant: present, gets: 'bye', why: { kind: 'walkover', absent, round: roundOfPhase, match } });
  }
  return accept({ algorithm: 'bracket/1', seatings, unpaired, reached: [] });
};

/**
 * Pairs the next round of a phase.
 * @param at index of the phase
 * @param roundOfPhase the round's number within the phase, from 1
 * @param seed 64 hex digits
 */
export const drawRound = (
  state: TournamentState,
  at: number,
  roundOfPhase: number,
  policy: StandingsPolicy,
  seed: string,
): Decision<Drawn> => {
  const phase = state.structure?.phases[at];
  if (phase === undefined) return refuse('tournament/structure-missing', 'Say first which rounds are played.');
  switch (phase.kind) {
    case 'swiss':
      return phase.lastRoundByRank && roundOfPhase === phase.rounds && roundOfPhase > 1
        ? byRank(state, at, policy, seed)
        : swiss(state, at, phase, policy, seed);
    case 'roundRobin':
      return berger(state, at, roundOfPhase);
    case 'singleElimination':
      return bracket(state, at, roundOfPhase);
  }
};

/** How many rounds a phase has; null while that is not known, since nobody was seeded. */
export const roundsOfPhase = (state: TournamentState, at: number): number | null => {
  const phase = state.structure?.phases[at];
  if (phase === undefined) return null;
  if (phase.kind === 'swiss') return phase.rounds;
  const size = state.seedsOf[at]?.length;
  if (size === undefined) return null;
  return phase.kind === 'singleElimination' ? Math.ceil(Math.log2(size)) : size - 1 + (size % 2);
};
