import type { Redis } from 'ioredis';

/**
 * The channel on which a node asks for a match that another node serves: Redis pub/sub, and only a hint. The lease decides; without Redis
 * the other node's lease must expire first.
 */
export class HandoverChannel {
  private readonly channel: string;

  /**
   * Makes the channel.
   * @param publisher impatient connection
   * @param subscriber connection for subscriptions
   */
  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    prefix: string,
  ) {
    this.channel = `${prefix}:wanted`;
  }

  /** Asks the node that serves the match to release it. Never throws and never waits. */
  ask(matchId: string): void {
    void this.publisher.publish(this.channel, matchId).catch(() => undefined);
  }

  /** Calls the listener for every match that some node asks for. */
  onAsked(listener: (matchId: string) => void): void {
    this.subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.channel) listener(message);
    });
    void this.subscriber.subscribe(this.channel).catch(() => undefined);
  }
}
