import { z } from 'zod';
import { formatIdSchema, idSchema, languageSchema } from './common.js';
import { plainJsonSchema } from './plain-json.js';
import { jsonObjectSchema, jsonSchema } from './rules/json.js';
import { ruleRefSchema } from './rules/parts.js';

export const submitDeckSchema = z
  .union([
    z.strictObject({ format: formatIdSchema, deck: plainJsonSchema }),
    z.strictObject({
      format: formatIdSchema,
      text: z
        .string()
        .min(1)
        .max(20_000)
        .regex(/^[^\u0000\p{Cs}]*$/u, 'text that cannot be stored'),
    }),
  ])
  .meta({ id: 'SubmitDeck', description: 'A deck as JSON (`deck`) or as a plain-text list (`text`: "3 Card name" a line, "#" comments).' });
export type SubmitDeck = z.infer<typeof submitDeckSchema>;

export const requestExportSchema = z
  .strictObject({
    content: z.enum(['bundle', 'transcript']).default('bundle'),
    /** Language of a transcript. */
    language: languageSchema.default('en'),
  })
  .meta({ id: 'RequestExport' });
export type RequestExport = z.infer<typeof requestExportSchema>;

export const jobStateSchema = z.enum(['waiting', 'active', 'done', 'dead']).meta({ id: 'JobState' });

export const deckViolationSchema = z
  .object({
    code: z.string(),
    rule: ruleRefSchema.nullable(),
    cards: z.array(z.string()),
    detail: z.string(),
    params: jsonObjectSchema,
  })
  .meta({
    id: 'DeckViolation',
    description:
      '`rule` is null where no rule of the game stands against the deck: Arbiter has no program for a card. `params.near` then names cards that are spelt nearly alike.',
  });
export const deckVerdictSchema = z
  .object({ legal: z.boolean(), ruleset: z.string(), violations: z.array(deckViolationSchema), deck: jsonSchema })
  .meta({ id: 'DeckVerdict', description: 'Every violation with its rule number and the cards concerned; the deck as it was read.' });
export type DeckVerdict = z.infer<typeof deckVerdictSchema>;

/** The document that an export made. */
export const exportFactsSchema = z
  .object({ contentType: z.string(), bytes: z.int(), sha256: z.string(), location: z.string() })
  .meta({ id: 'ExportFacts', description: 'The document that an export made, and where to fetch it.' });

export const jobSchema = z
  .object({
    jobId: z.string(),
    queue: z.string(),
    state: jobStateSchema,
    attempts: z.int(),
    maxAttempts: z.int(),
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    result: z
      .union([deckVerdictSchema, exportFactsSchema])
      .nullable()
      .meta({ description: 'What the job found or made; null until it is done.' }),
    error: z.string().nullable(),
    matchId: idSchema.nullable(),
    createdAt: z.iso.datetime({ offset: true }),
    finishedAt: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'Job' });
export type JobDocument = z.infer<typeof jobSchema>;

export const acceptedSchema = z
  .object({ jobId: z.string(), state: jobStateSchema, location: z.string() })
  .meta({ id: 'Accepted', description: 'The job was written down; follow `location`.' });
export type Accepted = z.infer<typeof acceptedSchema>;
