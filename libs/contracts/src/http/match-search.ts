import { z } from 'zod';
import { gameIdSchema, idSchema, lineSchema, pageQuerySchema, pageSchema } from './common.js';
import { matchSummarySchema } from './matches.js';
import { wordsSchema } from './rules/json.js';

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Which matches are looked for. */
export const matchSearchQuerySchema = pageQuerySchema
  .extend({
    player: lineSchema(80).optional().meta({
      description:
        'A name, of which each word begins a word of the player’s, and of a Chinese name stands anywhere in it; capital letters do not matter. Or the id of a player: their matches, and where they have a history those of all players as whom the same person plays.',
    }),
    game: gameIdSchema.optional().meta({ description: 'Id of a game, as `GET /games` names it.' }),
    deck: lineSchema(80).optional().meta({
      description:
        'A part of the name of a card or of a preset deck, in either language. Only decks that are open to everybody are searched: those of published matches, in a tournament once it is over.',
    }),
    from: day.optional().meta({ description: 'The first day, in UTC, on which a match was created.' }),
    to: day.optional().meta({ description: 'The last day, in UTC.' }),
    status: z.enum(['running', 'created', 'ended', 'cancelled']).optional().meta({
      description: 'Only matches that you see so; `running` has those that are paused too.',
    }),
    tournament: lineSchema(120).optional().meta({ description: 'Id of a tournament, or a part of its name.' }),
    gathering: idSchema.optional().meta({ description: 'Id of a gathering.' }),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'the last day is before the first',
  });
export type MatchSearchQuery = z.infer<typeof matchSearchQuerySchema>;

const foundMatchSchema = matchSummarySchema
  .extend({
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    tournament: z
      .object({ tournamentId: idSchema, name: z.string(), round: z.int(), table: z.int() })
      .nullable()
      .meta({ description: 'The tournament that it is a match of, where this reader may know of it.' }),
    clock: z
      .object({
        rules: z.object({ bankMs: z.int(), decisionMs: z.int(), incrementMs: z.int() }),
        left: z.array(z.int()).meta({ description: 'What each bank held at the end, by seat, in milliseconds.' }),
      })
      .nullable()
      .meta({ description: 'Null for matches without clocks, and while the match goes on.' }),
    thought: z.array(z.int()).nullable().meta({
      description:
        'How long each player thought, by seat, in milliseconds: with clocks the time in which theirs ran, without clocks the time from the last change of the table until their answer. Pauses do not count. Null while the match goes on.',
    }),
    progress: z
      .object({
        turn: z.int().positive().nullable().meta({ description: 'Null before the first turn.' }),
        wins: z.array(z.int()).nullable().meta({ description: 'Games won, by seat; null in a match of one game.' }),
        score: z
          .object({ names: wordsSchema, bySeat: z.array(z.number()) })
          .nullable()
          .meta({ description: 'The one number by which the game tells how players stand, such as life; null for a game that has none.' }),
      })
      .nullable()
      .meta({
        description:
          'How far a live match is, as its spectators see it, whoever reads this: some seconds old, and by the spectators’ delay older. Null for every other match, for one that you may not open, and where it is not known.',
      }),
    watching: z.int().nonnegative().nullable().meta({
      description:
        'How many connections watch a live match without playing. Null for every other match, where spectators see it late, and where it is not known.',
    }),
    opens: z.boolean().meta({ description: 'Whether this reader may open it from the perspective that their token gives by itself.' }),
  })
  .meta({ id: 'FoundMatch', description: 'A match as this reader sees it, which may be a moment behind the log.' });
export type FoundMatchDocument = z.infer<typeof foundMatchSchema>;
export const foundMatchPageSchema = pageSchema(foundMatchSchema, 'FoundMatchPage');
