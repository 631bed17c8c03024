import type {
  CutGate,
  OverrideWarning,
  PairingRecord,
  PairedTable,
  Phase,
  PhaseGate,
  PodOrder,
  ResultSource,
  Structure,
  TableReason,
  TableResult,
  TournamentEvent,
  TournamentEventData,
  TournamentEventType,
  TournamentSettings,
  Unpaired,
} from '@arbiter/tournaments';
import { z } from 'zod';
import type { EncodedEvent } from './event-codec.js';
import { atSchema, clockRulesSchema, hash32Schema, reasonSchema } from './parts.js';
import { defineStreamType } from './stream-type.js';
import { withFieldsIn } from './upcasters.js';

const id = z.uuid();
const code = z.string().min(1).max(80);
const count = z.int().min(0).max(1_000_000);
/** Number of an entrant, a table or a round, from 1. */
export const numberSchema = z.int().min(1).max(100_000);
/** When it was done, and by which token; null where a recorded match did it. */
const done = { at: atSchema, by: id.nullable() };
const entrant = { ...done, entrant: numberSchema };
const newEntrant = { ...entrant, players: z.array(id).min(1).max(8).readonly() };
const inRound = { ...done, round: numberSchema };
const atTable = { ...inRound, table: numberSchema };

const pairOf = <T extends z.ZodType>(one: T) => z.tuple([one, one]).readonly();

export const gateSchema: z.ZodType<CutGate> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('top'), places: z.int().min(1).max(10_000) }),
  z.strictObject({ kind: z.literal('topAndTied'), places: z.int().min(1).max(10_000), tiedBy: z.enum(['points', 'rank']) }),
  z.strictObject({ kind: z.literal('points'), atLeast: z.int().min(1).max(1_000) }),
]);

const phaseGateSchema: z.ZodType<PhaseGate> = z.union([gateSchema, z.strictObject({ kind: z.literal('everybody') })]);

const anyPhase = {
  bestOf: z.int().min(1).max(99),
  minutes: z.int().min(1).max(1_440).nullable(),
  gate: phaseGateSchema.nullable(),
};

const phaseSchema: z.ZodType<Phase> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('swiss'),
    ...anyPhase,
    rounds: z.int().min(1).max(99),
    lastRoundByRank: z.boolean(),
    sides: z.enum(['lot', 'fewestStarts']),
  }),
  z.strictObject({
    kind: z.literal('draft'),
    ...anyPhase,
    rounds: z.int().min(1).max(99),
    sides: z.enum(['lot', 'fewestStarts']),
  }),
  z.strictObject({
    kind: z.literal('singleElimination'),
    ...anyPhase,
    thirdPlace: z.boolean(),
    withdrawals: z.enum(['walkover', 'byeForHighestRanked']),
  }),
  z.strictObject({ kind: z.literal('doubleElimination'), ...anyPhase }),
  z.strictObject({ kind: z.literal('roundRobin'), ...anyPhase }),
  z.strictObject({ kind: z.literal('pods'), ...anyPhase, rounds: z.int().min(1).max(99) }),
]);

export const structureSchema: z.ZodType<Structure> = z.strictObject({ phases: z.array(phaseSchema).min(1).max(10).readonly() });

const winsSchema = z.strictObject({ entrant: numberSchema, games: z.int().min(0).max(99) });

export const tableResultSchema: z.ZodType<TableResult> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games'), wins: pairOf(winsSchema), drawn: z.int().min(0).max(99) }),
  z.strictObject({ kind: z.literal('doubleLoss') }),
  z.strictObject({ kind: z.literal('noShow'), absent: numberSchema }),
  z.strictObject({ kind: z.literal('pod'), winner: numberSchema.nullable() }),
  z.strictObject({
    kind: z.literal('podWithAbsent'),
    winner: numberSchema.nullable(),
    absent: z.array(numberSchema).min(1).max(4).readonly(),
  }),
]);

export const resultSourceSchema: z.ZodType<ResultSource> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('players') }),
  z.strictObject({ kind: z.literal('player'), reporter: numberSchema }),
  z.strictObject({ kind: z.literal('match'), matchId: id, version: z.int().min(1), hash: hash32Schema }),
  z.strictObject({ kind: z.literal('staff') }),
]);

const pairedDown = z.strictObject({
  kind: z.literal('pairedDown'),
  entrant: numberSchema,
  from: count,
  to: count,
  because: z.enum(['groupOdd', 'metAllOthers', 'othersCouldNotPair']),
});

const sameScore = z.strictObject({ kind: z.literal('sameScore'), points: count });

const podReasonSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sameScore'), points: count }),
  z.strictObject({ kind: z.literal('mixedScores'), from: count, to: count, because: z.enum(['groupSizes', 'otherObjectives']) }),
]);

export const tableReasonSchema: z.ZodType<TableReason> = z.discriminatedUnion('kind', [
  sameScore,
  pairedDown,
  z.strictObject({ kind: z.literal('byRank'), passedOver: z.array(numberSchema).readonly() }),
  z.strictObject({
    kind: z.literal('bracket'),
    part: z.enum(['main', 'losers', 'thirdPlace', 'grandFinal', 'reset']),
    round: numberSchema,
    match: numberSchema,
  }),
  z.strictObject({ kind: z.literal('pod'), pod: podReasonSchema }),
  z.strictObject({ kind: z.literal('draftPod'), pod: numberSchema, pair: z.discriminatedUnion('kind', [sameScore, pairedDown]) }),
  z.strictObject({ kind: z.literal('schedule'), round: numberSchema }),
  z.strictObject({ kind: z.literal('overridden'), reason: reasonSchema }),
]);

const podCostSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('metBefore'), pair: pairOf(numberSchema), times: count }),
  z.strictObject({ kind: z.literal('shortAgain'), entrant: numberSchema, times: count }),
]);

export const forcedCostSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rematch'), earlierMatches: count }),
  z.strictObject({ kind: z.literal('barred') }),
  z.strictObject({ kind: z.literal('metBefore'), pair: pairOf(numberSchema), times: count }),
  z.strictObject({ kind: z.literal('shortAgain'), entrant: numberSchema, times: count }),
]);

const pairedTableSchema: z.ZodType<PairedTable> = z.strictObject({
  table: numberSchema,
  entrants: z.array(numberSchema).min(2).max(4).readonly(),
  matchId: id.nullable(),
  why: tableReasonSchema,
  forced: z.array(forcedCostSchema).readonly(),
});

const swissByeSchema = z.strictObject({
  entrant: numberSchema,
  points: count,
  earlierByes: count,
  why: z.enum(['lowestScore', 'lowerHadByes', 'allHadByes', 'forced']),
  lot: numberSchema,
  of: numberSchema,
});

const podByeSchema = z.strictObject({
  entrant: numberSchema,
  points: count,
  why: z.enum(['fieldOfFive', 'tooFew']),
  costs: z.array(podCostSchema).readonly(),
});

export const unpairedReasonSchema: z.ZodType<Unpaired['why']> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('odd'), bye: swissByeSchema }),
  z.strictObject({ kind: z.literal('awarded') }),
  z.strictObject({ kind: z.literal('schedule') }),
  z.strictObject({ kind: z.literal('lowestRankWithFewestByes') }),
  z.strictObject({ kind: z.literal('walkover'), absent: numberSchema.nullable(), match: numberSchema }),
  z.strictObject({ kind: z.literal('pod'), bye: podByeSchema }),
  z.strictObject({ kind: z.literal('draftPod'), pod: numberSchema, bye: swissByeSchema }),
  z.strictObject({ kind: z.literal('overridden'), reason: reasonSchema }),
]);

const unpairedSchema: z.ZodType<Unpaired> = z.strictObject({
  entrant: numberSchema,
  gets: z.enum(['bye', 'loss']),
  why: unpairedReasonSchema,
});

const reachedSchema = z.union([
  z.strictObject({
    objective: z.enum(['repeatedOpponents', 'repeatedShortPods', 'scoreSpread', 'seatBalance']),
    value: count,
    bound: count,
  }),
  z.strictObject({
    objective: z.literal('scoreGroups'),
    groups: z.array(z.strictObject({ points: count, leaving: count, distance: count })).readonly(),
  }),
  z.strictObject({
    objective: z.enum([
      'rematches',
      'repeatedMeetings',
      'barredPairs',
      'secondByes',
      'earlierByes',
      'byeGroup',
      'repeatedPairDowns',
      'repeatedPairUps',
      'byeLot',
    ]),
    value: count,
  }),
]);

const pairingSchema: z.ZodType<PairingRecord> = z.strictObject({
  algorithm: z.enum(['swiss/1', 'rank/1', 'bracket/1', 'berger/1', 'pods/1', 'draft/1']),
  seed: hash32Schema,
  input: z.int().min(1),
  reached: z.array(reachedSchema).readonly(),
});

const settingsFields = {
  format: code,
  policy: code,
  capacity: z.int().min(2).max(10_000).nullable(),
  checkIn: z.enum(['required', 'none']),
  selfRegistration: z.boolean(),
  reporting: z.enum(['players', 'staff']),
  loneReportMinutes: z
    .int()
    .min(1)
    .max(240)
    .nullable()
    .meta({ description: 'Minutes after which the report of one player alone stands; null where it never does.' }),
  matches: z.enum(['recorded', 'offline']),
  clock: clockRulesSchema.nullable(),
  decks: z.enum(['required', 'none']),
  cardList: code.nullable().meta({
    description: 'The list that says which cards decks may have, such as `modern`; null for the one of the format, `none` for none.',
  }),
  heldOn: z.iso
    .date()
    .nullable()
    .meta({ description: 'The day of the event, for which decks are judged; null for that on which its first round begins.' }),
  visibility: z.enum(['public', 'gathering']),
};

export const tournamentSettingsSchema: z.ZodType<TournamentSettings> = z.strictObject(settingsFields);

/** The same as somebody sends them: what may be left out is what it was before it could be said. */
export const sentSettingsSchema = z.strictObject({
  ...settingsFields,
  loneReportMinutes: settingsFields.loneReportMinutes.default(null),
  cardList: settingsFields.cardList.default(null),
  heldOn: settingsFields.heldOn.default(null),
});

export const penaltyKindSchema = z.enum(['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification']);

export const seatedPodsSchema = z
  .array(z.strictObject({ pod: numberSchema, seats: z.array(numberSchema).min(1).max(8).readonly() }))
  .max(10_000)
  .readonly();
export const podOrderSchema: z.ZodType<PodOrder> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lot') }),
  z.strictObject({ kind: z.literal('standings'), rounds: numberSchema }),
]);

const seats = { tables: z.array(pairedTableSchema).max(10_000).readonly(), unpaired: z.array(unpairedSchema).max(10_000).readonly() };
const seeds = z.array(numberSchema).max(10_000).readonly();

export const overrideWarningSchema: z.ZodType<OverrideWarning> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rematch'), entrants: z.array(numberSchema).min(2).max(4).readonly() }),
  z.strictObject({ kind: z.literal('secondBye'), entrant: numberSchema }),
  z.strictObject({ kind: z.literal('acrossPods'), entrants: z.array(numberSchema).min(2).max(4).readonly() }),
]);

/**
 * What happens in one tournament. Payloads hold only ids, numbers, codes and hashes, and the reasons that staff give in public; names of
 * players and contents of decks stay outside the log.
 */
const schemas = {
  TournamentCreated: z.strictObject({
    ...done,
    gatheringId: id,
    game: code,
    settings: tournamentSettingsSchema,
    policyHash: hash32Schema,
    seedCommitment: hash32Schema,
  }),
  StructureSet: z.strictObject({ ...done, structure: structureSchema, reason: reasonSchema.nullable() }),
  RegistrationOpened: z.strictObject(done),
  RegistrationClosed: z.strictObject(done),
  EntrantRegistered: z.strictObject({ ...newEntrant, awardedByes: z.int().min(0).max(3) }),
  EntrantWaitlisted: z.strictObject({ ...newEntrant, awardedByes: z.int().min(0).max(3) }),
  EntrantPromoted: z.strictObject(entrant),
  RegistrationCancelled: z.strictObject(entrant),
  EntrantCheckedIn: z.strictObject(entrant),
  NoShowRecorded: z.strictObject(entrant),
  EntrantDropped: z.strictObject(entrant),
  EntrantReinstated: z.strictObject(entrant),
  EntrantAddedLate: z.strictObject({ ...newEntrant, missed: z.enum(['losses', 'byes', 'nothing']) }),
  EntrantDisqualified: z.strictObject({ ...entrant, infraction: code }),
  PenaltyGiven: z.strictObject({
    ...entrant,
    penalty: numberSchema,
    infraction: code,
    kind: penaltyKindSchema,
    round: numberSchema.nullable(),
  }),
  PenaltyWithdrawn: z.strictObject({ ...done, penalty: numberSchema, reason: reasonSchema }),
  DeckSubmitted: z.strictObject({
    ...entrant,
    deckId: id,
    commitment: hash32Schema,
    verdict: z.enum(['enforced', 'notEnforced', 'illegal']),
    late: z.boolean(),
  }),
  DecksLocked: z.strictObject(done),
  DeckUnlocked: z.strictObject({ ...entrant, reason: reasonSchema }),
  DeckCheckDrawn: z.strictObject({ ...inRound, tables: z.array(numberSchema).min(1).max(10_000).readonly(), seed: hash32Schema }),
  DeckChecked: z.strictObject({ ...atTable, outcome: z.enum(['inOrder', 'problem']) }),
  DeckListsOpened: z.strictObject({ ...done, to: z.enum(['opponents', 'everybody']) }),
  PodsDrawn: z.strictObject({
    ...done,
    phase: z.int().min(0).max(9),
    pods: seatedPodsSchema,
    order: podOrderSchema,
    irregular: z.boolean(),
    seed: hash32Schema,
    reason: reasonSchema.nullable(),
  }),
  RoundPaired: z.strictObject({ ...inRound, phase: z.int().min(0).max(9), ...seats, pairing: pairingSchema }),
  PairingOverridden: z.strictObject({ ...inRound, ...seats, warnings: z.array(overrideWarningSchema).readonly(), reason: reasonSchema }),
  PairingsDiscarded: z.strictObject({ ...inRound, reason: reasonSchema }),
  RoundPublished: z.strictObject(inRound),
  RoundStarted: z.strictObject({ ...inRound, minutes: z.int().min(1).max(1_440).nullable() }),
  RoundPaused: z.strictObject(inRound),
  RoundResumed: z.strictObject(inRound),
  TimeExtended: z.strictObject({ ...atTable, seconds: z.int().min(1).max(86_400), reason: reasonSchema }),
  TimeCalled: z.strictObject(inRound),
  RoundClosed: z.strictObject(inRound),
  ResultReported: z.strictObject({ ...atTable, reporter: numberSchema, result: tableResultSchema }),
  ResultConfirmed: z.strictObject({ ...atTable, result: tableResultSchema, source: resultSourceSchema }),
  ResultDisputed: z.strictObject(atTable),
  ResultCorrected: z.strictObject({ ...atTable, before: tableResultSchema, after: tableResultSchema, reason: reasonSchema }),
  StandingsPublished: z.strictObject({ ...inRound, digest: hash32Schema }),
  CutMade: z.strictObject({ ...done, phase: z.int().min(1).max(9), seeds, byLot: seeds }),
  BracketSeeded: z.strictObject({ ...done, phase: z.int().min(0).max(9), seeds }),
  TournamentFinished: z.strictObject({
    ...done,
    places: z
      .array(z.strictObject({ entrant: numberSchema, place: numberSchema }))
      .max(10_000)
      .readonly(),
  }),
  TournamentCancelled: z.strictObject({ ...done, reason: reasonSchema }),
  SeedRevealed: z.strictObject({ ...done, seed: hash32Schema }),
} as const satisfies { readonly [T in TournamentEventType]: z.ZodType<TournamentEventData<T>> };

/** The streams of tournaments; a stream's id is the tournament's. */
export const tournamentStream = defineStreamType('tournament', schemas, {
  // Version 1 to 2: reports of one player alone never stood, the format alone named the list of cards, and decks were judged for the day of
  // the first round.
  TournamentCreated: [withFieldsIn('settings', { loneReportMinutes: null, cardList: null, heldOn: null })],
});

/** Reads a stored event of a tournament. @throws {UnreadableEvent} */
export const decodeTournamentEvent = (event: EncodedEvent): TournamentEvent => tournamentStream.decode(event);

/** Writes an event in the newest version of its type. @throws {UnreadableEvent} when the data does not fit its own schema (our bug) */
export const encodeTournamentEvent = (event: TournamentEvent): EncodedEvent => tournamentStream.encode(event);
