import type { Sql } from '@arbiter/accounts';
import type { TournamentStreams } from '@arbiter/organising';
import type { Pool } from 'pg';
import { inTransaction } from './in-transaction.js';
import { messageIdOf } from './message.js';
import { toldEvents, type VersionedEvent } from './told-events.js';

/** A webhook and a tournament of which it has not been told everything. */
interface Behind {
  readonly webhookId: string;
  readonly tournamentId: string;
  readonly nextVersion: number;
  readonly knownVersion: number;
  /** Null: all. */
  readonly eventTypes: readonly string[] | null;
  readonly isDeleted: boolean;
}

/** Number of webhooks with their tournaments that are looked up at a time, and of events that become deliveries in one transaction. */
const batch = 200;
const eventsAtOnce = 500;

/** Makes deliveries of events: of those that everybody may know, and that the webhook asks for. */
export class DeliveryQueue {
  constructor(
    private readonly pool: Pick<Pool, 'connect' | 'query'>,
    private readonly streams: Pick<TournamentStreams, 'current' | 'events'>,
    /** Milliseconds since 1970-01-01 UTC. */
    private readonly now: () => number,
  ) {}

  /**
   * Makes deliveries of everything that is known.
   * @returns how many were made
   * @throws what kept a tournament from being read, after those of the others were made
   */
  async fill(): Promise<number> {
    const failures: unknown[] = [];
    const broken = new Set<string>();
    for (let made = 0; ; ) {
      const behind = await this.behind([...broken]);
      if (behind.length === 0) {
        if (failures.length > 0) throw failures[0];
        return made;
      }
      for (const one of behind)
        if (!broken.has(one.tournamentId))
          await this.fillOne(one).then(
            (count) => (made += count),
            (error: unknown) => {
              broken.add(one.tournamentId);
              failures.push(error);
            },
          );
    }
  }

  private async behind(without: readonly string[]): Promise<readonly Behind[]> {
    const { rows } = await this.pool.query<Behind>(
      `SELECT t.webhook_id AS "webhookId", t.tournament_id AS "tournamentId", t.next_version AS "nextVersion", t.known_version AS "knownVersion",
         w.event_types AS "eventTypes", w.deleted_at IS NOT NULL AS "isDeleted"
       FROM webhook_tournament t JOIN webhook w USING (webhook_id)
       WHERE t.next_version <= t.known_version AND t.tournament_id <> ALL ($1::uuid[]) ORDER BY t.tournament_id, t.webhook_id LIMIT ${batch}`,
      [without],
    );
    return rows;
  }

  private async fillOne(behind: Behind): Promise<number> {
    const { tournamentId, nextVersion, knownVersion, isDeleted } = behind;
    const upTo = isDeleted ? knownVersion : Math.min(knownVersion, nextVersion + eventsAtOnce - 1);
    const told = isDeleted ? [] : await this.toldOf(behind, upTo);
    return inTransaction(this.pool, async (sql) => {
      const { rowCount } = await sql.query(
        'UPDATE webhook_tournament SET next_version = $4 WHERE webhook_id = $1 AND tournament_id = $2 AND next_version = $3',
        [behind.webhookId, tournamentId, nextVersion, upTo + 1],
      );
      // Another process was faster.
      return rowCount === 1 && told.length > 0 ? this.insert(sql, behind, told) : 0;
    });
  }

  private async toldOf({ tournamentId, nextVersion, eventTypes }: Behind, upTo: number): Promise<readonly VersionedEvent[]> {
    const { streams } = this;
    const standing = await streams.current(tournamentId);
    if (standing === null) throw new Error(`tournament ${tournamentId} has events and can't be read`);
    const read = (from: number, to: number): Promise<readonly VersionedEvent[]> => streams.events(tournamentId, from, to);
    const told = await toldEvents(await read(nextVersion, upTo), standing.state, read);
    return eventTypes === null ? told : told.filter(({ event }) => eventTypes.includes(event.type));
  }

  private async insert(sql: Sql, { webhookId, tournamentId }: Behind, told: readonly VersionedEvent[]): Promise<number> {
    const { rowCount } = await sql.query(
      `INSERT INTO webhook_delivery (webhook_id, message_id, tournament_id, version, type, created_at, due_since, next_attempt_at)
       SELECT $1, e.id, $2, e.version, e.type, at.now, at.now, at.now
       FROM unnest($3::text[], $4::integer[], $5::text[]) WITH ORDINALITY AS e (id, version, type, place),
         (SELECT to_timestamp($6::float8 / 1000) AS now) AS at
       ORDER BY e.place ON CONFLICT (webhook_id, message_id) DO NOTHING`,
      [
        webhookId,
        tournamentId,
        told.map(({ version }) => messageIdOf(tournamentId, version)),
        told.map(({ version }) => version),
        told.map(({ event }) => event.type),
        this.now(),
      ],
    );
    return rowCount ?? 0;
  }
}
