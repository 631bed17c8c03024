import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { atMost, type Figure } from './figure.js';

/** Processes whose CPU time is measured, by their part of the installation; each with all processes that it has started. */
export interface MeteredProcesses {
  readonly [part: string]: readonly number[];
}

/** What the parts of an installation have used up to a moment. */
interface Reading {
  /** Milliseconds of CPU by part; null where the operating system does not tell. */
  readonly cpuMs: ReadonlyMap<string, number> | null;
  /** Statements that PostgreSQL has carried out; null where it does not count them. */
  readonly statements: number | null;
  /** Bytes of write-ahead log. */
  readonly walBytes: number;
}

/** What the database takes on disk, with indexes. */
interface Disk {
  readonly events: number;
  /** Bytes of the events' table. */
  readonly log: number;
  /** Bytes of all tables together. */
  readonly all: number;
}

/** Length of a clock tick in /proc, in milliseconds: Linux has 100 a second on every machine. */
const tickMs = 10;

/** Reads the processor time of every process, in milliseconds, with its parent; null where there is no /proc. */
const processTimes = (): ReadonlyMap<number, { readonly parent: number; readonly ms: number }> | null => {
  const times = new Map<number, { readonly parent: number; readonly ms: number }>();
  let entries: readonly string[];
  try {
    entries = readdirSync('/proc');
  } catch {
    return null;
  }
  for (const entry of entries) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      // The name, in parentheses, may contain blanks. Own time, and that of children that have ended.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      times.set(Number(entry), { parent: Number(fields[1]), ms: ticks * tickMs });
    } catch {
      // It has ended meanwhile.
    }
  }
  return times;
};

const cpuOf = (processes: MeteredProcesses): ReadonlyMap<string, number> | null => {
  const times = processTimes();
  if (times === null) return null;
  const belongsTo = (pid: number, roots: readonly number[]): boolean => {
    for (let at = pid; at > 1; at = times.get(at)?.parent ?? 0) if (roots.includes(at)) return true;
    return false;
  };
  return new Map(
    Object.entries(processes).map(([part, roots]) => [
      part,
      [...times].reduce((sum, [pid, { ms }]) => (belongsTo(pid, roots) ? sum + ms : sum), 0),
    ]),
  );
};

/** Meters an installation while it works. */
export class CostMeter {
  private constructor(
    private readonly database: Client,
    private readonly processes: MeteredProcesses,
    private readonly countsStatements: boolean,
  ) {}

  /**
   * @param url login of PostgreSQL's superuser
   * @param processes the parts to be measured
   */
  static async open(url: string, processes: MeteredProcesses): Promise<CostMeter> {
    const database = new Client({ connectionString: url, application_name: 'arbiter-bench' });
    await database.connect();
    const counts = await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements').then(
      () => true,
      () => false,
    );
    return new CostMeter(database, processes, counts);
  }

  async read(): Promise<Reading> {
    const { rows } = await this.database.query<{ wal: string }>(`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal`);
    return { cpuMs: cpuOf(this.processes), statements: await this.statements(), walBytes: Number(rows[0]?.wal) };
  }

  async disk(): Promise<Disk> {
    const size = `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;
    const { rows } = await this.database.query<{ events: string; log: string; all: string }>(
      `SELECT (SELECT count(*) FROM log_event) AS events, (${size} AND c.relispartition) AS log, (${size}) AS all`,
    );
    const [row] = rows;
    return { events: Number(row?.events), log: Number(row?.log), all: Number(row?.all) };
  }

  close(): Promise<void> {
    return this.database.end();
  }

  private async statements(): Promise<number | null> {
    if (!this.countsStatements) return null;
    const { rows } = await this.database.query<{ calls: string }>(
      `SELECT coalesce(sum(calls), 0) AS calls FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = current_database() AND toplevel`,
    );
    return Number(rows[0]?.calls);
  }
}

/** Returns what each event that was added between two looks takes on disk. */
export const diskFigures = (before: Disk, after: Disk): readonly Figure[] => {
  const events = after.events - before.events;
  const each = (what: string, bytes: number, most: number): Figure => {
    const value = bytes / events;
    const comparedWith = [atMost(value, 1, 'the most that is wanted', most)];
    return { name: `an event on disk, ${what}`, unit: 'bytes', value, sampleSize: events, sampleOf: 'events', comparedWith };
  };
  return [each('in its table', after.log - before.log, 650), each('in all tables', after.all - before.all, 750)];
};

/**
 * Returns what an action cost between two readings.
 * @param name beginning of the figures' names
 * @param actions number of actions in between
 */
export const costFigures = (name: string, before: Reading, after: Reading, actions: number): readonly Figure[] => {
  const each = (what: string, unit: string, value: number): Figure => ({
    name: `${name}, ${what}`,
    unit,
    value: actions === 0 ? 0 : value / actions,
    sampleSize: actions,
    sampleOf: 'acknowledged actions',
    comparedWith: [],
  });
  const figures: Figure[] = [];
  const [from, to] = [before.cpuMs, after.cpuMs];
  if (from !== null && to !== null) {
    const spent = [...to].map(([part, ms]) => [part, ms - (from.get(part) ?? 0)] as const);
    figures.push(
      each(
        'CPU',
        'ms/action',
        spent.reduce((sum, [, ms]) => sum + ms, 0),
      ),
    );
    for (const [part, ms] of spent) figures.push(each(`CPU of ${part}`, 'ms/action', ms));
  }
  if (before.statements !== null && after.statements !== null)
    figures.push(each('statements', 'statements/action', after.statements - before.statements));
  figures.push(each('WAL', 'bytes/action', after.walBytes - before.walBytes));
  return figures;
};
