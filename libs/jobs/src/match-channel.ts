import { randomUUID } from 'node:crypto';
import type { RedisClient } from './redis.js';
import { ShardChannels } from './shard-channels.js';

/** What nodes tell each other about a match that is no news of its log: JSON, null where messages may have been missed. */
type Listener = (told: unknown) => void;

/** Carries passing messages about single matches between nodes, over Redis. A message that is lost is told by nobody again. */
export class MatchChannel {
  private readonly channels: ShardChannels;
  /** Marks this node's own messages: it knows them. */
  private readonly self = randomUUID();

  /**
   * @param publisher impatient connection
   * @param subscriber connection for subscriptions
   */
  constructor(
    private readonly publisher: RedisClient,
    subscriber: RedisClient,
    private readonly prefix: string,
  ) {
    this.channels = new ShardChannels(subscriber);
  }

  /** Tells the other nodes. @throws what Redis says where it is not reachable */
  async tell(matchId: string, told: unknown): Promise<void> {
    await this.publisher.spublish(this.channelOf(matchId), JSON.stringify([this.self, told]));
  }

  /** Begins to hear what other nodes tell about a match; each match has one listener at most. @returns a function that ends it */
  hear(matchId: string, listener: Listener): () => void {
    const channel = this.channelOf(matchId);
    this.channels.hear(channel, {
      hear: (message) => {
        const [sender, told] = JSON.parse(message) as readonly unknown[];
        if (sender !== this.self) listener(told);
      },
      missed: () => listener(null),
    });
    return () => this.channels.leave(channel);
  }

  private channelOf(matchId: string): string {
    return `${this.prefix}:table:{${matchId}}`;
  }
}
