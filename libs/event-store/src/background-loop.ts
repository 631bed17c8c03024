import type { Client } from 'pg';

/**
 * Work that goes on until it is stopped. Between its rounds the work checks `isStopped` and rests with `pause`, which ends early when the
 * loop is stopped.
 */
export class BackgroundLoop {
  private stopped = false;
  private endPause: (() => void) | null = null;
  private isWoken = false;
  private isResting = false;
  private running: Promise<void> | null = null;

  /** @param work must end soon after the loop is stopped, and must never reject */
  constructor(private readonly work: () => Promise<void>) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  /** Starts the work, unless it is already running. */
  start(): void {
    this.stopped = false;
    this.running ??= this.work();
  }

  /** Asks the work to end, and waits until it has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.endPause?.();
    await this.running;
    this.running = null;
  }

  /** Waits for a time in milliseconds, or until the loop is stopped. */
  pause(ms: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Tells the loop that there is work; it ends its rest, but no other pause. */
  wake(): void {
    this.isWoken = true;
    if (this.isResting) this.endPause?.();
  }

  /**
   * Rests until there is work or the loop is stopped. News may get lost, so a rest has an end.
   * @param mostMs how long it rests at most, in milliseconds
   * @param gatherMs how long it waits after it was woken, so that work that arrives together is done together
   */
  async rest(mostMs: number, gatherMs: number): Promise<void> {
    if (!this.isWoken) {
      this.isResting = true;
      await this.pause(mostMs);
      this.isResting = false;
    }
    if (this.isWoken) await this.pause(Math.min(gatherMs, mostMs));
    this.isWoken = false;
  }
}

/**
 * Connects and does some work while the connection holds an advisory lock, so that only one process does this work at a time. Does nothing
 * if another connection holds the lock.
 *
 * @param client a connection that is used for nothing else and not connected yet; it is closed at the end
 * @param lock both numbers of the advisory lock
 * @param work may run as long as it needs; the database releases the lock when the connection ends
 * @throws whatever the work throws, and the error with which the connection breaks while the work runs
 */
export async function underAdvisoryLock(
  client: Client,
  [lockClass, lockId]: readonly [number, number],
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const broken = new Promise<never>((_, reject) => client.on('error', reject));
  broken.catch(() => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [lockClass, lockId]);
    if (rows[0]?.held === true) await Promise.race([work(client), broken]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
