import type { NewEvent } from '@arbiter/recording';
import { hexArray, int2Array, int4Array, int8Array, jsonArray, textArray, uuidArray } from './binary-array.js';

/** An event whose place, salt and hash are settled, ready to be written. */
export interface SealedEvent extends NewEvent {
  readonly version: number;
  /** Hex, as is the hash: the bytes are written once, into the call. */
  readonly salt: string;
  readonly hash: string;
}

/** Events of one match, all of one command, that are written together or not at all. */
export interface StreamAppend {
  readonly matchId: string;
  /** Version of the stream's last event; 0 before the first. */
  readonly previousVersion: number;
  /** Hash of that event; zeros before the first. */
  readonly previousHash: string;
  readonly fence: number | null;
  readonly events: readonly SealedEvent[];
}

/** What became of one stream of a block, by its place in the call. */
export const verdicts = ['written', 'stands-elsewhere', 'lease-lost', 'command-known'] as const;
export type Verdict = (typeof verdicts)[number];

export interface BlockRow {
  /** Null when nothing was written. */
  readonly block_id: string | null;
  readonly recorded_at: Date | null;
  /** One index into `verdicts` per stream. */
  readonly verdicts: readonly number[];
}

/**
 * SQL for the hash that a match's head has where it stands at the expected version; no hash (empty) where it stands
 * elsewhere. A head is looked for from that version on: without the bound a backward scan first takes in every entry of
 * the match that shares the index page, hundreds in a long match.
 */
export const headHash = (matchId: string, version: string, span = ''): string => `coalesce((
        SELECT CASE e.version WHEN ${version} THEN e.hash ELSE '' END FROM match_event e
        WHERE e.log_id = $1 AND e.match_id = ${matchId} ${span} AND e.version >= ${version}
        ORDER BY e.version DESC LIMIT 1), CASE ${version} WHEN 0 THEN '\\x${'00'.repeat(32)}'::bytea ELSE '' END)`;

/**
 * One statement writes a block: it probes the head of every stream, keeps the streams whose probe holds, and inserts
 * all events of those. A stream goes in whole or not at all, and one stale writer fails nobody else.
 *
 * - It must stay one statement run by itself: its snapshot is older than its transaction id, so whoever sees version
 *   v-1 has a greater id than v-1's block. The sequencer's order by transaction id thereby keeps each stream's order.
 * - Two writers that both pass the probe meet at the primary key: the later one fails whole, and is sent again.
 * - Probes are scalar subselects: each is one descent of one partition's index, and no join or hashed
 *   subplan can be planned badly. The span of match ids ($17 to $18) says nothing that the probes don't, but it is known
 *   before they start, so that partitions outside of it are not even opened.
 */
export const appendSql = `
WITH probed AS MATERIALIZED (
  SELECT ord,
    CASE
      WHEN $7 AND s.command_id IS NOT NULL AND (
        SELECT e.version FROM match_event e
        WHERE e.log_id = $1 AND e.match_id = s.match_id AND e.match_id BETWEEN $17 AND $18 AND e.command_id = s.command_id AND e.command_index = 0 LIMIT 1) IS NOT NULL THEN 3
      WHEN ${headHash('s.match_id', 's.previous_version', 'AND e.match_id BETWEEN $17 AND $18')} <> s.previous_hash THEN 1
      WHEN s.fence IS NOT NULL AND s.fence IS DISTINCT FROM (SELECT l.fence FROM match_lease l WHERE l.match_id = s.match_id) THEN 2
      ELSE 0
    END AS verdict
  FROM unnest($3::uuid[], $4::bytea[], $5::int8[], $6::text[], $19::int4[]) WITH ORDINALITY AS s(match_id, previous_hash, fence, command_id, previous_version, ord)
),
outcome AS MATERIALIZED (
  SELECT array_agg(verdict ORDER BY ord) AS verdicts FROM probed
),
accepted AS MATERIALIZED (
  SELECT e.* FROM unnest($8::int4[], $9::int4[], $10::int2[], $11::int2[], $12::bytea[], $13::bytea[], $14::text[], $15::text[], $16::json[])
    WITH ORDINALITY AS e(stream, version, schema_version, command_index, salt, hash, type, command_id, payload, place)
  WHERE (SELECT verdicts FROM outcome)[e.stream] = 0
),
block AS (
  INSERT INTO log_block (log_id, writer, n) SELECT $1, $2, count(*) FROM accepted HAVING count(*) > 0
  RETURNING block_id, recorded_at
),
written AS (
  INSERT INTO match_event (block_id, match_id, log_id, version, block_pos, schema_version, command_index, salt, hash, type, command_id, payload)
  SELECT (SELECT block_id FROM block), ($3::uuid[])[stream], $1, version, row_number() OVER (ORDER BY place) - 1, schema_version, command_index, salt, hash, type, command_id, payload
  FROM accepted
)
SELECT (SELECT block_id FROM block), (SELECT recorded_at FROM block), verdicts FROM outcome`;

/**
 * The parameters of `appendSql`.
 * @param streams at least one
 * @param probeCommands also look whether the commands are known: needed once, after an insert failed on a key
 */
export function appendParameters(
  logId: number,
  writer: string,
  streams: readonly StreamAppend[],
  probeCommands: boolean,
): readonly unknown[] {
  const events: SealedEvent[] = [];
  const streamOf: number[] = [];
  const indexOf: number[] = [];
  for (const [at, stream] of streams.entries()) {
    for (const [index, event] of stream.events.entries()) {
      events.push(event);
      streamOf.push(at + 1);
      indexOf.push(event.commandId === null ? 0 : index);
    }
  }
  const matchIds = streams.map((stream) => stream.matchId);
  return [
    logId,
    writer,
    uuidArray(matchIds),
    hexArray(
      streams.map((stream) => stream.previousHash),
      32,
    ),
    int8Array(streams.map((stream) => stream.fence)),
    textArray(streams.map((stream) => (probeCommands ? (stream.events[0]?.commandId ?? null) : null))),
    probeCommands,
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
    matchIds.reduce((low, id) => (id < low ? id : low)),
    matchIds.reduce((high, id) => (id > high ? id : high)),
    int4Array(streams.map((stream) => stream.previousVersion)),
  ];
}
