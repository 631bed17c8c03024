import { type StreamId, emptyStreamHash, logOf } from '@arbiter/contracts';
import {
  type AppendRequest,
  type EventStore,
  type Head,
  LeaseLost,
  OutcomeUnknown,
  type StoredEvent,
  type Version,
  VersionConflict,
} from '@arbiter/recording';
import type { Pool } from 'pg';
import type { StreamAppend } from './append-statement.js';
import type { ArchivedLogs } from './archive/archived-logs.js';
import { type EventRow, eventColumns, previousHashColumn, readStream, storedEvent } from './event-rows.js';
import { ConnectionLost, Flusher } from './flusher.js';
import { GroupCommit, type GroupCommitOptions } from './group-commit.js';
import type { LogDatabases } from './log-databases.js';
import { checkRequest, sealEvents, storedEvents } from './new-events.js';

/** A database that holds logs. */
export interface EventDatabase {
  /** Connections for reading, best opened for `lookups`; shared, and closed by the caller who opened the pool. */
  readonly pool: Pick<Pool, 'query'>;
  /** URL for the append connection. */
  readonly url: string;
}

export interface EventStoreOptions {
  /** Where each log is. */
  readonly databases: LogDatabases<EventDatabase>;
  /** Name of this process, shown to the database. */
  readonly writer: string;
  readonly maxEventsPerBlock?: number;
  /** How long an append is retried while the database is not reachable, in milliseconds. */
  readonly retryForMs?: number;
  /** Finds streams that are only in the archive; absent: there are none. */
  readonly archive?: ArchivedLogs;
  readonly onBlock?: GroupCommitOptions['onBlock'];
  /** Called after each accepted append with the time from call to acknowledgement, in milliseconds. */
  readonly onAppend?: (ms: number) => void;
}

/** The event log on PostgreSQL: it appends in groups and reads by stream. */
export class PostgresEventStore implements EventStore {
  /** One connection for each database: a block goes to one of them. */
  private readonly commits: LogDatabases<GroupCommit>;

  constructor(private readonly options: EventStoreOptions) {
    this.commits = options.databases.map(
      ({ url }) =>
        new GroupCommit(new Flusher(url, options.writer), {
          maxEvents: options.maxEventsPerBlock ?? 1_000,
          retryForMs: options.retryForMs ?? 10_000,
          onBlock: options.onBlock,
        }),
    );
  }

  async append(request: AppendRequest): Promise<readonly StoredEvent[]> {
    checkRequest(request);
    const begun = performance.now();
    const stream = sealEvents(request);
    try {
      const outcome = await this.commits.of(stream.logId).append(stream);
      const stored = outcome.written ? storedEvents(stream, outcome.recordedAt) : await this.alreadyThere(stream);
      if (stored !== null) {
        this.options.onAppend?.(performance.now() - begun);
        return stored;
      }
      throw !outcome.written && outcome.verdict === 'lease-lost'
        ? new LeaseLost(request.stream)
        : new VersionConflict(request.stream, request.expected.version);
    } catch (error) {
      throw error instanceof ConnectionLost ? new OutcomeUnknown(request.stream, error) : error;
    }
  }

  /**
   * Finds the events of a refused append that were written all the same: an earlier attempt was committed before its connection broke (then
   * our own salted hash is in the stream), or the command was answered before.
   */
  private async alreadyThere({ stream, previousVersion, events }: StreamAppend): Promise<readonly StoredEvent[] | null> {
    const standing = await this.read(stream, { from: previousVersion + 1, to: previousVersion + events.length });
    if (standing.length === events.length && standing.at(-1)?.hash === events.at(-1)?.hash) return standing;
    const commandId = events[0]?.commandId ?? null;
    const answered = commandId === null ? [] : await this.byCommand(stream, commandId);
    return answered.length > 0 ? answered : null;
  }

  async read(stream: StreamId, range: { readonly from?: Version; readonly to?: Version } = {}): Promise<readonly StoredEvent[]> {
    const { from = 1, to = Number.POSITIVE_INFINITY } = range;
    const events = await readStream(this.poolOf(stream), logOf(stream), stream, range);
    // Whoever reads on from a later version has read the beginning, and nothing is added to what is archived.
    if (events.length > 0 || from > 1) return events;
    const archived = (await this.options.archive?.match(stream)) ?? null;
    return (archived?.events ?? []).map(({ event }) => event).filter(({ version }) => version <= to);
  }

  async head(stream: StreamId): Promise<Head | null> {
    const { rows } = await this.poolOf(stream).query<Head>({
      name: 'head-of-stream',
      text: `SELECT version, encode(hash, 'hex') AS hash FROM log_event WHERE log_id = $1 AND stream_id = $2 AND stream_type = $3 ORDER BY version DESC LIMIT 1`,
      values: [logOf(stream), stream.id, stream.type],
    });
    if (rows[0] !== undefined) return rows[0];
    const last = (await this.options.archive?.match(stream))?.events.at(-1)?.event;
    return last === undefined ? null : { version: last.version, hash: last.hash };
  }

  async byCommand(stream: StreamId, commandId: string): Promise<readonly StoredEvent[]> {
    const { rows } = await this.poolOf(stream).query<EventRow>({
      name: 'events-of-command',
      text: byCommandSql,
      values: [logOf(stream), stream.id, commandId, stream.type],
    });
    return rows.map((row) => storedEvent(row, row.previous_hash ?? emptyStreamHash));
  }

  /** Writes the waiting appends and closes the append connections. */
  async close(): Promise<void> {
    await this.commits.together((commits) => commits.close());
  }

  private poolOf(stream: StreamId): Pick<Pool, 'query'> {
    return this.options.databases.of(logOf(stream)).pool;
  }
}

const byCommandSql = `
SELECT ${eventColumns}, ${previousHashColumn}
FROM log_event e
WHERE e.log_id = $1 AND e.stream_id = $2 AND e.command_id = $3 AND e.stream_type = $4
  AND e.version >= (SELECT f.version FROM log_event f WHERE f.log_id = $1 AND f.stream_id = $2 AND f.command_id = $3 AND f.command_index = 0)
ORDER BY e.version`;
