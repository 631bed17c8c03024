import { randomBytes } from 'node:crypto';
import { type EncodedEvent, type StreamId, emptyStreamHash, logOf, tagKeyOf } from '@arbiter/contracts';
import { type Head, VersionConflict } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { appendOneParameters, appendOneSql } from './append-one-statement.js';
import { type BlockRow, type StreamAppend, appendParameters, appendSql, verdicts } from './append-statement.js';
import { appendDistributed } from './distributed-append.js';
import { checkRequest, type RequestLimits, sealEvents } from './new-events.js';
import { isDistributed } from './placement.js';

/** One event for a stream in the same database as the tables that the event is about. */
export interface JournalRecord {
  readonly stream: StreamId;
  readonly event: EncodedEvent;
  readonly commandId: string | null;
}

/** Events of one command that follow from what the writer knows of the stream: they are written behind exactly this head, or not at all. */
export interface JournalAppend {
  readonly stream: StreamId;
  readonly expected: Head;
  /** 1 to 10,000 events. */
  readonly events: readonly EncodedEvent[];
  readonly commandId: string | null;
}

/** SQLSTATE of a key that is taken: another writer took the version. */
const keyTaken = '23505';
/** Most events of one append. The place of an event in its command is a smallint. */
const maximalEvents = 10_000;
const limits: RequestLimits = { most: maximalEvents, severalCommands: true };
/** How often the append of an event is retried after other writers took its leaf or version. */
const maximalAppends = 200;

/** SQLSTATEs of a transaction that would have succeeded alone: serialization_failure and deadlock_detected. PostgreSQL has undone it whole. */
const inTheWay: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const maximalTries = 5;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;

/** Waits for a random time, so that two transactions that were in each other's way don't collide again. */
const pause = (tries: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));

/** Writes rows, and returns which events record that. */
type Work<T> = (
  connection: PoolClient,
) => Promise<{ readonly value: T; readonly records: readonly JournalRecord[]; readonly appends?: readonly JournalAppend[] }>;

/**
 * Writes tables and log in one transaction, for streams of few events whose rows must be readable as soon as a command is answered. The
 * events are appended last, so that the log's next leaf is held only during the commit.
 */
export class StreamJournal {
  private distributed: boolean | null = null;

  constructor(private readonly pool: Pool) {}

  /**
   * Does work on the tables and appends its events, all in one transaction.
   * @param work writes through the connection that it is given. It is called again, in a new transaction, when another transaction was in
   *   the way
   * @throws {VersionConflict} a stream of `appends` has another head; nothing is written
   * @throws whatever the work throws, or the database; nothing is written then
   */
  async record<T>(work: Work<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (!inTheWay.has(codeOf(error)) || tries === maximalTries) throw error;
        await pause(tries);
      }
    }
  }

  private async once<T>(work: Work<T>): Promise<T> {
    const connection = await this.pool.connect();
    try {
      this.distributed ??= await isDistributed(connection);
      await connection.query('BEGIN');
      const { value, records, appends = [] } = await work(connection);
      const tagKeys = await tagKeysOf(connection, [...records, ...appends]);
      for (const run of runsOf(records)) await this.append(connection, run, tagKeys.get(run[0].stream.id) ?? '');
      for (const append of appends) await this.appendBehind(connection, append, tagKeys.get(append.stream.id) ?? '');
      await connection.query('COMMIT');
      connection.release();
      return value;
    } catch (error) {
      // What was begun is rolled back; if that fails, closing the connection does it.
      const undone = await connection.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      connection.release(!undone);
      throw error;
    }
  }

  /** Appends records of one stream behind whatever its last event is then. */
  private async append(connection: PoolClient, run: Run, tagKey: string): Promise<void> {
    const [{ stream }] = run;
    const events = run.map(({ event, commandId }) => ({ ...event, commandId }));
    for (let tries = 1; tries <= maximalAppends; tries += 1) {
      const request = { stream, tagKey, expected: await headOf(connection, stream), events, fence: null };
      checkRequest(request, limits);
      const append = sealEvents(request);
      await connection.query('SAVEPOINT before_append');
      try {
        if (await this.isWritten(connection, append)) return;
      } catch (error) {
        if (codeOf(error) !== keyTaken) throw error;
        await connection.query('ROLLBACK TO SAVEPOINT before_append');
      }
    }
    throw new VersionConflict(stream, (await headOf(connection, stream)).version);
  }

  private async appendBehind(
    connection: PoolClient,
    { stream, expected, events, commandId }: JournalAppend,
    tagKey: string,
  ): Promise<void> {
    const request = { stream, tagKey, expected, events: events.map((event) => ({ ...event, commandId })), fence: null };
    checkRequest(request, limits);
    const append = sealEvents(request);
    for (let tries = 1; tries <= maximalAppends; tries += 1) {
      await connection.query('SAVEPOINT before_append');
      try {
        const verdict = await this.verdictOf(connection, append);
        if (verdict === 'written') return;
        throw new VersionConflict(stream, (await headOf(connection, stream)).version);
      } catch (error) {
        if (codeOf(error) !== keyTaken) throw error;
        await connection.query('ROLLBACK TO SAVEPOINT before_append');
      }
    }
    throw new VersionConflict(stream, (await headOf(connection, stream)).version);
  }

  private async verdictOf(connection: PoolClient, append: StreamAppend): Promise<(typeof verdicts)[number] | undefined> {
    if (this.distributed === true) return (await appendDistributed(connection, append.logId, [append], false)).verdicts[0];
    const { rows } = await connection.query<BlockRow>({
      name: 'append-block',
      text: appendSql,
      values: [...appendParameters(append.logId, [append], false)],
    });
    return verdicts[rows[0]?.verdicts[0] ?? -1];
  }

  /** Writes the events, unless another writer was faster. @throws 23505 where that writer took a key */
  private async isWritten(connection: PoolClient, append: StreamAppend): Promise<boolean> {
    const values = this.distributed === true ? null : appendOneParameters([append]);
    if (values === null) return (await this.verdictOf(connection, append)) === 'written';
    return (await connection.query({ name: 'append-one', text: appendOneSql, values })).rowCount === 1;
  }
}

/** Records of one stream that follow one another: they are appended with one statement. */
type Run = readonly [JournalRecord, ...JournalRecord[]];

/** Divides records into runs, in their order. */
const runsOf = (records: readonly JournalRecord[]): readonly Run[] => {
  const runs: [JournalRecord, ...JournalRecord[]][] = [];
  for (const record of records) {
    const run = runs.at(-1);
    const same = run !== undefined && run[0].stream.id === record.stream.id && run[0].stream.type === record.stream.type;
    if (same && run.length < maximalEvents) run.push(record);
    else runs.push([record]);
  }
  return runs;
};

/**
 * Returns the keys of the tags, by stream id. All secrets are drawn before the first leaf is taken, in the order of the ids: transactions
 * that write to the same new streams then wait for one another in the same order, and never in a circle.
 */
const tagKeysOf = async (
  connection: PoolClient,
  records: readonly { readonly stream: StreamId }[],
): Promise<ReadonlyMap<string, string>> => {
  const streams = new Map(records.map(({ stream }) => [stream.id, stream]));
  const keys = new Map<string, string>();
  for (const [id, stream] of [...streams].sort(([left], [right]) => (left < right ? -1 : 1)))
    keys.set(id, tagKeyOf(stream, await secretOf(connection, stream)));
  return keys;
};

/** Returns the secret that the stream's tags are made with; it is drawn with the stream's first event. */
const secretOf = async (connection: PoolClient, stream: StreamId): Promise<string> => {
  const logId = logOf(stream);
  await connection.query(`INSERT INTO stream_secret (log_id, stream_id, name, value) VALUES ($1, $2, 'seed', $3) ON CONFLICT DO NOTHING`, [
    logId,
    stream.id,
    randomBytes(32).toString('hex'),
  ]);
  const { rows } = await connection.query<{ value: string }>(
    `SELECT value FROM stream_secret WHERE log_id = $1 AND stream_id = $2 AND name = 'seed'`,
    [logId, stream.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`the secret of ${stream.type} ${stream.id} was kept and cannot be read`);
  return row.value;
};

const headOf = async (connection: PoolClient, stream: StreamId): Promise<Head> => {
  const { rows } = await connection.query<Head>({
    name: 'head-of-stream',
    text: `SELECT version, encode(hash, 'hex') AS hash FROM log_event WHERE log_id = $1 AND stream_id = $2 AND stream_type = $3 ORDER BY version DESC LIMIT 1`,
    values: [logOf(stream), stream.id, stream.type],
  });
  return rows[0] ?? { version: 0, hash: emptyStreamHash };
};
