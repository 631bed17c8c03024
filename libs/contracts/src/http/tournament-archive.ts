import { z } from 'zod';
import { tableResultSchema } from '../events/tournament-events.js';
import { gameIdSchema, idSchema, lineSchema, pageQuerySchema, pageSchema } from './common.js';
import { tournamentStatusSchema } from './tournaments.js';

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Which tournaments are listed. */
export const archiveQuerySchema = pageQuerySchema.extend({
  game: gameIdSchema.optional(),
  name: lineSchema(120).optional().meta({ description: 'A part of the name; capital letters do not matter.' }),
  from: day.optional().meta({ description: 'The first day, in UTC.' }),
  to: day.optional().meta({ description: 'The last day, in UTC.' }),
  state: z.enum(['running', 'upcoming', 'finished', 'cancelled']).optional(),
});
export type ArchiveQuery = z.infer<typeof archiveQuerySchema>;

const namedEntrant = z.object({
  entrant: z.int(),
  name: z.string(),
  playerId: idSchema.nullable().meta({ description: 'The player whose history can be read; null for whoever has none.' }),
});

const archivedTournamentSchema = z
  .object({
    tournamentId: idSchema,
    name: z.string(),
    game: z.string(),
    format: z.string(),
    visibility: z.enum(['public', 'gathering']),
    status: tournamentStatusSchema,
    date: instant.meta({ description: 'When the first round was published, or else when the tournament was created.' }),
    endedAt: instant.nullable(),
    entrants: z.int().meta({ description: 'Entrants who hold a place.' }),
    winners: z.array(namedEntrant).meta({ description: 'Who stands at the first place; empty before the end.' }),
  })
  .meta({ id: 'ArchivedTournament' });
export const archivePageSchema = pageSchema(archivedTournamentSchema, 'TournamentArchivePage');

const playedRoundSchema = z.object({
  round: z.int(),
  table: z.int().nullable(),
  opponents: z.array(namedEntrant),
  result: tableResultSchema.nullable(),
  corrected: z.boolean(),
  outcome: z
    .enum(['won', 'lost', 'drawn', 'bye', 'assignedLoss'])
    .nullable()
    .meta({ description: 'What the round was for the player; null while the result is missing.' }),
  matchId: idSchema.nullable().meta({ description: 'The recorded match, where this reader may open it.' }),
  thought: z
    .object({ own: z.int(), others: z.array(z.int()) })
    .nullable()
    .meta({
      description:
        'How long the player and the others thought in the recorded match, in milliseconds: with clocks the time in which theirs ran, without clocks the time from the last change of the table until their answer. Pauses do not count. Null while it goes on, and where this reader may not open the match.',
    }),
});

const enteredTournamentSchema = z
  .object({
    tournamentId: idSchema,
    name: z.string(),
    game: z.string(),
    format: z.string(),
    status: tournamentStatusSchema,
    date: instant,
    entrant: z.int(),
    playerName: z.string().meta({ description: 'The name under which they play there.' }),
    place: z.int().nullable().meta({ description: 'The final place; null before the end, and for whoever has none.' }),
    entrants: z.int(),
    record: z.object({ won: z.int(), lost: z.int(), drawn: z.int(), byes: z.int() }),
    rounds: z.array(playedRoundSchema).meta({ description: 'Published rounds in order.' }),
  })
  .meta({ id: 'EnteredTournament' });

const gameTotalsSchema = z
  .object({
    game: z.string(),
    tournaments: z.int(),
    finished: z.int(),
    firstPlaces: z.int(),
    bestPlace: z.int().nullable(),
    won: z.int(),
    lost: z.int(),
    drawn: z.int(),
    byes: z.int(),
  })
  .meta({ id: 'GameTotals' });

export const playerHistoryParamsSchema = z.strictObject({ playerId: idSchema });

/** Which tournaments and rounds of a player are shown. */
export const playerHistoryQuerySchema = pageQuerySchema
  .extend({
    game: gameIdSchema.optional().meta({ description: 'Id of a game, as `GET /games` names it.' }),
    tournament: lineSchema(120).optional().meta({ description: 'Id of a tournament, or a part of its name.' }),
    from: day.optional().meta({ description: 'The first day, in UTC, of tournaments.' }),
    to: day.optional().meta({ description: 'The last day, in UTC.' }),
    opponent: lineSchema(80).optional().meta({
      description:
        'Only rounds against somebody: a part of their name; or the id of a player, who where they have a history counts under every name.',
    }),
    result: z.enum(['won', 'lost', 'drawn', 'bye']).optional().meta({ description: 'Only rounds that ended so for the player.' }),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'the last day is before the first',
  });
export type PlayerHistoryQuery = z.infer<typeof playerHistoryQuerySchema>;

const metOpponentSchema = z
  .object({
    id: idSchema.meta({ description: 'One of the players as whom they play, for `opponent` of the history.' }),
    name: z.string().meta({ description: 'The name under which they played last.' }),
    playerId: idSchema.nullable().meta({ description: 'The player whose history can be read; null for whoever has none.' }),
    won: z.int().meta({ description: 'Matches that the player won against them.' }),
    lost: z.int(),
    drawn: z.int(),
    last: instant.meta({ description: 'The date of the tournament in which they met last.' }),
  })
  .meta({ id: 'MetOpponent' });
export const metOpponentPageSchema = pageSchema(metOpponentSchema, 'MetOpponentPage');

export const playerHistorySchema = z
  .object({
    playerId: idSchema,
    name: z.string(),
    totals: z.array(gameTotalsSchema).meta({ description: 'All tournaments that this reader may know of, game by game.' }),
    items: z.array(enteredTournamentSchema),
    next: z.string().nullable(),
  })
  .meta({
    id: 'PlayerHistory',
    description: 'Tournaments of a player over all events, the newest first; `next` is the cursor of the next page.',
  });
