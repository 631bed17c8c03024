import type { AccessToken, MatchRegistration } from '@arbiter/accounts';
import type { Reader } from '@arbiter/recording';
import { ProblemError } from '../problems/problem-error.js';

/** Who asks: a token's holder, or somebody without a token reading what was published. */
export type Principal = { readonly kind: 'token'; readonly token: AccessToken } | { readonly kind: 'anonymous' };

/** A match together with the seat of the one who asks, if he sits there. */
export interface MatchAccess {
  readonly match: MatchRegistration;
  readonly seat: number | null;
}

/** The person who holds a staff token: what goes on record as the judge or as who cancelled. */
export const staffId = ({ personId, tokenId }: AccessToken): string => {
  if (personId === null) throw new Error(`token ${tokenId} is no staff token`);
  return personId;
};

/** Whether the token is one of those who run gatherings. */
export const isStaff = ({ role }: AccessToken): boolean => role === 'organizer' || role === 'judge';

/** The seat of a player's token; null for whoever is no player of the match. */
export const seatOf = (token: AccessToken, match: MatchRegistration): number | null => {
  const seat = token.role === 'player' ? match.players.findIndex((player) => player.playerId === token.playerId) : -1;
  return seat === -1 ? null : seat;
};

/** Whether somebody who sits in the match holds a staff token or stands behind it. */
export const playsIn = (token: AccessToken, match: MatchRegistration): boolean =>
  match.players.some(({ playerId, personId }) => playerId === token.playerId || (personId !== null && token.persons.includes(personId)));

const notImpartial: Readonly<Record<'judge' | 'player', string>> = {
  judge:
    'Who plays in a gathering cannot judge it, nor can a judge whose token was minted by one who plays. Look from the perspective of a spectator (?as=spectator), or have an organizer who does not play mint the token.',
  player:
    'This token was minted by somebody else who plays in the gathering, or by way of one, and might be known to them. Have an organizer who does not play mint you another; a spectator sees the match with ?as=spectator.',
};

/** What is said to a token that somebody stands behind who plays in the gathering. */
export const partial = (role: 'judge' | 'player'): ProblemError => new ProblemError('access/not-impartial', notImpartial[role]);

/** Behind an endpoint that is staff's alone nobody touches a match that he plays in, whichever token he has. */
export const ownMatch = (): ProblemError =>
  new ProblemError('judge/plays-in-this-match', 'Who plays in a match acts in it as a player only.');

/** Whether the token may know that the gathering is there at all. */
export const reachesGathering = (token: AccessToken, gatheringId: string): boolean =>
  token.gatheringId === null || token.gatheringId === gatheringId;

/** Whether the token may know that the match is there at all. */
export const reachesMatch = (token: AccessToken, match: MatchRegistration): boolean =>
  reachesGathering(token, match.gatheringId) && (token.matchId === null || token.matchId === match.matchId);

/**
 * Whether somebody sees a match as it stands, without the spectators' delay: an impartial judge, and a player of the match with
 * an impartial token. Every endpoint asks this, or reads with `readerFor`, which does.
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
 * From whose perspective somebody reads a match. Seated players see their own view; judges see everything or look through
 * another's perspective; everybody else, organizers included, sees what spectators see. So does a judge or player whose token
 * somebody who plays in the gathering stands behind, and he has to ask for it.
 *
 * @param perspective `spectator`, `judge` or `seat-N`; absent means the token's own
 * @throws {ProblemError} `access/forbidden` when the token does not give this perspective; `judge/plays-in-this-match`,
 * `access/not-impartial` when it would, did nobody who plays stand behind it
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
