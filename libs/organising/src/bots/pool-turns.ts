import type { Pool } from 'pg';
import type { Turns } from './bot-player.js';

/**
 * Lets one process at a time work on something, by advisory locks of one database. A process that dies, or loses its connection, gives its
 * locks up: so the work itself must be safe to do twice.
 */
export const poolTurns = (pool: Pick<Pool, 'connect'>): Turns => ({
  async alone(key, work) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine', [key]);
      if (rows[0]?.mine !== true) return false;
      try {
        await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch((error: Error) => (broken = error));
      }
      return true;
    } finally {
      client.release(broken);
    }
  },
});
