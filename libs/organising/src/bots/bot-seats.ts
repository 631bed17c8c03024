import { botPersonId, type Sql } from '@arbiter/accounts';

/** A seat at which a bot sits, in a match that is not over. */
export interface BotSeat {
  readonly matchId: string;
  readonly seat: number;
}

/** How long a bot stays at a table, in milliseconds since the match was made; a guest's token lasts as long. */
export const botStaysMs = 24 * 3_600_000;

/** A match of which nothing was recorded so long after it was registered never will be: its creation was cut off. */
const cutOffMs = 120_000;

/** The smallest match id of a moment. */
const firstIdAt = (ms: number): string => {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/**
 * Lists the seats of bots in matches that are not over, the oldest match first. Bots play in no tournament.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const botSeats = async (sql: Sql, now: number): Promise<readonly BotSeat[]> => {
  const { rows } = await sql.query<BotSeat>(
    `SELECT m.match_id AS "matchId", s.seat
     FROM player p JOIN match_seat s USING (player_id) JOIN match_registration m USING (match_id) LEFT JOIN current_match_list l USING (match_id)
     WHERE p.person_id = $1 AND m.match_id >= $2 AND m.tournament_id IS NULL
       AND coalesce(l.phase NOT IN ('ended', 'cancelled'), m.match_id >= $3)
     ORDER BY m.match_id, s.seat`,
    [botPersonId, firstIdAt(now - botStaysMs), firstIdAt(now - cutOffMs)],
  );
  return rows;
};
