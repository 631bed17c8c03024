import { z } from 'zod';
import {
  forcedCostSchema,
  numberSchema,
  podOrderSchema,
  structureSchema,
  tableReasonSchema,
  tableResultSchema,
  tournamentSettingsSchema,
  unpairedReasonSchema,
} from '../events/tournament-events.js';
import { idSchema } from './common.js';
import { plainJsonSchema } from './plain-json.js';
import { deckJudgementSchema } from './tournament-decks.js';

const instant = z.iso.datetime({ offset: true });
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const reference = z
  .object({ version: z.int(), hash })
  .meta({ id: 'EventReference', description: 'An event of the tournament in the log.' });

export const tournamentStatusSchema = z.enum(['setUp', 'registration', 'closed', 'running', 'finished', 'cancelled']);

const clockSchema = z
  .object({
    minutes: z.int().nullable().meta({ description: 'Length of the round; null without a limit.' }),
    startedAt: instant,
    pausedAt: instant.nullable(),
    endsAt: instant
      .nullable()
      .meta({ description: 'When time is over, without extensions of single tables; null while paused or without a limit.' }),
    timeCalledAt: instant.nullable(),
  })
  .meta({ id: 'RoundClock' });

const roundSummarySchema = z
  .object({
    round: z.int(),
    phase: z.int().meta({ description: 'Index of the phase in the structure.' }),
    stage: z.enum(['paired', 'published', 'running', 'closed']),
    tables: z.int(),
    missing: z.int().meta({ description: 'Tables without a confirmed result.' }),
    disputed: z.array(z.int()).meta({ description: 'Tables whose players differ.' }),
    clock: clockSchema.nullable(),
  })
  .meta({ id: 'RoundSummary' });

const draftSchema = z
  .object({
    phase: z.int().meta({ description: 'Index of the phase in the structure.' }),
    pods: z.array(
      z.object({
        pod: z.int(),
        seats: z.array(z.object({ entrant: z.int(), name: z.string() })).meta({ description: 'In the order in which they sit.' }),
      }),
    ),
    order: podOrderSchema.meta({ description: 'By lot, or by the standings after so many rounds.' }),
    irregular: z.boolean().meta({ description: 'The field cannot be divided into pods of 8, 7 and 6.' }),
    seed: hash,
    reason: z.string().nullable().meta({ description: 'Why the pods were drawn again; null where they were not.' }),
    event: reference,
  })
  .meta({ id: 'TournamentDraft' });

export const tournamentSchema = z
  .object({
    tournamentId: idSchema,
    gatheringId: idSchema,
    name: z.string(),
    game: z.string(),
    status: tournamentStatusSchema,
    settings: tournamentSettingsSchema,
    structure: structureSchema.nullable(),
    entrants: z.object({ registered: z.int(), waiting: z.int(), here: z.int(), playing: z.int() }),
    decksLocked: z.boolean(),
    deckChecks: z
      .array(z.object({ round: z.int(), table: z.int(), outcome: z.enum(['inOrder', 'problem']).nullable() }))
      .meta({ description: 'Tables whose decks are checked: told to staff, to nobody else.' }),
    drafts: z.array(draftSchema).meta({ description: 'The drafts whose pods are drawn, in order.' }),
    rounds: z.array(roundSummarySchema),
    seedCommitment: hash.meta({ description: 'SHA-256 of the secret from which all lots are drawn.' }),
    seed: hash.nullable().meta({ description: 'The secret, once the tournament is over.' }),
    places: z.array(z.object({ entrant: z.int(), name: z.string(), place: z.int() })).nullable(),
    createdAt: instant,
    version: z.int(),
    hash,
    now: instant.meta({ description: "The server's clock, to count a round's time by." }),
  })
  .meta({ id: 'Tournament' });
export type TournamentDocument = z.infer<typeof tournamentSchema>;

export const tournamentListSchema = z
  .object({
    items: z.array(z.object({ tournamentId: idSchema, gatheringId: idSchema, name: z.string(), createdAt: instant })),
  })
  .meta({ id: 'TournamentList' });

const historyOf = idSchema
  .nullable()
  .meta({ description: 'The player whose history over all events can be read; null for whoever has none.' });

export const entrantSchema = z
  .object({
    entrant: z.int(),
    name: z.string(),
    playerId: historyOf,
    playerIds: z.array(idSchema),
    place: z.enum(['waiting', 'registered', 'cancelled']),
    presence: z.enum(['expected', 'here', 'noShow']),
    play: z.enum(['active', 'dropped', 'disqualified']),
    awardedByes: z.int(),
    deck: z
      .object({ standing: z.enum(['enforced', 'notEnforced', 'illegal']).optional(), late: z.boolean().optional() })
      .nullable()
      .meta({ description: 'Whether a deck was submitted; what it is like is told to staff and to its player.' }),
    deckUnlocked: z
      .boolean()
      .optional()
      .meta({ description: 'Whether they may hand in a deck although decks are locked; told to staff and to its player.' }),
  })
  .meta({ id: 'TournamentEntrant' });
export const entrantListSchema = z.object({ items: z.array(entrantSchema), version: z.int() }).meta({ id: 'TournamentEntrants' });

const seatSchema = z.object({
  entrant: numberSchema,
  name: z.string(),
  playerId: historyOf,
  points: z.int().meta({ description: 'Match points before the round.' }),
});

export const tableSchema = z
  .object({
    table: z.int(),
    seats: z.array(seatSchema).meta({ description: 'By side; the first one starts where a lot decides.' }),
    matchId: idSchema.nullable().meta({ description: 'The recorded match; null at a table that is played off line.' }),
    why: tableReasonSchema,
    forced: z.array(forcedCostSchema),
    state: z.enum(['missing', 'reported', 'disputed', 'confirmed']),
    result: tableResultSchema.nullable(),
    source: z.enum(['players', 'player', 'match', 'staff']).nullable(),
    corrected: z.boolean(),
    event: reference.nullable(),
    reports: z
      .array(z.object({ reporter: z.int(), result: tableResultSchema }))
      .meta({ description: 'What players have said: told to staff, and to a player of the table their own.' }),
    reportStandsAt: z.iso.datetime().nullable().meta({
      description:
        'When the report of one player alone stands, if nobody else at the table reports: told to staff, and to players of the table.',
    }),
    extensionSeconds: z.int(),
  })
  .meta({ id: 'TournamentTable' });

export const roundSchema = z
  .object({
    round: z.int(),
    phase: z.int(),
    stage: z.enum(['paired', 'published', 'running', 'closed']),
    algorithm: z.string(),
    seed: hash,
    tables: z.array(tableSchema),
    unpaired: z.array(
      z.object({
        entrant: z.int(),
        name: z.string(),
        playerId: historyOf,
        gets: z.enum(['bye', 'loss']),
        why: unpairedReasonSchema,
      }),
    ),
    clock: clockSchema.nullable(),
    event: reference,
    version: z.int(),
    now: instant,
  })
  .meta({ id: 'TournamentRound' });

const bracketSideSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entrant'), entrant: z.int(), name: z.string(), playerId: historyOf, seed: z.int() }),
  z.object({ kind: z.enum(['winner', 'loser']), match: z.int() }),
  z.object({ kind: z.literal('nobody') }),
]);

export const bracketsSchema = z
  .object({
    items: z.array(
      z.object({
        phase: z.int(),
        kind: z.enum(['singleElimination', 'doubleElimination']),
        matches: z.array(
          z.object({
            match: z.int(),
            part: z.enum(['main', 'losers', 'thirdPlace', 'grandFinal', 'reset']),
            round: z.int().meta({ description: 'The round of its part, from 1.' }),
            sides: z.tuple([bracketSideSchema, bracketSideSchema]),
            state: z.enum(['open', 'ready', 'played', 'walkover', 'empty', 'notNeeded']),
            winner: z.int().nullable().meta({ description: 'The number of the entrant who goes on.' }),
            table: z
              .object({ round: z.int(), table: z.int(), result: tableResultSchema.nullable() })
              .nullable()
              .meta({ description: 'Where it is played; null before its round is published, and for a walkover.' }),
          }),
        ),
      }),
    ),
    version: z.int(),
  })
  .meta({
    id: 'TournamentBrackets',
    description: 'Every bracket whose seeds stand, whole: a side that is not known yet names the match that it waits for.',
  });

const figureSchema = z.object({
  exact: z.string().meta({ description: 'A fraction, such as `16/24`.' }),
  shown: z.string(),
});

export const standingsRowSchema = z
  .object({
    rank: z.int(),
    entrant: z.int(),
    name: z.string(),
    playerId: historyOf,
    play: z.enum(['active', 'dropped', 'disqualified']),
    figures: z.record(z.string(), figureSchema),
    composite: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });

export const standingsSchema = z
  .object({
    round: z.int(),
    policy: z.object({ id: z.string(), title: z.string(), hash, unverified: z.array(z.string()) }),
    chain: z.array(z.string()).meta({ description: 'The figures in the order in which they decide.' }),
    rows: z.array(standingsRowSchema),
    version: z.int(),
  })
  .meta({ id: 'TournamentStandings' });

export const openedFigureSchema = z
  .object({
    entrant: z.int(),
    name: z.string(),
    round: z.int(),
    figures: z.record(
      z.string(),
      z.object({
        exact: z.string(),
        shown: z.string(),
        terms: plainJsonSchema.meta({
          description:
            'Of a mean its opponents: `round`, `opponent`, `opponentName`, the `name` of their figure, `exact`, and `terms` in turn. Of a share or a sum its results: `round`, `place`, `opponents` (`entrant`, `name`), `outcome` and points.',
        }),
      }),
    ),
    results: z.array(
      z.object({
        place: z.string(),
        opponent: z.int().nullable(),
        opponents: z.array(z.object({ entrant: z.int(), name: z.string() })),
        outcome: z.string(),
        points: z.int(),
        event: reference.nullable(),
      }),
    ),
  })
  .meta({ id: 'OpenedStandings', description: 'Every number of an entrant, opened down to results and their events in the log.' });

export const ownPageSchema = z
  .object({
    tournamentId: idSchema,
    entrant: entrantSchema.nullable().meta({ description: 'Null for whoever is not registered.' }),
    round: z.int().nullable(),
    table: tableSchema.nullable(),
    unpaired: z.enum(['bye', 'loss']).nullable(),
    clock: clockSchema.nullable(),
    now: instant,
    version: z.int(),
  })
  .meta({ id: 'OwnTournamentPage' });

export const carriedOutSchema = z
  .object({
    version: z.int(),
    hash,
    events: z.array(z.string()).meta({ description: 'Types of the events that the command led to.' }),
    entrant: z.int().nullable().meta({ description: 'The number of an entrant who was registered.' }),
    deck: deckJudgementSchema.optional().meta({ description: 'What is to be said of a deck that was submitted.' }),
  })
  .meta({ id: 'TournamentCommandDone', description: 'Sent after the commit: the last event of the tournament, and what was recorded.' });

export const registeredSchema = z
  .object({ entrant: z.int(), place: z.enum(['waiting', 'registered']), secret: z.string().nullable() })
  .meta({ id: 'Registered', description: 'The secret of your token is shown once.' });

export const tournamentEventItemSchema = z
  .object({ version: z.int(), type: z.string(), hash, recordedAt: instant, data: plainJsonSchema })
  .meta({ id: 'TournamentEventItem' });

export const tournamentEventsSchema = z
  .object({
    items: z.array(tournamentEventItemSchema),
    next: z.int().nullable(),
  })
  .meta({ id: 'TournamentEvents' });
