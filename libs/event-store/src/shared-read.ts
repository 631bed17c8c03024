import { eventHash } from '@arbiter/contracts';
import type { Feed, FeedEntry, StoredEvent } from '@arbiter/recording';

/** What was read of a feed: its entries from a leaf on, and the size that it had before they were read. */
interface Read {
  readonly size: number;
  readonly entries: readonly FeedEntry[];
}

/**
 * Entries of the feed that several projections take: read once, and each hash checked once. The size is read once too: a projection that
 * took a later one would pass entries by that were written in between.
 */
export class SharedRead {
  private start = -1;
  private read: Read = { size: 0, entries: [] };
  private readonly sound = new Map<StoredEvent, boolean>();

  constructor(
    private readonly feed: Feed,
    readonly logId: number,
    private readonly batch: number,
  ) {}

  async from(leaf: number): Promise<Read> {
    if (leaf === this.start) return this.read;
    const size = await this.feed.size(this.logId);
    this.read = { size, entries: size <= leaf ? [] : await this.feed.read(this.logId, leaf, this.batch) };
    this.start = leaf;
    return this.read;
  }

  isSound(event: StoredEvent): boolean {
    const known = this.sound.get(event);
    const isSound = known ?? eventHash(event) === event.hash;
    if (known === undefined) this.sound.set(event, isSound);
    return isSound;
  }
}
