import type { RecordedMatch } from '@arbiter/organising';
import type { Principal } from '../../auth/principal.js';

/**
 * Whether a reader may open a recorded match from the perspective that their token gives by itself: whoever is let in only from another one
 * would find a refusal behind the link.
 */
export const mayOpen = (
  principal: Principal,
  { begun, published, gatheringId, matchId, playerIds }: Omit<RecordedMatch, 'thought' | 'seat'>,
): boolean => {
  if (!begun) return false;
  if (principal.kind === 'anonymous') return published;
  const { token } = principal;
  const isReached = (token.gatheringId ?? gatheringId) === gatheringId && (token.matchId ?? matchId) === matchId;
  const isSeated = token.role === 'player' && token.playerId !== null && playerIds.includes(token.playerId);
  return isReached && (token.impartial === true || !(token.role === 'judge' || isSeated));
};
