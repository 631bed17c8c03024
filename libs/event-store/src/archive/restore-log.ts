import { logStream, logStreamType } from '@arbiter/contracts';
import type { ArchivedMatch, ArchiveReader, PlacedEvent } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { insertHead } from '../evidence.js';
import { LogChanged } from '../log-fault.js';
import { StreamJournal } from '../stream-journal.js';
import { TreeBuilder } from '../tree.js';
import { type ArchivedLog, ArchivedLogs } from './archived-logs.js';
import { DropRefused } from './drop-month.js';

export interface RestoreOptions {
  /** Connections of the schema's owner. */
  readonly pool: Pool;
  readonly reader: ArchiveReader;
  /** Returns the time in milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

const leavesAtOnce = 2_048;

/**
 * Brings the events of a log back from the archive into the database, grows its tree anew, and compares the root with the signed one. The
 * log stays sealed.
 * @throws {DropRefused} the log is not archived, or its events are there
 * @throws {LogChanged} the root is another: nothing is restored
 * @throws {ArchiveFault} {StorageUnreachable}
 */
export const restoreLog = async ({ pool, reader, now }: RestoreOptions, logId: number): Promise<ArchivedLog> => {
  const archive = new ArchivedLogs(pool, reader);
  const log = await archive.dropped(logId);
  if (log === null) throw new DropRefused(`log ${logId} is not archived, or its events are in the database`);
  return new StreamJournal(pool).record(async (connection) => {
    await connection.query('SELECT make_log_partition($1)', [logId]);
    for await (const match of archive.readAll(logId)) await insertMatch(connection, match);
    const tree = await TreeBuilder.open(connection, logId);
    while ((await tree.advance(leavesAtOnce)) > 0);
    const { size, root, checkpoint } = log;
    if (tree.size !== size || tree.root() !== root) throw new LogChanged(logId, size);
    await insertHead(connection, logId, { size, root }, checkpoint);
    await connection.query('INSERT INTO log_public_head (log_id, size) VALUES ($1, $2)', [logId, size]);
    const event = logStreamType.encode({ type: 'LogRestored', data: { at: now(), logId, size, root } });
    return { value: log, records: [{ stream: logStream(logId), event, commandId: null }] };
  });
};

/** Places of events among those of their commands, from 0. */
const commandIndexes = (events: readonly PlacedEvent[]): readonly number[] => {
  const indexes: number[] = [];
  for (const [at, { event }] of events.entries()) {
    const before = events[at - 1]?.event.commandId ?? null;
    indexes.push(event.commandId !== null && event.commandId === before ? (indexes[at - 1] ?? 0) + 1 : 0);
  }
  return indexes;
};

const insertMatch = async (connection: PoolClient, { logId, matchId, events }: ArchivedMatch): Promise<void> => {
  const columns = <T>(of: (one: PlacedEvent['event']) => T): readonly T[] => events.map(({ event }) => of(event));
  await connection.query(
    `INSERT INTO log_event (log_id, stream_id, stream_type, leaf, recorded_at, version, schema_version, command_index, salt, tag, hash, type, command_id, key_id, payload, sealed)
     SELECT $1, $2, 'match', e.leaf, e.recorded_at, e.version, e.schema_version, e.command_index, decode(e.salt, 'hex'), decode(e.tag, 'hex'),
       decode(e.hash, 'hex'), e.type, e.command_id, e.key_id, e.payload, decode(e.sealed, 'hex')
     FROM unnest($3::int8[], $4::timestamptz[], $5::int4[], $6::int2[], $7::int2[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::json[], $15::text[])
       AS e(leaf, recorded_at, version, schema_version, command_index, salt, tag, hash, type, command_id, key_id, payload, sealed)`,
    [
      logId,
      matchId,
      events.map(({ leaf }) => leaf),
      columns(({ recordedAt }) => recordedAt),
      columns(({ version }) => version),
      columns(({ schemaVersion }) => schemaVersion),
      commandIndexes(events),
      columns(({ salt }) => salt),
      columns(({ tag }) => tag),
      columns(({ hash }) => hash),
      columns(({ type }) => type),
      columns(({ commandId }) => commandId),
      columns(({ keyId }) => keyId),
      columns(({ payload }) => payload),
      columns(({ sealed }) => sealed),
    ],
  );
};
