import type { AccessToken, MatchRegistration } from '@arbiter/accounts';
import type { Reader } from '@arbiter/recording';
import { ProblemError } from '../problems/problem-error.js';

/** The sender of a request: the holder of a token, or somebody without a token who reads what was published. */
export type Principal = { readonly kind: 'token'; readonly token: AccessToken } | { readonly kind: 'anonymous' };

/** A match together with the sender's seat in it, if they have one. */
export interface MatchAccess {
  readonly match: MatchRegistration;
  readonly seat: number | null;
}

/** Returns the sender's seat in the match. @throws {ProblemError} `access/forbidden` where they have none */
export const seated = ({ seat }: MatchAccess): number => {
  if (seat === null) throw new ProblemError('access/forbidden', 'You do not sit in this match.');
  return seat;
};

/** Returns the id of the person who holds a staff token; the record names them as the judge, or as the one who cancelled. */
export const staffId = ({ personId, tokenId }: AccessToken): string => {
  if (personId === null) throw new Error(`token ${tokenId} is no staff token`);
  return personId;
};

/** Whether the token belongs to an organizer or a judge. */
export const isStaff = ({ role }: AccessToken): boolean => role === 'organizer' || role === 'judge';

/** Returns the seat of a player's token in the match; null for every other token. */
export const seatOf = (token: AccessToken, match: MatchRegistration): number | null => {
  const seat = token.role === 'player' ? match.players.findIndex((player) => player.playerId === token.playerId) : -1;
  return seat === -1 ? null : seat;
};

/** Whether the holder of the token, or a person through whom it was minted, plays in the match. */
export const playsIn = (token: AccessToken, match: MatchRegistration): boolean =>
  match.players.some(({ playerId, personId }) => playerId === token.playerId || (personId !== null && token.persons.includes(personId)));

const notImpartial: Readonly<Record<'judge' | 'player', string>> = {
  judge:
    'Who plays in a gathering cannot judge it, nor can a judge whose token was minted by one who plays. Look from the perspective of a spectator (?as=spectator), or have an organizer who does not play mint the token.',
  player:
    'This token was minted by somebody else who plays in the gathering, or by way of one, and might be known to them. Have an organizer who does not play mint you another; a spectator sees the match with ?as=spectator.',
};

/** The refusal of a token that is held by, or was minted through, somebody who plays in the gathering. */
export const partial = (role: 'judge' | 'player'): ProblemError => new ProblemError('access/not-impartial', notImpartial[role]);

/** The refusal of endpoints for staff only: nobody may use one on a match that they play in, whichever token they have. */
export const ownMatch = (): ProblemError =>
  new ProblemError('judge/plays-in-this-match', 'Who plays in a match acts in it as a player only.');

/** Whether the token may know that the gathering exists. */
export const reachesGathering = (token: AccessToken, gatheringId: string): boolean =>
  token.gatheringId === null || token.gatheringId === gatheringId;

/** Whether the token may know that the match exists. */
export const reachesMatch = (token: AccessToken, match: MatchRegistration): boolean =>
  reachesGathering(token, match.gatheringId) && (token.matchId === null || token.matchId === match.matchId);

/**
 * Whether the sender sees a match as it stands, without the spectators' delay: an impartial judge does, and a player of the match with an
 * impartial token. Every endpoint calls this, or reads with `readerFor`, which calls it.
 */
export const seesLive = (principal: Principal, match: MatchRegistration): boolean =>
  principal.kind === 'token' &&
  principal.token.impartial === true &&
  (principal.token.role === 'judge' || seatOf(principal.token, match) !== null);

const forbiddenPerspectives = (perspective: string): ProblemError =>
  new ProblemError('access/forbidden', `This token may not look from the perspective of ${perspective}.`);

const perspectiveOf = (perspective: string): { readonly kind: 'player'; readonly seat: number } | { readonly kind: 'spectator' } =>
  perspective === 'spectator' ? { kind: 'spectator' } : { kind: 'player', seat: Number(perspective.slice('seat-'.length)) };

/**
 * Returns the perspective from which the sender reads a match. Seated players see their own view; judges see everything or look through
 * another's perspective; everybody else, organizers included, sees what spectators see. Judges and players whose token is held by, or was
 * minted through, somebody who plays in the gathering see what spectators see too, and have to ask for that perspective.
 *
 * @param perspective `spectator`, `judge` or `seat-N`; absent means the token's own
 * @throws {ProblemError} `access/forbidden` when the token does not give this perspective; `judge/plays-in-this-match`,
 *   `access/not-impartial` when it would give it if nobody who plays held or had minted it
 */
export const readerFor = (principal: Principal, access: MatchAccess, perspective: string | undefined): Reader => {
  if (principal.kind === 'token' && principal.token.role === 'judge') {
    const { token } = principal;
    if (!seesLive(principal, access.match)) {
      if (perspective === 'spectator') return { kind: 'spectator' };
      throw playsIn(token, access.match) ? ownMatch() : partial('judge');
    }
    const judge = staffId(token);
    return perspective === undefined || perspective === 'judge'
      ? { kind: 'judge', judge }
      : { kind: 'judge', judge, as: perspectiveOf(perspective) };
  }
  const own: Reader = access.seat !== null ? { kind: 'player', seat: access.seat } : { kind: 'spectator' };
  if (perspective === 'spectator') return { kind: 'spectator' };
  if (own.kind === 'player' && !seesLive(principal, access.match)) throw partial('player');
  if (perspective === undefined) return own;
  if (own.kind === 'player' && perspective === `seat-${own.seat}`) return own;
  throw forbiddenPerspectives(perspective);
};
