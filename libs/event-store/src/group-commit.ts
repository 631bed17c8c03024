import { CallRefused, ConnectionLost, type Flusher, type WrittenBlock } from './flusher.js';
import type { StreamAppend, Verdict } from './append-statement.js';

/** The outcome of a waiting append. */
export type Written =
  | { readonly written: true; readonly recordedAt: string }
  /** `uncertain`: an earlier attempt may have been committed, so that the stream may already have these events. */
  | { readonly written: false; readonly verdict: Exclude<Verdict, 'written'>; readonly uncertain: boolean };

interface Waiting {
  readonly stream: StreamAppend;
  /** When the append was requested; retries end some time after that. */
  readonly since: number;
  uncertain: boolean;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

export interface GroupCommitOptions {
  /** Maximal number of events in one block (a single append may exceed it and then has a block of its own). */
  readonly maxEvents: number;
  /** How long appends are retried while the database is not reachable, in milliseconds. */
  readonly retryForMs: number;
  /** Called for every block that was sent, with its numbers of events and streams, and how long the call took, in milliseconds. */
  readonly onBlock?: (block: { readonly events: number; readonly streams: number; readonly ms: number }) => void;
}

/** SQLSTATEs after which the same block may simply be sent again: a key was taken (most often another process took the leaf), a deadlock, a serialisation failure. */
const sendAgain: ReadonlySet<string> = new Set(['23505', '40P01', '40001', '55P03']);
const pauseMs = (failures: number): number => Math.min(50 * 2 ** failures, 1_000);

/**
 * Collects appends into blocks: appends that arrive while the connection is busy wait and go together into the next block. Under load one
 * commit covers hundreds of events; with little load each event has its own. Only one block is sent at a time: two blocks of one log would
 * collide at its next leaf.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private scheduled = false;
  private closing = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly flusher: Flusher,
    private readonly options: GroupCommitOptions,
  ) {}

  /**
   * Resolves after the commit, or with the reason why nothing was written.
   * @throws {ConnectionLost} no attempts are left; the outcome is open
   */
  append(stream: StreamAppend): Promise<Written> {
    if (this.closing) return Promise.reject(new Error('the event store is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ stream, since: performance.now(), uncertain: false, resolve, reject });
      this.schedule();
    });
  }

  /** Writes the waiting appends, then closes the connection. */
  async close(): Promise<void> {
    this.closing = true;
    while (this.waiting.length > 0 || this.running !== null) {
      this.start();
      await this.running;
    }
    await this.flusher.close();
  }

  /** Starts after the current round of I/O, so that appends that arrive together are sent together. */
  private schedule(): void {
    if (this.scheduled || this.running !== null) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.start();
    });
  }

  private start(): void {
    if (this.running !== null) return;
    const batch = this.take();
    if (batch.length === 0) return;
    this.running = this.flush(batch).finally(() => {
      this.running = null;
      if (this.waiting.length > 0) this.schedule();
    });
  }

  /** Takes what may go into the next block: at most one append of each stream, in the order of arrival. */
  private take(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    const taken = new Set<string>();
    let events = 0;
    for (const entry of this.waiting) {
      const { stream, events: added } = entry.stream;
      const fits = batch.length === 0 || events + added.length <= this.options.maxEvents;
      if (!fits || taken.has(stream.id)) {
        rest.push(entry);
        continue;
      }
      taken.add(stream.id);
      events += added.length;
      batch.push(entry);
    }
    this.waiting = rest;
    return batch;
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    let probeCommands = false;
    for (let failures = 0; ; failures += 1) {
      try {
        settle(batch, await this.send(batch, probeCommands));
        return;
      } catch (error) {
        if (error instanceof CallRefused && sendAgain.has(error.code) && failures < 1_000) {
          probeCommands = true;
        } else if (error instanceof ConnectionLost && !error.isSilence && this.mayTryAgain(batch)) {
          for (const entry of batch) entry.uncertain = true;
          await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)));
        } else if (error instanceof CallRefused && batch.length > 1) {
          await this.flushHalves(batch);
          return;
        } else {
          for (const entry of batch) entry.reject(error);
          return;
        }
      }
    }
  }

  /** Something in the block can't be stored: halving the block isolates it, and everything else is written. */
  private async flushHalves(batch: readonly Waiting[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await this.flush(batch.slice(0, middle));
    await this.flush(batch.slice(middle));
  }

  private async send(batch: readonly Waiting[], probeCommands: boolean): Promise<WrittenBlock> {
    const begun = performance.now();
    const block = await this.flusher.write(
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
    if (verdict === 'written') entry.resolve({ written: true, recordedAt: block.recordedAt[index] ?? '' });
    else entry.resolve({ written: false, verdict, uncertain: entry.uncertain });
  }
}
