import { z } from 'zod';
import { lineSchema } from './common.js';
import { deckViolationSchema } from './jobs.js';
import { plainJsonSchema } from './plain-json.js';

const standing = z.enum(['enforced', 'notEnforced', 'illegal']);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const section = z.enum(['main', 'side', 'commander', 'companion', 'extra', 'material', 'ruler', 'stone']);
const deckForm = z.enum(['arbiter', 'json', 'text', 'csv', 'mtgo', 'cockatrice', 'forge', 'xmage', 'ydk', 'ydke']);

/** A deck as it is handed in: as text in any form, or in the shape of the rules. */
export const handedInFields = {
  deck: plainJsonSchema.optional().meta({ description: 'The deck in the shape that deck validation takes.' }),
  text: z
    .string()
    .min(1)
    .max(65_536)
    .regex(/^[^\u0000\p{Cs}]*$/u, 'text that cannot be stored')
    .optional()
    .meta({ description: 'The deck as text, in place of `deck`: a list, or the content of a file of any program that players use.' }),
  fileName: lineSchema(255)
    .optional()
    .meta({ description: 'The name of the file; its ending helps where the text does not show its form.' }),
  form: deckForm.optional().meta({ description: 'The form of the text, if it is known; it is then read as nothing else.' }),
};

export const checkTournamentDeckSchema = z.strictObject(handedInFields).meta({ id: 'CheckTournamentDeck' });
export type CheckTournamentDeck = z.infer<typeof checkTournamentDeckSchema>;

const reasonSchema = z
  .discriminatedUnion('by', [
    z.object({
      by: z.literal('list'),
      list: z.string().meta({ description: 'The list that forbids or limits the card.' }),
      status: z.string(),
      since: day.nullable().meta({ description: 'From when on; null where nobody says.' }),
      allowed: z.int(),
      count: z.int(),
    }),
    z.object({ by: z.literal('rule'), code: z.string(), rule: z.string().nullable() }),
  ])
  .meta({ id: 'DeckEntryReason' });

const listEntrySchema = z
  .object({
    section,
    count: z.int(),
    name: z.string().nullable(),
    set: z.string().nullable(),
    number: z.string().nullable(),
    passcode: z.int().nullable(),
  })
  .meta({ id: 'DeckListEntry', description: 'One line of a deck list, as it was written.' });

export const deckListDocumentSchema = z
  .object({ name: z.string().nullable(), form: deckForm, entries: z.array(listEntrySchema) })
  .meta({ id: 'DeckListDocument' });

const entryVerdictSchema = listEntrySchema
  .extend({
    line: z.int().meta({ description: 'The line of the text; 0 in forms without lines.' }),
    verdict: z.enum(['enforced', 'notEnforced', 'illegal', 'unknown']).meta({
      description:
        '`enforced`: the rules play the card by themselves. `notEnforced`: it is known and legal, and they do not. `unknown`: no facts are known of it.',
    }),
    card: z.string().nullable().meta({ description: 'The card that is meant; null for an unknown one.' }),
    enforced: z.boolean(),
    nearest: z.array(z.string()).meta({ description: 'Cards that an unknown entry may mean, likeliest first.' }),
    reasons: z.array(reasonSchema),
  })
  .meta({ id: 'DeckEntryVerdict' });

export const deckJudgementSchema = z
  .object({
    standing,
    verdict: z.enum(['legal', 'illegal', 'undecided']).meta({
      description:
        '`undecided`: nothing makes it illegal, and cards or how they stand are not known, or only rules are broken that nobody has verified.',
    }),
    rules: z
      .string()
      .nullable()
      .meta({ description: 'The rules for decks; null where no facts of cards were imported and the rules of the game alone judge.' }),
    date: day.meta({ description: 'The day for which the deck is judged.' }),
    list: z
      .object({
        id: z.string(),
        name: z.string(),
        from: day,
        until: day.nullable().optional(),
        stated: z.object({ source: z.string(), knownSince: day, digest: z.string() }).nullable().optional(),
      })
      .nullable()
      .meta({ description: 'The dated list in force on that day, with who said so since when, and the SHA-256 of their file.' }),
    sizes: z.record(z.string(), z.int()),
    entries: z.array(entryVerdictSchema),
    violations: z.array(deckViolationSchema),
    unverified: z.array(deckViolationSchema).meta({ description: 'What rules say that nobody has verified; no deck is illegal by them.' }),
    unplayable: z
      .array(deckViolationSchema)
      .meta({ description: 'What the rules of the game have against a deck that is legal: its tables are played off line.' }),
    remarks: z.array(z.object({ code: z.string(), cards: z.array(z.string()), detail: z.string() })),
  })
  .meta({ id: 'DeckJudgement', description: 'What is to be said of a deck, entry by entry.' });
export type DeckJudgement = z.infer<typeof deckJudgementSchema>;

export const readDeckSchema = z
  .strictObject({
    ...handedInFields,
    format: z.string().min(1).max(64).optional().meta({ description: 'The format of the match; without it the first that the game has.' }),
  })
  .meta({ id: 'ReadDeck' });
export type ReadDeck = z.infer<typeof readDeckSchema>;

export const deckReadingSchema = z
  .object({
    deck: plainJsonSchema
      .nullable()
      .meta({ description: 'The deck in the shape of the rules, as questions for a deck take it; null where they cannot play it.' }),
    judgement: deckJudgementSchema,
  })
  .meta({ id: 'DeckReading' });
export type DeckReading = z.infer<typeof deckReadingSchema>;

export const entrantDeckSchema = z
  .object({
    entrant: z.int(),
    list: deckListDocumentSchema.nullable().meta({ description: 'Null where the deck was submitted in the shape of the rules alone.' }),
    deck: plainJsonSchema
      .nullable()
      .meta({ description: 'The deck in the shape of the rules; null where they cannot play it, and for whoever sees the list only.' }),
    standing: standing.nullable().meta({ description: 'Told to staff and to the player.' }),
    late: z.boolean().nullable().meta({ description: 'Told to staff and to the player.' }),
    judgement: deckJudgementSchema.nullable().meta({ description: 'As it was submitted; told to staff and to the player.' }),
  })
  .meta({ id: 'EntrantDeck' });
