import { CallRefused, ConnectionLost, type Flusher, type WrittenBlock } from './flusher.js';
import type { StreamAppend, Verdict } from './append-statement.js';

/** What a waiting append learns. */
export type Written =
  | { readonly written: true; readonly recordedAt: string }
  /** `uncertain`: an earlier try may have been committed, so that the stream may stand where this append put it. */
  | { readonly written: false; readonly verdict: Exclude<Verdict, 'written'>; readonly uncertain: boolean };

interface Waiting {
  readonly stream: StreamAppend;
  /** When the append was asked for; retries end some time after it. */
  readonly since: number;
  uncertain: boolean;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

export interface GroupCommitOptions {
  /** Events of one block at most (a single append may exceed it and then has a block of its own). */
  readonly maxEvents: number;
  /** How long appends are tried again while the database is away, in milliseconds. */
  readonly retryForMs: number;
  /** Told about every block that was sent: its events, and how long the call took, in milliseconds. */
  readonly onBlock?: (block: { readonly events: number; readonly streams: number; readonly ms: number }) => void;
}

/** SQLSTATEs after which the same block may simply be sent again: a key was taken, a deadlock, a serialisation failure. */
const sendAgain: ReadonlySet<string> = new Set(['23505', '40P01', '40001', '55P03']);
/** Events of one block at least, before what waits is shared out: each block costs a call and a commit. */
const worthABlock = 64;
const pauseMs = (failures: number): number => Math.min(50 * 2 ** failures, 1_000);

/**
 * Appends that come while a connection is busy wait, and go together in the next block: under load one commit carries
 * hundreds of events, and with little to do each event has its own.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private readonly idle: Flusher[];
  /** Matches with an append under way: a match's next append waits for the verdict on the one before. */
  private readonly busy = new Set<string>();
  private scheduled = false;
  private closing = false;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly flushers: readonly Flusher[],
    private readonly options: GroupCommitOptions,
  ) {
    this.idle = [...flushers];
  }

  /** Resolves after the commit, or with why nothing was written. @throws {ConnectionLost} tries ran out; the outcome is open */
  append(stream: StreamAppend): Promise<Written> {
    if (this.closing) return Promise.reject(new Error('the event store is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ stream, since: performance.now(), uncertain: false, resolve, reject });
      this.schedule();
    });
  }

  /** Writes what waits, then closes the connections. */
  async close(): Promise<void> {
    this.closing = true;
    while (this.waiting.length > 0 || this.running.size > 0) {
      this.start();
      await Promise.race([...this.running]);
    }
    await Promise.all(this.flushers.map((flusher) => flusher.close()));
  }

  /** Starts after the current round of I/O, so that what arrives together is sent together. */
  private schedule(): void {
    if (this.scheduled || this.idle.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.start();
    });
  }

  private start(): void {
    while (this.idle.length > 0) {
      const batch = this.take(this.share());
      if (batch.length === 0) return;
      const flusher = this.idle.pop()!;
      const run = this.flush(flusher, batch).finally(() => {
        for (const entry of batch) this.busy.delete(entry.stream.matchId);
        this.idle.push(flusher);
        this.running.delete(run);
        if (this.waiting.length > 0) this.schedule();
      });
      this.running.add(run);
    }
  }

  /**
   * Events that the next block takes at most. Many that wait together are shared out among the idle connections: in one
   * block, this process would wait for the database and then the database for this process.
   */
  private share(): number {
    const events = this.waiting.reduce((sum, entry) => sum + entry.stream.events.length, 0);
    return Math.min(Math.max(Math.ceil(events / this.idle.length), worthABlock), this.options.maxEvents);
  }

  /** Takes what may go into the next block: at most one append of each match, in the order of arrival. */
  private take(most: number): readonly Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    let events = 0;
    for (const entry of this.waiting) {
      const fits = batch.length === 0 || events + entry.stream.events.length <= most;
      if (!fits || this.busy.has(entry.stream.matchId)) {
        rest.push(entry);
        continue;
      }
      this.busy.add(entry.stream.matchId);
      events += entry.stream.events.length;
      batch.push(entry);
    }
    this.waiting = rest;
    // Equal order on every node: two blocks that meet at the same keys then never wait for each other in a ring.
    return batch.sort((left, right) => (left.stream.matchId < right.stream.matchId ? -1 : 1));
  }

  private async flush(flusher: Flusher, batch: readonly Waiting[]): Promise<void> {
    let probeCommands = false;
    for (let failures = 0; ; failures += 1) {
      try {
        settle(batch, await this.send(flusher, batch, probeCommands));
        return;
      } catch (error) {
        if (error instanceof CallRefused && sendAgain.has(error.code) && failures < 100) {
          probeCommands = true;
        } else if (error instanceof ConnectionLost && this.mayTryAgain(batch)) {
          for (const entry of batch) entry.uncertain = true;
          await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)));
        } else if (error instanceof CallRefused && batch.length > 1) {
          await this.flushHalves(flusher, batch);
          return;
        } else {
          for (const entry of batch) entry.reject(error);
          return;
        }
      }
    }
  }

  /** Something in the block can't be stored: halving finds it, and the others are written. */
  private async flushHalves(flusher: Flusher, batch: readonly Waiting[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await this.flush(flusher, batch.slice(0, middle));
    await this.flush(flusher, batch.slice(middle));
  }

  private async send(flusher: Flusher, batch: readonly Waiting[], probeCommands: boolean): Promise<WrittenBlock> {
    const begun = performance.now();
    const block = await flusher.write(
      batch.map((entry) => entry.stream),
      probeCommands,
    );
    const events = batch.reduce((sum, entry) => sum + entry.stream.events.length, 0);
    this.options.onBlock?.({ events, streams: batch.length, ms: performance.now() - begun });
    return block;
  }

  private mayTryAgain(batch: readonly Waiting[]): boolean {
    const oldest = batch.reduce((since, entry) => Math.min(since, entry.since), Number.POSITIVE_INFINITY);
    return performance.now() - oldest < this.options.retryForMs;
  }
}

function settle(batch: readonly Waiting[], block: WrittenBlock): void {
  for (const [index, entry] of batch.entries()) {
    const verdict = block.verdicts[index] ?? 'stands-elsewhere';
    if (verdict === 'written') entry.resolve({ written: true, recordedAt: block.recordedAt });
    else entry.resolve({ written: false, verdict, uncertain: entry.uncertain });
  }
}
