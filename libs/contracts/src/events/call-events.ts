import { z } from 'zod';
import { atSchema, clockReadingsSchema, personSchema, seatSchema } from './parts.js';

/** Why a player calls a judge: a closed list, so that nobody is told anything in free words before a judge has come. */
export const callKindSchema = z.enum(['rulesQuestion', 'opponentsAction', 'clock', 'deck', 'conduct', 'other']);
export type CallKind = z.infer<typeof callKindSchema>;

/** What came of a call. The ruling or the penalty itself stands in events of its own. */
export const callOutcomeSchema = z.enum(['answered', 'ruled', 'penalty', 'nothing']);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

/** Number of a call in its match: 1, 2, 3 ... */
const callNumber = z.int().min(1);
const clocks = clockReadingsSchema.nullable();

/** Events of calls for a judge. */
export const callEventSchemas = {
  JudgeCalled: z.strictObject({
    at: atSchema,
    seat: seatSchema,
    call: callNumber,
    kind: callKindSchema,
    /** The newest version that the caller had before them. */
    sawVersion: z.int().min(1),
    /** Whether the call holds the match: answers are refused and clocks stand still until it is closed. */
    stops: z.boolean(),
    clocks,
  }),
  CallTaken: z.strictObject({ at: atSchema, judge: personSchema, call: callNumber }),
  CallClosed: z.strictObject({
    at: atSchema,
    judge: personSchema,
    call: callNumber,
    outcome: callOutcomeSchema,
    improper: z.boolean(),
    /** For how long the call held the match. The caller's bank loses as much where the call was improper. */
    stoppedMs: z.int().min(0),
    /** Whether nothing holds the match any more. */
    goesOn: z.boolean(),
    clocks,
  }),
} as const;
