import type { PlayedMatch } from '../pairing/knockout-forms.js';
import { openLots } from '../pairing/lots.js';
import { pairPods } from '../pairing/pods.js';
import type { PodEntrant } from '../pairing/pod-forms.js';
import { pairByRank } from '../pairing/power-pairing.js';
import { bergerTable } from '../pairing/round-robin.js';
import { pairSwiss } from '../pairing/swiss.js';
import { defaultSwissPolicy, type Meeting, type SwissEntrant } from '../pairing/swiss-forms.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { standingsOf } from '../standings/standings.js';
import { bracketOfPhase, matchesToPlay, matchOfPlan } from './bracket.js';
import type { Drawn, Seating } from './drawn-round.js';
import type { EntrantNumber, Unpaired } from './events.js';
import { fieldOf, playsNext } from './fields.js';
import { historyOfState } from './history-of.js';
import { drawnInPods } from './pair-draft.js';
import type { Phase } from './plan.js';
import { type EntrantRecord, recordsOf } from './records-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import type { EntrantState, TournamentState } from './state.js';

const notPaired = (because: string): ReturnType<typeof refuse> =>
  refuse('round/pairing-refused', `The round can't be paired: ${because}.`, { because });

const meetingsOf = (record: EntrantRecord | undefined): readonly Meeting[] =>
  [...(record?.meetings ?? [])].map(([opponent, times]) => ({ opponent, times }));

const awarded = (entrant: EntrantNumber): Unpaired => ({ entrant, gets: 'bye', why: { kind: 'awarded' } });

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
      meetings: meetingsOf(record),
      byes: record?.byes ?? 0,
      pairDowns: record?.pairDowns ?? 0,
      pairUps: record?.pairUps ?? 0,
      starts: record?.seats[0] ?? 0,
    };
  });
  const outcome = pairSwiss({ entrants, barred: [], policy: { ...defaultSwissPolicy, sides: phase.sides }, seed });
  if (!outcome.ok) return notPaired(outcome.refusal.code);
  const { pairs, bye, awardedByes, reached } = outcome.round;
  return accept({
    algorithm: 'swiss/1',
    seatings: pairs.map(({ sides, why, forced }) => ({ entrants: sides, why, forced })),
    unpaired: [
      ...awardedByes.map(awarded),
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
  if (!outcome.ok) return notPaired(outcome.refusal.code);
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

/** The entrants of a match by their seeds; the higher seed, who chooses who starts (MTR 2.2), at the first side. */
const bySeed = (seeds: readonly EntrantNumber[], { seats }: PlayedMatch): readonly EntrantNumber[] =>
  seats
    .flatMap((seat) => (seat.kind === 'seed' ? [seat.seed] : []))
    .sort((one, other) => one - other)
    .flatMap((seed) => seeds[seed - 1] ?? []);

const bracket = (state: TournamentState, at: number): Decision<Drawn> => {
  const found = bracketOfPhase(state, at);
  if (!found.ok) return found;
  const standing = found.value;
  const { seeds, matches } = standing;
  const ofPhase = state.rounds.filter(({ phase }) => phase === at);
  const told = new Set(ofPhase.flatMap(({ unpaired }) => unpaired.flatMap(({ why }) => (why.kind === 'walkover' ? [why.match] : []))));
  const seatings = matchesToPlay(standing).map((one): Seating => {
    const { part, round } = matchOfPlan(standing, one.match);
    return { entrants: bySeed(seeds, one), why: { kind: 'bracket', part, round, match: one.match }, forced: [] };
  });
  const unpaired = matches.flatMap(({ match, state: result }): readonly Unpaired[] => {
    if (result.kind !== 'walkover' || told.has(match)) return [];
    const entrant = seeds[result.winner - 1];
    const absent = result.absent === null ? null : (seeds[result.absent - 1] ?? null);
    return entrant === undefined ? [] : [{ entrant, gets: 'bye', why: { kind: 'walkover', absent, match } }];
  });
  if (seatings.length === 0) return refuse('round/no-more', 'The final was played.', { rounds: state.rounds.length });
  return accept({ algorithm: 'bracket/1', seatings, unpaired, reached: [] });
};

const pods = (state: TournamentState, at: number, policy: StandingsPolicy, seed: string): Decision<Drawn> => {
  const records = recordsOf(state, policy);
  const round = state.rounds.length + 1;
  const inPhase = new Set(fieldOf(state, at).map(({ number }) => number));
  const entrants = state.entrants.map((entrant, index): PodEntrant => {
    const record = records[index];
    const plays = inPhase.has(entrant.number) && playsNext(state, entrant);
    return {
      number: entrant.number,
      points: record?.points ?? 0,
      thisRound: !plays ? 'out' : at === 0 && entrant.awardedByes >= round ? 'awardedBye' : 'seated',
      meetings: meetingsOf(record),
      shortPods: record?.shortPods ?? 0,
      seats: record?.seats ?? [0, 0, 0, 0],
    };
  });
  const outcome = pairPods({ entrants, seed });
  if (!outcome.ok) return notPaired(outcome.refusal.code);
  const { pods: tables, byes, awardedByes, reached } = outcome.round;
  return accept({
    algorithm: 'pods/1',
    seatings: tables.map(({ seats, why, costs }) => ({ entrants: seats, why: { kind: 'pod', pod: why }, forced: costs })),
    unpaired: [
      ...awardedByes.map(awarded),
      ...byes.map((bye): Unpaired => ({ entrant: bye.entrant, gets: 'bye', why: { kind: 'pod', bye } })),
    ],
    reached,
  });
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
    case 'draft':
      return drawnInPods(state, at, phase, policy, seed);
    case 'roundRobin':
      return berger(state, at, roundOfPhase);
    case 'pods':
      return pods(state, at, policy, seed);
    case 'singleElimination':
    case 'doubleElimination':
      return bracket(state, at);
  }
};

/** Whether a phase has another round after so many. */
export const hasNextRound = (state: TournamentState, at: number, played: number): boolean => {
  const phase = state.structure?.phases[at];
  switch (phase?.kind) {
    case 'swiss':
    case 'draft':
    case 'pods':
      return played < phase.rounds;
    case 'roundRobin': {
      const size = state.seedsOf[at]?.length ?? 0;
      return played < size - 1 + (size % 2);
    }
    case 'singleElimination':
    case 'doubleElimination': {
      const standing = bracketOfPhase(state, at);
      return standing.ok && standing.value.matches.some((match) => match.state.kind === 'ready');
    }
    case undefined:
      return false;
  }
};
