import { openLots } from '../pairing/lots.js';
import type { OverriddenPairing, TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, eventOf, findRound, refuseStatus } from './deciding.js';
import type { EntrantNumber, OverrideWarning, PairedTable, TournamentEvent, Unpaired } from './events.js';
import type { Seating } from './drawn-round.js';
import { playsNext } from './fields.js';
import { drawRound, hasNextRound } from './pair-round.js';
import { isElimination, type Phase } from './plan.js';
import { recordsOf } from './records-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import { currentRound, type RoundState, tableOf, type TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

interface Place {
  readonly phase: number;
  readonly roundOfPhase: number;
}

/** Where the next round stands: in the phase that is under way, or first in the one whose entrants are known. */
export const nextRoundPlace = (state: TournamentState): Decision<Place> => {
  const last = currentRound(state);
  if (last === null) return accept({ phase: 0, roundOfPhase: 1 });
  const played = state.rounds.filter(({ phase }) => phase === last.phase).length;
  if (state.seedsOf[last.phase + 1] !== undefined) return accept({ phase: last.phase + 1, roundOfPhase: 1 });
  if (hasNextRound(state, last.phase, played)) return accept({ phase: last.phase, roundOfPhase: played + 1 });
  const next = state.structure?.phases[last.phase + 1];
  if (next?.gate?.kind === 'everybody') return accept({ phase: last.phase + 1, roundOfPhase: 1 });
  const more = next !== undefined;
  return refuse(
    'round/no-more',
    more ? 'The rounds of this phase are played: make the cut.' : 'All rounds are played: finish the tournament.',
    {
      rounds: state.rounds.length,
    },
  );
};

/**
 * Whether both decks are enforced whole, so that the software can play the match. In a draft nobody plays the deck that they registered: where
 * decks are asked for, its tables are played off line.
 */
const canBeRecorded = (state: TournamentState, phase: number, entrants: readonly EntrantNumber[]): boolean => {
  if (state.settings.matches === 'offline' || entrants.length !== 2) return false;
  if (state.settings.decks === 'none') return true;
  if (state.structure?.phases[phase]?.kind === 'draft') return false;
  return entrants.every((number) => state.entrants[number - 1]?.deck?.standing === 'enforced');
};

const atTables = (
  state: TournamentState,
  phase: number,
  seatings: readonly (Seating & { readonly table?: number })[],
  matchIds: readonly string[],
): readonly PairedTable[] => {
  const free = matchIds.values();
  return seatings.map((seating, index) => {
    const matchId = canBeRecorded(state, phase, seating.entrants) ? free.next().value : undefined;
    return { ...seating, table: seating.table ?? index + 1, matchId: matchId ?? null };
  });
};

/** The order in which a bracket or a round robin that nobody was cut for is drawn: a lot. */
const seeded = ({ state, done }: Situation, phase: number, seed: string): readonly TournamentEvent[] => {
  const kind = state.structure?.phases[phase]?.kind;
  if (kind === 'swiss' || kind === 'draft' || kind === 'pods' || kind === undefined || state.seedsOf[phase] !== undefined) return [];
  const field = state.entrants.filter((entrant) => playsNext(state, entrant)).map(({ number }) => number);
  return [eventOf('BracketSeeded', done, { phase, seeds: openLots(seed).shuffled(field) })];
};

const pair = (situation: Situation, { seed, input, matchIds }: CommandOf<'pairRound'>): Decided => {
  const { state, policy, done } = situation;
  const refused = refuseStatus(state, ['closed', 'running'], 'Rounds are paired once registration is closed.');
  if (refused !== null) return refused;
  if (state.structure === null) return refuse('tournament/structure-missing', 'Say first which rounds are played.');
  const last = currentRound(state);
  if (last !== null && last.stage !== 'closed')
    return refuse('round/unfinished', `Round ${last.round} is not closed.`, { round: last.round, stage: last.stage });
  const place = nextRoundPlace(state);
  if (!place.ok) return place;
  const { phase, roundOfPhase } = place.value;
  const playing = state.entrants.filter((entrant) => playsNext(state, entrant)).length;
  if (playing < 2)
    return refuse('tournament/too-few-entrants', `A round needs two entrants who play; there are ${playing}.`, { entrants: playing });
  const seeding = seeded(situation, phase, seed);
  const seeds = seeding[0]?.type === 'BracketSeeded' ? { ...state.seedsOf, [phase]: seeding[0].data.seeds } : state.seedsOf;
  const drawn = drawRound({ ...state, seedsOf: seeds }, phase, roundOfPhase, policy, seed);
  if (!drawn.ok) return drawn;
  const { algorithm, seatings, unpaired, reached } = drawn.value;
  const tables = atTables(state, phase, seatings, matchIds);
  const pairing = { algorithm, seed, input, reached };
  return accept([...seeding, eventOf('RoundPaired', done, { round: state.rounds.length + 1, phase, tables, unpaired, pairing })]);
};

const inRound = (round: RoundState): readonly EntrantNumber[] =>
  [...round.tables.flatMap(({ entrants }) => entrants), ...round.unpaired.map(({ entrant }) => entrant)].sort((a, b) => a - b);

const samePair = (one: readonly EntrantNumber[], other: readonly EntrantNumber[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/** Whether everybody meets whom they met before, or has what they had without an opponent. */
const samePairings = (round: RoundState, { tables, unpaired }: OverriddenPairing): boolean =>
  tables.every(({ entrants }) => round.tables.some((one) => samePair(one.entrants, entrants))) &&
  unpaired.every(({ entrant, gets }) => round.unpaired.some((one) => one.entrant === entrant && one.gets === gets));

/**
 * Says why a pairing by hand does not do; null where it does. It seats everybody of the round exactly once, by twos outside of pods. In a
 * bracket its plan says who meets whom, so that only numbers of tables change.
 */
const faultOfOverride = (round: RoundState, phase: Phase | undefined, { tables, unpaired }: OverriddenPairing): string | null => {
  const seated = [...tables.flatMap(({ entrants }) => entrants), ...unpaired.map(({ entrant }) => entrant)].sort((a, b) => a - b);
  const twice = seated.find((number, index) => seated[index - 1] === number);
  if (twice !== undefined) return `Entrant ${twice} has two places.`;
  const due = inRound(round);
  const stranger = seated.find((number) => !due.includes(number));
  if (stranger !== undefined) return `Entrant ${stranger} does not play this round.`;
  const left = due.find((number) => !seated.includes(number));
  if (left !== undefined) return `Entrant ${left} has no place.`;
  const numbers = tables.map(({ table }) => table).sort((a, b) => a - b);
  const odd = tables.find(({ entrants }) => entrants.length < 2 || (entrants.length > 2 && phase?.kind !== 'pods'));
  if (odd !== undefined) return `Table ${odd.table} needs two entrants.`;
  if (isElimination(phase) && !samePairings(round, { tables, unpaired })) return 'In a bracket only numbers of tables change.';
  const colliding = numbers.find((number, index) => numbers[index - 1] === number);
  return colliding === undefined ? null : `Two pairs sit at table ${colliding}.`;
};

/** Whether those at a table drafted together, where there was a draft. */
const inOnePod = ({ podsOf, structure }: TournamentState, phase: number, entrants: readonly EntrantNumber[]): boolean =>
  structure?.phases[phase]?.kind !== 'draft' ||
  podsOf[phase]?.pods.some(({ seats }) => entrants.every((entrant) => seats.includes(entrant))) === true;

const warningsOf = (
  { state, policy }: Situation,
  phase: number,
  changed: readonly PairedTable[],
  unpaired: readonly Unpaired[],
): readonly OverrideWarning[] => {
  const records = recordsOf({ ...state, rounds: state.rounds.slice(0, -1) }, policy);
  return [
    ...changed
      .filter(({ entrants }) => entrants.some((one) => entrants.some((other) => records[one - 1]?.meetings.has(other) === true)))
      .map(({ entrants }): OverrideWarning => ({ kind: 'rematch', entrants })),
    ...changed
      .filter(({ entrants }) => !inOnePod(state, phase, entrants))
      .map(({ entrants }): OverrideWarning => ({ kind: 'acrossPods', entrants })),
    ...unpaired
      .filter(({ entrant, gets, why }) => gets === 'bye' && why.kind === 'overridden' && (records[entrant - 1]?.byes ?? 0) > 0)
      .map(({ entrant }): OverrideWarning => ({ kind: 'secondBye', entrant })),
  ];
};

const override = (situation: Situation, { pairing, matchIds, reason }: CommandOf<'overridePairing'>): Decided => {
  const { state, done } = situation;
  const found = findRound(state, ['paired'], 'Pairings are changed before they are published; discard published ones first.');
  if (!found.ok) return found;
  const round = found.value;
  const fault = faultOfOverride(round, state.structure?.phases[round.phase], pairing);
  if (fault !== null) return refuse('round/override-invalid', fault, { round: round.round });
  const before = (entrants: readonly EntrantNumber[]): PairedTable | undefined =>
    round.tables.find((one) => samePair(one.entrants, entrants));
  const why = { kind: 'overridden', reason } as const;
  const tables = atTables(
    state,
    round.phase,
    pairing.tables.map(({ table, entrants }) => {
      const kept = before(entrants);
      return { table, entrants, why: kept?.why ?? why, forced: kept?.forced ?? [] };
    }),
    [...round.tables.flatMap(({ matchId }) => matchId ?? []), ...matchIds],
  );
  const unpaired = pairing.unpaired.map(
    ({ entrant, gets }): Unpaired => round.unpaired.find((one) => one.entrant === entrant && one.gets === gets) ?? { entrant, gets, why },
  );
  const changed = tables.filter(({ entrants }) => before(entrants) === undefined);
  const warnings = warningsOf(situation, round.phase, changed, unpaired);
  return decided('PairingOverridden', done, { round: round.round, tables, unpaired, warnings, reason });
};

const discard = ({ state, done }: Situation, { reason }: CommandOf<'discardPairings'>): Decided => {
  const found = findRound(state, ['paired', 'published'], 'A round that has begun is played to its end.');
  if (!found.ok) return found;
  const known = found.value.tables.find(({ result }) => result.state !== 'missing');
  if (known !== undefined)
    return refuse('result/stands', `Table ${known.table} has a result already.`, { round: found.value.round, table: known.table });
  return decided('PairingsDiscarded', done, { round: found.value.round, reason });
};

const start = ({ state, done }: Situation): Decided => {
  const found = findRound(state, ['published'], 'A round begins after it was published.');
  if (!found.ok) return found;
  const minutes = state.structure?.phases[found.value.phase]?.minutes ?? null;
  return decided('RoundStarted', done, { round: found.value.round, minutes });
};

const clockCommand = ({ state, done }: Situation, type: 'pauseRound' | 'resumeRound' | 'callTime'): Decided => {
  const found = findRound(state, ['running'], 'Its clock does not run.');
  if (!found.ok) return found;
  const { round, clock } = found.value;
  const paused = clock !== null && clock.pausedAt !== null;
  if (type === 'callTime')
    return clock?.timeCalledAt === null
      ? decided('TimeCalled', done, { round })
      : refuse('tournament/nothing-to-change', 'Time was called already.', { round });
  if (paused === (type === 'pauseRound'))
    return refuse('tournament/nothing-to-change', paused ? 'The round is paused already.' : 'The round is not paused.', { round });
  return decided(type === 'pauseRound' ? 'RoundPaused' : 'RoundResumed', done, { round });
};

const extend = ({ state, done }: Situation, { table, seconds, reason }: CommandOf<'extendTime'>): Decided => {
  const found = findRound(state, ['published', 'running'], 'Time is added while the round is played.');
  if (!found.ok) return found;
  const { round } = found.value;
  if (tableOf(found.value, table) === null) return refuse('table/not-found', `Round ${round} has no table ${table}.`, { round, table });
  return decided('TimeExtended', done, { round, table, seconds, reason });
};

const close = ({ state, done }: Situation): Decided => {
  const found = findRound(state, ['published', 'running'], 'A round is closed after it was played.');
  if (!found.ok) return found;
  const { round, tables } = found.value;
  const open = tables.filter(({ result }) => result.state !== 'confirmed');
  if (open.length === 0) return decided('RoundClosed', done, { round });
  return refuse('round/unfinished', `${open.length} of ${tables.length} tables have no confirmed result.`, {
    round,
    missing: open.filter(({ result }) => result.state !== 'disputed').map(({ table }) => table),
    disputed: open.filter(({ result }) => result.state === 'disputed').map(({ table }) => table),
  });
};

type RoundCommand = CommandOf<
  | 'pairRound'
  | 'overridePairing'
  | 'discardPairings'
  | 'publishRound'
  | 'startRound'
  | 'pauseRound'
  | 'resumeRound'
  | 'extendTime'
  | 'callTime'
  | 'closeRound'
>;

/** Decides on commands about rounds and their clocks. */
export const decideRounds = (situation: Situation, command: RoundCommand): Decided => {
  switch (command.type) {
    case 'pairRound':
      return pair(situation, command);
    case 'overridePairing':
      return override(situation, command);
    case 'discardPairings':
      return discard(situation, command);
    case 'publishRound': {
      const found = findRound(situation.state, ['paired'], 'It is published already.');
      return found.ok ? decided('RoundPublished', situation.done, { round: found.value.round }) : found;
    }
    case 'startRound':
      return start(situation);
    case 'pauseRound':
    case 'resumeRound':
    case 'callTime':
      return clockCommand(situation, command.type);
    case 'extendTime':
      return extend(situation, command);
    case 'closeRound':
      return close(situation);
  }
};
