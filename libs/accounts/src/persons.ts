import { randomUUID } from 'node:crypto';
import { isTaken } from './commanded.js';
import { entry, type Journal } from './journal.js';
import type { Sql } from './types.js';

/**
 * The persons who play and who hold staff tokens; a person exists independently of tokens and gatherings. Being a person never gives
 * access, it only takes access away: who plays in a gathering may look at it from no perspective but a player's.
 */
export class Persons {
  constructor(
    private readonly sql: Sql,
    private readonly journal: Journal,
  ) {}

  /** Whether the gathering knows the person: as the holder of one of its tokens, or as one of its players. */
  async isKnown(gatheringId: string, personId: string): Promise<boolean> {
    const { rows } = await this.sql.query<{ known: boolean }>(
      `SELECT EXISTS (SELECT FROM access_token WHERE gathering_id = $1 AND person_id = $2) OR EXISTS (SELECT FROM player WHERE gathering_id = $1 AND person_id = $2) AS known`,
      [gatheringId, personId],
    );
    return rows[0]?.known === true;
  }

  /** Whether one of these persons plays in the gathering. @param beside a player who does not count */
  async play(gatheringId: string, personIds: readonly string[], beside: string | null): Promise<boolean> {
    const { rows } = await this.sql.query<{ plays: boolean }>(
      'SELECT EXISTS (SELECT FROM player WHERE gathering_id = $1 AND person_id = ANY ($2::uuid[]) AND player_id IS DISTINCT FROM $3::uuid) AS plays',
      [gatheringId, personIds, beside],
    );
    return rows[0]?.plays === true;
  }

  /**
   * Returns the person who plays as this player, and makes a new person where none is known yet.
   * @param by the token that asks
   * @returns null when the gathering has no such player
   */
  async ofPlayer(gatheringId: string, playerId: string, by: string): Promise<string | null> {
    await this.journal.record(async (sql) => {
      const { rows } = await sql.query<{ personId: string; at: string }>(
        `WITH bound AS (UPDATE player SET person_id = $3 WHERE gathering_id = $1 AND player_id = $2 AND person_id IS NULL RETURNING person_id, name),
           named AS (INSERT INTO person (person_id, name) SELECT person_id, name FROM bound)
         SELECT person_id AS "personId", ${momentNow} AS at FROM bound`,
        [gatheringId, playerId, randomUUID()],
      );
      return { value: undefined, records: rows.map(({ personId, at }) => bound(gatheringId, playerId, personId, by, at)) };
    });
    return this.personOf(gatheringId, playerId);
  }

  /**
   * Binds a player to a person, for good.
   * @param by the token that does it
   * @returns false when the player is bound to another person, or the person to another player of the gathering
   */
  async bind(gatheringId: string, playerId: string, personId: string, by: string): Promise<boolean> {
    try {
      await this.journal.record(async (sql) => {
        const { rows } = await sql.query<{ at: string }>(
          `UPDATE player SET person_id = $3 WHERE gathering_id = $1 AND player_id = $2 AND person_id IS NULL RETURNING ${momentNow} AS at`,
          [gatheringId, playerId, personId],
        );
        return { value: undefined, records: rows.map(({ at }) => bound(gatheringId, playerId, personId, by, at)) };
      });
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
    return (await this.personOf(gatheringId, playerId)) === personId;
  }

  /** Returns the player as whom a person plays in a gathering; null where they do not. */
  async playerIn(gatheringId: string, personId: string): Promise<string | null> {
    const { rows } = await this.sql.query<{ id: string }>('SELECT player_id AS id FROM player WHERE gathering_id = $1 AND person_id = $2', [
      gatheringId,
      personId,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Returns where a person plays and which staff tokens they hold, over all gatherings, newest first. */
  async history(personId: string): Promise<readonly PersonHistoryEntry[]> {
    const { rows } = await this.sql.query<PersonHistoryEntry>(
      `SELECT gathering_id AS "gatheringId", 'player' AS as, player_id AS id, created_at AS "since" FROM player WHERE person_id = $1
       UNION ALL SELECT gathering_id, role, token_id, created_at FROM access_token WHERE person_id = $1 AND gathering_id IS NOT NULL
       ORDER BY "since" DESC, id`,
      [personId],
    );
    return rows;
  }

  private async personOf(gatheringId: string, playerId: string): Promise<string | null> {
    const { rows } = await this.sql.query<{ personId: string | null }>(
      'SELECT person_id AS "personId" FROM player WHERE gathering_id = $1 AND player_id = $2',
      [gatheringId, playerId],
    );
    return rows[0]?.personId ?? null;
  }
}

/** One thing that a person is or was in one gathering. */
export interface PersonHistoryEntry {
  readonly gatheringId: string;
  readonly as: 'player' | 'organizer' | 'judge';
  /** Id of the player or of the token. */
  readonly id: string;
  readonly since: Date;
}

/** SQL for the current time by the database's clock, in milliseconds since 1970-01-01 UTC. */
const momentNow = 'floor(extract(epoch FROM clock_timestamp()) * 1000)';

const bound = (gatheringId: string, playerId: string, personId: string, by: string, at: string): ReturnType<typeof entry> =>
  entry(gatheringId, { type: 'PlayerBound', data: { at: Number(at), by, playerId, personId } });
