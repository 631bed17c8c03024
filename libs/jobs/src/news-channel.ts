import { randomUUID } from 'node:crypto';
import { logOf, matchStream } from '@arbiter/contracts';
import type { RedisClient } from './redis.js';
import { ShardChannels } from './shard-channels.js';

export interface News {
  readonly matchId: string;
  /** The newest version; null where it is not known, because messages may have been missed. */
  readonly version: number | null;
}

type Listener = (news: News) => void;
type GrowthListener = (logIds: readonly number[]) => void;

/** What a node publishes: a match has this version. */
interface NewVersion {
  readonly matchId: string;
  readonly version: number;
}

const logOfMatch = (matchId: string): number => logOf(matchStream(matchId));

/** Reads a message: who sent it, and what they tell. */
const parseMessage = (message: string): { readonly sender: unknown; readonly told: readonly unknown[] } => {
  const parsed: unknown = JSON.parse(message);
  const [sender, ...told] = Array.isArray(parsed) ? (parsed as readonly unknown[]) : [];
  return { sender, told };
};

/**
 * Tells nodes that a match has a new version, over Redis. Each log has a channel, which a node hears while it has listeners for matches of
 * that log; one more channel tells which logs have grown, for whoever follows all of them. News is a hint that makes live streams prompt:
 * listeners read the log themselves, and also look from time to time without a hint, so that a lost message causes a delay and never a loss.
 */
export class NewsChannel {
  /** Listeners by match, and these by log. */
  private readonly logs = new Map<number, Map<string, Set<Listener>>>();
  private readonly everywhere = new Set<GrowthListener>();
  private readonly channels: ShardChannels;
  /** Marks this node's own messages: its listeners were told before. */
  private readonly self = randomUUID();
  private waiting: NewVersion[] = [];

  /**
   * Makes the channel.
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

  /**
   * Tells all nodes: this one at once, the others in one message for each log with all that is published in the same round, as the appends of
   * one block are. Never throws and never waits: the append that it announces is committed already.
   */
  publish(news: NewVersion): void {
    const logId = logOfMatch(news.matchId);
    this.tellGrowth([logId]);
    this.tell(logId, news);
    if (this.waiting.length === 0) setImmediate(() => this.send());
    this.waiting.push(news);
  }

  /**
   * Calls the listener for every new version of a match, and when some may have been missed.
   * @returns a function that ends the subscription
   */
  subscribe(matchId: string, listener: Listener): () => void {
    const logId = logOfMatch(matchId);
    const matches = this.logs.get(logId) ?? this.beginLog(logId);
    const listeners = matches.get(matchId) ?? new Set<Listener>();
    matches.set(matchId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || matches.get(matchId) !== listeners) return;
      matches.delete(matchId);
      if (matches.size === 0 && this.logs.get(logId) === matches) this.endLog(logId);
    };
  }

  /** Calls the listener with the logs that have grown, of all nodes. */
  onGrowth(listener: GrowthListener): void {
    // What grows in silence is looked at from time to time, so nothing is done for messages that were missed.
    if (this.everywhere.size === 0)
      this.channels.hear(this.growthChannel, { hear: (message) => this.receiveGrowth(message), missed: () => undefined });
    this.everywhere.add(listener);
  }

  private get growthChannel(): string {
    return `${this.prefix}:grown`;
  }

  private channelOf(logId: number): string {
    return `${this.prefix}:news:${logId}`;
  }

  private beginLog(logId: number): Map<string, Set<Listener>> {
    const matches = new Map<string, Set<Listener>>();
    this.logs.set(logId, matches);
    this.channels.hear(this.channelOf(logId), {
      hear: (message) => this.receive(logId, message),
      missed: () => {
        for (const matchId of matches.keys()) this.tell(logId, { matchId, version: null });
      },
    });
    return matches;
  }

  private endLog(logId: number): void {
    this.logs.delete(logId);
    this.channels.leave(this.channelOf(logId));
  }

  private send(): void {
    const logs = new Map<number, Map<string, number>>();
    for (const { matchId, version } of this.waiting) {
      const logId = logOfMatch(matchId);
      logs.set(logId, (logs.get(logId) ?? new Map<string, number>()).set(matchId, version));
    }
    this.waiting = [];
    for (const [logId, newest] of logs) this.post(this.channelOf(logId), [...newest]);
    this.post(this.growthChannel, [...logs.keys()]);
  }

  private post(channel: string, told: readonly unknown[]): void {
    void this.publisher.spublish(channel, JSON.stringify([this.self, ...told])).catch(() => undefined);
  }

  private receive(logId: number, message: string): void {
    const { sender, told } = parseMessage(message);
    if (sender === this.self) return;
    for (const one of told) {
      const [matchId, version] = Array.isArray(one) ? (one as readonly unknown[]) : [];
      if (typeof matchId === 'string' && typeof version === 'number') this.tell(logId, { matchId, version });
    }
  }

  private receiveGrowth(message: string): void {
    const { sender, told } = parseMessage(message);
    if (sender !== this.self) this.tellGrowth(told.filter((logId) => typeof logId === 'number'));
  }

  private tell(logId: number, news: News): void {
    for (const listener of this.logs.get(logId)?.get(news.matchId) ?? []) listener(news);
  }

  private tellGrowth(logIds: readonly number[]): void {
    for (const listener of this.everywhere) listener(logIds);
  }
}
