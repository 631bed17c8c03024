import type { MatchEvent, MatchEventData } from '@arbiter/contracts';
import { type EntrantNumber, gamesToWin, type TableResult } from '@arbiter/tournaments';

type Entrants = readonly [EntrantNumber, EntrantNumber];

const ofType = <T extends MatchEvent['type']>(events: readonly MatchEvent[], type: T): readonly MatchEventData<T>[] =>
  events.flatMap((event) => (event.type === type ? [event.data as MatchEventData<T>] : []));

/** Games by seat, and drawn ones, as they ended. */
const gamesOf = (events: readonly MatchEvent[]): { readonly won: readonly [number, number]; readonly drawn: number } => {
  const results = ofType(events, 'GameEnded').map(({ result }) => result.winners);
  const wonBy = (seat: number): number => results.filter((winners) => winners.length === 1 && winners[0] === seat).length;
  return { won: [wonBy(0), wonBy(1)], drawn: results.filter((winners) => winners.length !== 1).length };
};

const games = ([one, other]: Entrants, [ones, others]: readonly [number, number], drawn: number): TableResult => ({
  kind: 'games',
  wins: [
    { entrant: one, games: ones },
    { entrant: other, games: others },
  ],
  drawn,
});

/**
 * Returns the result that a recorded match gives its table.
 *
 * Whoever won by a concession or a loss is credited with the games that win the match, and the loser keeps those that they won. A match that
 * was agreed to be drawn counts the games that stand against each other, and the others as drawn. Who did not come is absent; if nobody
 * came, both lose; so they do where the end of the round says so. A match that time decided counts its games as they ended. A match that
 * was cancelled gives none.
 *
 * @param events the match's whole stream
 * @param entrants in seat order
 * @returns null where the match gives no result, or has not ended
 */
export const resultOfMatch = (events: readonly MatchEvent[], entrants: Entrants, bestOf: number): TableResult | null => {
  const [ended] = ofType(events, 'MatchEnded');
  if (ended === undefined) return null;
  const { winners, reason } = ended.result;
  const [winner] = winners;
  const noShows = ofType(events, 'LossGivenBeforeStart').filter(({ cause }) => cause === 'no-show');
  if (winner === undefined && (reason === 'no-show' || reason === 'bothLose')) return { kind: 'doubleLoss' };
  const { won, drawn } = gamesOf(events);
  if (winner === undefined || winners.length > 1) {
    const standing = Math.min(...won);
    return games(entrants, [standing, standing], drawn + Math.max(...won) - standing);
  }
  const loser = winner === 0 ? 1 : 0;
  if (noShows.some(({ seats }) => seats.includes(loser))) return { kind: 'noShow', absent: entrants[loser] };
  // Time was called and they lead: nobody won the games that were not played.
  if (reason === 'timeCalled') return games(entrants, won, drawn);
  const needed = gamesToWin(bestOf);
  const kept = Math.min(won[loser], needed - 1);
  return games(entrants, winner === 0 ? [needed, kept] : [kept, needed], drawn);
};
