import { randomUUID } from 'node:crypto';
import { isTaken } from './commanded.js';
import type { Sql } from './types.js';

/**
 * Who plays and who holds staff tokens, above tokens and events. Being a person never opens anything: it takes away, for
 * nobody who plays in an event may look at it with other eyes than a player's.
 */
export class Persons {
  constructor(private readonly sql: Sql) {}

  /** Whether the event knows the person: as the holder of one of its tokens, or as one of its players. */
  async isKnown(eventId: string, personId: string): Promise<boolean> {
    const { rows } = await this.sql.query<{ known: boolean }>(
      `SELECT EXISTS (SELECT FROM access_token WHERE event_id = $1 AND person_id = $2) OR EXISTS (SELECT FROM player WHERE event_id = $1 AND person_id = $2) AS known`,
      [eventId, personId],
    );
    return rows[0]?.known === true;
  }

  /** Whether one of these persons plays in the event. @param beside a player who does not count */
  async play(eventId: string, personIds: readonly string[], beside: string | null): Promise<boolean> {
    const { rows } = await this.sql.query<{ plays: boolean }>(
      'SELECT EXISTS (SELECT FROM player WHERE event_id = $1 AND person_id = ANY ($2::uuid[]) AND player_id IS DISTINCT FROM $3::uuid) AS plays',
      [eventId, personIds, beside],
    );
    return rows[0]?.plays === true;
  }

  /** The person who plays as this player; a new one where that was not known until now. @returns null when the event has no such player */
  async ofPlayer(eventId: string, playerId: string): Promise<string | null> {
    await this.sql.query(
      `WITH bound AS (UPDATE player SET person_id = $3 WHERE event_id = $1 AND player_id = $2 AND person_id IS NULL RETURNING person_id, name)
       INSERT INTO person (person_id, name) SELECT person_id, name FROM bound`,
      [eventId, playerId, randomUUID()],
    );
    const { rows } = await this.sql.query<{ personId: string }>(
      'SELECT person_id AS "personId" FROM player WHERE event_id = $1 AND player_id = $2',
      [eventId, playerId],
    );
    return rows[0]?.personId ?? null;
  }

  /** Says who plays as this player, for good. @returns false when the player is bound to another person, or the person to another player of the event */
  async bind(eventId: string, playerId: string, personId: string): Promise<boolean> {
    try {
      await this.sql.query('UPDATE player SET person_id = $3 WHERE event_id = $1 AND player_id = $2 AND person_id IS NULL', [
        eventId,
        playerId,
        personId,
      ]);
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
    const { rows } = await this.sql.query<{ bound: boolean }>(
      'SELECT coalesce(person_id = $3, false) AS bound FROM player WHERE event_id = $1 AND player_id = $2',
      [eventId, playerId, personId],
    );
    return rows[0]?.bound === true;
  }
}
