import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { housePersonId, mintBootstrapOrganizer } from '@arbiter/accounts';
import { foundingLog, logOf, matchStream, newMatchId } from '@arbiter/contracts';
import { keepOnce, LogDatabases, ProjectionRunner, StreamJournal } from '@arbiter/event-store';
import { games } from '@arbiter/games';
import { admitsGuest, BotPlayer, botSeats, botStaysMs, botStaysWithPlayersMs, guestMatches, guestPatienceMs } from '@arbiter/organising';
import { projections } from '@arbiter/recording';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { fixedReleases } from './game-releases.js';
import { openPlatform, type Platform } from './platform.js';

const version = 'ab'.repeat(32);

describe('matches of guests and of organizers against bots', () => {
  let database: TestDatabase;
  /** Two API processes of one installation. */
  let nodes: readonly [Platform, Platform];

  const open = (name: string): Platform =>
    openPlatform({
      databases: LogDatabases.one(database.appUrl),
      redisUrl: testRedisUrl(),
      nodeName: `${name}-${randomUUID()}`,
      prefix: `guests-${randomUUID()}`,
      releases: () => fixedReleases([{ version, ruleset: games.starline }]),
      trouble: (error) => {
        throw error;
      },
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    nodes = [open('one'), open('other')];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });

  /** Lets a guest in at a node, if the limit has a place. @returns what became of it */
  const guestAt = async (node: Platform, most: number, commandId: string): Promise<'done' | 'repeated' | 'reused' | 'full'> => {
    const { gatheringId, tokenId: createdBy, botId } = await node.botGatherings.of('starline', 'Starline');
    const guest = await node.registry.createPlayer({ gatheringId, name: 'Guest', personId: null, commandId: `g-${commandId}`, createdBy });
    if (guest === null || guest.kind === 'reused') throw new Error('no guest');
    const registration = { matchId: newMatchId(Date.now()), gatheringId, format: 'single', commandId, createdBy };
    const registered = await node.registry.registerIf({ ...registration, players: [guest.value.playerId, botId] }, (sql) =>
      admitsGuest(sql, Date.now(), most),
    );
    return registered?.kind ?? 'full';
  };

  it('lets exactly as many in as there are places, though two processes let guests in at the same moment', async () => {
    const before = await guestMatches(nodes[0].pool, Date.now());
    const commands = Array.from({ length: 12 }, () => `m-${randomUUID().slice(0, 20)}`);
    const outcomes = await Promise.all(commands.map((commandId, at) => guestAt(nodes[at % 2 === 0 ? 0 : 1], before + 3, commandId)));
    expect(outcomes.filter((one) => one === 'done').length).toBe(3);
    expect(outcomes.filter((one) => one === 'full').length).toBe(9);
    expect(await guestMatches(nodes[1].pool, Date.now())).toBe(before + 3);
    // All of them are in one gathering, made by one token, whichever process was first.
    const { rows } = await nodes[0].pool.query('SELECT token_id FROM access_token WHERE person_id = $1', [housePersonId]);
    expect(rows).toHaveLength(1);

    // Whoever was let in is so when their command comes again; whoever was not left nothing that stands in their way.
    const [let_in, kept_out] = [commands[outcomes.indexOf('done')]!, commands[outcomes.indexOf('full')]!];
    expect(await guestAt(nodes[1], 0, let_in)).toBe('repeated');
    expect(await guestAt(nodes[1], before + 4, kept_out)).toBe('done');
  });

  it('counts no match that an organizer made, where the bot stays for days', async () => {
    const [{ pool, registry, matches, botGatherings }] = nodes;
    const guests = await guestMatches(pool, Date.now());
    const { token } = await mintBootstrapOrganizer(pool, new StreamJournal(pool));
    const createdBy = token.tokenId;
    const made = await registry.createGathering({
      name: 'Club',
      game: 'starline',
      spectatorDelaySeconds: 0,
      commandId: `c-${randomUUID()}`,
      createdBy,
    });
    if (made.kind === 'reused') throw new Error('reused');
    const { gatheringId } = made.value;
    const anna = await registry.createPlayer({ gatheringId, name: 'Anna', personId: null, commandId: `a-${randomUUID()}`, createdBy });
    if (anna === null || anna.kind === 'reused') throw new Error('no player');
    const bot = await botGatherings.botOf(gatheringId, createdBy);
    expect(await nodes[1].botGatherings.botOf(gatheringId, createdBy)).toBe(bot);
    const seatOf = async (matchId: string, now: number) => (await botSeats(pool, now)).find((seat) => seat.matchId === matchId);
    const now = Date.now();
    const matchId = newMatchId(now);
    const players = [anna.value.playerId, bot];
    const commandId = `m-${randomUUID()}`;
    await registry.register({ matchId, gatheringId, format: 'single', commandId, createdBy, players });
    expect(await seatOf(matchId, now)).toEqual({ matchId, seat: 1, against: 'players' });
    expect(await guestMatches(pool, now)).toBe(guests);

    const format = Object.values(games.starline.formats)[0]!;
    const created = await matches.create({
      matchId,
      commandId,
      gatheringId,
      players,
      ruleset: version,
      format,
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
    });
    if (!created.ok) throw new Error(created.problem.detail);
    await project(matchId);
    expect(await seatOf(matchId, now + botStaysMs + 60_000)).toEqual({ matchId, seat: 1, against: 'players' });
    expect(await seatOf(matchId, now + botStaysWithPlayersMs + 60_000)).toBeUndefined();

    // The bot is ready, and waits for Anna as long as she takes.
    const player = (at: number) =>
      new BotPlayer({
        sql: pool,
        turns: { alone: async (_key, work) => work().then(() => true) },
        look: async (id, see) => see(await nodes[1].timelines.get(id)),
        commands: matches,
        now: () => at,
        pauseMs: 0,
        trouble: (id, detail) => expect(`${id}: ${detail}`).toBe('no trouble'),
      });
    await player(now).playAll();
    await player(now + 10 * guestPatienceMs).playAll();
    expect((await nodes[0].store.read(matchStream(matchId))).map(({ type }) => type)).toEqual([
      'MatchCreated',
      'EntropyDeclined',
      'PlayerReady',
    ]);
  });

  /** Brings the list of matches up to date with the log. */
  const project = async (matchId: string): Promise<void> => {
    const client = new Client({ connectionString: database.keeperUrl });
    await client.connect();
    for (const logId of [foundingLog, logOf(matchStream(matchId))]) await keepOnce(client, { origin: 'arbiter.test/guests', logId });
    await client.end();
    const [{ pool, feed, logs }] = nodes;
    await new ProjectionRunner({ pool, logs, feed, projections }).catchUp();
  };
});
