import { UnreadableEvent, chainFault } from '@arbiter/contracts';
import type { Columns, FeedEntry, Projection, RecordFault, RowChange, StoredEvent } from '@arbiter/recording';
import { readStream } from '../event-rows.js';
import type { Finding } from '../findings.js';
import { matchFinding, standsBeside } from '../record-guard.js';
import type { AuditPart, AuditScope } from './audit-part.js';

/** Smallest of all ids: what stands before the first. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The match after this one, be it in the log or only in the list. */
const nextMatch = async ({ connection, logId }: AuditScope, after: string): Promise<string | null> => {
  const { rows } = await connection.query<{ match_id: string | null }>({
    name: 'audit-next-match',
    text: `SELECT least(
       (SELECT e.match_id FROM match_event e WHERE e.log_id = $1 AND e.match_id > $2 ORDER BY e.match_id LIMIT 1),
       (SELECT l.match_id FROM current_match_list l WHERE l.match_id > $2 ORDER BY l.match_id LIMIT 1)) AS match_id`,
    values: [logId, after],
  });
  return rows[0]?.match_id ?? null;
};

const recordFault = async (scope: AuditScope, matchId: string, events: readonly StoredEvent[]): Promise<RecordFault | null> => {
  const chain = chainFault(events);
  if (chain !== null)
    return { matchId, code: `chain/${chain.fault}`, version: chain.version, detail: 'the hash chain does not hold there' };
  return standsBeside(scope.connection, scope.logId, matchId, events);
};

interface Row {
  readonly key: Columns;
  values: Columns;
}

/** Rows that changes leave behind, by table. */
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

/** Whether a projection has read all of a match's events; one that is behind can't be compared, nor one whose newest event has no place in the feed yet. */
const hasRead = async (
  { connection, logId }: AuditScope,
  projection: Projection,
  matchId: string,
): Promise<{ readonly generation: number } | null> => {
  const { rows } = await connection.query<{ generation: number }>({
    name: 'audit-projection-read',
    text: `SELECT p.active_generation AS generation FROM projection p
     JOIN projection_checkpoint c ON c.name = p.name AND c.generation = p.active_generation AND c.log_id = $1
     WHERE p.name = $2 AND c.next_leaf > (
       SELECT o.first_leaf + e.block_pos FROM match_event e LEFT JOIN log_block_position o ON o.log_id = e.log_id AND o.block_id = e.block_id
       WHERE e.log_id = $1 AND e.match_id = $3 ORDER BY e.version DESC LIMIT 1)`,
    values: [logId, projection.name, matchId],
  });
  return rows[0] ?? null;
};

const tableName = /^[a-z][a-z_]{0,62}$/;

/** Whether the rows of a match are those that its events lead to. */
const rowsDiffer = async (
  scope: AuditScope,
  table: string,
  generation: number,
  matchId: string,
  rows: readonly Row[],
): Promise<boolean> => {
  if (!tableName.test(table)) throw new Error(`no table is called ${JSON.stringify(table)}`);
  const expected = JSON.stringify(rows.map(({ key, values }) => ({ generation, ...key, ...values })));
  const { rows: found } = await scope.connection.query<{ differs: boolean }>(
    `WITH due AS (SELECT to_jsonb(r) AS r FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) r),
       stands AS (SELECT to_jsonb(t) AS r FROM ${table} t WHERE t.generation = $2 AND t.match_id = $3)
     SELECT EXISTS (TABLE due EXCEPT TABLE stands) OR EXISTS (TABLE stands EXCEPT TABLE due) AS differs`,
    [expected, generation, matchId],
  );
  return found[0]?.differs === true;
};

const differing = (projection: Projection, table: string, matchId: string): Finding => ({
  code: 'projection/differs',
  subject: `${table} of match ${matchId}`,
  matchId,
  version: null,
  detail: `the rows are not those that the events lead to: npx arbiter projections rebuild ${projection.name}`,
});

const projectionFaults = async (scope: AuditScope, matchId: string, events: readonly StoredEvent[]): Promise<readonly Finding[]> => {
  const entries: readonly FeedEntry[] = events.map((event, leaf) => ({ leaf, event }));
  const findings: Finding[] = [];
  for (const projection of scope.projections) {
    const read = await hasRead(scope, projection, matchId);
    if (read === null) continue;
    const due = rowsAfter(await projection.project(entries));
    for (const table of projection.tables)
      if (await rowsDiffer(scope, table, read.generation, matchId, due.get(table) ?? []))
        findings.push(differing(projection, table, matchId));
  }
  return findings;
};

/** One match: its record, and, where that holds, the rows that lists show of it. */
const look = async (scope: AuditScope, matchId: string): Promise<{ readonly events: number; readonly findings: readonly Finding[] }> => {
  const events = await readStream(scope.connection, scope.logId, matchId);
  const fault = await recordFault(scope, matchId, events);
  if (fault !== null) return { events: events.length, findings: [matchFinding(fault)] };
  try {
    return { events: events.length, findings: await projectionFaults(scope, matchId, events) };
  } catch (error) {
    // A record that this program can't read is no sign of tampering: a newer one may have written it.
    if (error instanceof UnreadableEvent) return { events: events.length, findings: [] };
    throw error;
  }
};

/** Walks the matches by their ids: every link of each record, against tree, blocks and lists. Position: the match that was looked at last. */
export const matchesPart: AuditPart = {
  name: 'matches',
  step: async (scope, position) => {
    const matchId = await nextMatch(scope, position === '' ? nobody : position);
    if (matchId === null) return { position: '', work: 1, findings: [] };
    // One moment for all that is compared: a match that is being played must not look as if its parts disagreed.
    await scope.connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      const { events, findings } = await look(scope, matchId);
      return { position: matchId, work: events + 1, findings };
    } finally {
      await scope.connection.query('COMMIT');
    }
  },
};
