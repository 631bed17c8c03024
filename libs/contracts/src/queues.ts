import { z } from 'zod';
import { formatIdSchema, gameIdSchema, idSchema, languageSchema } from './http/common.js';
import { plainJsonSchema } from './http/plain-json.js';

/** Only the job's id goes through Redis; the work itself is read from PostgreSQL, which outlives the queue. */
export const queuedJobSchema = z.strictObject({ jobId: z.string().min(1).max(160) });
export type QueuedJob = z.infer<typeof queuedJobSchema>;

export const deckValidationSchema = z.strictObject({
  game: gameIdSchema,
  /** The ruleset that is current when the deck is handed in: SHA-256, hex. */
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
  /** Version of the last event that is exported. */
  version: z.int().min(1),
});
export type StreamExportInput = z.infer<typeof streamExportSchema>;

export const cardImportSchema = z.strictObject({
  /** Under which the file is kept until it is imported. */
  uploadId: idSchema,
  /** SHA-256 of the file, hex. */
  snapshot: z.string().regex(/^[0-9a-f]{64}$/),
  game: z.string().nullable(),
  reader: z.string().nullable(),
  source: z.string().nullable(),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
});
export type CardImportInput = z.infer<typeof cardImportSchema>;

/** Every queue with the schema of its work. The worker does not start unless each queue has exactly one handler. */
export const queueInputs = {
  'deck-validation': deckValidationSchema,
  'replay-export': replayExportSchema,
  'stream-export': streamExportSchema,
  'card-import': cardImportSchema,
} as const;
export type QueueName = keyof typeof queueInputs;
export const queueNames = Object.keys(queueInputs) as readonly QueueName[];
