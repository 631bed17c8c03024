import type { Answer, FormatPins, GameResult, Json, JsonObject, Pins } from '@arbiter/kernel';
import { z } from 'zod';

/** Parts that several stored events share. Times are milliseconds since 1970-01-01 UTC. */

const hexOf = (bytes: number): z.ZodString => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), `${bytes * 2} hex digits`);

export const hash32Schema = hexOf(32);
export const fingerprintSchema = hexOf(16);
export const atSchema = z.int().min(0).max(8_640_000_000_000_000);
export const seatSchema = z.int().min(0).max(63);
/** At least one seat, each at most once. */
export const seatListSchema = z
  .array(seatSchema)
  .min(1)
  .max(64)
  .refine((seats) => new Set(seats).size === seats.length, 'each seat once')
  .readonly();
export const scopeSchema = z.enum(['game', 'match']);
export const personSchema = z.string().min(1).max(200);
export const reasonSchema = z.string().min(1).max(2000);
export const ruleListSchema = z.array(z.string().min(1).max(80)).max(20).readonly();
const millisecondsSchema = z
  .int()
  .min(0)
  .max(7 * 24 * 3_600_000);

export const jsonSchema: z.ZodType<Json> = z.json();
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** Entropy that players committed to: 16 to 64 bytes as lower-case hex, too many to be guessed from the commitment. */
export const openedEntropySchema = z.string().regex(/^(?:[0-9a-f]{2}){16,64}$/, '32 to 128 hex digits, an even number');

/** Entropy that is given in the open, as older matches have it: 1 to 64 bytes as lower-case hex. */
export const entropySchema = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/, '2 to 128 hex digits, an even number');

export const formatPinsSchema: z.ZodType<FormatPins> = z.strictObject({
  id: z.string().min(1).max(80),
  bestOf: z.int().min(1).max(99),
  onTimeOut: z.enum(['loseMatch', 'loseGame', 'defaultAnswer']),
  options: jsonObjectSchema,
});

/** Rules of contract 2 pin a catalogue; a bundle of contract 1 has its cards inside and pins their hash. */
export const pinsSchema: z.ZodType<Pins> = z
  .strictObject({
    matchId: z.string().min(1).max(80),
    game: z.string().min(1).max(80),
    ruleset: hash32Schema,
    catalogue: z.strictObject({ root: hash32Schema, openings: hash32Schema }).optional(),
    catalogueHash: hash32Schema.optional(),
    format: formatPinsSchema,
    seats: z.int().min(1).max(64),
    seedCommitment: hash32Schema.nullable(),
    inlineCards: z.array(jsonObjectSchema).readonly().optional(),
    decks: z.array(jsonSchema).readonly().optional(),
  })
  .refine(
    ({ catalogue, catalogueHash }) => (catalogue === undefined) !== (catalogueHash === undefined),
    'one of `catalogue` and `catalogueHash` is pinned',
  );

const optionIdSchema = z.string().min(1).max(200);
const fewEntries = (record: object): boolean => Object.keys(record).length <= 1000;

/** Answers as they are recorded. Wider than the first version: `amounts` was added, and every answer that was stored before still fits. */
export const answerSchema: z.ZodType<Answer> = z.union([
  z.strictObject({ picks: z.array(optionIdSchema).max(1000).readonly() }),
  z.strictObject({ number: z.int() }),
  z.strictObject({ amounts: z.record(optionIdSchema, z.int()).refine(fewEntries, 'at most 1000 amounts').readonly() }),
  z.strictObject({ bulk: jsonSchema }),
]);

export const gameResultSchema: z.ZodType<GameResult> = z.strictObject({
  winners: z.array(seatSchema).readonly(),
  reason: z.string().min(1),
  rule: z.string().min(1),
});

export const clockRulesSchema = z.strictObject({
  bankMs: millisecondsSchema,
  decisionMs: millisecondsSchema,
  incrementMs: millisecondsSchema,
});

export const spectatorDelaySchema = z.strictObject({ versions: z.int().min(0).max(10_000), ms: millisecondsSchema });

export const clockReadingSchema = z.strictObject({
  seat: seatSchema,
  bankMs: z.int().min(0),
  running: z.strictObject({ decision: z.int().min(0), since: atSchema, deadline: atSchema }).nullable(),
});
export const clockReadingsSchema = z.array(clockReadingSchema).readonly();

/** What followed from an action under the rules; a replay with the same bundle must reach exactly this. */
export const aftermathSchema = z.strictObject({
  /** Actions applied so far, this one included; 0 after the start. */
  actions: z.int().min(0),
  /** The kernel's 128-bit digest of the state. Divergence is found by it. */
  fingerprint: fingerprintSchema,
  /** `seq` of the last game event so far, and SHA-256 of the JSON of the game events that this action produced, random draws included. */
  gameEvents: z.strictObject({ last: z.int().min(0), hash: hash32Schema }),
  /** SHA-256 of the canonical state; given where a snapshot is taken and at the end. Unlike the fingerprint, it is evidence. */
  stateHash: hash32Schema.nullable(),
  /** Every player's clock after the action's time was charged; null without clocks. */
  clocks: clockReadingsSchema.nullable(),
});
export type Aftermath = z.infer<typeof aftermathSchema>;
