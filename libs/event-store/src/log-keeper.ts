import type { NoteSigner } from '@arbiter/contracts';
import { Client } from 'pg';
import { signHead, signingKey } from './evidence.js';
import { lookupSettings } from './pool.js';
import { checkTransactionIds, numberBlocks } from './sequencer.js';
import { TreeBuilder } from './tree.js';

export interface LogKeeperOptions {
  readonly url: string;
  readonly logId?: number;
  /** Name of the log in its signed heads, such as `example.org/matches`. */
  readonly origin: string;
  /** Signing key as text, or null to draw one and keep it in the database. */
  readonly signingKey: string | null;
  /** Pause after a round that found less than it can do at once, in milliseconds. What comes meanwhile is done together. */
  readonly idleMs?: number;
  /** Least time between two signed heads, in milliseconds. */
  readonly signEveryMs?: number;
  /** Told what went wrong before the keeper tries again. */
  readonly onError?: (error: unknown) => void;
}

/** Months of match ids that have a partition before the first of their matches begins. */
const monthsAhead = 3;
const partitionsEveryMs = 6 * 3_600_000;

/** What one round does at most. */
const blocksAtOnce = 5_000;
const leavesAtOnce = 2_048;

/** First number of the advisory lock; the second is the log's id. */
const lockClass = 6_962;

/**
 * Keeps one log: numbers its blocks, grows its tree, signs its heads and makes partitions for the months ahead. Every worker may run one; the advisory lock
 * lets a single keeper work, on the connection that holds the lock, so that whoever loses it can't write any more.
 */
export class LogKeeper {
  private stopped = false;
  private wake: (() => void) | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly options: LogKeeperOptions) {}

  start(): void {
    this.stopped = false;
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake?.();
    await this.running;
    this.running = null;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.hold();
      } catch (error) {
        this.options.onError?.(error);
      }
      await this.pause(1_000);
    }
  }

  /** Holds the lock for as long as the connection stands; comes back at once when another keeper has it. */
  private async hold(): Promise<void> {
    const client = new Client({ connectionString: this.options.url, application_name: 'arbiter-log-keeper', keepAlive: true, options: `-c statement_timeout=60s ${lookupSettings}` });
    const broken = new Promise<never>((_, reject) => client.on('error', reject));
    broken.catch(() => undefined);
    const logId = this.options.logId ?? 0;
    await client.connect();
    try {
      const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [lockClass, logId]);
      if (rows[0]?.held === true) await Promise.race([this.keep(client, logId), broken]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async keep(client: Client, logId: number): Promise<void> {
    await checkTransactionIds(client, logId);
    const signer = await signingKey(client, logId, this.options.signingKey, this.options.origin);
    const tree = await TreeBuilder.open(client, logId);
    let partitionsAt = Number.NEGATIVE_INFINITY;
    let signedSize = 0;
    let signedAt = Number.NEGATIVE_INFINITY;
    while (!this.stopped) {
      if (performance.now() - partitionsAt >= partitionsEveryMs) {
        await client.query('SELECT make_match_partitions($1)', [monthsAhead]);
        partitionsAt = performance.now();
      }
      const numbered = await numberBlocks(client, logId, blocksAtOnce);
      const added = await tree.advance(leavesAtOnce);
      if (tree.size > signedSize && performance.now() - signedAt >= (this.options.signEveryMs ?? 3_000)) {
        await signHead(client, logId, { size: tree.size, root: tree.root() }, signer);
        signedSize = tree.size;
        signedAt = performance.now();
      }
      if (numbered < blocksAtOnce && added < leavesAtOnce) await this.pause(this.options.idleMs ?? 50);
    }
    if (tree.size > signedSize) await signHead(client, logId, { size: tree.size, root: tree.root() }, signer);
  }

  private pause(ms: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * One round of a keeper, for tests and tools: numbers what is finished, grows the tree over it and signs its head.
 * @returns size of the tree
 */
export async function keepOnce(client: Client, options: { readonly logId?: number; readonly origin: string; readonly signer?: NoteSigner }): Promise<number> {
  const logId = options.logId ?? 0;
  while ((await numberBlocks(client, logId)) > 0);
  const tree = await TreeBuilder.open(client, logId);
  while ((await tree.advance(leavesAtOnce)) > 0);
  if (tree.size > 0) await signHead(client, logId, { size: tree.size, root: tree.root() }, options.signer ?? (await signingKey(client, logId, null, options.origin)));
  return tree.size;
}
