import type { RedisClient } from './redis.js';

/** Who hears a channel. */
export interface ChannelListener {
  hear(message: string): void;
  /** Called when messages may have been missed: the subscription has begun, or was interrupted and has begun again. */
  missed(): void;
}

const tryAgainMs = 1_000;

/**
 * Milliseconds without a further event after which connections count as settled. While a master of a cluster is dead, ioredis says some dozen
 * times a second that subscribers are ready: nobody should look as often.
 */
const settledAfterMs = 250;

/**
 * Hears channels of shards (SSUBSCRIBE), each only while somebody wants it. A cluster carries such a message to one shard instead of to every
 * member; with one server they are ordinary channels.
 */
export class ShardChannels {
  private readonly wanted = new Map<string, ChannelListener>();
  private settling: NodeJS.Timeout | null = null;

  /** @param subscriber patient connection */
  constructor(private readonly subscriber: RedisClient) {
    subscriber.on('smessage', (channel: string, message: string) => this.wanted.get(channel)?.hear(message));
    // ioredis subscribes again by itself when a server is back (`ready`), or another one serves the shard (`subscribersReady`).
    for (const event of ['ready', 'subscribersReady']) subscriber.on(event, () => this.settle());
  }

  /** Begins to hear a channel that nobody hears so far. */
  hear(channel: string, listener: ChannelListener): void {
    this.wanted.set(channel, listener);
    void this.subscribe(channel, listener);
  }

  leave(channel: string): void {
    this.wanted.delete(channel);
    // A message that still comes finds nobody.
    void this.attempt(() => this.subscriber.sunsubscribe(channel));
  }

  private settle(): void {
    this.settling ??= setTimeout(() => {
      this.settling = null;
      for (const listener of this.wanted.values()) listener.missed();
    }, settledAfterMs).unref();
    this.settling.refresh();
  }

  private async subscribe(channel: string, listener: ChannelListener): Promise<void> {
    const subscribed = await this.attempt(() => this.subscriber.ssubscribe(channel));
    if (this.wanted.get(channel) !== listener) return;
    if (subscribed) listener.missed();
    else if (this.subscriber.status !== 'end') setTimeout(() => this.subscribeAgain(channel, listener), tryAgainMs).unref();
  }

  private subscribeAgain(channel: string, listener: ChannelListener): void {
    if (this.wanted.get(channel) === listener) void this.subscribe(channel, listener);
  }

  /** @returns whether it worked; a cluster refuses while it does not know who serves the shard */
  private async attempt(ask: () => Promise<unknown>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch {
      return false;
    }
  }
}
