import { z } from 'zod';
import type { ProblemCode } from '../problems.js';
import { deckViolationSchema, jobStateSchema } from './jobs.js';
import { kind } from './problem-kind.js';
import { matchStatusSchema } from './matches.js';
import { seatSchema } from './rules/parts.js';
import { tournamentProblemKinds } from './tournament-problem-kinds.js';

const id = z.int();
const seats = z.array(seatSchema);
const scope = z.enum(['game', 'match']);

/**
 * Status, title and parameters of every problem. A code without an entry here does not compile. Parameters are for machines: what a client
 * needs in addition to the code. A member is optional where some places that answer with the code do not know it.
 */
export const problemKinds = {
  'decision/unknown': kind(404, 'The match has no such decision', { decision: id }),
  'decision/closed': kind(409, 'The decision is no longer open', { decision: id }),
  'decision/not-yours': kind(403, "Another player's decision"),
  'answer/malformed': kind(400, 'The answer does not have the shape that the decision asks for', {
    decision: id.optional(),
    seat: seatSchema.optional(),
  }),
  'answer/illegal': kind(422, 'The rules do not allow this answer', { decision: id }),
  'deck/illegal': kind(422, 'The deck breaks the rules', {
    seat: seatSchema.optional(),
    violation: z.string().optional(),
    cards: z.array(z.string()).optional(),
    violations: z.array(deckViolationSchema).optional(),
  }),
  'match/over': kind(409, 'The match is over', { status: matchStatusSchema.optional() }),
  'action/not-possible': kind(422, 'The rules do not allow this now'),
  'time/not-offered': kind(422, 'Time can not be called in this match', { ruleset: z.string().optional() }),
  'time/called': kind(409, 'Time was called already'),

  'match/not-found': kind(404, 'No such match', { matchId: z.string().optional() }),
  'match/set-apart': kind(423, 'The match is set apart: its record does not hold', { matchId: z.string(), finding: z.string() }),
  'match/exists': kind(409, 'The match exists already', { matchId: z.string() }),
  'match/wrong-phase': kind(409, 'Not in this phase of the match', { seat: seatSchema.optional(), status: matchStatusSchema.optional() }),
  'match/paused': kind(409, 'The match is paused'),
  'match/not-paused': kind(409, 'The match is not paused'),
  'match/seat-unknown': kind(422, 'The match has no such seat', { seats: z.int() }),
  'match/not-ready': kind(409, 'Not every player is ready', { missing: seats }),
  'match/entropy-given': kind(409, 'Entropy was given already', { seat: seatSchema }),
  'match/entropy-waiting': kind(409, 'Not every player has committed to entropy or declined', { missing: seats }),
  'match/entropy-not-committed': kind(409, 'The player has not committed to entropy', { seat: seatSchema }),
  'match/entropy-mismatch': kind(422, 'The entropy is not what was committed to', { seat: seatSchema }),
  'match/entropy-unopened': kind(409, 'The player has not opened the entropy that they committed to', { seat: seatSchema }),
  'match/owned-elsewhere': kind(503, 'Another node is handling the match', { matchId: z.string() }),
  'match/archived': kind(409, 'The match is archived: nothing is added to it', { matchId: z.string() }),
  'answer/nothing-done': kind(409, 'Too much was said while nothing happened', { most: z.int() }),
  'draw/no-offer': kind(409, 'No draw is on offer', { scope }),
  'draw/already-offered': kind(409, 'This draw is on offer already', { seat: seatSchema, scope }),
  'command/reused': kind(409, 'The command id belongs to another command', { commandId: z.string().optional() }),
  'call/already-open': kind(409, 'The player has called a judge already', { seat: seatSchema, call: z.int() }),
  'call/not-found': kind(404, 'The match has no such call', { call: z.int(), made: z.int() }),
  'call/closed': kind(409, 'The call is closed', { call: z.int() }),
  'call/taken': kind(409, 'A judge has taken the call', { call: z.int() }),
  'call/still-open': kind(409, 'A call holds the match', { calls: z.array(z.int()) }),
  'judge/rewind-unavailable': kind(422, 'The rules of this match know no rewind'),
  'rewind/other-game': kind(409, 'A match goes back within a game only'),
  'rewind/abandoned': kind(409, 'This version was abandoned by a rewind'),
  'rewind/nothing-since': kind(409, 'Nothing was done since this version'),
  'rewind/too-many': kind(409, 'The match has gone back as often as it may', { most: z.int() }),
  'judge/plays-in-this-match': kind(403, 'Staff who play in a match act in it as players'),
  'judge/players-left': kind(409, 'More than one player would be left', { left: seats }),
  'judge/result-stands': kind(409, 'The match is over and its result stands', { status: matchStatusSchema }),
  'version/not-found': kind(404, 'The match has no such version', { newest: z.int() }),
  'read/closed-while-running': kind(403, 'Closed while the match runs'),
  'read/not-published': kind(403, 'Not published'),
  'ruleset/unknown': kind(422, 'No such ruleset', { ruleset: z.string().optional() }),
  'format/not-fitting': kind(422, 'The match does not fit the format', {
    min: z.int().optional(),
    max: z.int().optional(),
    format: z.string().optional(),
    seats: z.int().optional(),
  }),
  'deck/locked': kind(422, 'Another deck than the registered one'),
  'deck/missing': kind(422, 'Every seat needs a deck', { seats: z.int() }),
  'clock/none': kind(409, 'The match has no clock'),
  'stream/version-conflict': kind(409, 'Somebody else wrote first', { matchId: z.string().optional() }),

  ...tournamentProblemKinds,

  'bot-match/closed': kind(403, 'Guests do not play against bots here'),
  'bot-match/full': kind(503, 'Bots play as many matches as they may', { most: z.int() }),
  'bot-match/too-many': kind(429, 'Too many matches against bots from here', { most: z.int() }),
  'bot-match/deck-unknown': kind(422, 'No such ready-made deck', { decks: z.array(z.string()) }),
  'bot-match/deck-unfit': kind(422, 'The deck can not be played', {
    faults: z.array(z.object({ code: z.string(), line: z.int(), detail: z.string() })),
  }),
  'request/malformed': kind(400, 'The request does not fit'),
  'request/too-large': kind(413, 'The request is too large'),
  'request/unsupported-media-type': kind(415, 'The content type is not supported'),
  'request/route-not-found': kind(404, 'No such route'),
  'phrase/too-many': kind(429, 'Too much was said', { most: z.int(), seconds: z.int() }),
  'request/rate-limited': kind(429, 'Too many requests', { limit: z.int().optional(), cost: z.int().optional() }),
  'request/too-many-streams': kind(429, 'Too many open streams'),

  'access/token-missing': kind(401, 'A token is needed'),
  'access/token-invalid': kind(401, 'The token is not known'),
  'access/token-expired': kind(401, 'The token has expired', { expiredAt: z.string() }),
  'access/token-revoked': kind(401, 'The token was revoked', { revokedAt: z.string() }),
  'access/forbidden': kind(403, 'The token does not open this endpoint'),
  'access/not-impartial': kind(403, 'Somebody who plays in the gathering stands behind the token'),

  'gathering/not-found': kind(404, 'No such gathering'),
  'player/not-found': kind(404, 'No such player'),
  'player/bound': kind(409, 'Player and person are bound otherwise already'),
  'player/is-bot': kind(409, 'A bot plays as this player'),
  'person/not-found': kind(404, 'No such person'),
  'token/not-found': kind(404, 'No such token'),
  'token/already-minted': kind(409, 'The command has minted its token already', {
    tokenId: z.string(),
    tokenIds: z.array(z.string()).optional().meta({ description: 'All of a batch, in its order.' }),
  }),
  'match/bad-seats': kind(422, 'The players do not fit the seats', { min: z.int().optional(), max: z.int().optional() }),
  'game/not-found': kind(404, 'No such game'),
  'format/not-found': kind(404, 'No such format', { formats: z.array(z.string()) }),
  'job/not-found': kind(404, 'No such job'),
  'job/unfinished': kind(409, 'The job is not finished', { state: jobStateSchema }),
  'job/not-dead': kind(409, 'The job is not among the dead letters', { state: jobStateSchema }),
  'evidence/not-yet': kind(404, 'There is no signed checkpoint to give yet'),
  'evidence/broken': kind(423, 'The log does not lead to its signed head', { finding: z.string() }),
  'webhook/not-found': kind(404, 'No such webhook'),
  'webhook/delivery-not-found': kind(404, 'No such delivery', { deliveryId: z.int() }),
  'webhook/address-refused': kind(422, 'Nothing is sent to this address', {
    because: z.enum(['malformed', 'scheme', 'credentials', 'unresolved', 'private']),
  }),
  'webhook/too-many': kind(409, 'The gathering has as many webhooks as it may', { most: z.int() }),
  'evidence/beyond-public-head': kind(404, 'No public head covers so many events yet', { publicSize: z.int() }),
  'evidence/no-such-head': kind(404, 'No head over so many events was signed', { publicSize: z.int() }),
  'page/not-built': kind(404, 'The page has not been built'),

  'server/unavailable': kind(503, 'A part of the service is out of reach'),
  'server/archive-unreachable': kind(503, 'The archive is out of reach'),
  'server/storage-full': kind(507, 'There is no room left to store anything'),
  'server/internal': kind(500, 'Something went wrong on our side'),
} as const satisfies Record<ProblemCode, ReturnType<typeof kind<number, z.core.$ZodShape>>>;

/** The parameters that a problem of this code may carry. */
export type ProblemParams<C extends ProblemCode> = z.infer<(typeof problemKinds)[C]['params']>;
