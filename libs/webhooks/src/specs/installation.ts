import { randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Registry } from '@arbiter/accounts';
import { newMatchId } from '@arbiter/contracts';
import { LogDatabases, openPool, PostgresEventStore, PostgresFeed, StreamJournal } from '@arbiter/event-store';
import { Tournaments, TournamentStreams } from '@arbiter/organising';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import type { TournamentCommand, TournamentSettings } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import { Courier, type CourierPorts } from '../courier.js';
import { DeliveryQueue } from '../delivery-queue.js';
import { FeedFollower } from '../feed-follower.js';
import { postMessage } from '../post-message.js';
import { type WebhookCommand, WebhookCommands, type WebhookCommandOutcome } from '../webhook-commands.js';
import { type NewWebhook, type Registered, Webhooks } from '../webhooks.js';

const settings: TournamentSettings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: false,
  reporting: 'players',
  loneReportMinutes: null,
  matches: 'offline',
  clock: null,
  decks: 'none',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};
const phases = [{ kind: 'swiss', rounds: 3, bestOf: 1, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' }] as const;

/** What one worker does: follows the log, makes deliveries, sends them. */
export interface TestWorker {
  readonly follower: FeedFollower;
  readonly queue: DeliveryQueue;
  readonly courier: Courier;
  /** Does all that is to be done now. */
  work(): Promise<void>;
}

/** An installation on a database of its own, with a clock that specs move. */
export class TestInstallation {
  /** Milliseconds since 1970-01-01 UTC. */
  now = Date.now();
  readonly disabled: (readonly [string, string])[] = [];
  readonly troubles: unknown[] = [];
  readonly webhooks: Webhooks;
  readonly commands: WebhookCommands;
  readonly streams: TournamentStreams;
  private readonly registry: Registry;
  private readonly tournaments: Tournaments;
  private readonly feed: PostgresFeed;

  private constructor(
    private readonly database: TestDatabase,
    readonly pool: Pool,
    private readonly store: PostgresEventStore,
    /** The token of an organizer. */
    readonly organizer: string,
  ) {
    const journal = new StreamJournal(pool);
    this.streams = new TournamentStreams(store);
    this.registry = new Registry(pool, journal);
    this.tournaments = new Tournaments(pool, journal, this.streams);
    this.feed = new PostgresFeed(LogDatabases.one(pool));
    this.webhooks = new Webhooks(pool, this.feed);
    this.commands = new WebhookCommands(pool, () => this.now);
  }

  static async open(): Promise<TestInstallation> {
    const database = await createTestDatabase();
    const pool = openPool(database.appUrl, { max: 12 });
    const store = new PostgresEventStore({ databases: LogDatabases.one({ url: database.appUrl, pool }), writer: 'spec' });
    const { token } = await mintBootstrapOrganizer(pool, new StreamJournal(pool));
    return new TestInstallation(database, pool, store, token.tokenId);
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.pool.end();
    await this.database.drop();
  }

  /** A worker. @param changed what is different of its courier */
  worker(changed: Partial<CourierPorts> = {}): TestWorker {
    const now = (): number => this.now;
    const follower = new FeedFollower(this.pool, this.feed);
    const queue = new DeliveryQueue(this.pool, new TournamentStreams(this.store), now);
    const courier = new Courier({
      sql: this.pool,
      streams: this.streams,
      post: (message) => postMessage(message, { allowPrivate: true, lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) }),
      now,
      chance: () => 0,
      disabled: (webhookId, because) => void this.disabled.push([webhookId, because]),
      trouble: (error) => void this.troubles.push(error),
      ...changed,
    });
    const work = async (): Promise<void> => {
      await follower.catchUp();
      await queue.fill();
      for (let more = true; more; ) {
        more = (await courier.begin()) > 0;
        await courier.settled();
      }
    };
    return { follower, queue, courier, work };
  }

  async gathering(): Promise<string> {
    const made = await this.registry.createGathering({
      name: 'Friday',
      game: 'probe',
      spectatorDelaySeconds: 0,
      commandId: randomUUID(),
      createdBy: this.organizer,
    });
    if (made.kind === 'reused') throw new Error('reused');
    return made.value.gatheringId;
  }

  async tournament(gatheringId: string): Promise<string> {
    const by = { commandId: randomUUID(), by: this.organizer };
    const created = await this.tournaments.create({ gatheringId, game: 'probe', name: 'Cup', settings, ...by });
    if (created === null) throw new Error('reused');
    return created.tournamentId;
  }

  /** Carries a command out, which has to be accepted. */
  async does(tournamentId: string, command: TournamentCommand): Promise<void> {
    const sending = { commandId: randomUUID(), by: this.organizer, expected: null, meaning: command.type };
    const { kind } = await this.tournaments.carryOut(tournamentId, sending, () => command);
    if (kind !== 'done') throw new Error(`${command.type}: ${kind}`);
  }

  /** A tournament of four, before its first round: seven events. */
  async closed(gatheringId: string): Promise<string> {
    const tournamentId = await this.tournament(gatheringId);
    await this.does(tournamentId, { type: 'setStructure', structure: { phases }, reason: null });
    for (let number = 1; number <= 4; number += 1) {
      const by = { commandId: randomUUID(), createdBy: this.organizer };
      const made = await this.registry.createPlayer({ gatheringId, name: `P${number}`, personId: null, ...by });
      if (made === null || made.kind === 'reused') throw new Error('reused');
      await this.does(tournamentId, { type: 'registerEntrant', players: [made.value.playerId], awardedByes: 0, byStaff: true });
    }
    await this.does(tournamentId, { type: 'closeRegistration' });
    return tournamentId;
  }

  pair(tournamentId: string): Promise<void> {
    const matchIds = [newMatchId(this.now), newMatchId(this.now)];
    return this.does(tournamentId, { type: 'pairRound', seed: 'ab'.repeat(32), input: 7, matchIds });
  }

  /** Registers a webhook, of all tournaments and types unless something else is said. */
  async register(gatheringId: string, url: string, changed: Partial<NewWebhook> = {}): Promise<Registered> {
    const every = { tournamentId: null, eventTypes: null, description: null, commandId: randomUUID(), by: this.organizer };
    const registered = await this.webhooks.register({ gatheringId, url, ...every, ...changed });
    if (registered === null || registered.kind === 'reused') throw new Error('not registered');
    return registered.value;
  }

  send(gatheringId: string, webhookId: string, command: WebhookCommand, commandId = randomUUID()): Promise<WebhookCommandOutcome> {
    return this.commands.carryOut({ gatheringId, webhookId, commandId, by: this.organizer, command });
  }

  /** How the deliveries of a webhook stand, the first one first. */
  async deliveries(webhookId: string) {
    return [...(await this.webhooks.deliveries(webhookId, null, 0, 200))].reverse();
  }

  letPass(ms: number): void {
    this.now += ms;
  }
}
