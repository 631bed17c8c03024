import { hexArray, int2Array, int4Array, jsonArray, textArray, uuidArray } from './binary-array.js';
import { type StreamAppend, flattened } from './append-statement.js';

/** The owner of a log, as far as an append needs to know it. */
export const stillOwned = '(SELECT o.fence FROM log_owner o WHERE o.log_id = $1) = $2';

/**
 * Writes one event for the owner of a log, who knows the next leaf and the stream's head: nothing is searched, and the keys refuse whatever
 * is not as the owner believes. It returns no row where the log has another owner, or the leaf is taken.
 */
export const ownedOneSql = `
INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT $3, $4, $1, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13
WHERE ${stillOwned}
ON CONFLICT (log_id, leaf) DO NOTHING
RETURNING recorded_at, leaf`;

/** Writes a block for the owner of a log, like `ownedOneSql`; all events or none. */
export const ownedSql = `
INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT $3::bigint + e.place - 1, ($4::uuid[])[e.stream], $1, e.version, e.schema_version, e.command_index, e.salt, e.tag, e.hash, ($5::text[])[e.stream], e.type,
  e.command_id, e.payload
FROM unnest($6::int4[], $7::int4[], $8::int2[], $9::int2[], $10::bytea[], $11::bytea[], $12::bytea[], $13::text[], $14::text[], $15::json[])
  WITH ORDINALITY AS e(stream, version, schema_version, command_index, salt, tag, hash, type, command_id, payload, place)
WHERE ${stillOwned}
RETURNING recorded_at, leaf`;

/** A statement with its parameters. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Returns the statement that writes a block for the owner of a log.
 * @param fence fence of the owner's lease
 * @param leaf the first free leaf
 */
export const ownedStatement = (logId: number, fence: number, leaf: number, streams: readonly StreamAppend[]): Prepared => {
  const { events, streamOf, indexOf } = flattened(streams);
  const [append] = streams;
  const [event] = events;
  if (append !== undefined && event !== undefined && events.length === 1)
    return {
      name: 'append-owned-one',
      text: ownedOneSql,
      values: [
        logId,
        fence,
        leaf,
        append.stream.id,
        event.version,
        event.schemaVersion,
        Buffer.from(event.salt, 'hex'),
        Buffer.from(event.tag, 'hex'),
        Buffer.from(event.hash, 'hex'),
        append.stream.type,
        event.type,
        event.commandId,
        event.payload,
      ],
    };
  const hexes = (of: (one: (typeof events)[number]) => string, bytes: number): Buffer => hexArray(events.map(of), bytes);
  return {
    name: 'append-owned',
    text: ownedSql,
    values: [
      logId,
      fence,
      leaf,
      uuidArray(streams.map(({ stream }) => stream.id)),
      textArray(streams.map(({ stream }) => stream.type)),
      int4Array(streamOf),
      int4Array(events.map(({ version }) => version)),
      int2Array(events.map(({ schemaVersion }) => schemaVersion)),
      int2Array(indexOf),
      hexes(({ salt }) => salt, 16),
      hexes(({ tag }) => tag, 16),
      hexes(({ hash }) => hash, 32),
      textArray(events.map(({ type }) => type)),
      textArray(events.map(({ commandId }) => commandId)),
      jsonArray(events.map(({ payload }) => payload)),
    ],
  };
};
