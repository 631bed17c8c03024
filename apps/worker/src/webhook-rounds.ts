import type { Platform } from '@arbiter/platform';
import { Courier, DeliveryQueue, eraseRetiredSecrets, FeedFollower, postMessage, systemLookup } from '@arbiter/webhooks';
import type { Logger } from 'pino';
import type { WorkerConfig } from './config.js';
import { Recurring } from './recurring.js';

/** How soon after an event its deliveries are made, and sent, at the latest. */
const everyMs = 250;
const erasingEveryMs = 60_000;

/** Tells other services of tournaments: makes deliveries of events, sends them, and forgets secrets that have retired. */
export class WebhookRounds {
  private readonly rounds: readonly Recurring[];
  private readonly courier: Courier;

  constructor(platform: Platform, config: Pick<WorkerConfig, 'webhooksAllowPrivate'>, logger: Logger) {
    const { pool, feed, tournaments } = platform;
    const { streams } = tournaments;
    const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} failed and is tried again`);
    const follower = new FeedFollower(pool, feed);
    const queue = new DeliveryQueue(pool, streams, Date.now);
    const reach = { allowPrivate: config.webhooksAllowPrivate, lookup: systemLookup };
    this.courier = new Courier({
      sql: pool,
      streams,
      post: (message) => postMessage(message, reach),
      now: Date.now,
      chance: Math.random,
      disabled: (webhookId, because) => logger.warn({ webhookId, because }, 'a webhook was disabled: its receiver takes nothing'),
      trouble: failed('sending a webhook'),
    });
    const make = async (): Promise<void> => {
      await follower.catchUp();
      await queue.fill();
    };
    this.rounds = [
      new Recurring(everyMs, make, failed('making deliveries of webhooks')),
      new Recurring(everyMs, async () => void (await this.courier.begin()), failed('sending webhooks')),
      new Recurring(erasingEveryMs, () => eraseRetiredSecrets(pool, Date.now()), failed('deleting retired secrets of webhooks')),
    ];
  }

  start(): void {
    for (const round of this.rounds) round.start();
  }

  /** Waits for the rounds that are running, and for what is on its way. */
  async stop(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round.stop()));
    await this.courier.stop();
  }
}
