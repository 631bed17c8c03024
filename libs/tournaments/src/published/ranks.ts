import type { Standings } from '../standings/standings.js';
import type { PublishedTournament } from './read.js';

/**
 * Counts the players whose published rank is one that points and tiebreakers give; entrants who share a rank may stand on any of its
 * places. After a bracket the first places follow the bracket instead.
 */
export function ranksAgreeing(rows: Standings['rows'], tournament: PublishedTournament): number {
  const published = new Map(tournament.rows.map(({ player, rank }) => [player, rank]));
  const sharing = new Map<number, number>();
  for (const { rank } of rows) sharing.set(rank, (sharing.get(rank) ?? 0) + 1);
  return rows.filter(({ entrant, rank }) => {
    const given = published.get(entrant) ?? 0;
    return given >= rank && given < rank + (sharing.get(rank) ?? 0);
  }).length;
}
