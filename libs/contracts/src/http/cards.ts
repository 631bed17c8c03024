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

const listName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and "-"');
const unlisted = z.enum(['legal', 'notLegal', 'asFacts']);

export const importListsQuerySchema = z.strictObject({
  game,
  list: listName.optional().meta({ description: 'Which list it is, such as `modern` or `tcg`, where the file does not say it.' }),
  name: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .meta({ description: 'How people call this edition; of a file with several lists, which one.' }),
  from: z.iso.date().optional().meta({ description: 'The first day in force, where the file does not say it.' }),
  until: z.iso.date().optional().meta({ description: 'The last day in force; until the next list unless given.' }),
  unlisted: unlisted.optional().meta({ description: 'What of cards that the list does not name; as the facts say unless given.' }),
  source: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
    .default('organizer')
    .meta({ description: 'Whose list it is.' }),
  date: z.iso.date().optional().meta({ description: 'The day on which the file says what it says; today unless given.' }),
});
export type ImportListsQuery = z.infer<typeof importListsQuerySchema>;

const edition = { name: z.string(), from: day, until: day.nullable(), cards: z.int() };

export const importedListsSchema = z
  .object({
    lists: z.array(
      z.object({
        list: z.string(),
        ...edition,
        kept: z.enum(['new', 'correction', 'repeated']).meta({
          description: '`correction`: another one of that list and day was there, and counts no more. `repeated`: the same was there.',
        }),
      }),
    ),
  })
  .meta({ id: 'ImportedCardLists' });

const storedEditionSchema = z
  .object({
    listId: z.string(),
    ...edition,
    unlisted,
    source: z.string(),
    digest: z.string().meta({ description: 'SHA-256 of the file.' }),
    knownSince: day,
    withdrawn: z.boolean(),
    counts: z.boolean().meta({ description: 'False for those that were corrected or withdrawn.' }),
  })
  .meta({ id: 'CardListEdition' });

export const cardListsSchema = z
  .object({
    items: z.array(
      z.object({
        list: z.string().meta({ description: 'As tournaments name it (`cardList`).' }),
        byFacts: z.boolean().meta({ description: 'Whether imported facts say how cards stand in it.' }),
        versions: z.array(storedEditionSchema).meta({ description: 'Dated lists that were imported, the newest day first.' }),
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
