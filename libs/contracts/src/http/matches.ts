import { z } from 'zod';
import { acknowledgementSchema, idSchema, languageSchema, versionSchema } from './common.js';
import { openCallSchema } from './calls.js';
import { formatSchema } from './games.js';
import { pageIdSchema, phraseSaidSchema, presenceSchema } from './presence.js';
import { wordedPendingSchema } from './rules/decisions.js';
import { wordedGameEventSchema } from './rules/events.js';
import { jsonObjectSchema } from './rules/json.js';
import { gameResultSchema, ruleRefSchema, seatSchema } from './rules/parts.js';
import { viewSchema } from './rules/views.js';
import { followedViews, viewPatchSchema } from './view-patches.js';

export const matchStatusSchema = z.enum(['created', 'running', 'paused', 'ended', 'cancelled']).meta({ id: 'MatchStatus' });

export const perspectiveSchema = z
  .string()
  .regex(/^(?:spectator|judge|seat-[0-7])$/, 'spectator, judge or seat-N')
  .meta({ description: "From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own." });

export const viewQuerySchema = z.strictObject({ version: versionSchema.optional(), as: perspectiveSchema.optional() });
export type ViewQuery = z.infer<typeof viewQuerySchema>;

export const eventsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
  as: perspectiveSchema.optional(),
});
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

export const perspectiveQuerySchema = z.strictObject({ as: perspectiveSchema.optional() });
export const transcriptQuerySchema = z.strictObject({
  language: languageSchema.default('en'),
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  as: perspectiveSchema.optional(),
});
export type TranscriptQuery = z.infer<typeof transcriptQuerySchema>;
export const logQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
});
export type LogQuery = z.infer<typeof logQuerySchema>;

export const liveQuerySchema = z.strictObject({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  as: perspectiveSchema.optional(),
  page: pageIdSchema.optional(),
  ...followedViews(z.coerce.number()),
});
export type LiveQuery = z.infer<typeof liveQuerySchema>;

/** The most steps that are given at once. */
const mostSteps = 100;
export const patchesQuerySchema = z
  .strictObject({
    from: versionSchema.meta({ description: 'The version whose view you have.' }),
    to: versionSchema.meta({ description: 'The version that you want to see; it may be before `from`.' }),
    as: perspectiveSchema.optional(),
  })
  .refine(({ from, to }) => Math.abs(to - from) <= mostSteps, { path: ['to'], error: `at most ${mostSteps} versions from \`from\`` });
export type PatchesQuery = z.infer<typeof patchesQuerySchema>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const milliseconds = z.number().meta({ description: 'Milliseconds since 1970-01-01 UTC.' });
const seat = seatSchema;
const gameResult = gameResultSchema.nullable();
const clock = z
  .object({
    seat,
    bankMs: z.int().meta({ description: 'What was in the bank when the clock began to run, or what is, where it stands.' }),
    running: z.object({ decision: z.int(), since: milliseconds, deadline: milliseconds }).nullable().meta({
      description: 'Only while the match runs and the player is asked. First the free time, then the bank is used up at the deadline.',
    }),
    held: z
      .object({ decision: z.int(), leftMs: z.int() })
      .nullable()
      .meta({ description: 'While the match is paused: the decision that the clock was running for, and what is left of its time.' }),
  })
  .meta({ id: 'Clock' });
const clocks = z
  .array(clock)
  .nullable()
  .meta({ description: 'Full before the start, standing after the end; null where the match is played without clocks.' });
const momentSeen = milliseconds.meta({
  description:
    'The moment at which you see it (spectators: as far back as their delay). What is left on a running clock is its `deadline` less this; from there count on with a clock of your own that nobody sets.',
});
const player = z
  .object({
    seat,
    playerId: idSchema,
    name: z.string(),
    bot: z.literal(true).optional().meta({ description: 'There where a bot plays, whatever it is called; absent for people.' }),
  })
  .meta({ id: 'SeatedPlayer', description: 'A player of a match.' });

/** A match in a list: what everybody in the gathering may know. `status` and `result` may be a moment behind the log. */
export const matchSummarySchema = z
  .object({
    matchId: idSchema,
    gatheringId: idSchema,
    game: z.string(),
    format: z.string(),
    players: z.array(player),
    status: matchStatusSchema,
    result: gameResult,
    createdAt: z.iso.datetime({ offset: true }),
    ruledAt: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: 'When a judge gave the newest ruling; that may be after the end.' }),
    publishedAt: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'MatchSummary' });
export type MatchSummary = z.infer<typeof matchSummarySchema>;

export const createdMatchSchema = z
  .object({ match: matchSummarySchema, version: z.int().min(1), hash })
  .meta({ id: 'CreatedMatch', description: 'The match and the acknowledgement of its first event.' });
export type CreatedMatch = z.infer<typeof createdMatchSchema>;
export const createdMatchesSchema = z.object({ matches: z.array(createdMatchSchema) }).meta({ id: 'CreatedMatches' });

/** Open decisions. The viewer's own come with all possible answers and `words` in English and Chinese; others only with who is asked. */
const pending = z.array(wordedPendingSchema).meta({ description: 'Open decisions.' });

/** A match at one version as the viewer may see it. The inner `view` and `pending` are the rules' contract. */
export const matchViewSchema = z
  .object({
    matchId: idSchema,
    version: z.int(),
    newest: z.int().meta({ description: 'The newest version that this viewer may see.' }),
    at: milliseconds,
    now: momentSeen,
    status: matchStatusSchema,
    game: z.string(),
    ruleset: z.string(),
    format: formatSchema,
    gatheringId: idSchema.nullable(),
    seedCommitment: z.string(),
    players: z.array(player),
    ready: z.array(z.boolean()),
    entropy: z
      .array(z.enum(['undecided', 'declined', 'committed', 'opened']))
      .meta({ description: 'By seat. Entropy is opened when nobody is undecided any more; who is ready without it has declined.' }),
    clocks,
    calls: z
      .array(openCallSchema)
      .meta({ description: 'Calls for a judge that nobody has closed; empty for spectators, whom events tell that a judge was called.' }),
    drawOffers: z.array(z.object({ seat, scope: z.enum(['game', 'match']) })),
    view: viewSchema.nullable().meta({ description: 'Null before the start.' }),
    pending,
    result: gameResult,
  })
  .meta({ id: 'MatchView' });

export const decisionsSchema = z.object({ version: z.int(), status: matchStatusSchema, pending }).meta({ id: 'Decisions' });
export const answeredSchema = acknowledgementSchema
  .extend({ next: decisionsSchema.meta({ description: 'What you are asked now; more may have happened since your answer.' }) })
  .meta({ id: 'Answered', description: 'The acknowledgement of an answer, sent after the commit, and the next question.' });
export const clocksSchema = z.object({ version: z.int(), now: momentSeen, status: matchStatusSchema, clocks }).meta({ id: 'Clocks' });

/** One recorded event as the viewer may see it, with the game events that followed from it and their words. */
export const matchNewsSchema = z
  .object({
    version: z.int(),
    at: milliseconds,
    type: z.string(),
    facts: jsonObjectSchema.meta({ description: 'What everybody may know of the recorded event.' }),
    game: z.array(wordedGameEventSchema),
    over: z.boolean().meta({ description: 'The match is over and its seed revealed; what comes later is a ruling.' }),
  })
  .meta({ id: 'MatchNews' });

/** An event that a live stream sends: the type, the version as its id, and the data. */
export const liveEventSchema = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('news'), id: z.int(), data: matchNewsSchema }).meta({ id: 'LiveNews' }),
    z.object({ event: z.literal('end'), id: z.int(), data: z.object({ version: z.int() }) }).meta({
      id: 'LiveEnd',
      description:
        'The match is over, and the stream ends with this; that of a `page` stays open for 20 seconds, for what is said afterwards.',
    }),
    z.object({ event: z.literal('presence'), data: presenceSchema }).meta({
      id: 'LivePresence',
      description: 'Only for a `page`, and not behind a delay: at first, and whenever it has changed. It has no id.',
    }),
    z
      .object({ event: z.literal('phrase'), data: phraseSaidSchema })
      .meta({ id: 'LivePhrase', description: 'Only for a `page`, and not behind a delay. It has no id.' }),
    z
      .object({ event: z.literal('view'), id: z.int(), data: matchViewSchema })
      .meta({ id: 'LiveView', description: 'Only with `views=patches`: the whole view, from which patches go on.' }),
    z
      .object({ event: z.literal('patch'), id: z.int(), data: viewPatchSchema })
      .meta({ id: 'LivePatch', description: 'Only with `views=patches`: what changed in the view since the last one that was sent.' }),
  ])
  .meta({
    id: 'LiveEvent',
    description: 'One server-sent event; `id` is the version, and `data` is one line of JSON. What is not of the log has no id.',
  });

/** A match in words, line by line. */
export const transcriptSchema = z
  .object({
    lines: z.array(
      z.object({
        version: z.int(),
        seq: z.int().meta({ description: '0 for what is no game event.' }),
        type: z.string().meta({ description: 'Type of the game event, or of the recorded one.' }),
        rule: ruleRefSchema.nullable(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'Transcript' });

export const logEntrySchema = z
  .object({
    stream: z.object({ type: z.string(), id: idSchema }).meta({ id: 'StreamId' }),
    logId: z.int(),
    version: z.int(),
    type: z.string(),
    schemaVersion: z.int(),
    payload: z.string().meta({ description: 'JSON text exactly as it is stored and hashed.' }),
    commandId: z.string().nullable(),
    salt: z.string(),
    hash,
    previousHash: hash,
    tag: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ description: "Ties the event's leaf to its stream and version." }),
    recordedAt: z.string(),
    sealed: z.string().nullable().meta({ description: 'Null until personal data is sealed.' }),
    keyId: z.string().nullable().meta({ description: 'Null until personal data is sealed.' }),
  })
  .meta({ id: 'LogEntry' });
