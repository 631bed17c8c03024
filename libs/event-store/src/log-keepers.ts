import { foundingLog } from '@arbiter/contracts';
import { BackgroundLoop } from './background-loop.js';
import type { Queryable } from './feed.js';
import { LogKeeper, type LogKeeperOptions } from './log-keeper.js';
import { claimCell, logOrigin } from './log-keys.js';
import { PrimaryClient } from './primary/primary-client.js';

/** How long it takes at most until a log that grew in silence is noticed, in milliseconds. */
const lookEveryMs = 15_000;

/** Milliseconds after news of a log that nobody keeps until it is looked for. */
const gatherMs = 50;

/**
 * How long the keeper of a log rests that hears of every event. Only the founding log grows in silence; to the others this is a matter of
 * heads that become public by their age, and of news that was lost.
 */
const idleMs = 5_000;

/**
 * Lists the logs that need a keeper: the founding one, those with events that no signed head covers, and those with a signed head that is
 * not public yet.
 */
export const logsToKeep = async (connection: Queryable): Promise<readonly number[]> => {
  const { rows } = await connection.query<{ log_id: number }>('SELECT log_id FROM log_ends() WHERE last_leaf + 1 > published');
  return [...new Set([foundingLog, ...rows.map(({ log_id }) => log_id)])];
};

export interface LogKeepersOptions extends Omit<LogKeeperOptions, 'logId'> {
  /** Whether a log is kept here; all are where absent. */
  readonly holds?: (logId: number) => boolean;
}

/** Keeps all logs of a database: each that grows has a keeper of its own, until everything in it is signed and public. */
export class LogKeepers {
  private readonly keepers = new Map<number, LogKeeper>();
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: LogKeepersOptions) {}

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all([...this.keepers.values()].map((keeper) => keeper.stop()));
    this.keepers.clear();
  }

  /** Tells that logs have grown. */
  wake(logIds: Iterable<number>): void {
    for (const logId of logIds) {
      if (!this.holds(logId)) continue;
      const keeper = this.keepers.get(logId);
      if (keeper === undefined) this.loop.wake();
      else keeper.wake();
    }
  }

  private async run(): Promise<void> {
    // The founding log has the name and the keys of all others.
    if (this.holds(foundingLog)) this.keep(foundingLog);
    while (!this.loop.isStopped) {
      try {
        await this.look();
      } catch (error) {
        this.options.onError?.(error);
      }
      await this.loop.rest(lookEveryMs, gatherMs);
    }
  }

  private holds(logId: number): boolean {
    return this.options.holds?.(logId) ?? true;
  }

  /** Begins to keep logs that need it, and lets go of those that no longer do. */
  private async look(): Promise<void> {
    const needed = new Set(await this.ask());
    for (const [logId, keeper] of this.keepers) {
      if (needed.has(logId)) continue;
      this.keepers.delete(logId);
      await keeper.stop();
    }
    if (!this.loop.isStopped) for (const logId of needed) this.keep(logId);
  }

  private keep(logId: number): void {
    if (this.keepers.has(logId)) return;
    const keeper = new LogKeeper({ ...this.options, logId, ...(logId === foundingLog ? {} : { idleMs }) });
    this.keepers.set(logId, keeper);
    keeper.start();
  }

  /** Writes down in the database of a cell which installation it belongs to. @throws {LogIdentityRefused} it belongs to another */
  private async claim(client: Queryable): Promise<void> {
    const { directory } = this.options;
    const installation = directory === undefined ? null : await logOrigin(directory, foundingLog);
    if (installation !== null) await claimCell(client, installation);
  }

  private async ask(): Promise<readonly number[]> {
    const client = new PrimaryClient({ connectionString: this.options.url, application_name: 'arbiter-log-keepers' });
    try {
      await client.connect();
      await this.claim(client);
      return (await logsToKeep(client)).filter((logId) => this.holds(logId));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
