import { z } from 'zod';
import { formatIdSchema, gameIdSchema, idSchema, languageSchema } from './http/common.js';
import { plainJsonSchema } from './http/plain-json.js';

/** What travels through Redis is only the job's id; the work itself is read from PostgreSQL, which outlives the queue. */
export const queuedJobSchema = z.strictObject({ jobId: z.string().min(1).max(160) });
export type QueuedJob = z.infer<typeof queuedJobSchema>;

export const deckValidationSchema = z.strictObject({
  game: gameIdSchema,
  /** The ruleset that is current when the deck is handed in. */
  ruleset: z.string().regex(/^[0-9a-f]{64}$/),
  format: formatIdSchema,
  source: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('json'), deck: plainJsonSchema }),
    z.strictObject({ type: z.literal('text'), text: z.string() }),
  ]),
});
export type DeckValidationInput = z.infer<typeof deckValidationSchema>;

export const replayExportSchema = z.strictObject({
  matchId: idSchema,
  version: z.int().min(1),
  content: z.enum(['bundle', 'transcript']),
  language: languageSchema,
});
export type ReplayExportInput = z.infer<typeof replayExportSchema>;

export const streamExportSchema = z.strictObject({
  stream: z.strictObject({ type: z.string().min(1).max(32), id: idSchema }),
  /** Of the last event that is exported. */
  version: z.int().min(1),
});
export type StreamExportInput = z.infer<typeof streamExportSchema>;

/** Every queue with the schema of its work. A queue without exactly one handler keeps the worker from starting. */
export const queueInputs = {
  'deck-validation': deckValidationSchema,
  'replay-export': replayExportSchema,
  'stream-export': streamExportSchema,
} as const;
export type QueueName = keyof typeof queueInputs;
export const queueNames = Object.keys(queueInputs) as readonly QueueName[];
