import { botPersonId, housePersonId, type Sql } from '@arbiter/accounts';

/** A seat at which a bot sits, in a match that is not over. */
export interface BotSeat {
  readonly matchId: string;
  readonly seat: number;
  /** Who plays against it: a guest, for whom the installation made the match, or players of an organizer, who did. */
  readonly against: 'guest' | 'players';
}

/** How long a bot stays at a guest's table, in milliseconds since the match was made; a guest's token lasts as long. */
export const botStaysMs = 24 * 3_600_000;

/** How long a bot stays in a match that an organizer made, in milliseconds since then: it may be played days later. */
export const botStaysWithPlayersMs = 30 * 24 * 3_600_000;

/** A match of which nothing was recorded so long after it was registered never will be: its creation was cut off. */
const cutOffMs = 120_000;

/** The smallest match id of a moment. */
const firstIdAt = (ms: number): string => {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** SQL that tells whether a token is the installation's own, with which it does everything for guests. */
const isHouse = (token: string): string => `EXISTS (SELECT FROM access_token t WHERE t.token_id = ${token} AND t.person_id = $2)`;

/**
 * Lists the seats of bots in matches that are not over, the oldest match first. Bots play in no tournament.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const botSeats = async (sql: Sql, now: number): Promise<readonly BotSeat[]> => {
  // A bot of the installation's gatherings has had many guests: of its matches only those of a day are read.
  const { rows } = await sql.query<BotSeat>(
    `SELECT m.match_id AS "matchId", s.seat, CASE WHEN ${isHouse('m.created_by')} THEN 'guest' ELSE 'players' END AS against
     FROM player p JOIN match_seat s USING (player_id) JOIN match_registration m USING (match_id) LEFT JOIN current_match_list l USING (match_id)
     WHERE p.person_id = $1 AND s.match_id >= CASE WHEN ${isHouse('p.created_by')} THEN $3::uuid ELSE $4::uuid END AND m.tournament_id IS NULL
       AND coalesce(l.phase NOT IN ('ended', 'cancelled'), m.match_id >= $5)
     ORDER BY m.match_id, s.seat`,
    [botPersonId, housePersonId, firstIdAt(now - botStaysMs), firstIdAt(now - botStaysWithPlayersMs), firstIdAt(now - cutOffMs)],
  );
  return rows;
};

/** Counts the matches of guests that are not over. */
export const guestMatches = async (sql: Sql, now: number): Promise<number> =>
  (await botSeats(sql, now)).filter(({ against }) => against === 'guest').length;

/**
 * Whether no more guests play than may, with those whose matches the transaction has registered. Of several processes that ask at once, each
 * waits until the one before has committed, so that no two count the same free place.
 * @param sql inside a transaction
 * @param most matches of guests at a time
 */
export const admitsGuest = async (sql: Sql, now: number, most: number): Promise<boolean> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['matches of guests against bots']);
  return (await guestMatches(sql, now)) <= most;
};
