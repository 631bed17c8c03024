import { endOfMonth, matchesOfLog } from '@arbiter/contracts';
import { ofLog } from '../audit/audit-part.js';
import { logsWithEvents, type Queryable } from '../feed.js';

const dayMs = 86_400_000;

/** Whether a log may be archived now, or what it waits for. */
export type LogStanding =
  | { readonly kind: 'due'; readonly size: number }
  /** Its rows can be dropped: everything is in the archive. */
  | { readonly kind: 'archived'; readonly size: number }
  | { readonly kind: 'waits'; readonly size: number; readonly why: string };

interface StandingRow {
  readonly size: string | null;
  readonly newest: Date | null;
  readonly listed: string | null;
  readonly running: readonly string[] | null;
  readonly archived: boolean;
  readonly findings: string;
}

/**
 * Says whether a log may be archived: its month is over, nothing has been added to it for some days, and every match in it has ended.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const logStanding = async (connection: Queryable, logId: number, quietDays: number, now: number): Promise<LogStanding> => {
  const range = matchesOfLog(logId);
  const { rows } = await connection.query<StandingRow>(
    `SELECT (SELECT e.leaf + 1 FROM log_event e WHERE e.log_id = $1 ORDER BY e.leaf DESC LIMIT 1) AS size,
       (SELECT e.recorded_at FROM log_event e WHERE e.log_id = $1 ORDER BY e.leaf DESC LIMIT 1) AS newest,
       (SELECT c.next_leaf FROM projection p JOIN projection_checkpoint c ON c.name = p.name AND c.generation = p.active_generation
        WHERE p.name = 'match_list' AND c.log_id = $1) AS listed,
       (SELECT array_agg(match_id ORDER BY match_id) FROM (
         SELECT l.match_id FROM current_match_list l WHERE ${ofLog('l.match_id', 2)} AND l.ended_at IS NULL ORDER BY l.match_id LIMIT 5) first_ones) AS running,
       EXISTS (SELECT FROM archived_log a WHERE a.log_id = $1) AS archived,
       (SELECT count(*) FROM log_finding f WHERE f.log_id = $1 AND f.settled_at IS NULL) AS findings`,
    [logId, range?.from ?? null, range?.before ?? null, range?.slot ?? null],
  );
  const [row] = rows;
  const size = Number(row?.size ?? 0);
  const why = row === undefined || range === null ? 'it has no matches' : reasonToWait(row, size, logId, quietDays, now);
  if (why === null) return { kind: 'due', size };
  return row?.archived === true ? { kind: 'archived', size } : { kind: 'waits', size, why };
};

const reasonToWait = (row: StandingRow, size: number, logId: number, quietDays: number, now: number): string | null => {
  if (row.archived) return 'it is archived';
  if (size === 0) return 'it has no events in this database (logs of cells are not archived)';
  if (now < endOfMonth(logId)) return 'its month is not over: new matches may begin in it';
  const quietAt = Math.max(endOfMonth(logId), row.newest?.getTime() ?? 0) + quietDays * dayMs;
  if (now < quietAt) return `it must be quiet until ${new Date(quietAt).toISOString().slice(0, 10)}`;
  if (Number(row.listed ?? 0) < size) return 'the list of matches has not come as far as its events';
  if (row.running !== null) return `matches have not ended: ${row.running.join(', ')}`;
  return Number(row.findings) > 0 ? 'something was found wrong with it (arbiter log findings)' : null;
};

/** Lists the logs of matches that have events in the database, each with its standing. */
export const standings = async (connection: Queryable, quietDays: number, now: number): Promise<ReadonlyMap<number, LogStanding>> => {
  const found = new Map<number, LogStanding>();
  for (const logId of await logsWithEvents(connection))
    if (matchesOfLog(logId) !== null) found.set(logId, await logStanding(connection, logId, quietDays, now));
  return found;
};
