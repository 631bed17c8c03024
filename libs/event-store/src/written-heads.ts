import type { Head } from '@arbiter/recording';
import type { StreamAppend } from './append-statement.js';

/** How many streams of a log are remembered; a stream that was forgotten costs one probe. */
const mostStreams = 20_000;

/** What is known of one log. */
interface KnownLog {
  readonly fence: number;
  nextLeaf: number;
  readonly heads: Map<string, Head>;
}

/** Where a block can be written without a search. */
export interface KnownPlace {
  /** The logs of the block, each with the fence of its lease; null where nobody need own it. */
  readonly logs: readonly { readonly logId: number; readonly fence: number | null }[];
  /** The leaf of each event, in the order of the block. */
  readonly leaves: readonly number[];
}

/**
 * What one connection knows of logs because it wrote them itself: the next leaves, and the heads of streams. It holds as long as nobody
 * else writes these logs, which the keys of the table would show. A new connection knows nothing: the database may be another, such as a
 * standby that was promoted.
 */
export class WrittenHeads {
  private readonly logs = new Map<number, KnownLog>();

  /** Forgets everything. */
  forget(): void {
    this.logs.clear();
  }

  /** Returns null where a head or a leaf is not known, or an append expects another head or has another fence than the one before. */
  known(streams: readonly StreamAppend[]): KnownPlace | null {
    const next = new Map<number, number>();
    const logs: { readonly logId: number; readonly fence: number }[] = [];
    const leaves: number[] = [];
    for (const { logId, stream, previousVersion, previousHash, fence, events } of streams) {
      const log = this.logs.get(logId);
      const head = log?.heads.get(stream.id);
      if (log === undefined || log.fence !== fence || head?.version !== previousVersion || head.hash !== previousHash) return null;
      if (!next.has(logId)) logs.push({ logId, fence });
      const first = next.get(logId) ?? log.nextLeaf;
      for (const [at] of events.entries()) leaves.push(first + at);
      next.set(logId, first + events.length);
    }
    return { logs, leaves };
  }

  /**
   * Remembers appends to one log that were written.
   * @param lastLeaf the log's last leaf after them
   */
  remember(streams: readonly StreamAppend[], lastLeaf: number): void {
    for (const { logId, stream, events, fence } of streams) {
      const last = events.at(-1);
      if (fence === null || last === undefined) continue;
      const before = this.logs.get(logId);
      // Under another fence this process has lost the log in between: what it knew before is not known any more.
      const log = before?.fence === fence ? before : { fence, nextLeaf: 0, heads: new Map<string, Head>() };
      this.logs.set(logId, log);
      log.nextLeaf = lastLeaf + 1;
      log.heads.delete(stream.id);
      log.heads.set(stream.id, { version: last.version, hash: last.hash });
      const [oldest] = log.heads.keys();
      if (log.heads.size > mostStreams && oldest !== undefined) log.heads.delete(oldest);
    }
  }
}
