import { foundingLog } from '@arbiter/contracts';
import type { ArchiveReader, Projection } from '@arbiter/recording';
import type { Client } from 'pg';
import { ArchivedLogs } from '../archive/archived-logs.js';
import { archivePart } from '../archive/archive-part.js';
import { BackgroundLoop, underAdvisoryLock } from '../background-loop.js';
import { logsWithEvents } from '../feed.js';
import { Findings, type OnFinding } from '../findings.js';
import { fitToPlacement } from '../placement.js';
import { lookupSettings } from '../pool.js';
import type { AuditPart, AuditScope } from './audit-part.js';
import { headsPart, newestHeadPart } from './heads.js';
import type { JournaledTables } from './journaled-tables.js';
import { leavesPart } from './leaves.js';
import { streamsPart } from './streams.js';
import { tilesPart } from './tiles.js';
import { PrimaryClient } from '../primary/primary-client.js';

export interface LogAuditOptions {
  /** Of the database whose logs are checked. */
  readonly url: string;
  /** Of the directory, where that is another database. */
  readonly directoryUrl?: string;
  /** Whether a log is in this database; all are where absent. */
  readonly holds?: (logId: number) => boolean;
  /** Projections whose rows are compared with the events. */
  readonly projections: readonly Projection[];
  /** Tables that are written together with the log and compared with it; none where absent. */
  readonly tables?: readonly JournaledTables[];
  /** Reads archived logs; null where no archive is named: what is only there is then not checked. */
  readonly archive?: ArchiveReader | null;
  /** About how many events are checked per second. */
  readonly eventsPerSecond: number;
  /** Least time from the beginning of one sweep over a part to the beginning of the next, in milliseconds. */
  readonly sweepEveryMs: number;
  /** Called once for each finding. */
  readonly onFinding?: OnFinding;
  /** Called with the error before the audit tries again. */
  readonly onError?: (error: unknown) => void;
}

/** Short parts first: heads and tiles tell the most in the least time. */
const parts: readonly AuditPart[] = [newestHeadPart, headsPart, tilesPart, leavesPart, streamsPart, archivePart];

/** Numbers of the advisory lock. */
const lockClass = 6_963;

/** How far the audit has got, kept in the database so that it continues there after a restart. */
class Positions {
  constructor(
    private readonly client: Client,
    private readonly logId: number,
  ) {}

  async read(part: AuditPart): Promise<string> {
    const { rows } = await this.client.query<{ position: string }>('SELECT position FROM log_audit WHERE log_id = $1 AND part = $2', [
      this.logId,
      part.name,
    ]);
    return rows[0]?.position ?? '';
  }

  /**
   * Stores the position of a part.
   * @param swept whether a sweep has ended here
   */
  async keep(part: AuditPart, position: string, swept: boolean): Promise<void> {
    await this.client.query(
      `INSERT INTO log_audit (log_id, part, position, sweeps, swept_at) VALUES ($1, $2, $3, $4::integer, CASE WHEN $4 = 1 THEN clock_timestamp() END)
       ON CONFLICT (log_id, part) DO UPDATE SET position = excluded.position, sweeps = log_audit.sweeps + excluded.sweeps,
         swept_at = coalesce(excluded.swept_at, log_audit.swept_at), updated_at = clock_timestamp()`,
      [this.logId, part.name, position, swept ? 1 : 0],
    );
  }
}

/** How far one part of one log has come while this audit holds the lock: nobody else moves its position meanwhile. */
interface Sweep {
  /** When its newest sweep began here, by `performance.now`. */
  begunAt: number;
  isOver: boolean;
}

/** How often new logs are looked for, in milliseconds. */
const listEveryMs = 5_000;

/** Whether a part's sweep ends at this position; `newestHeadPart`, which always keeps a position, ends with every step. */
const ends = (part: AuditPart, position: string): boolean => position === '' || part === newestHeadPart;

/** Lists the logs that have a name: heads of them may have been signed, whether or not their events are still there. */
const foundedLogs = async (client: Client): Promise<readonly number[]> =>
  (await client.query<{ log_id: number }>('SELECT log_id FROM log ORDER BY log_id')).rows.map(({ log_id }) => log_id);

/** Returns what is to be checked, log by log. The tables that are written with the log are written with the founding one. */
const scopesOf = async (
  connection: Client,
  directory: Client,
  { projections, tables = [], archive = null, holds = () => true }: Pick<LogAuditOptions, 'projections' | 'tables' | 'archive' | 'holds'>,
): Promise<readonly AuditScope[]> => {
  const logIds = new Set([foundingLog, ...(await foundedLogs(connection)), ...(await logsWithEvents(connection))]);
  return [...logIds].filter(holds).map((logId) => ({
    connection,
    directory,
    logId,
    projections,
    tables: logId === foundingLog ? tables : [],
    archive: new ArchivedLogs(directory, archive),
  }));
};

/**
 * Checks everything that is stored, again and again, at a bounded rate: signed heads, tiles, the feed, and every stream with its hash
 * chain, its tags and its rows in projections and tables. Each finding is reported once. Every worker may run an audit of each database; an
 * advisory lock lets only one of them work.
 */
export class LogAudit {
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: LogAuditOptions) {}

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopped) {
      try {
        await this.hold();
      } catch (error) {
        this.options.onError?.(error);
      }
      await this.loop.pause(5_000);
    }
  }

  private hold(): Promise<void> {
    return underAdvisoryLock(auditClient(this.options.url), [lockClass, foundingLog], (client) =>
      withDirectory(client, this.options, (directory) => this.walk(client, directory)),
    );
  }

  private async walk(client: Client, directory: Client): Promise<void> {
    await fitToPlacement(client);
    const sweeps = new Map<string, Sweep>();
    let scopes = await scopesOf(client, directory, this.options);
    let listedAt = performance.now();
    while (!this.loop.isStopped) {
      let idle = true;
      for (const scope of scopes) idle = (await this.walkLog(scope, client, directory, sweeps)) && idle;
      if (idle) await this.loop.pause(Math.min(1_000, this.options.sweepEveryMs));
      if (performance.now() - listedAt < listEveryMs) continue;
      scopes = await scopesOf(client, directory, this.options);
      listedAt = performance.now();
    }
  }

  /**
   * Takes one step of each part of one log that does not rest.
   * @returns whether all rest
   */
  private async walkLog(scope: AuditScope, client: Client, directory: Client, sweeps: Map<string, Sweep>): Promise<boolean> {
    const findings = new Findings(directory, this.options.onFinding);
    const positions = new Positions(client, scope.logId);
    let idle = true;
    for (const part of parts) {
      if (this.loop.isStopped) return true;
      const name = `${scope.logId} ${part.name}`;
      const sweep = sweeps.get(name) ?? { begunAt: Number.NEGATIVE_INFINITY, isOver: false };
      sweeps.set(name, sweep);
      const rests = performance.now() - sweep.begunAt < this.options.sweepEveryMs;
      if (rests && sweep.isOver) continue;
      const position = await positions.read(part);
      const isBeginning = ends(part, position);
      if (isBeginning && rests) continue;
      if (isBeginning) sweep.begunAt = performance.now();
      idle = false;
      const step = await part.step(scope, position);
      for (const finding of step.findings) await findings.report(scope.logId, finding, 'audit');
      sweep.isOver = ends(part, step.position);
      await positions.keep(part, step.position, sweep.isOver);
      await this.loop.pause((step.work * 1_000) / this.options.eventsPerSecond);
    }
    return idle;
  }
}

const auditClient = (url: string): Client =>
  new PrimaryClient({
    connectionString: url,
    application_name: 'arbiter-log-audit',
    keepAlive: true,
    options: `-c statement_timeout=60s ${lookupSettings}`,
  });

/** Does work with a connection to the directory, which is the same one where it is the same database. */
const withDirectory = async <T>(
  client: Client,
  { directoryUrl }: Pick<LogAuditOptions, 'directoryUrl'>,
  work: (directory: Client) => Promise<T>,
): Promise<T> => {
  if (directoryUrl === undefined) return work(client);
  const directory = auditClient(directoryUrl);
  try {
    await directory.connect();
    return await work(directory);
  } finally {
    await directory.end().catch(() => undefined);
  }
};

type OnceOptions = Pick<LogAuditOptions, 'url' | 'directoryUrl' | 'holds' | 'projections' | 'tables' | 'archive' | 'onFinding'>;

/**
 * Checks everything in a database once, as fast as possible; for the command line and tests.
 * @returns how many findings were new
 */
export async function auditOnce(options: OnceOptions): Promise<number> {
  const client = auditClient(options.url);
  await client.connect();
  try {
    await fitToPlacement(client);
    return await withDirectory(client, options, (directory) => auditLogs(client, directory, options));
  } finally {
    await client.end();
  }
}

const auditLogs = async (client: Client, directory: Client, options: OnceOptions): Promise<number> => {
  const findings = new Findings(directory, options.onFinding);
  let count = 0;
  for (const scope of await scopesOf(client, directory, options)) {
    const positions = new Positions(client, scope.logId);
    for (const part of parts) {
      let position = part === newestHeadPart ? await positions.read(part) : '';
      do {
        const step = await part.step(scope, position);
        for (const finding of step.findings) if (await findings.report(scope.logId, finding, 'audit')) count += 1;
        position = step.position;
        if (part === newestHeadPart) await positions.keep(part, position, true);
      } while (!ends(part, position));
    }
  }
  return count;
};

/** How far the audit is with a part: how often every log was swept, and when the sweep ended of the log where that is longest ago. */
interface PartProgress {
  readonly part: string;
  readonly sweeps: number;
  readonly sweptAt: Date | null;
}

/** Returns how far the audit is in one database. */
export async function auditProgress(connection: AuditScope['connection']): Promise<readonly PartProgress[]> {
  const { rows } = await connection.query<{ part: string; sweeps: string; swept_at: Date | null }>(
    'SELECT part, min(sweeps) AS sweeps, min(swept_at) AS swept_at FROM log_audit GROUP BY part ORDER BY part',
  );
  return rows.map(({ part, sweeps, swept_at }) => ({ part, sweeps: Number(sweeps), sweptAt: swept_at }));
}
