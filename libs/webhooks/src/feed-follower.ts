import { foundingLog, tournamentStream } from '@arbiter/contracts';
import type { Feed, FeedEntry } from '@arbiter/recording';
import type { Pool } from 'pg';
import { inTransaction } from './in-transaction.js';

/** Number of events that are looked at in one transaction. */
const batch = 500;

/**
 * Follows the founding log and notes, for each webhook, how far the streams of its tournaments go. Checkpoint and notes change in one
 * transaction; of several processes one goes on, and the others leave it to that one.
 */
export class FeedFollower {
  constructor(
    private readonly pool: Pick<Pool, 'connect'>,
    private readonly feed: Pick<Feed, 'read'>,
  ) {}

  /** Looks at all events that are there. @returns how many were passed */
  async catchUp(): Promise<number> {
    for (let passed = 0; ; ) {
      const moved = await this.advance();
      passed += moved;
      if (moved < batch) return passed;
    }
  }

  private advance(): Promise<number> {
    return inTransaction(this.pool, async (sql) => {
      const { rows } = await sql.query<{ next: string }>(
        'SELECT next_leaf AS next FROM webhook_feed WHERE log_id = $1 FOR UPDATE SKIP LOCKED',
        [foundingLog],
      );
      const [checkpoint] = rows;
      if (checkpoint === undefined) return 0;
      const entries = await this.feed.read(foundingLog, Number(checkpoint.next), batch);
      const last = entries.at(-1);
      if (last === undefined) return 0;
      const ofTournaments = entries.filter(({ event }) => event.stream.type === tournamentStream.type);
      if (ofTournaments.length > 0) await sql.query(noteNews, newsOf(ofTournaments));
      await sql.query('UPDATE webhook_feed SET next_leaf = $2 WHERE log_id = $1', [foundingLog, last.leaf + 1]);
      return entries.length;
    });
  }
}

const newsOf = (entries: readonly FeedEntry[]): unknown[] => [
  entries.map(({ event }) => event.stream.id),
  entries.map(({ event }) => event.version),
  entries.map(({ leaf }) => leaf),
];

const noteNews = `
  INSERT INTO webhook_tournament (webhook_id, tournament_id, next_version, known_version)
  SELECT w.webhook_id, t.tournament_id, min(e.version), max(e.version)
  FROM unnest($1::uuid[], $2::integer[], $3::bigint[]) AS e (tournament_id, version, leaf)
    JOIN tournament t USING (tournament_id)
    JOIN webhook w ON w.gathering_id = t.gathering_id AND (w.tournament_id IS NULL OR w.tournament_id = t.tournament_id)
  WHERE w.deleted_at IS NULL AND e.leaf >= w.from_leaf
  GROUP BY w.webhook_id, t.tournament_id
  ON CONFLICT (webhook_id, tournament_id) DO UPDATE SET known_version = greatest(webhook_tournament.known_version, excluded.known_version)`;
