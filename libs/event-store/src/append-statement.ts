import type { StreamId } from '@arbiter/contracts';
import type { NewEvent } from '@arbiter/recording';
import { hexArray, int2Array, int4Array, int8Array, jsonArray, textArray, uuidArray } from './binary-array.js';

/** An event whose version, salt, tag and hash are known, ready to be written. */
export interface SealedEvent extends NewEvent {
  readonly version: number;
  /** Hex, like tag and hash: they become bytes only once, when the parameters of the call are written. */
  readonly salt: string;
  readonly tag: string;
  readonly hash: string;
}

/** Events of one stream that are written together or not at all: of one command, or of commands that follow one another. */
export interface StreamAppend {
  /** The log in which the stream is recorded. */
  readonly logId: number;
  readonly stream: StreamId;
  /** Version of the stream's last event; 0 before the first. */
  readonly previousVersion: number;
  /** Hash of that event; 64 zeros before the first. */
  readonly previousHash: string;
  readonly fence: number | null;
  readonly events: readonly SealedEvent[];
}

/** What became of one stream of a block, by its place in the call. */
export const verdicts = ['written', 'stands-elsewhere', 'lease-lost', 'command-known'] as const;
export type Verdict = (typeof verdicts)[number];

export interface BlockRow {
  /** Null when nothing was written. */
  readonly recorded_at: Date | null;
  /** Last leaf of the log once the block was written. */
  readonly last_leaf: string;
  /** One index into `verdicts` per stream. */
  readonly verdicts: readonly number[];
}

/**
 * Returns SQL for the hash of a stream's head, if its version is the expected one; an empty hash if the head has another version or the
 * stream another type. The head is searched from the expected version on: without this bound a backward scan first reads every entry of the
 * stream on the same index page, hundreds in a long match.
 */
export const headHash = (stream: { readonly type: string; readonly id: string }, version: string): string => `coalesce((
        SELECT CASE WHEN e.version = ${version} AND e.stream_type = ${stream.type} THEN e.hash ELSE '' END FROM log_event e
        WHERE e.log_id = $1 AND e.stream_id = ${stream.id} AND e.version >= ${version}
        ORDER BY e.version DESC LIMIT 1), CASE ${version} WHEN 0 THEN '\\x${'00'.repeat(32)}'::bytea ELSE '' END)`;

/** SQL for the last leaf of the log that the statement sees; -1 in an empty log. */
export const lastLeaf = 'coalesce((SELECT t.leaf FROM log_event t WHERE t.log_id = $1 ORDER BY t.leaf DESC LIMIT 1), -1)';

/** SQL for what becomes of a stream `s` of a block, as an index into `verdicts`; $6 says whether to look for its command. */
export const verdictColumn = `CASE
      WHEN $6 AND s.command_id IS NOT NULL AND (
        SELECT e.version FROM log_event e
        WHERE e.log_id = $1 AND e.stream_id = s.stream_id AND e.command_id = s.command_id AND e.command_index = 0 LIMIT 1) IS NOT NULL THEN 3
      WHEN ${headHash({ type: 's.stream_type', id: 's.stream_id' }, 's.previous_version')} <> s.previous_hash THEN 1
      WHEN s.fence IS NOT NULL AND s.fence IS DISTINCT FROM (SELECT o.fence FROM log_owner o WHERE o.log_id = $1) THEN 2
      ELSE 0
    END`;

/**
 * Writes a block in one statement: it probes the head of every stream, keeps the streams whose probe holds, and inserts all events of these
 * on the first free leaves. A stream's events are written all or not at all, and a writer who is behind makes no other writer fail.
 *
 * - Two writers that take the same leaf, or pass the same probe, collide at a key: the later one waits for the first, fails as a whole, and
 *   is sent again. So a leaf exists only when all leaves before it do, and a version always has a higher leaf than the versions before it.
 * - Probes are scalar subselects: each is one descent of an index, and there is no join or hashed subplan that the planner could choose
 *   badly.
 */
export const appendSql = `
WITH probed AS MATERIALIZED (
  SELECT ord, ${verdictColumn} AS verdict
  FROM unnest($2::uuid[], $3::bytea[], $4::int8[], $5::text[], $16::int4[], $17::text[])
    WITH ORDINALITY AS s(stream_id, previous_hash, fence, command_id, previous_version, stream_type, ord)
),
outcome AS MATERIALIZED (
  SELECT array_agg(verdict ORDER BY ord) AS verdicts FROM probed
),
tail AS MATERIALIZED (
  SELECT ${lastLeaf} AS leaf
),
accepted AS MATERIALIZED (
  SELECT e.* FROM unnest($7::int4[], $8::int4[], $9::int2[], $10::int2[], $11::bytea[], $12::bytea[], $13::text[], $14::text[], $15::json[], $18::bytea[])
    WITH ORDINALITY AS e(stream, version, schema_version, command_index, salt, hash, type, command_id, payload, tag, place)
  WHERE (SELECT verdicts FROM outcome)[e.stream] = 0
),
written AS (
  INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
  SELECT (SELECT leaf FROM tail) + row_number() OVER (ORDER BY place), ($2::uuid[])[stream], $1, version, schema_version, command_index, salt, tag, hash,
    ($17::text[])[stream], type, command_id, payload
  FROM accepted
  RETURNING recorded_at, leaf
)
SELECT (SELECT min(recorded_at) FROM written) AS recorded_at,
  coalesce((SELECT max(leaf) FROM written), (SELECT leaf FROM tail)) AS last_leaf, verdicts FROM outcome`;

/**
 * Returns the parameters of `appendSql`.
 * @param streams at least one, all of this log
 * @param probeCommands whether to look also for events of the same commands: needed once, after an insert failed on a key
 */
export function appendParameters(logId: number, streams: readonly StreamAppend[], probeCommands: boolean): readonly unknown[] {
  const { events, streamOf, indexOf } = flattened(streams);
  return [
    ...probeParameters(logId, streams, probeCommands),
    int4Array(streamOf),
    int4Array(events.map((event) => event.version)),
    int2Array(events.map((event) => event.schemaVersion)),
    int2Array(indexOf),
    hexArray(
      events.map((event) => event.salt),
      16,
    ),
    hexArray(
      events.map((event) => event.hash),
      32,
    ),
    textArray(events.map((event) => event.type)),
    textArray(events.map((event) => event.commandId)),
    jsonArray(events.map((event) => event.payload)),
    int4Array(streams.map((stream) => stream.previousVersion)),
    textArray(streams.map(({ stream }) => stream.type)),
    hexArray(
      events.map((event) => event.tag),
      16,
    ),
  ];
}

/** Returns the first parameters of `appendSql`: what it must know of the streams to probe them, without their previous versions and types. */
export const probeParameters = (logId: number, streams: readonly StreamAppend[], probeCommands: boolean): readonly unknown[] => [
  logId,
  uuidArray(streams.map(({ stream }) => stream.id)),
  hexArray(
    streams.map((stream) => stream.previousHash),
    32,
  ),
  int8Array(streams.map((stream) => stream.fence)),
  textArray(streams.map((stream) => (probeCommands ? (stream.events[0]?.commandId ?? null) : null))),
  probeCommands,
];

/** The events of all appends of a block, each with the place of its stream in the block, from 1, and its place in its command. */
export const flattened = (
  streams: readonly StreamAppend[],
): { readonly events: readonly SealedEvent[]; readonly streamOf: readonly number[]; readonly indexOf: readonly number[] } => {
  const events: SealedEvent[] = [];
  const streamOf: number[] = [];
  const indexOf: number[] = [];
  for (const [at, stream] of streams.entries()) {
    let index = 0;
    for (const [place, event] of stream.events.entries()) {
      index = event.commandId !== null && event.commandId === stream.events[place - 1]?.commandId ? index + 1 : 0;
      events.push(event);
      streamOf.push(at + 1);
      indexOf.push(index);
    }
  }
  return { events, streamOf, indexOf };
};
