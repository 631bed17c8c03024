import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Answer, type Loose, type Rig } from './rig.js';
import { SseReader } from './sse-reader.js';
import { newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const judging = (table: Table, act: Readonly<Record<string, unknown>>): Promise<Answer> => table.command('judge-actions', table.judge, act);
const loggedTypes = async (table: Table): Promise<readonly string[]> =>
  ((await rig.get(`/matches/${table.matchId}/log`, table.seats[0])).json['items'] as unknown as { type: string }[]).map(({ type }) => type);

describe('a dispute after the end of a match', () => {
  it('given a match that was conceded, when a judge rules on it, then everybody reads the ruling and the result stays', async () => {
    const table = await setTable(rig);
    await table.start();
    await table.command('concession', table.seats[0], { scope: 'match' });
    const ended = Number((await table.view(table.spectator)).json['version']);
    const sent = { commandId: newCommand(), type: 'ruling', reason: 'They could not concede for their team mate.', rules: ['2.4'] };
    const first = await rig.post(`/matches/${table.matchId}/judge-actions`, table.judge, sent);
    expect(first).toMatchObject({ status: 200, json: { version: ended + 1 } });
    expect((await rig.post(`/matches/${table.matchId}/judge-actions`, table.judge, sent)).json).toEqual(first.json);
    expect((await table.view(table.seats[1])).json).toMatchObject({ status: 'ended', version: ended + 1, result: { winners: [1] } });
    expect((await rig.get(`/matches/${table.matchId}/transcript`, table.spectator)).text).toMatch(
      /Ruling \(2\.4\): They could not concede for their team mate\.\n$/,
    );
    expect((await rig.get(`/matches/${table.matchId}/transcript?language=zh`, table.seats[0])).text).toContain('（2.4）');
    const news = (await rig.get(`/matches/${table.matchId}/events`, table.spectator)).json['items'] as unknown as Loose[];
    expect(news.at(-1)).toMatchObject({ type: 'RulingGiven', over: true, facts: { rules: ['2.4'] } });
    expect((await loggedTypes(table)).slice(-2)).toEqual(['SeedRevealed', 'RulingGiven']);
    expect((await rig.get(`/matches/${table.matchId}`, table.seats[0])).json).toHaveProperty('ruledAt');
  });

  it.each(['', '?after=LAST'])(
    'given a ruling stands behind the end, when a live stream is opened%s, then it tells what is left and ends',
    async (query) => {
      const table = await setTable(rig);
      await table.start();
      await table.command('concession', table.seats[0], { scope: 'match' });
      const { version } = (await judging(table, { type: 'ruling', reason: 'noted', rules: [] })).json;
      const stream = await SseReader.open(
        `${rig.url}/matches/${table.matchId}/live${query.replace('LAST', String(version))}`,
        table.spectator,
      );
      const events: string[] = [];
      for (let event = await stream.next(); event !== null; event = await stream.next()) events.push(`${event.event} ${event.id}`);
      expect(events.at(-1)).toBe(`end ${String(version)}`);
      expect(events.at(-2)).toBe(query === '' ? `news ${String(version)}` : undefined);
    },
  );

  it('given a match that is over, when a loss is given, then the refusal names what to do instead', async () => {
    const table = await setTable(rig);
    await table.start();
    await table.command('cancellation', table.organizer, { reason: 'fire alarm' });
    const before = await loggedTypes(table);
    for (const act of [
      { type: 'matchLoss', seat: 0 },
      { type: 'gameLoss', seat: 1 },
      { type: 'noShow', seats: [0] },
    ]) {
      expect(await judging(table, { ...act, reason: 'found later', rules: [] })).toMatchObject({
        status: 409,
        json: { code: 'judge/result-stands', detail: expect.stringContaining('Give a ruling') },
      });
    }
    expect(await loggedTypes(table)).toEqual(before);
  });
});

describe('a match whose players do not come', () => {
  it.each([
    ['seat 0', [0], [1]],
    ['seat 1', [1], [0]],
    ['both', [0, 1], []],
  ] as const)('given a no-show of %s, when a judge says so, then the match is over and its record opens', async (_who, seats, winners) => {
    const table = await setTable(rig);
    expect(await judging(table, { type: 'noShow', seats, reason: 'ten minutes late', rules: [] })).toMatchObject({ status: 200 });
    expect((await table.view(table.spectator)).json).toMatchObject({
      status: 'ended',
      view: null,
      pending: [],
      result: { winners, reason: 'no-show' },
    });
    expect(await loggedTypes(table)).toEqual(['MatchCreated', 'LossGivenBeforeStart', 'MatchEnded', 'SeedRevealed']);
    expect(await table.command('ready', table.seats[0])).toMatchObject({ status: 409, json: { code: 'match/over' } });
  });

  it('given a match loss before the start, then the other one wins; a game loss finds no game, and nobody plays twice', async () => {
    const table = await setTable(rig);
    expect(await judging(table, { type: 'gameLoss', seat: 0, reason: 'late', rules: [] })).toMatchObject({
      status: 409,
      json: { code: 'match/wrong-phase' },
    });
    expect(await judging(table, { type: 'noShow', seats: [0, 0], reason: 'late', rules: [] })).toMatchObject({
      status: 400,
      json: { code: 'request/malformed' },
    });
    expect(await judging(table, { type: 'noShow', seats: [], reason: 'late', rules: [] })).toMatchObject({
      status: 400,
      json: { code: 'request/malformed' },
    });
    expect(await judging(table, { type: 'noShow', seats: [5], reason: 'late', rules: [] })).toMatchObject({
      status: 422,
      json: { code: 'match/seat-unknown' },
    });
    expect(await judging(table, { type: 'matchLoss', seat: 1, reason: 'another deck', rules: ['3.1'] })).toMatchObject({ status: 200 });
    expect((await table.view(table.spectator)).json).toMatchObject({
      status: 'ended',
      result: { winners: [0], reason: 'judge', rule: '3.1' },
    });
  });

  it('given a match under way, when somebody is said not to have come, then that is refused', async () => {
    const table = await setTable(rig);
    await table.start();
    expect(await judging(table, { type: 'noShow', seats: [0], reason: 'late', rules: [] })).toMatchObject({
      status: 409,
      json: { code: 'match/wrong-phase' },
    });
  });
});
