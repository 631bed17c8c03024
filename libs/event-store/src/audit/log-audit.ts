import type { Projection } from '@arbiter/recording';
import { Client } from 'pg';
import { BackgroundLoop, underAdvisoryLock } from '../background-loop.js';
import { Findings, type OnFinding } from '../findings.js';
import { lookupSettings } from '../pool.js';
import type { AuditPart, AuditScope } from './audit-part.js';
import { headsPart, newestHeadPart } from './heads.js';
import type { JournaledTables } from './journaled-tables.js';
import { leavesPart } from './leaves.js';
import { streamsPart } from './streams.js';
import { tilesPart } from './tiles.js';

export interface LogAuditOptions {
  readonly url: string;
  readonly logId?: number;
  /** Projections whose rows are compared with the events. */
  readonly projections: readonly Projection[];
  /** Tables that are written together with the log and compared with it; none where absent. */
  readonly tables?: readonly JournaledTables[];
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
const parts: readonly AuditPart[] = [newestHeadPart, headsPart, tilesPart, leavesPart, streamsPart];

/** First number of the advisory lock; the second is the log's id. */
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

/** Whether a part's sweep ends at this position; `newestHeadPart`, which always keeps a position, ends with every step. */
const ends = (part: AuditPart, position: string): boolean => position === '' || part === newestHeadPart;

const scopeOf = (
  client: Client,
  { logId = 0, projections, tables = [] }: Pick<LogAuditOptions, 'logId' | 'projections' | 'tables'>,
): AuditScope => ({ connection: client, logId, projections, tables });

/**
 * Checks everything that is stored, again and again, at a bounded rate: signed heads, tiles, the feed, and every stream with its hash
 * chain, its tags and its rows in projections and tables. Each finding is reported once. Every worker may run an audit; an advisory lock
 * lets only one work.
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
    const lock = [lockClass, this.options.logId ?? 0] as const;
    return underAdvisoryLock(auditClient(this.options.url), lock, (client) => this.walk(client));
  }

  private async walk(client: Client): Promise<void> {
    const scope = scopeOf(client, this.options);
    const findings = new Findings(client, scope.logId, this.options.onFinding);
    const positions = new Positions(client, scope.logId);
    const begun = new Map<AuditPart, number>();
    /** Parts that were swept here to their end: nobody else moves their positions while this audit holds the lock. */
    const swept = new Set<AuditPart>();
    while (!this.loop.isStopped) {
      let idle = true;
      for (const part of parts) {
        if (this.loop.isStopped) return;
        const rests = performance.now() - (begun.get(part) ?? Number.NEGATIVE_INFINITY) < this.options.sweepEveryMs;
        if (rests && swept.has(part)) continue;
        const position = await positions.read(part);
        const isBeginning = ends(part, position);
        if (isBeginning && rests) continue;
        if (isBeginning) begun.set(part, performance.now());
        idle = false;
        const step = await part.step(scope, position);
        for (const finding of step.findings) await findings.report(finding, 'audit');
        const isEnd = ends(part, step.position);
        await positions.keep(part, step.position, isEnd);
        if (isEnd) swept.add(part);
        else swept.delete(part);
        await this.loop.pause((step.work * 1_000) / this.options.eventsPerSecond);
      }
      if (idle) await this.loop.pause(Math.min(1_000, this.options.sweepEveryMs));
    }
  }
}

const auditClient = (url: string): Client =>
  new Client({
    connectionString: url,
    application_name: 'arbiter-log-audit',
    keepAlive: true,
    options: `-c statement_timeout=60s ${lookupSettings}`,
  });

/**
 * Checks everything once, as fast as possible; for the command line and tests.
 * @returns how many findings were new
 */
export async function auditOnce(options: Pick<LogAuditOptions, 'url' | 'logId' | 'projections' | 'tables' | 'onFinding'>): Promise<number> {
  const client = auditClient(options.url);
  await client.connect();
  try {
    const scope = scopeOf(client, options);
    const findings = new Findings(client, scope.logId, options.onFinding);
    const positions = new Positions(client, scope.logId);
    let count = 0;
    for (const part of parts) {
      let position = part === newestHeadPart ? await positions.read(part) : '';
      do {
        const step = await part.step(scope, position);
        for (const finding of step.findings) if (await findings.report(finding, 'audit')) count += 1;
        position = step.position;
        if (part === newestHeadPart) await positions.keep(part, position, true);
      } while (!ends(part, position));
    }
    return count;
  } finally {
    await client.end();
  }
}

/** Returns how far the audit is: the number of sweeps over each part, and when the last one ended. */
export async function auditProgress(
  connection: AuditScope['connection'],
  logId: number,
): Promise<readonly { readonly part: string; readonly sweeps: number; readonly sweptAt: Date | null }[]> {
  const { rows } = await connection.query<{ part: string; sweeps: string; swept_at: Date | null }>(
    'SELECT part, sweeps, swept_at FROM log_audit WHERE log_id = $1 ORDER BY part',
    [logId],
  );
  return rows.map(({ part, sweeps, swept_at }) => ({ part, sweeps: Number(sweeps), sweptAt: swept_at }));
}
