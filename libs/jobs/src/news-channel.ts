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
  private readonly everywhere = new Set<() => void>();
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
    this.channel = `${prefix}:news`;
    subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.channel) this.receive(message);
    });
    void subscriber.subscribe(this.channel).catch(() => undefined);
  }

  /** Tells all nodes. Never throws and never waits: the append that it announces is committed already. */
  publish(news: News): void {
    this.tell(news);
    void this.publisher.publish(this.channel, JSON.stringify([news.matchId, news.version])).catch(() => undefined);
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

  /** Calls the listener for every new version of any match. */
  onAny(listener: () => void): void {
    this.everywhere.add(listener);
  }

  private receive(message: string): void {
    const parsed: unknown = JSON.parse(message);
    if (!Array.isArray(parsed)) return;
    const [matchId, version] = parsed as readonly unknown[];
    if (typeof matchId === 'string' && typeof version === 'number') this.tell({ matchId, version });
  }

  private tell(news: News): void {
    for (const listener of this.everywhere) listener();
    for (const listener of this.listeners.get(news.matchId) ?? []) listener(news);
  }
}
