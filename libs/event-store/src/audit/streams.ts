import {
  type StreamId,
  UnreadableEvent,
  chainFault,
  leafTag,
  matchesOfLog,
  matchStreamType,
  streamName,
  tagKeyOf,
} from '@arbiter/contracts';
import type { Columns, FeedEntry, Projection, RecordFault, RowChange, StoredEvent } from '@arbiter/recording';
import { readStream } from '../event-rows.js';
import type { Queryable } from '../feed.js';
import type { Finding } from '../findings.js';
import { standsBeside, streamFinding } from '../record-guard.js';
import { type AuditPart, type AuditScope, ofLog } from './audit-part.js';
import { smallestId, tableFinding } from './journaled-tables.js';

/** Returns the next stream by id from the log; a match that belongs to this log also when only the list of matches knows it. */
const nextOfLog = async ({ connection, directory, logId }: AuditScope, after: string): Promise<StreamId | null> => {
  const { rows } = await connection.query<{ id: string; type: string }>({
    name: 'audit-next-stream',
    text: `SELECT stream_id AS id, stream_type AS type FROM log_event WHERE log_id = $1 AND stream_id > $2 ORDER BY stream_id, version LIMIT 1`,
    values: [logId, after],
  });
  const recorded = rows[0] ?? null;
  const range = matchesOfLog(logId);
  if (range === null) return recorded;
  const { rows: listed } = await directory.query<{ id: string }>({
    name: 'audit-next-listed',
    text: `SELECT l.match_id AS id FROM current_match_list l WHERE l.match_id > $1 AND ${ofLog('l.match_id', 2)} ORDER BY l.match_id LIMIT 1`,
    values: [after, range.from, range.before, range.slot],
  });
  const [match] = listed;
  return match === undefined || (recorded !== null && recorded.id <= match.id) ? recorded : { type: matchStreamType, id: match.id };
};

/** Returns the next stream by id, from the log or from a list or table that alone knows it. */
const nextStream = async (scope: AuditScope, after: string): Promise<StreamId | null> => {
  let next = await nextOfLog(scope, after);
  for (const { streamType, nextStream: nextOfTables } of scope.tables) {
    const id = await nextOfTables(scope.directory, after);
    if (id !== null && (next === null || id < next.id)) next = { type: streamType, id };
  }
  return next;
};

/** Finds the first event whose tag is not the one that follows from the stream's secret; null where the secret is not stored. */
const tagFault = async (
  { connection, logId }: AuditScope,
  stream: StreamId,
  events: readonly StoredEvent[],
): Promise<RecordFault | null> => {
  const { rows } = await connection.query<{ value: string }>(
    `SELECT value FROM stream_secret WHERE log_id = $1 AND stream_id = $2 AND name = 'seed'`,
    [logId, stream.id],
  );
  const [secret] = rows;
  if (secret === undefined) return null;
  const tagKey = tagKeyOf(stream, secret.value);
  const wrong = events.find(({ version, tag }) => tag !== leafTag(tagKey, version));
  return wrong === undefined
    ? null
    : { stream, code: 'chain/wrong-tag', version: wrong.version, detail: 'its tag is not that of the version' };
};

const recordFault = async (scope: AuditScope, stream: StreamId, events: readonly StoredEvent[]): Promise<RecordFault | null> => {
  const chain = chainFault(events);
  if (chain !== null) return { stream, code: `chain/${chain.fault}`, version: chain.version, detail: 'the hash chain does not hold there' };
  return (await standsBeside(scope.directory, scope.connection, scope.logId, stream, events)) ?? tagFault(scope, stream, events);
};

interface Row {
  readonly key: Columns;
  values: Columns;
}

/** Returns the rows that remain after some changes, by table. */
const rowsAfter = (changes: readonly RowChange[]): ReadonlyMap<string, readonly Row[]> => {
  const tables = new Map<string, Row[]>();
  for (const change of changes) {
    const rows = tables.get(change.table) ?? [];
    const concerned = (row: Row): boolean => Object.entries(change.key).every(([column, value]) => row.key[column] === value);
    if (change.change === 'remove')
      tables.set(
        change.table,
        rows.filter((row) => !concerned(row)),
      );
    else {
      for (const row of rows.filter(concerned)) row.values = { ...row.values, ...change.values };
      const isNew = change.change === 'put' && !rows.some(concerned);
      tables.set(change.table, isNew ? [...rows, { key: change.key, values: change.values }] : rows);
    }
  }
  return tables;
};

/** Returns a projection's generation if it has read all events of a stream, otherwise null: one that is behind can't be compared. */
const hasRead = async (
  { connection, directory, logId }: AuditScope,
  projection: Projection,
  stream: StreamId,
): Promise<{ readonly generation: number } | null> => {
  const last = await connection.query<{ leaf: string }>({
    name: 'audit-last-leaf',
    text: 'SELECT e.leaf FROM log_event e WHERE e.log_id = $1 AND e.stream_id = $2 ORDER BY e.version DESC LIMIT 1',
    values: [logId, stream.id],
  });
  const { rows } = await directory.query<{ generation: number }>({
    name: 'audit-projection-read',
    text: `SELECT p.active_generation AS generation FROM projection p
     JOIN projection_checkpoint c ON c.name = p.name AND c.generation = p.active_generation AND c.log_id = $1
     WHERE p.name = $2 AND c.next_leaf > coalesce($3::bigint, (SELECT a.last_leaf FROM archived_match a WHERE a.log_id = $1 AND a.match_id = $4))`,
    values: [logId, projection.name, last.rows[0]?.leaf ?? null, stream.id],
  });
  return rows[0] ?? null;
};

const sqlName = /^[a-z][a-z_]{0,62}$/;

/** Whether the stored rows of a stream differ from those that its events lead to. */
const rowsDiffer = async (
  scope: AuditScope,
  table: string,
  column: string,
  generation: number,
  stream: StreamId,
  rows: readonly Row[],
): Promise<boolean> => {
  for (const name of [table, column]) if (!sqlName.test(name)) throw new Error(`invalid table or column name ${JSON.stringify(name)}`);
  const expected = JSON.stringify(rows.map(({ key, values }) => ({ generation, ...key, ...values })));
  const { rows: found } = await scope.directory.query<{ differs: boolean }>(
    `WITH due AS (SELECT to_jsonb(r) AS r FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) r),
       stands AS (SELECT to_jsonb(t) AS r FROM ${table} t WHERE t.generation = $2 AND t.${column} = $3)
     SELECT EXISTS (TABLE due EXCEPT TABLE stands) OR EXISTS (TABLE stands EXCEPT TABLE due) AS differs`,
    [expected, generation, stream.id],
  );
  return found[0]?.differs === true;
};

const differing = (projection: Projection, table: string, stream: StreamId): Finding => ({
  code: 'projection/differs',
  subject: `${table} of ${streamName(stream)}`,
  stream,
  version: null,
  detail: `the rows are not those that the events lead to: npx arbiter projections rebuild ${projection.name}`,
});

/** Finds rows of projections that differ from those that a stream's events lead to. */
export const projectionFaults = async (
  scope: AuditScope,
  stream: StreamId,
  events: readonly StoredEvent[],
): Promise<readonly Finding[]> => {
  const entries: readonly FeedEntry[] = events.map((event, leaf) => ({ leaf, event }));
  const findings: Finding[] = [];
  for (const projection of scope.projections) {
    if (!projection.streamTypes.includes(stream.type)) continue;
    const read = await hasRead(scope, projection, stream);
    if (read === null) continue;
    const due = rowsAfter(await projection.project(entries));
    for (const table of projection.tables)
      if (await rowsDiffer(scope, table, projection.streamColumn, read.generation, stream, due.get(table) ?? []))
        findings.push(differing(projection, table, stream));
  }
  return findings;
};

const tableFaults = async (
  { directory, tables }: AuditScope,
  stream: StreamId,
  events: readonly StoredEvent[],
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const one of tables.filter(({ streamType }) => streamType === stream.type))
    findings.push(...(await one.differences(directory, stream.id, events)).map((difference) => tableFinding(stream, difference)));
  return findings;
};

interface Looked {
  readonly events: number;
  readonly findings: readonly Finding[];
}

/** Checks one stream: its record, and, where the record holds, the stream's rows in projections and tables. */
const look = async (scope: AuditScope, stream: StreamId): Promise<Looked> => {
  const events = await readStream(scope.connection, scope.logId, stream);
  // What is only in the archive has a part of its own.
  if (events.length === 0 && (await scope.archive.dropped(scope.logId)) !== null) return { events: 0, findings: [] };
  const fault = await recordFault(scope, stream, events);
  if (fault !== null) return { events: events.length, findings: [streamFinding(fault)] };
  try {
    const findings = [...(await projectionFaults(scope, stream, events)), ...(await tableFaults(scope, stream, events))];
    return { events: events.length, findings };
  } catch (error) {
    // An event that this program can't read is no sign of tampering: a newer program may have written it.
    if (error instanceof UnreadableEvent) return { events: events.length, findings: [] };
    throw error;
  }
};

/**
 * Checks one stream at one moment; otherwise a stream that is being written might seem to disagree with its rows. Where the directory is
 * another database, its moment is the earlier one: rows may then be behind the log, which is known by the leaf that they were read up to, but
 * never ahead.
 */
const lookAtOnce = async (scope: AuditScope, stream: StreamId): Promise<Looked> => {
  const begun: Queryable[] = [];
  try {
    for (const one of new Set([scope.directory, scope.connection])) {
      await one.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      begun.push(one);
      await one.query('SELECT');
    }
    return await look(scope, stream);
  } finally {
    for (const one of begun) await one.query('COMMIT');
  }
};

/**
 * Walks the streams by their ids and checks every link and tag of each record, and compares the record with the tree, the projections and
 * the tables. Position: the stream that was checked last.
 */
export const streamsPart: AuditPart = {
  name: 'streams',
  step: async (scope, position) => {
    const stream = await nextStream(scope, position === '' ? smallestId : position);
    if (stream === null) return { position: '', work: 1, findings: [] };
    let seen = await lookAtOnce(scope, stream);
    // Servers that hold distributed logs are a moment later than the tables. Where the same events are seen again, the tables have caught up.
    for (let before = -1; seen.findings.length > 0 && seen.events !== before; ) {
      before = seen.events;
      seen = await lookAtOnce(scope, stream);
    }
    return { position: stream.id, work: seen.events + 1, findings: seen.findings };
  },
};
