import { chainFault, type StreamId } from '@arbiter/contracts';
import { readStream } from '../event-rows.js';
import type { Queryable } from '../feed.js';
import type { Finding } from '../findings.js';
import type { StoredEvent } from '@arbiter/recording';

/** A row that differs from what the log says. */
export interface RowDifference {
  readonly table: string;
  /** The row's primary key, as text. */
  readonly key: string;
  /** What differs, in words, without secrets. */
  readonly detail: string;
}

/** Tables that are written in one transaction with the streams of one type, as their owner describes them. */
export interface JournaledTables {
  readonly streamType: string;
  /** Returns the id of the next stream, after the given one, that the tables have rows of; null after the last. */
  nextStream(connection: Queryable, after: string): Promise<string | null>;
  /**
   * Finds where the rows of one stream differ from what its events say.
   * @throws {UnreadableEvent} an event that this program can't read
   */
  differences(connection: Queryable, streamId: string, events: readonly StoredEvent[]): Promise<readonly RowDifference[]>;
}

/** The smallest of all ids; the walk over the streams begins after it. */
export const smallestId = '00000000-0000-0000-0000-000000000000';

/** Reports a wrong row of such a table as a finding. */
export const tableFinding = (stream: StreamId, { table, key, detail }: RowDifference): Finding => ({
  code: 'table/differs',
  subject: `${table} ${key}`,
  stream,
  version: null,
  detail,
});

/** Lists the ids of all streams of this type, in order: those in the log, and those that only the tables have. It reads the whole log. */
export const streamsBehind = async (connection: Queryable, logId: number, tables: JournaledTables): Promise<readonly string[]> => {
  const { rows } = await connection.query<{ id: string }>(
    'SELECT DISTINCT stream_id AS id FROM log_event WHERE log_id = $1 AND stream_type = $2',
    [logId, tables.streamType],
  );
  const ids = new Set(rows.map(({ id }) => id));
  for (let id = await tables.nextStream(connection, smallestId); id !== null; id = await tables.nextStream(connection, id)) ids.add(id);
  return [...ids].sort();
};

/** The record of a stream does not hold, so nothing can be compared with it. */
export class RecordBroken extends Error {
  constructor(stream: StreamId, version: number) {
    super(`the hash chain of ${stream.type} ${stream.id} does not hold at version ${version}: see \`npx arbiter log audit\``);
    this.name = 'RecordBroken';
  }
}

/**
 * Reads a stream from the log.
 * @throws {RecordBroken}
 */
export const soundStream = async (connection: Queryable, logId: number, stream: StreamId): Promise<readonly StoredEvent[]> => {
  const events = await readStream(connection, logId, stream);
  const fault = chainFault(events);
  if (fault !== null) throw new RecordBroken(stream, fault.version);
  return events;
};

/**
 * Compares all rows with the log.
 * @param connection in one REPEATABLE READ transaction, so that log and tables are seen at one moment
 * @throws {RecordBroken}
 * @throws {UnreadableEvent}
 */
export const tableFindings = async (
  connection: Queryable,
  logId: number,
  tables: readonly JournaledTables[],
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const one of tables)
    for (const id of await streamsBehind(connection, logId, one)) {
      const stream = { type: one.streamType, id };
      const differences = await one.differences(connection, id, await soundStream(connection, logId, stream));
      findings.push(...differences.map((difference) => tableFinding(stream, difference)));
    }
  return findings;
};
