import { z } from 'zod';
import { tokenScopeSchema } from '../events/gathering-events.js';
import { plainJsonSchema } from './plain-json.js';
import { formatIdSchema, gameIdSchema, idSchema, lineSchema, makingCommandIdSchema } from './common.js';

export const roleSchema = z.enum(['organizer', 'judge', 'player', 'spectator']);
export type Role = z.infer<typeof roleSchema>;

const instant = z.iso.datetime({ offset: true });

export const createGatheringSchema = z
  .strictObject({
    name: lineSchema(120),
    game: gameIdSchema,
    /** Delay, in seconds, with which spectators see the table; 0 is live. */
    spectatorDelaySeconds: z.int().min(0).max(86_400).default(0),
    commandId: makingCommandIdSchema('the gatherings that this token creates'),
  })
  .meta({ id: 'CreateGathering' });
export type CreateGathering = z.infer<typeof createGatheringSchema>;

export const gatheringSchema = z
  .object({
    gatheringId: idSchema,
    name: z.string(),
    game: z.string(),
    spectatorDelaySeconds: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Gathering' });
export type GatheringDocument = z.infer<typeof gatheringSchema>;

export const createPlayerSchema = z
  .strictObject({
    name: lineSchema(80),
    /** The person who plays: your own person (`GET /me`), or one that the gathering knows. */
    personId: idSchema.optional().meta({
      description:
        'Who plays, where it is somebody who holds a staff token: your own person (`GET /me`), or the holder of a token of the gathering.',
    }),
    commandId: makingCommandIdSchema('the players of the gathering'),
  })
  .meta({ id: 'CreatePlayer' });
export type CreatePlayer = z.infer<typeof createPlayerSchema>;

/** The greatest number of items of one batch. */
export const largestBatch = 200;

export const createPlayersSchema = z
  .strictObject({
    players: z
      .array(createPlayerSchema.omit({ commandId: true }))
      .min(1)
      .max(largestBatch)
      .meta({ description: 'The players; they are answered in this order.' }),
    commandId: makingCommandIdSchema('the players of the gathering'),
  })
  .meta({ id: 'CreatePlayers', description: 'All players are registered, or none.' });
export type CreatePlayers = z.infer<typeof createPlayersSchema>;

export const playerSchema = z
  .object({
    playerId: idSchema,
    gatheringId: idSchema,
    name: z.string(),
    personId: idSchema.nullable().optional().meta({ description: 'Who plays, where that is known. Told to organizers only.' }),
    createdAt: instant,
  })
  .meta({ id: 'Player' });
export type PlayerDocument = z.infer<typeof playerSchema>;

export const createdPlayersSchema = z.object({ players: z.array(playerSchema) }).meta({ id: 'CreatedPlayers' });

const anyToken = {
  label: lineSchema(120).optional(),
  /** Seconds until the token expires. */
  expiresInSeconds: z
    .int()
    .min(60)
    .max(31_536_000)
    .default(7 * 86_400),
};

/** Binds a player to the person who plays, for good. */
export const bindPlayerSchema = z.strictObject({ personId: idSchema }).meta({ id: 'BindPlayer' });
export type BindPlayer = z.infer<typeof bindPlayerSchema>;

const staffToken = {
  holder: z
    .union([z.strictObject({ personId: idSchema }), z.strictObject({ name: lineSchema(80) })])
    .optional()
    .meta({ description: 'Who is to hold the token: a person that the gathering knows, or a new one by name. Absent: you yourself.' }),
  playerId: idSchema.optional().meta({ description: 'The player who is to hold it, in place of `holder`.' }),
  ...anyToken,
};

const scopesSchema = z
  .array(tokenScopeSchema)
  .max(2)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'each scope once')
  .meta({ description: 'What a judge may do in tournaments beside judging at tables: as head judge, as scorekeeper.' });

const oneHolder = (token: { readonly role: Role; readonly playerId?: string | undefined; readonly holder?: object | undefined }): boolean =>
  token.holder === undefined || token.playerId === undefined;
const holderTwice = { path: ['holder'], message: 'either a holder or a player' };

/** What a token may be. @param more members that all of them have */
const tokenForms = <T extends z.core.$ZodShape>(more: T) =>
  [
    z.strictObject({ role: z.literal('organizer'), ...staffToken, ...more }),
    z.strictObject({ role: z.literal('judge'), ...staffToken, scopes: scopesSchema.optional(), ...more }),
    z.strictObject({ role: z.literal('player'), playerId: idSchema, matchId: idSchema.optional(), ...anyToken, ...more }),
    z.strictObject({ role: z.literal('spectator'), matchId: idSchema.optional(), ...anyToken, ...more }),
  ] as const;

const tokensCommandId = makingCommandIdSchema('the tokens of the gathering');

/** A staff token has a person who holds it, so that nobody judges a gathering that they play in. */
export const createTokenSchema = z
  .discriminatedUnion('role', tokenForms({ commandId: tokensCommandId }))
  .refine(oneHolder, holderTwice)
  .meta({ id: 'CreateToken' });
export type CreateToken = z.infer<typeof createTokenSchema>;

const tokenOfBatchSchema = z.discriminatedUnion('role', tokenForms({})).refine(oneHolder, holderTwice).meta({ id: 'TokenOfBatch' });
/** What a token is to be, without the id of a command. */
export type TokenOfBatch = z.infer<typeof tokenOfBatchSchema>;

export const createTokensSchema = z
  .strictObject({
    tokens: z.array(tokenOfBatchSchema).min(1).max(largestBatch).meta({ description: 'The tokens; they are answered in this order.' }),
    commandId: tokensCommandId,
  })
  .meta({ id: 'CreateTokens', description: 'All tokens are minted, or none.' });
export type CreateTokens = z.infer<typeof createTokensSchema>;

export const revokeTokensSchema = z
  .strictObject({
    tokenIds: z
      .array(idSchema)
      .min(1)
      .max(largestBatch)
      .refine((ids) => new Set(ids).size === ids.length, 'each token once')
      .meta({ description: 'Ids of tokens of the gathering; not their secrets.' }),
  })
  .meta({ id: 'RevokeTokens', description: 'All tokens are revoked, or none.' });
export type RevokeTokens = z.infer<typeof revokeTokensSchema>;

export const tokenSchema = z
  .object({
    tokenId: idSchema,
    role: roleSchema,
    gatheringId: idSchema.nullable().meta({ description: 'Null only for an organizer who may create gatherings.' }),
    playerId: idSchema.nullable(),
    matchId: idSchema.nullable(),
    scopes: scopesSchema,
    label: z.string().nullable(),
    createdAt: instant,
    expiresAt: instant,
    revokedAt: instant.nullable().meta({ description: 'When it was revoked, or a token that it descends from.' }),
    mintedBy: idSchema.nullable().meta({ description: 'The token that minted it; null where the command line did.' }),
    holder: z
      .object({ personId: idSchema, name: z.string().nullable() })
      .nullable()
      .meta({ description: 'The person who holds a staff token. Null for players, who hold their own, and spectators.' }),
    impartial: z.boolean().nullable().meta({
      description:
        'False when somebody who plays in the gathering holds it or stands behind it: such a token opens no hands in the gathering. Null for an organizer of everything, for whom it depends on the gathering.',
    }),
  })
  .meta({ id: 'Token', description: 'Everything about a token but its secret.' });
export type TokenDocument = z.infer<typeof tokenSchema>;

export const mintedTokenSchema = z
  .object({ token: tokenSchema, secret: z.string().meta({ description: 'Shown once; only its SHA-256 is kept.' }) })
  .meta({ id: 'MintedToken' });
export type MintedToken = z.infer<typeof mintedTokenSchema>;
export const mintedTokensSchema = z.object({ tokens: z.array(mintedTokenSchema) }).meta({ id: 'MintedTokens' });
export const revokedTokensSchema = z.object({ tokens: z.array(tokenSchema) }).meta({ id: 'RevokedTokens' });

export const createMatchSchema = z
  .strictObject({
    players: z
      .array(z.union([idSchema, z.literal('bot')]))
      .min(1)
      .max(8)
      .meta({
        description:
          "The gathering's players in seat order. `bot` seats a bot in a match of two: it is registered as a player of the gathering once, shown as a bot to everybody, ready at once, and waits as long as its opponent takes.",
      }),
    format: formatIdSchema,
    /** A deck for every seat, in seat order, for games that pin decks; in the shape that deck validation takes. */
    decks: z.array(plainJsonSchema).min(1).max(8).optional(),
    /** SHA-256 of a released ruleset bundle; the newest one where absent. */
    ruleset: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    commandId: makingCommandIdSchema('the matches of the gathering'),
    /** Time budgets in milliseconds; without them nobody's time runs out. */
    clock: z
      .strictObject({
        bankMs: z.int().min(0).max(86_400_000),
        decisionMs: z.int().min(0).max(86_400_000),
        incrementMs: z.int().min(0).max(3_600_000),
      })
      .refine((clock) => clock.bankMs + clock.decisionMs >= 1_000, 'a clock needs at least a second')
      .nullable()
      .optional(),
    /** Whether the match starts by itself when the last player is ready. */
    autoStart: z.boolean().default(true),
  })
  .meta({ id: 'CreateMatch' });
export type CreateMatch = z.infer<typeof createMatchSchema>;

/** The greatest number of matches of one batch: each draws its own seed and begins a stream of its own. */
const largestMatchBatch = 100;

export const createMatchesSchema = z
  .strictObject({
    matches: z
      .array(createMatchSchema.omit({ commandId: true }))
      .min(1)
      .max(largestMatchBatch)
      .meta({ description: 'The matches; they are answered in this order.' }),
    commandId: makingCommandIdSchema('the matches of the gathering'),
  })
  .meta({ id: 'CreateMatches', description: 'All matches are created, or none.' });
export type CreateMatches = z.infer<typeof createMatchesSchema>;
