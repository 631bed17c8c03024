import { logStream, logStreamType, slotsOfMonth } from '@arbiter/contracts';
import { type ArchiveReader, type RulesetRegistry, verifyArchivedLog } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { logsWithEvents } from '../feed.js';
import { keeperLock } from '../log-keeper.js';
import { type JournalRecord, StreamJournal } from '../stream-journal.js';
import { type ArchivedLog, ArchivedLogs } from './archived-logs.js';

export interface DropOptions {
  /** Connections of the schema's owner: nobody else can remove events. */
  readonly pool: Pool;
  readonly reader: ArchiveReader;
  readonly rulesets: RulesetRegistry;
  /** Returns the time in milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Called after each match that was read from the archive and verified. */
  readonly onProgress?: (logId: number, done: number, total: number) => void;
}

/** The events of a month can't be dropped. */
export class DropRefused extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'DropRefused';
  }
}

/** Tables that have rows by log beside the events. What can't be changed has a trigger that the owner sets aside for this. */
const appendOnlyOfLog = ['log_tile', 'log_checkpoint', 'log_public_head', 'stream_secret'];
const changeableOfLog = ['log_tile_run', 'log_audit', 'match_snapshot', 'match_clock'];

/**
 * Drops the events of a month, and everything that served them, when all of it is in the archive: every log of the month is read from there
 * once more and verified, by the rules too, and compared with what the database has. That it was dropped is recorded in the founding log, in
 * the same transaction.
 * @param month number of the month: that of a log is its id divided by 1,024
 * @returns the logs that were dropped
 * @throws {DropRefused} {ArchiveFault} {StorageUnreachable}
 */
export const dropMonth = async (options: DropOptions, month: number): Promise<readonly ArchivedLog[]> => {
  const { pool, reader, rulesets, onProgress } = options;
  const ofMonth = (logId: number): boolean => Math.floor(logId / slotsOfMonth) === month;
  const logs = (await logsWithEvents(pool)).filter(ofMonth);
  if (month < 1 || logs.length === 0) throw new DropRefused('the database has no events of this month');
  const archive = new ArchivedLogs(pool, reader);
  const archived: ArchivedLog[] = [];
  for (const logId of logs) {
    const log = await archive.log(logId);
    if (log === null) throw new DropRefused(`log ${logId} is not archived`);
    const verified = await verifyArchivedLog(reader, logId, {
      rulesets,
      indexHash: log.indexHash,
      onProgress: (done, total) => onProgress?.(logId, done, total),
    });
    if (verified.index.size !== log.size || verified.index.root !== log.root)
      throw new DropRefused(`the archive has another log ${logId} than the database says`);
    archived.push(log);
  }
  await new StreamJournal(pool).record(async (connection) => {
    await dropRows(connection, month, archived);
    return { value: null, records: archived.map((log) => droppedRecord(log, options.now())) };
  });
  return archived;
};

const droppedRecord = ({ logId, size, indexHash }: ArchivedLog, at: number): JournalRecord => ({
  stream: logStream(logId),
  event: logStreamType.encode({ type: 'LogRowsDropped', data: { at, logId, size, index: indexHash } }),
  commandId: null,
});

const dropRows = async (connection: PoolClient, month: number, logs: readonly ArchivedLog[]): Promise<void> => {
  await connection.query(`SET LOCAL lock_timeout = '10s'`);
  const logIds = logs.map(({ logId }) => logId);
  for (const log of logs) await assertSame(connection, log);
  const partition = await partitionOf(connection, month);
  // Whoever reads waits for this lock; nobody writes, since the logs are sealed.
  await connection.query(`ALTER TABLE log_event DETACH PARTITION ${partition}`);
  const left = await connection.query<{ log_id: number }>(`SELECT DISTINCT log_id FROM ${partition} WHERE NOT log_id = ANY($1::int4[])`, [
    logIds,
  ]);
  if (left.rows[0] !== undefined) throw new DropRefused(`log ${left.rows[0].log_id} began meanwhile`);
  await connection.query(`DROP TABLE ${partition}`);
  for (const table of appendOnlyOfLog) await removing(connection, table, logIds);
  // The archive has no cosignatures; those of the last head, which goes on being served, stay.
  await removing(
    connection,
    'log_cosignature',
    logIds,
    'size < (SELECT a.size FROM archived_log a WHERE a.log_id = log_cosignature.log_id)',
  );
  for (const table of changeableOfLog) await connection.query(`DELETE FROM ${table} WHERE log_id = ANY($1::int4[])`, [logIds]);
};

/** Deletes from a table that refuses that, with its trigger set aside until the end of the transaction. */
const removing = async (connection: PoolClient, table: string, logIds: readonly number[], where = 'true'): Promise<void> => {
  await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only`);
  await connection.query(`DELETE FROM ${table} WHERE log_id = ANY($1::int4[]) AND ${where}`, [logIds]);
  await connection.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER append_only`);
};

/** Checks that the events in the database are those that were archived, that nothing was added since, and that no keeper is at work on them. */
const assertSame = async (connection: PoolClient, { logId, size }: ArchivedLog): Promise<void> => {
  const { rows } = await connection.query<{ kept: boolean; sealed: boolean; events: string; other: string }>(
    `SELECT NOT pg_try_advisory_xact_lock($3, $1) AS kept,
       EXISTS (SELECT FROM log_owner WHERE log_id = $1 AND expires_at = 'infinity') AS sealed,
       (SELECT count(*) FROM log_event WHERE log_id = $1 AND leaf < $2) AS events,
       (SELECT count(*) FROM log_event e WHERE e.log_id = $1 AND NOT EXISTS (
         SELECT FROM archived_match m WHERE m.log_id = $1 AND m.match_id = e.stream_id AND e.version <= m.events
           AND (e.version < m.events OR e.hash = m.head))) AS other`,
    [logId, size, keeperLock],
  );
  const [row] = rows;
  if (row?.kept !== false) throw new DropRefused(`a keeper still keeps log ${logId}: try again in half a minute`);
  if (!row.sealed) throw new DropRefused(`log ${logId} is not sealed`);
  if (Number(row.events) !== size || Number(row.other) !== 0)
    throw new DropRefused(`the database has other events of log ${logId} than the archive: arbiter log audit`);
};

/** Returns the name of the partition that has the events of a month. */
const partitionOf = async (connection: PoolClient, month: number): Promise<string> => {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'log_event'::regclass AND pg_get_expr(c.relpartbound, c.oid) = $1`,
    [`FOR VALUES FROM (${month * slotsOfMonth}) TO (${(month + 1) * slotsOfMonth})`],
  );
  if (rows[0] === undefined) throw new DropRefused('the month has no partition of its own');
  return rows[0].name;
};
