import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { livelyAnswers } from '@arbiter/bots';
import { botPersonId } from '@arbiter/accounts';
import { foundingLog, logOf, matchStream, newMatchId } from '@arbiter/contracts';
import { keepOnce, LogDatabases, ProjectionRunner } from '@arbiter/event-store';
import { games } from '@arbiter/games';
import { uniform, WordStream } from '@arbiter/kernel';
import { BotPlayer, type BotPorts, botSeats, botStaysMs, guestPatienceMs, poolTurns, type Turns } from '@arbiter/organising';
import { projections } from '@arbiter/recording';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { fixedReleases } from './game-releases.js';
import { openPlatform, type Platform } from './platform.js';

const version = 'ab'.repeat(32);
const everybodyAtOnce: Turns = {
  alone: async (_key, work) => {
    await work();
    return true;
  },
};

describe('a bot at a recorded match', () => {
  let database: TestDatabase;
  /** The process that owns the matches, and two that only read them, as workers beside an API do. */
  let owner: Platform;
  let readers: readonly [Platform, Platform];

  const open = (name: string): Platform =>
    openPlatform({
      databases: LogDatabases.one(database.appUrl),
      redisUrl: testRedisUrl(),
      nodeName: `${name}-${randomUUID()}`,
      prefix: `bots-${randomUUID()}`,
      releases: () => fixedReleases([{ version, ruleset: games.starline }]),
      trouble: (error) => {
        throw error;
      },
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = open('owner');
    readers = [open('one'), open('other')];
  });
  afterAll(async () => {
    for (const platform of [owner, ...readers]) await platform.close();
    await database.drop();
  });

  /** What a bot in another process has: it reads the log, and the owner carries out what it sends. */
  const botOn = (reader: Platform, changed: Partial<BotPorts> = {}): BotPlayer =>
    new BotPlayer({
      sql: reader.pool,
      turns: everybodyAtOnce,
      look: async (matchId, see) => see(await reader.timelines.get(matchId)),
      commands: owner.matches,
      now: () => Date.now(),
      pauseMs: 0,
      trouble: (matchId, detail) => expect(`${matchId}: ${detail}`).toBe('no trouble'),
      ...changed,
    });

  const begun: string[] = [];
  afterEach(async () => {
    // A bot looks after all its matches: what another test began would be played on here.
    for (const matchId of begun.splice(0))
      await owner.matches.cancel({ matchId, commandId: 'end-of-test', by: botPersonId, reason: 'The test is over.' });
  });

  /** A match of a guest against the bot. @returns its id and the seats of both */
  const newMatch = async (): Promise<{ readonly matchId: string; readonly guest: number; readonly bot: number }> => {
    const at = await owner.botGatherings.of('starline', 'Starline');
    const commandId = randomUUID();
    const { gatheringId, tokenId: createdBy } = at;
    const made = await owner.registry.createPlayer({ gatheringId, name: 'Guest', personId: null, commandId: randomUUID(), createdBy });
    if (made === null || made.kind === 'reused') throw new Error('reused');
    const players = [made.value.playerId, at.botId];
    const matchId = newMatchId(Date.now());
    const format = Object.values(games.starline.formats)[0]!;
    await owner.registry.register({ matchId, gatheringId, format: format.id, commandId, createdBy, players });
    const created = await owner.matches.create({
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
    begun.push(matchId);
    return { matchId, guest: 0, bot: 1 };
  };

  const words = new WordStream('5e'.repeat(32));
  let drawn = 0;
  /** The guests' chance: whoever chose by a pattern might take back for ever what they chose before. */
  const draw = (n: number): number => uniform(n, () => words.word(drawn++));

  /** Lets the guest answer what they are asked, at random. @returns whether they were asked anything */
  const guestAnswers = async (matchId: string, guest: number): Promise<boolean> => {
    const timeline = await readers[0].timelines.get(matchId);
    const state = timeline?.state(timeline.head()) ?? null;
    if (timeline === null || state === null) return false;
    const session = timeline.ruleset.openSession(timeline.meta.pins, state);
    const decision = session.pending().find(({ seat }) => seat === guest);
    if (decision === undefined) return false;
    const { domain } = decision;
    const race = decision.prompt.params['race'];
    const presets = games.starline.presetDecks();
    const answers =
      domain.type === 'bulk' ? [{ bulk: (presets.find(({ id }) => id === race) ?? presets[0]!).deck }] : livelyAnswers(domain, draw);
    for (const [attempt, answer] of answers.entries()) {
      const commandId = `guest-${decision.id}-${attempt}`;
      if ((await owner.matches.answer({ matchId, commandId, seat: guest, decision: decision.id, answer })).ok) return true;
    }
    throw new Error(`no answer of the guest to ${decision.kind} was accepted`);
  };

  /** Both play on until the bot has answered so many questions. */
  const playUntil = async (matchId: string, guest: number, bots: () => readonly BotPlayer[], wanted: number): Promise<void> => {
    for (let round = 0; (await answersOf(matchId, 1 - guest)).length < wanted; round += 1) {
      await Promise.all(bots().map((bot) => bot.playAll()));
      while (await guestAnswers(matchId, guest));
      const events = await owner.store.read(matchStream(matchId));
      if (events.some(({ type }) => type === 'MatchEnded')) return;
      if (round > 400) throw new Error('the bot does not play on');
    }
  };

  const eventsOf = async (matchId: string) =>
    (await owner.store.read(matchStream(matchId))).map(({ type, payload, commandId }) => ({
      type,
      data: JSON.parse(payload) as { readonly seat?: number; readonly decision?: number; readonly by?: string },
      commandId,
    }));
  const answersOf = async (matchId: string, seat: number): Promise<readonly number[]> =>
    (await eventsOf(matchId)).flatMap(({ type, data }) => (type === 'ActionRecorded' && data.seat === seat ? [data.decision ?? -1] : []));

  it('declines to add chance and is ready before anybody asks it, and does so once', async () => {
    const { matchId, guest } = await newMatch();
    await Promise.all(readers.map((reader) => botOn(reader).playAll()));
    await botOn(readers[0]).playAll();
    expect((await eventsOf(matchId)).map(({ type, commandId }) => [type, commandId]).slice(1)).toEqual([
      ['EntropyDeclined', 'bot-decline-1'],
      ['PlayerReady', 'bot-ready-1'],
    ]);
    expect((await owner.matches.ready({ matchId, commandId: 'guest-ready', seat: guest })).ok).toBe(true);
  });

  it('answers every question once, though two workers play at once and know nothing of each other', async () => {
    const { matchId, guest, bot } = await newMatch();
    await owner.matches.ready({ matchId, commandId: 'guest-ready', seat: guest });
    const pair = readers.map((reader) => botOn(reader));
    await playUntil(matchId, guest, () => pair, 25);
    const answered = await answersOf(matchId, bot);
    expect(new Set(answered).size).toBe(answered.length);
    expect(answered.length).toBeGreaterThanOrEqual(25);
  });

  it('goes on where the log says that it stopped, when every round is another process', async () => {
    const { matchId, guest, bot } = await newMatch();
    await owner.matches.ready({ matchId, commandId: 'guest-ready', seat: guest });
    let lost = 0;
    const dying: BotPorts['commands'] = {
      ready: (command) => owner.matches.ready(command),
      declineEntropy: (command) => owner.matches.declineEntropy(command),
      cancel: (command) => owner.matches.cancel(command),
      // Every third process dies after its answer was recorded, before it hears of it.
      answer: async (command) => {
        const answered = await owner.matches.answer(command);
        if (lost++ % 3 === 0) throw new Error('the process died');
        return answered;
      },
    };
    const restarted = (): readonly BotPlayer[] => [botOn(readers[lost % 2 === 0 ? 0 : 1], { commands: dying, trouble: () => undefined })];
    await playUntil(matchId, guest, restarted, 25);
    const answered = await answersOf(matchId, bot);
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('pauses before an answer that does something, passes at once, and pauses no longer when another process takes over', async () => {
    const { matchId, guest, bot } = await newMatch();
    await owner.matches.ready({ matchId, commandId: 'guest-ready', seat: guest });
    const lastAt = async (): Promise<number> => (await readers[0].timelines.get(matchId))!.meta.at;
    const pausing = (now: () => number, reader = readers[0]): BotPlayer => botOn(reader, { now, pauseMs: 1_000 });
    let paused = 0;
    for (let round = 0; round < 60 && paused < 5; round += 1) {
      while (await guestAnswers(matchId, guest));
      const [at, before] = [await lastAt(), (await answersOf(matchId, bot)).length];
      // Just after the last event: what it does now has no pause before it.
      const { next } = await pausing(() => at + 1).playAll();
      if (next === null) continue;
      const since = await lastAt();
      const passed = (await answersOf(matchId, bot)).length;
      expect(passed).toBeGreaterThanOrEqual(before);
      expect(next - since).toBeGreaterThanOrEqual(1_000);
      expect(next - since).toBeLessThan(1_500);
      // Another process, which knows nothing of the pause, keeps it, and ends it at the same moment.
      expect((await pausing(() => next - 1, readers[1]).playAll()).next).toBe(next);
      expect((await answersOf(matchId, bot)).length).toBe(passed);
      const goesOn = pausing(() => next, readers[1]);
      await goesOn.playAll();
      expect((await answersOf(matchId, bot)).length).toBeGreaterThan(passed);
      paused += 1;
    }
    expect(paused).toBe(5);
  });

  it('lets one process at a time think about a match', async () => {
    const turns = poolTurns(readers[0].pool);
    const inner: boolean[] = [];
    await turns.alone('a match', async () => {
      inner.push(await poolTurns(readers[1].pool).alone('a match', async () => undefined));
      inner.push(await poolTurns(readers[1].pool).alone('another match', async () => undefined));
    });
    expect(inner).toEqual([false, true]);
    expect(await turns.alone('a match', async () => undefined)).toBe(true);
  });

  it('ends a match whose guest does nothing for half an hour', async () => {
    const { matchId } = await newMatch();
    await botOn(readers[0]).playAll();
    await project(matchId);
    await botOn(readers[0], { now: () => Date.now() + guestPatienceMs - 60_000 }).playAll();
    expect((await eventsOf(matchId)).map(({ type }) => type)).not.toContain('MatchCancelled');
    await botOn(readers[0], { now: () => Date.now() + guestPatienceMs + 60_000 }).playAll();
    expect((await eventsOf(matchId)).map(({ type }) => type)).toContain('MatchCancelled');
  });

  it('sits in matches that are not over, of today, and of no tournament', async () => {
    const seatOf = async (matchId: string, now = Date.now()): Promise<number | undefined> =>
      (await botSeats(readers[0].pool, now)).find((one) => one.matchId === matchId)?.seat;
    const { matchId, guest, bot } = await newMatch();
    expect(await seatOf(matchId)).toBe(bot);
    expect(await seatOf(matchId, Date.now() + 10 * 60_000)).toBeUndefined();
    await project(matchId);
    expect(await seatOf(matchId, Date.now() + 10 * 60_000)).toBe(bot);
    expect(await seatOf(matchId, Date.now() + botStaysMs + 60_000)).toBeUndefined();
    expect((await owner.matches.concede({ matchId, commandId: 'guest-gives-up', seat: guest, scope: 'match' })).ok).toBe(true);
    await project(matchId);
    expect(await seatOf(matchId)).toBeUndefined();
    const { matchId: paired } = await newMatch();
    await database.query(
      `WITH cup AS (INSERT INTO tournament (tournament_id, gathering_id, name) SELECT gen_random_uuid(), gathering_id, 'Cup' FROM gathering LIMIT 1 RETURNING tournament_id)
       UPDATE match_registration SET tournament_id = cup.tournament_id, round = 1, table_number = 1 FROM cup WHERE match_id = $1`,
      [paired],
    );
    expect(await seatOf(paired)).toBeUndefined();
  });

  /** Brings the list of matches up to date with the log. */
  const project = async (matchId: string): Promise<void> => {
    const client = new Client({ connectionString: database.keeperUrl });
    await client.connect();
    for (const logId of [foundingLog, logOf(matchStream(matchId))]) await keepOnce(client, { origin: 'arbiter.test/bots', logId });
    await client.end();
    const { pool, feed, logs } = readers[0];
    await new ProjectionRunner({ pool, logs, feed, projections }).catchUp();
  };
});
