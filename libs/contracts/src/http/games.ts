import { z } from 'zod';
import { jsonObjectSchema, jsonSchema, wordsSchema } from './rules/json.js';
import { cardIdSchema } from './rules/parts.js';

/** A format, as data: what a match in this format consists of, and what follows when a player's time is up. */
export const formatSchema = z
  .object({
    id: z.string(),
    bestOf: z.int().meta({ description: 'Games of the match: 1 for a single game, 3 for a best of three.' }),
    onTimeOut: z.enum(['loseMatch', 'loseGame', 'defaultAnswer']),
    options: jsonObjectSchema.meta({ description: "Options of the game's own." }),
  })
  .meta({ id: 'Format' });

export const gameListSchema = z
  .object({
    games: z.array(
      z
        .object({
          game: z.string(),
          names: wordsSchema,
          seats: z.object({ min: z.int(), max: z.int() }),
          ruleset: z.string().meta({ description: 'SHA-256 (hex) of the released rules that new matches are played by.' }),
          catalogue: z.string().nullable().meta({
            description: 'Root (hex) of the tree over the cards that new matches pin; null where the rules have their cards inside.',
          }),
          formats: z.array(formatSchema),
        })
        .meta({ id: 'Game' }),
    ),
  })
  .meta({ id: 'GameList' });

const face = { names: wordsSchema, values: jsonObjectSchema, text: wordsSchema };

export const cardFactsSchema = z
  .object({
    id: cardIdSchema,
    ...face,
    faces: z
      .array(z.object({ ...face, kind: z.string() }))
      .optional()
      .meta({ description: 'Its further faces; absent where it has one only.' }),
  })
  .meta({ id: 'CardFacts', description: 'What stands on a card, with its rules text as it is rendered from its program.' });

/** Which list of cards is meant: the first 22 characters of the SHA-256 (base64url) of the document, as in its `ETag` without quotes. */
export const cardsQuerySchema = z.strictObject({
  content: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional()
    .meta({ description: 'Which list is meant, by its `ETag` without quotes: the answer to it never changes, and may be kept for ever.' }),
});
export type CardsQuery = z.infer<typeof cardsQuerySchema>;

export const cardListSchema = z.object({ ruleset: z.string(), catalogue: z.string().nullable(), cards: z.array(cardFactsSchema) }).meta({
  id: 'CardList',
  description: 'Rules text is rendered from the programs that the engine runs. English names are unofficial translations.',
});

export const presetListSchema = z
  .object({ ruleset: z.string(), presets: z.array(z.object({ id: z.string(), names: wordsSchema, deck: jsonSchema })) })
  .meta({ id: 'PresetList' });
