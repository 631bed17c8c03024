import { z } from 'zod';
import { jobStateSchema } from './jobs.js';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day as YYYY-MM-DD');
const game = z.enum(['magic', 'yugioh', 'force-of-will', 'grand-archive', 'starline']);
const reader = z.enum([
  'mtgjson',
  'scryfall',
  'magicRows',
  'yamlYugi',
  'ygoprodeck',
  'grandArchiveIndex',
  'fowsim',
  'starlineRows',
  'own',
  'names',
]);

export const importCardsQuerySchema = z.strictObject({
  game: game.optional().meta({ description: 'Where the rows do not say it.' }),
  source: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
    .optional()
    .meta({ description: 'Whose list it is: the newest import of a source counts. Named after the reader unless given.' }),
  reader: reader.optional().meta({ description: 'How rows are read, where they do not tell it themselves.' }),
  date: day.optional().meta({ description: 'The day on which the list says what it says; today unless given.' }),
});
export type ImportCardsQuery = z.infer<typeof importCardsQuerySchema>;

export const cardListsQuerySchema = z.strictObject({ game });
export type CardListsQuery = z.infer<typeof cardListsQuerySchema>;

export const cardListsSchema = z
  .object({
    items: z.array(
      z.object({
        list: z.string().meta({ description: 'As tournaments name it (`cardList`).' }),
        byFacts: z.boolean().meta({ description: 'Whether imported facts say how cards stand in it.' }),
      }),
    ),
  })
  .meta({ id: 'CardLists', description: 'The lists by which decks of a game can be judged.' });

export const cardImportParamsSchema = z.strictObject({ jobId: z.uuid() });

const counts = { rows: z.int(), cards: z.int(), faults: z.int().meta({ description: 'Rows that could not be read.' }) };
const whose = { importId: z.string(), game: z.string(), source: z.string(), reader: z.string(), date: day };

export const cardImportResultSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('imported'),
      ...whose,
      ...counts,
      repeated: z.boolean().meta({ description: 'The file was imported before.' }),
    }),
    z.object({ kind: z.literal('refused'), code: z.string(), detail: z.string() }),
  ])
  .meta({ id: 'CardImportResult' });
export type CardImportResult = z.infer<typeof cardImportResultSchema>;

const badRowSchema = z
  .object({ row: z.int(), key: z.string().nullable(), code: z.string(), field: z.string().nullable(), detail: z.string() })
  .meta({ id: 'BadCardRow', description: 'A row that was kept apart: its number, the card where it could be read, and why.' });

export const cardImportJobSchema = z
  .object({
    jobId: z.string(),
    state: jobStateSchema,
    progress: z.object({ done: z.int(), total: z.int() }).nullable().meta({ description: 'Kilobytes of the file.' }),
    error: z.string().nullable(),
    result: cardImportResultSchema.nullable(),
    badRows: z.array(badRowSchema).meta({ description: 'The first thousand of them.' }),
  })
  .meta({ id: 'CardImportJob' });

export const cardImportListSchema = z
  .object({ items: z.array(z.object({ ...whose, ...counts, finished: z.boolean() })) })
  .meta({ id: 'CardImportList' });
