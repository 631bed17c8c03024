import { z } from 'zod';
import { gameIdSchema, idSchema, lineSchema, makingCommandIdSchema } from './common.js';
import { matchSummarySchema } from './matches.js';
import { wordsSchema } from './rules/json.js';
import { handedInFields } from './tournament-decks.js';

const deckIdSchema = z.string().min(1).max(80);

/** What a guest may choose for a match against a bot. */
export const botTablesSchema = z
  .object({
    open: z.boolean().meta({ description: 'Whether guests may begin matches against bots here.' }),
    games: z
      .array(
        z.object({
          game: gameIdSchema,
          names: wordsSchema,
          decks: z
            .array(z.object({ id: deckIdSchema, names: wordsSchema }))
            .meta({ description: 'Ready-made decks to begin with; none where decks are chosen at the table.' }),
        }),
      )
      .meta({ description: 'None while `open` is false.' }),
  })
  .meta({ id: 'BotTables' });
export type BotTables = z.infer<typeof botTablesSchema>;

export const createBotMatchSchema = z
  .strictObject({
    game: gameIdSchema,
    deck: deckIdSchema.optional().meta({
      description:
        'Id of a ready-made deck, as `GET /bot-matches` lists them; absent: the first. In games whose decks are chosen at the table it is refused.',
    }),
    ownDeck: z.strictObject(handedInFields).meta({ id: 'OwnDeck' }).optional().meta({
      description:
        'A deck of the guest, in place of `deck`: as text in any form that players use, or in the shape of the rules. In games whose decks are chosen at the table it is refused.',
    }),
    name: lineSchema(80).optional().meta({ description: 'How the guest is called at the table; absent: Guest.' }),
    commandId: makingCommandIdSchema('the matches against bots of the game'),
  })
  .meta({ id: 'CreateBotMatch' });
export type CreateBotMatch = z.infer<typeof createBotMatchSchema>;

export const createdBotMatchSchema = z
  .object({
    match: matchSummarySchema,
    playerId: idSchema,
    seat: z.int().min(0).meta({ description: 'The seat of the guest; the bot has the other one.' }),
    token: z.string().meta({ description: "The guest's token, of this match alone. It is told only here." }),
    expiresAt: z.iso.datetime({ offset: true }).meta({ description: 'When the token ends, and with it the match.' }),
  })
  .meta({ id: 'CreatedBotMatch', description: 'The match, and what a guest needs to play it.' });
export type CreatedBotMatch = z.infer<typeof createdBotMatchSchema>;
