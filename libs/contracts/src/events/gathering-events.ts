import { z } from 'zod';
import { atSchema, hash32Schema } from './parts.js';
import { type EventOf, defineStreamType } from './stream-type.js';
import { withField } from './upcasters.js';

const id = z.uuid();
/** When it was done, and by whom: the token's id. The token's holder is found in the accounts, never in the log. */
const done = { at: atSchema, by: id };
const code = z.string().min(1).max(80);

/** What a judge may do in tournaments beyond judging at tables. */
export const tokenScopeSchema = z.enum(['headJudge', 'scorekeeper']);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/**
 * What organizers do in one gathering. Payloads hold only ids, codes and hashes: names of gatherings, players and persons, labels of tokens
 * and contents of decks stay outside the log, where they can be erased.
 */
const schemas = {
  GatheringCreated: z.strictObject({ ...done, game: code, spectatorDelaySeconds: z.int().min(0) }),
  PlayerRegistered: z.strictObject({ ...done, playerId: id, personId: id.nullable() }),
  /** It became known which person plays as a player; this never changes. */
  PlayerBound: z.strictObject({ ...done, playerId: id, personId: id }),
  TokenMinted: z.strictObject({
    ...done,
    tokenId: id,
    /** SHA-256 of the secret, which has 256 random bits of its own. */
    secretHash: hash32Schema,
    role: z.enum(['organizer', 'judge', 'player', 'spectator']),
    playerId: id.nullable(),
    matchId: id.nullable(),
    personId: id.nullable(),
    /** What a judge is beside a judge; each at most once. */
    scopes: z.array(tokenScopeSchema).max(2).readonly(),
    expiresAt: atSchema,
  }),
  TokenRevoked: z.strictObject({ ...done, tokenId: id }),
  /** In seat order. */
  MatchRegistered: z.strictObject({ ...done, matchId: id, format: code, players: z.array(id).min(1).max(64).readonly() }),
  MatchPublished: z.strictObject({ ...done, matchId: id }),
  DeckSubmitted: z.strictObject({
    ...done,
    deckId: id,
    playerId: id.nullable(),
    format: code,
    /** SHA-256 over 32 secret random bytes and the deck as it was sent; it tells nothing until both are shown. */
    commitment: hash32Schema,
  }),
} as const;

/** The streams of gatherings; a stream's id is the gathering's. */
export const gatheringStream = defineStreamType('gathering', schemas, {
  // Version 1 to 2: judges had no scopes.
  TokenMinted: [withField('scopes', [])],
});
export type GatheringEntry = EventOf<typeof schemas>;
