import { int4Array, textArray } from './binary-array.js';
import { type StreamAppend, type Verdict, lastLeaf, probeParameters, verdictColumn, verdicts } from './append-statement.js';
import type { Queryable } from './feed.js';
import { ownedStatement } from './owned-append.js';

/**
 * Looks what a block would meet: one row for each stream, each with the last leaf of the log. A log that nobody ever owned is refused like
 * one that was lost: the statement that writes reads the owner's row.
 */
export const probeSql = `
SELECT CASE WHEN (SELECT o.fence FROM log_owner o WHERE o.log_id = $1) IS NULL THEN 2 ELSE ${verdictColumn} END AS verdict, ${lastLeaf} AS last_leaf
FROM unnest($2::uuid[], $3::bytea[], $4::int8[], $5::text[], $7::int4[], $8::text[])
  WITH ORDINALITY AS s(stream_id, previous_hash, fence, command_id, previous_version, stream_type, ord)
ORDER BY s.ord`;

/** What became of a block of one log. */
export interface DistributedBlock {
  /** What happened to each stream, in the order given. */
  readonly verdicts: readonly Verdict[];
  /** The last leaf of the log that is known. */
  readonly lastLeaf: number;
  /** Null where nothing was written. */
  readonly recordedAt: Date | null;
}

/**
 * Writes a block of one log where the log is distributed over several servers, and a statement that searches and writes would be cut into
 * parts that run on different ones. So one statement looks, and another one writes, with the leaves that were free and under the fence. It
 * holds what was seen: leaf, version and command are keys, and a head that another writer moved would have taken the version. Each
 * statement is carried out as a whole by the server that has the log.
 * @param streams at least one, all of this log
 * @param probeCommands whether to look also for events of the same commands
 * @throws whatever the database throws: most often 23505, another writer took a leaf or a version
 */
export const appendDistributed = async (
  connection: Queryable,
  logId: number,
  streams: readonly StreamAppend[],
  probeCommands: boolean,
): Promise<DistributedBlock> => {
  for (let probe = probeCommands; ; probe = true) {
    const seen = await look(connection, logId, streams, probe);
    const accepted = streams.filter((_, at) => seen.verdicts[at] === 'written');
    if (accepted.length === 0) return { ...seen, recordedAt: null };
    const events = accepted.reduce((sum, stream) => sum + stream.events.length, 0);
    const { rows } = await connection.query<{ recorded_at: Date }>(
      ownedStatement(accepted, {
        logs: [{ logId, fence: accepted.find(({ fence }) => fence !== null)?.fence ?? null }],
        leaves: Array.from({ length: events }, (_, n) => seen.lastLeaf + 1 + n),
      }),
    );
    const [row] = rows;
    if (row !== undefined) return { verdicts: seen.verdicts, lastLeaf: seen.lastLeaf + events, recordedAt: row.recorded_at };
    // Another writer took the leaf, or the log has another owner by now. Either is seen the next time.
  }
};

const look = async (
  connection: Queryable,
  logId: number,
  streams: readonly StreamAppend[],
  probeCommands: boolean,
): Promise<Omit<DistributedBlock, 'recordedAt'>> => {
  const { rows } = await connection.query<{ verdict: number; last_leaf: string }>({
    name: 'append-probe',
    text: probeSql,
    values: [
      ...probeParameters(logId, streams, probeCommands),
      int4Array(streams.map((stream) => stream.previousVersion)),
      textArray(streams.map(({ stream }) => stream.type)),
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the probe of a block gave no row');
  return { verdicts: rows.map(({ verdict }) => verdicts[verdict] ?? 'stands-elsewhere'), lastLeaf: Number(row.last_leaf) };
};
