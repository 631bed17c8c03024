import { z } from 'zod';
import { callEventSchemas } from './call-events.js';
import {
  aftermathSchema,
  answerSchema,
  atSchema,
  clockReadingsSchema,
  clockRulesSchema,
  entropySchema,
  gameResultSchema,
  hash32Schema,
  openedEntropySchema,
  personSchema,
  pinsSchema,
  reasonSchema,
  ruleListSchema,
  scopeSchema,
  seatListSchema,
  seatSchema,
  spectatorDelaySchema,
} from './parts.js';

const judged = { at: atSchema, judge: personSchema };
const played = { at: atSchema, aftermath: aftermathSchema };

/**
 * Everything that a match's stream can hold, in its newest shape. A type's name is never reused; a new shape is a new
 * `schemaVersion` with an upcaster (`event-codec.ts`). `docs/event-types.md` explains each for readers.
 */
export const matchEventSchemas = {
  MatchCreated: z.strictObject({
    at: atSchema,
    pins: pinsSchema,
    gatheringId: z.string().min(1).max(80).nullable(),
    players: z.array(personSchema).min(1).max(64).readonly(),
    clock: clockRulesSchema.nullable(),
    spectatorDelay: spectatorDelaySchema,
    autoStart: z.boolean(),
    /** Which table of which round the match is played at; null outside tournaments. */
    tournament: z.strictObject({ id: z.uuid(), round: z.int().min(1), table: z.int().min(1) }).nullable(),
    /** `committed`: all players commit to entropy before anyone opens theirs. `given`: entropy is given openly, as in older matches. */
    entropy: z.enum(['committed', 'given']),
  }),
  PlayerReady: z.strictObject({ at: atSchema, seat: seatSchema }),
  EntropyGiven: z.strictObject({ at: atSchema, seat: seatSchema, entropy: entropySchema }),
  EntropyCommitted: z.strictObject({ at: atSchema, seat: seatSchema, commitment: hash32Schema }),
  EntropyDeclined: z.strictObject({ at: atSchema, seat: seatSchema }),
  EntropyOpened: z.strictObject({ at: atSchema, seat: seatSchema, entropy: openedEntropySchema }),
  MatchStarted: z.strictObject({ ...played }),
  ActionRecorded: z.strictObject({ ...played, seat: seatSchema, decision: z.int().min(0), answer: answerSchema }),
  Conceded: z.strictObject({ ...played, seat: seatSchema, scope: scopeSchema }),
  ConcededBeforeStart: z.strictObject({ at: atSchema, seat: seatSchema }),
  DrawOffered: z.strictObject({ at: atSchema, seat: seatSchema, scope: scopeSchema }),
  DrawAgreed: z.strictObject({ ...played, seat: seatSchema, scope: scopeSchema }),
  ClockStarted: z.strictObject({ at: atSchema, rules: clockRulesSchema, clocks: clockReadingsSchema }),
  ClockExpired: z.strictObject({ ...played, seat: seatSchema, decision: z.int().min(0) }),
  ClockCredited: z.strictObject({
    at: atSchema,
    ms: z.int().min(1),
    cause: z.enum(['downtime', 'clockStep']),
    clocks: clockReadingsSchema,
  }),
  ExtraTimeGiven: z.strictObject({ ...judged, seat: seatSchema, ms: z.int().min(1), reason: reasonSchema, clocks: clockReadingsSchema }),
  MatchPaused: z.strictObject({ ...judged, reason: reasonSchema, clocks: clockReadingsSchema.nullable() }),
  MatchResumed: z.strictObject({ ...judged, clocks: clockReadingsSchema.nullable() }),
  ...callEventSchemas,
  RulingGiven: z.strictObject({ ...judged, reason: reasonSchema, rules: ruleListSchema }),
  LossGiven: z.strictObject({
    ...judged,
    seat: seatSchema,
    scope: scopeSchema,
    reason: reasonSchema,
    rules: ruleListSchema,
    aftermath: aftermathSchema,
  }),
  /** A judge, or the tournament that the match belongs to, says that the round's time is over. */
  TimeCalled: z.strictObject({ ...judged, aftermath: aftermathSchema }),
  /**
   * A judge lets the match go back: what stood at an earlier version stands again, under numbers that run on. Nothing is taken out of the
   * log: the versions between are abandoned, and can be read as before.
   */
  Rewound: z.strictObject({
    ...judged,
    /** The version that stands again, and the hash of its event. */
    toVersion: z.int().min(1),
    toHash: hash32Schema,
    /** Which rewind of the match this is, from 1 on; the key of all later draws is made with it. */
    number: z.int().min(1),
    /** Hidden piles that were shuffled since somebody may have learned of them, with how many cards on top stay (`RewindOrder`). */
    piles: z.record(z.string().min(1).max(80), z.int().min(0)),
    /** Which banks the players have now: those of then, or those of now. */
    banks: z.enum(['then', 'now']),
    reason: reasonSchema,
    rules: ruleListSchema,
    aftermath: aftermathSchema,
  }),
  LossGivenBeforeStart: z.strictObject({
    ...judged,
    seats: seatListSchema,
    cause: z.enum(['no-show', 'judge']),
    reason: reasonSchema,
    rules: ruleListSchema,
  }),
  JudgeViewed: z.strictObject({ ...judged, until: atSchema }),
  GameEnded: z.strictObject({ at: atSchema, game: z.int().min(1), result: gameResultSchema }),
  MatchEnded: z.strictObject({ at: atSchema, result: gameResultSchema }),
  MatchCancelled: z.strictObject({ at: atSchema, by: personSchema, reason: reasonSchema }),
  SeedRevealed: z.strictObject({ at: atSchema, seed: hash32Schema }),
} as const;

export type MatchEventType = keyof typeof matchEventSchemas;
export type MatchEventData<T extends MatchEventType> = z.infer<(typeof matchEventSchemas)[T]>;
/** A stored event in its newest shape. */
export type MatchEvent = { [T in MatchEventType]: { readonly type: T; readonly data: MatchEventData<T> } }[MatchEventType];

export const matchEventTypes = Object.keys(matchEventSchemas) as readonly MatchEventType[];
