import type { Me } from '../api.js';
import type { MatchShown, WordedDecision } from '../types.js';

/** The seat at which the reader plays; null for whoever only watches, judges among them. */
export function ownSeat({ players }: Pick<MatchShown, 'players'>, me: Me | null): number | null {
  if (me?.role !== 'player' || me.playerId === null) return null;
  return players.find(({ playerId }) => playerId === me.playerId)?.seat ?? null;
}

/** The open questions that the reader answers as a player. */
export const ownQuestions = (matchView: Pick<MatchShown, 'players' | 'pending'>, me: Me | null): readonly WordedDecision[] =>
  ownSeat(matchView, me) === null ? [] : matchView.pending.flatMap((one) => (one.yours ? [one.decision] : []));
