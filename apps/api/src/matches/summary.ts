import { botPersonId, type MatchListing, type MatchRegistration } from '@arbiter/accounts';
import type { MatchSummary } from '@arbiter/contracts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns a player of a match as everybody may know them; of persons it is told only that one is a bot. */
export const seatedPlayer = (
  { playerId, name, personId }: MatchRegistration['players'][number],
  seat: number,
): MatchSummary['players'][number] => ({ seat, playerId, name, ...(personId === botPersonId ? { bot: true } : {}) });

/** Returns what a spectator may know of a match's progress: nothing that happened within the gathering's delay. */
const progressAt = (match: MatchListing, until: number): Pick<MatchSummary, 'status' | 'result' | 'ruledAt'> => {
  const before = (date: Date | null): boolean => date !== null && date.getTime() <= until;
  const ruledAt = before(match.ruledAt) ? instant(match.ruledAt) : null;
  if (before(match.endedAt)) return { status: match.status, result: match.result, ruledAt };
  return { status: before(match.startedAt) ? 'running' : 'created', result: null, ruledAt };
};

/**
 * Returns a match as lists show it.
 * @param live whether the reader may know how the match stands right now; others see what is older than the delay
 * @param now milliseconds since 1970-01-01 UTC
 */
export const summaryOf = (match: MatchListing, live: boolean, now: number): MatchSummary => ({
  matchId: match.matchId,
  gatheringId: match.gatheringId,
  game: match.game,
  format: match.format,
  players: match.players.map(seatedPlayer),
  ...(live
    ? { status: match.status, result: match.result, ruledAt: instant(match.ruledAt) }
    : progressAt(match, now - match.spectatorDelaySeconds * 1_000)),
  createdAt: match.createdAt.toISOString(),
  publishedAt: instant(match.publishedAt),
});
