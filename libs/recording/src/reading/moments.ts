import { decodeMatchEvent, type MatchEvent } from '@arbiter/contracts';
import type { DecodedEvent } from '../match/decoded-events.js';
import { foldMeta, type MatchMeta } from '../match/meta.js';
import type { StoredEvent, Version } from '../ports.js';

/** One version of a match: the stored event, and what recording knows of the match after it. */
export interface Moment {
  readonly stored: StoredEvent;
  readonly event: MatchEvent;
  readonly meta: MatchMeta;
}

/** How many of the newest versions are kept as they were read and folded. */
const newest = 50;
/** Of every so many older versions, what was folded is kept, so that the others can be folded from there. */
const stride = 50;

/**
 * The versions of a match. Stored events are kept; what was read from them and folded is kept for the newest ones, and made again for older
 * ones when somebody asks, since it takes most of the memory.
 */
export class Moments {
  private readonly stored: StoredEvent[] = [];
  private readonly recent = new Map<Version, Moment>();
  /** What was folded at the versions that are multiples of `stride`. */
  private readonly folded: MatchMeta[] = [];
  /** Older moments that were made again last, from the version after a multiple of `stride` on. */
  private again: { readonly from: Version; readonly moments: readonly Moment[] } | null = null;

  get length(): number {
    return this.stored.length;
  }

  push({ stored, event }: DecodedEvent): void {
    const meta = foldMeta(this.at(this.length)?.meta ?? null, event);
    this.stored.push(stored);
    this.recent.set(this.length, { stored, event, meta });
    this.recent.delete(this.length - newest);
    if (this.length % stride === 0) this.folded.push(meta);
  }

  /** Returns one version; undefined where there is none. */
  at(version: Version): Moment | undefined {
    return this.recent.get(version) ?? (this.stored[version - 1] === undefined ? undefined : this.older(version));
  }

  private older(version: Version): Moment | undefined {
    const from = version - ((version - 1) % stride);
    if (this.again?.from !== from) this.again = { from, moments: this.make(from) };
    return this.again.moments[version - from];
  }

  private make(from: Version): readonly Moment[] {
    let meta = this.folded[(from - 1) / stride - 1] ?? null;
    return this.stored.slice(from - 1, from - 1 + stride).map((stored) => {
      const event = decodeMatchEvent(stored);
      meta = foldMeta(meta, event);
      return { stored, event, meta };
    });
  }
}
