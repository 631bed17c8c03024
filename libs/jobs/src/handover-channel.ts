import type { Redis } from 'ioredis';

/**
 * How a node asks for a match that another node serves: over Redis pub/sub, a hint only. The lease decides; without Redis
 * the other node's lease must run out first.
 */
export class HandoverChannel {
  private readonly channel: string;

  /** @param publisher impatient connection @param subscriber connection for subscriptions */
  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    prefix: string,
  ) {
    this.channel = `${prefix}:wanted`;
  }

  /** Asks whoever serves the match to let it go. Never throws and never waits. */
  ask(matchId: string): void {
    void this.publisher.publish(this.channel, matchId).catch(() => undefined);
  }

  /** Hears of every match that some node asks for. */
  onAsked(listener: (matchId: string) => void): void {
    this.subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.channel) listener(message);
    });
    void this.subscriber.subscribe(this.channel).catch(() => undefined);
  }
}
