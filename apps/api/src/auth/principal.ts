import type { AccessToken, MatchRegistration } from '@arbiter/accounts';
import type { Reader } from '@arbiter/recording';
import { ProblemError } from '../problems/problem-error.js';

/** Who asks: a token's holder, or somebody without a token reading what was published. */
export type Principal =
  | { readonly kind: 'token'; readonly token: AccessToken }
  | { readonly kind: 'anonymous' };

/** A match together with the seat of the one who asks, if he sits there. */
export interface MatchAccess {
  readonly match: MatchRegistration;
  readonly seat: number | null;
}

/** Stable id of the person behind a staff token: the player who holds it, else the token itself. */
export const staffId = (token: AccessToken): string => token.playerId ?? token.tokenId;

export const seatOf = (token: AccessToken, match: MatchRegistration): number | null => {
  const seat = match.players.findIndex((player) => player.playerId === token.playerId);
  return seat === -1 ? null : seat;
};

/** Whether the token may know that the event is there at all. */
export const reachesEvent = (token: AccessToken, eventId: string): boolean => token.eventId === null || token.eventId === eventId;

/** Whether the token may know that the match is there at all. */
export const reachesMatch = (token: AccessToken, match: MatchRegistration): boolean =>
  reachesEvent(token, match.eventId) && (token.matchId === null || token.matchId === match.matchId);

const forbiddenEyes = (eyes: string): ProblemError => new ProblemError('access/forbidden', `This token may not look with the eyes of ${eyes}.`);

const eyesOf = (eyes: string): { readonly kind: 'player'; readonly seat: number } | { readonly kind: 'spectator' } =>
  eyes === 'spectator' ? { kind: 'spectator' } : { kind: 'player', seat: Number(eyes.slice('seat-'.length)) };

/**
 * With whose eyes somebody reads a match. Seated players see their own view; judges see everything or look through
 * another's eyes; everybody else, organizers included, sees what spectators see.
 *
 * @param eyes `spectator`, `judge` or `seat-N`; absent means the token's own
 * @throws {ProblemError} `access/forbidden` when the token does not give these eyes
 */
export const readerFor = (principal: Principal, access: MatchAccess, eyes: string | undefined): Reader => {
  if (principal.kind === 'token' && principal.token.role === 'judge') {
    const judge = staffId(principal.token);
    return eyes === undefined || eyes === 'judge' ? { kind: 'judge', judge } : { kind: 'judge', judge, as: eyesOf(eyes) };
  }
  const own: Reader =
    principal.kind === 'token' && principal.token.role === 'player' && access.seat !== null ? { kind: 'player', seat: access.seat } : { kind: 'spectator' };
  if (eyes === undefined || eyes === 'spectator') return eyes === undefined ? own : { kind: 'spectator' };
  if (own.kind === 'player' && eyes === `seat-${own.seat}`) return own;
  throw forbiddenEyes(eyes);
};
