import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

export interface News {
  readonly matchId: string;
  readonly version: number;
}

type Listener = (news: News) => void;

/**
 * Tells every API node that a match has a new version, over Redis pub/sub. It is a hint that makes live streams prompt: listeners read the
 * log themselves, and also look from time to time without a hint, so that a lost message causes a delay and never a loss.
 */
export class NewsChannel {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly everywhere = new Set<(matchIds: readonly string[]) => void>();
  private readonly channel: string;
  /** Marks this node's own messages: its listeners were told before. */
  private readonly self = randomUUID();
  private waiting: News[] = [];

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
    this.channel = `${prefix}:news`;
    subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.channel) this.receive(message);
    });
    void subscriber.subscribe(this.channel).catch(() => undefined);
  }

  /**
   * Tells all nodes: this one at once, the others in one message with all that is published in the same round, as the appends of one block
   * are. Never throws and never waits: the append that it announces is committed already.
   */
  publish(news: News): void {
    this.tell([news]);
    if (this.waiting.length === 0) setImmediate(() => this.send());
    this.waiting.push(news);
  }

  /**
   * Calls the listener for every new version of a match.
   * @returns a function that ends the subscription
   */
  subscribe(matchId: string, listener: Listener): () => void {
    const listeners = this.listeners.get(matchId) ?? new Set<Listener>();
    this.listeners.set(matchId, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(matchId) === listeners) this.listeners.delete(matchId);
    };
  }

  /** Calls the listener with the matches that have new versions. */
  onAny(listener: (matchIds: readonly string[]) => void): void {
    this.everywhere.add(listener);
  }

  private send(): void {
    const newest = new Map(this.waiting.map(({ matchId, version }) => [matchId, version]));
    this.waiting = [];
    void this.publisher.publish(this.channel, JSON.stringify([this.self, ...newest])).catch(() => undefined);
  }

  private receive(message: string): void {
    const parsed: unknown = JSON.parse(message);
    if (!Array.isArray(parsed)) return;
    const [sender, ...news] = parsed as readonly unknown[];
    if (sender === this.self) return;
    const told: News[] = [];
    for (const one of news) {
      const [matchId, version] = Array.isArray(one) ? (one as readonly unknown[]) : [];
      if (typeof matchId === 'string' && typeof version === 'number') told.push({ matchId, version });
    }
    this.tell(told);
  }

  private tell(news: readonly News[]): void {
    for (const listener of this.everywhere) listener(news.map(({ matchId }) => matchId));
    for (const one of news) for (const listener of this.listeners.get(one.matchId) ?? []) listener(one);
  }
}
