import { hexArray, int2Array, int4Array, int8Array, jsonArray, textArray, uuidArray } from './binary-array.js';
import { columnsOf } from './append-one-statement.js';
import { type SealedEvent, type StreamAppend, flattened } from './append-statement.js';
import type { KnownPlace } from './written-heads.js';

/**
 * Writes one event for the owner of a log, who knows the next leaf and the stream's head: nothing is searched, and the keys refuse whatever
 * is not as the owner believes. It returns no row where the log has another owner, or the leaf is taken.
 */
export const ownedOneSql = `
INSERT INTO log_event AS w (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT $3, $4, o.log_id, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13
FROM log_owner o WHERE o.log_id = $1 AND ($2::int8 IS NULL OR o.fence = $2)
ON CONFLICT (log_id, leaf) DO NOTHING
RETURNING w.recorded_at`;

/**
 * Writes a block for the owner of one log, like `ownedOneSql`; all events or none. The log is read from the owner's row: a distributed
 * database then carries the statement out as a whole where both are.
 */
export const ownedOfLogSql = `
INSERT INTO log_event AS w (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT e.leaf, ($3::uuid[])[e.stream], o.log_id, e.version, e.schema_version, e.command_index, e.salt, e.tag, e.hash, ($4::text[])[e.stream],
  e.type, e.command_id, e.payload
FROM log_owner o, unnest($5::int4[], $6::int8[], $7::int4[], $8::int2[], $9::int2[], $10::bytea[], $11::bytea[], $12::bytea[], $13::text[], $14::text[], $15::json[])
  AS e(stream, leaf, version, schema_version, command_index, salt, tag, hash, type, command_id, payload)
WHERE o.log_id = $1 AND ($2::int8 IS NULL OR o.fence = $2)
RETURNING w.recorded_at`;

/** Writes a block for the owner of several logs, like `ownedOfLogSql`. */
export const ownedSql = `
INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT e.leaf, ($4::uuid[])[e.stream], ($3::int4[])[e.stream], e.version, e.schema_version, e.command_index, e.salt, e.tag, e.hash, ($5::text[])[e.stream],
  e.type, e.command_id, e.payload
FROM unnest($6::int4[], $7::int8[], $8::int4[], $9::int2[], $10::int2[], $11::bytea[], $12::bytea[], $13::bytea[], $14::text[], $15::text[], $16::json[])
  AS e(stream, leaf, version, schema_version, command_index, salt, tag, hash, type, command_id, payload)
WHERE NOT EXISTS (
  SELECT FROM unnest($1::int4[], $2::int8[]) AS l(log_id, fence)
  WHERE (SELECT o.fence FROM log_owner o WHERE o.log_id = l.log_id) IS DISTINCT FROM l.fence)
RETURNING recorded_at`;

/** A statement with its parameters. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Returns the statement that writes a block where it is known to go. */
export const ownedStatement = (streams: readonly StreamAppend[], { logs, leaves }: KnownPlace): Prepared => {
  const { events, streamOf, indexOf } = flattened(streams);
  const [append] = streams;
  const [event] = events;
  const [log, ...otherLogs] = logs;
  if (append !== undefined && event !== undefined && events.length === 1)
    return {
      name: 'append-owned-one',
      text: ownedOneSql,
      values: [append.logId, append.fence, leaves[0], append.stream.id, event.version, ...columnsOf(append, event)],
    };
  const hexes = (of: (one: SealedEvent) => string, bytes: number): Buffer => hexArray(events.map(of), bytes);
  const columns = [
    uuidArray(streams.map(({ stream }) => stream.id)),
    textArray(streams.map(({ stream }) => stream.type)),
    int4Array(streamOf),
    int8Array(leaves),
    int4Array(events.map(({ version }) => version)),
    int2Array(events.map(({ schemaVersion }) => schemaVersion)),
    int2Array(indexOf),
    hexes(({ salt }) => salt, 16),
    hexes(({ tag }) => tag, 16),
    hexes(({ hash }) => hash, 32),
    textArray(events.map(({ type }) => type)),
    textArray(events.map(({ commandId }) => commandId)),
    jsonArray(events.map(({ payload }) => payload)),
  ];
  if (log !== undefined && otherLogs.length === 0)
    return { name: 'append-owned', text: ownedOfLogSql, values: [log.logId, log.fence, ...columns] };
  return {
    name: 'append-owned-logs',
    text: ownedSql,
    values: [
      int4Array(logs.map(({ logId }) => logId)),
      int8Array(logs.map(({ fence }) => fence)),
      int4Array(streams.map(({ logId }) => logId)),
      ...columns,
    ],
  };
};
