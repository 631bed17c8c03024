import type { RedisClient } from './redis.js';

/**
 * Tells every API node that some token may give less than before: one was revoked, or a person turned out to play in a gathering. Redis
 * pub/sub, and only a hint: nodes trust what they know about a token for a short time only.
 */
export class AccessChannel {
  private readonly listeners = new Set<() => void>();
  private readonly channel: string;

  /**
   * Makes the channel.
   * @param publisher impatient connection
   * @param subscriber connection for subscriptions
   */
  constructor(
    private readonly publisher: RedisClient,
    subscriber: RedisClient,
    prefix: string,
  ) {
    this.channel = `${prefix}:access`;
    subscriber.on('message', (channel: string) => {
      if (channel === this.channel) this.hear();
    });
    void subscriber.subscribe(this.channel).catch(() => undefined);
  }

  /** Tells this node at once, and all others. Never throws and never waits. */
  tell(): void {
    this.hear();
    void this.publisher.publish(this.channel, '').catch(() => undefined);
  }

  /**
   * Calls the listener whenever access may have changed.
   * @returns a function that ends that
   */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hear(): void {
    for (const listener of this.listeners) listener();
  }
}
