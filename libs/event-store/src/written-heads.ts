import type { Head } from '@arbiter/recording';
import type { StreamAppend } from './append-statement.js';

/** How many streams are remembered; a stream that was forgotten costs one probe. */
const mostStreams = 20_000;

/**
 * What one connection knows of a log because it wrote it itself, under one fence: the next leaf, and the heads of streams. It holds as long
 * as nobody else writes the log, which the keys of the table would show. A new connection knows nothing: the database may be another, such
 * as a standby that was promoted.
 */
export class WrittenHeads {
  private heads = new Map<string, Head>();
  private fence: number | null = null;
  private nextLeaf: number | null = null;

  /** Forgets everything. */
  forget(): void {
    this.heads = new Map();
    this.fence = null;
    this.nextLeaf = null;
  }

  /**
   * Returns fence and first leaf for a block that can be written without a search; null where a head or the leaf is not known, or an append
   * expects another head or has another fence than the one before.
   */
  known(streams: readonly StreamAppend[]): { readonly fence: number; readonly leaf: number } | null {
    const { fence, nextLeaf } = this;
    if (fence === null || nextLeaf === null) return null;
    const isKnown = streams.every(({ stream, previousVersion, previousHash, fence: own }) => {
      const head = this.heads.get(stream.id);
      return own === fence && head?.version === previousVersion && head.hash === previousHash;
    });
    return isKnown ? { fence, leaf: nextLeaf } : null;
  }

  /**
   * Remembers appends that were written.
   * @param lastLeaf the log's last leaf after them
   */
  remember(streams: readonly StreamAppend[], lastLeaf: number): void {
    this.nextLeaf = lastLeaf + 1;
    for (const { stream, events, fence } of streams) {
      const last = events.at(-1);
      if (fence === null || last === undefined) continue;
      if (fence !== this.fence) {
        this.heads = new Map();
        this.fence = fence;
      }
      this.heads.delete(stream.id);
      this.heads.set(stream.id, { version: last.version, hash: last.hash });
    }
    for (const oldest of this.heads.keys()) {
      if (this.heads.size <= mostStreams) break;
      this.heads.delete(oldest);
    }
  }
}
