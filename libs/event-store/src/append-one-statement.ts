import { type SealedEvent, type StreamAppend, headHash, lastLeaf } from './append-statement.js';

export interface OneWritten {
  readonly recorded_at: Date;
  readonly leaf: string;
}

/**
 * Writes a block of one event, which is what a node with little to do writes for every action: without arrays and with less to set up it
 * takes two thirds of the time of `appendSql`. It returns one row, or no row where nothing was written: a probe failed, or another writer
 * took the leaf and the statement waited for that writer. The latter happens all the time where several processes write, so it is not an
 * error: PostgreSQL would log each one. Afterwards `appendSql` finds the reason, or writes the event. Like `appendSql`, it must stay one
 * statement that runs by itself.
 */
export const appendOneSql = `
INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
SELECT ${lastLeaf} + 1, $2, $1, $3 + 1, $6, 0, $7, $8, $9, $10, $11, $12, $13
WHERE ${headHash({ type: '$10', id: '$2' }, '$3')} = $4
  AND ($5::int8 IS NULL OR $5 = (SELECT o.fence FROM log_owner o WHERE o.log_id = $1))
ON CONFLICT (log_id, leaf) DO NOTHING
RETURNING recorded_at, leaf`;

/** Returns the parameters of `appendOneSql`, or null where there is more than one event. */
export function appendOneParameters(appends: readonly StreamAppend[]): unknown[] | null {
  const [append, ...otherAppends] = appends;
  const [event, ...otherEvents] = append?.events ?? [];
  if (append === undefined || event === undefined || otherAppends.length > 0 || otherEvents.length > 0) return null;
  return [
    append.logId,
    append.stream.id,
    append.previousVersion,
    Buffer.from(append.previousHash, 'hex'),
    append.fence,
    ...columnsOf(append, event),
  ];
}

/** The values of an event's last eight columns in the statements that write one event: from its schema version to its payload. */
export const columnsOf = ({ stream }: StreamAppend, event: SealedEvent): readonly unknown[] => [
  event.schemaVersion,
  Buffer.from(event.salt, 'hex'),
  Buffer.from(event.tag, 'hex'),
  Buffer.from(event.hash, 'hex'),
  stream.type,
  event.type,
  event.commandId,
  event.payload,
];
