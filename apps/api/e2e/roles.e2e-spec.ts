import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Answer, type Rig } from './rig.js';
import { mint, newCommand, setTable, type Table } from './table.js';

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

const holders = ['seat 0', 'outsider', 'spectator', 'judge', 'organizer', 'nobody'] as const;
type Holder = (typeof holders)[number];
const secretOf = (table: Table, holder: Holder): string | null =>
  ({
    'seat 0': table.seats[0],
    outsider: table.outsider,
    spectator: table.spectator,
    judge: table.judge,
    organizer: table.organizer,
    nobody: null,
  })[holder];

interface Row {
  readonly endpoint: string;
  readonly ask: (table: Table, secret: string | null) => Promise<Answer>;
  /** HTTP statuses while the match runs, in the order of `holders`. */
  readonly running: readonly number[];
  /** HTTP statuses when the match has ended. */
  readonly ended: readonly number[];
  /** HTTP statuses when the match is published. */
  readonly published: readonly number[];
}

const get = (path: string) => (table: Table, secret: string | null) => rig.get(`/matches/${table.matchId}${path}`, secret);
const everyone = [200, 200, 200, 200, 200, 401];
const all = [200, 200, 200, 200, 200, 200];

const matrix: readonly Row[] = [
  ...['', '/view', '/decisions', '/clocks', '/events', '/transcript', '/view?as=spectator'].map(
    (path): Row => ({ endpoint: `GET ${path || '(summary)'}`, ask: get(path), running: everyone, ended: everyone, published: all }),
  ),
  {
    endpoint: 'GET /view?as=seat-0',
    ask: get('/view?as=seat-0'),
    running: [200, 403, 403, 200, 403, 401],
    ended: [200, 403, 403, 200, 403, 401],
    published: [200, 403, 403, 200, 403, 403],
  },
  {
    endpoint: 'GET /view?as=seat-1',
    ask: get('/view?as=seat-1'),
    running: [403, 403, 403, 200, 403, 401],
    ended: [403, 403, 403, 200, 403, 401],
    published: [403, 403, 403, 200, 403, 403],
  },
  {
    endpoint: 'GET /view?as=judge',
    ask: get('/view?as=judge'),
    running: [403, 403, 403, 200, 403, 401],
    ended: [403, 403, 403, 200, 403, 401],
    published: [403, 403, 403, 200, 403, 403],
  },
  {
    endpoint: 'GET /log',
    ask: get('/log'),
    running: [403, 403, 403, 200, 403, 401],
    ended: [200, 403, 403, 200, 200, 401],
    published: all,
  },
  // No head is signed in this suite, so whoever may read the evidence gets 404.
  {
    endpoint: 'GET /evidence',
    ask: get('/evidence'),
    running: [404, 403, 403, 404, 403, 401],
    ended: [404, 403, 403, 404, 404, 401],
    published: [404, 404, 404, 404, 404, 404],
  },
  {
    endpoint: 'POST /exports',
    ask: (table, secret) => rig.post(`/matches/${table.matchId}/exports`, secret, {}),
    running: [403, 403, 403, 403, 403, 401],
    ended: [202, 403, 403, 202, 202, 401],
    published: [202, 202, 202, 202, 202, 401],
  },
  {
    endpoint: 'POST /judge-actions',
    ask: (table, secret) => table.command('judge-actions', secret, { type: 'ruling', reason: 'so be it', rules: [] }),
    running: [403, 403, 403, 200, 403, 401],
    ended: [403, 403, 403, 200, 403, 401],
    published: [403, 403, 403, 200, 403, 401],
  },
  {
    endpoint: 'POST /concession by no player',
    ask: (table, secret) => (secret === table.seats[0] ? get('')(table, secret) : table.command('concession', secret)),
    running: [200, 403, 403, 403, 403, 401],
    ended: [200, 403, 403, 403, 403, 401],
    published: [200, 403, 403, 403, 403, 401],
  },
  {
    endpoint: 'POST /start',
    ask: (table, secret) => table.command('start', secret),
    running: [403, 403, 403, 409, 409, 401],
    ended: [403, 403, 403, 409, 409, 401],
    published: [403, 403, 403, 409, 409, 401],
  },
  {
    endpoint: 'POST /tokens',
    ask: (table, secret) => rig.post(`/gatherings/${table.gatheringId}/tokens`, secret, { role: 'spectator', commandId: newCommand() }),
    running: [403, 403, 403, 403, 201, 401],
    ended: [403, 403, 403, 403, 201, 401],
    published: [403, 403, 403, 403, 201, 401],
  },
  {
    endpoint: 'GET /tokens',
    ask: (table, secret) => rig.get(`/gatherings/${table.gatheringId}/tokens`, secret),
    running: [403, 403, 403, 403, 200, 401],
    ended: [403, 403, 403, 403, 200, 401],
    published: [403, 403, 403, 403, 200, 401],
  },
  {
    endpoint: 'GET /matches',
    ask: (table, secret) => rig.get(`/gatherings/${table.gatheringId}/matches`, secret),
    running: everyone,
    ended: everyone,
    published: everyone,
  },
  {
    endpoint: 'GET /dead-letters',
    ask: (table, secret) => rig.get(`/gatherings/${table.gatheringId}/dead-letters`, secret),
    running: [403, 403, 403, 403, 200, 401],
    ended: [403, 403, 403, 403, 200, 401],
    published: [403, 403, 403, 403, 200, 401],
  },
];

describe('who may come in', () => {
  it.each(['running', 'ended', 'published'] as const)(
    'given a match that is %s, when everybody tries every endpoint, then each opens for those it is meant for',
    async (phase) => {
      const table = await setTable(rig);
      await table.start();
      if (phase !== 'running') await table.finish();
      if (phase === 'published') await rig.post(`/matches/${table.matchId}/publication`, table.organizer, {});
      const seen = [];
      for (const row of matrix) {
        const statuses: number[] = [];
        for (const holder of holders) statuses.push((await row.ask(table, secretOf(table, holder))).status);
        seen.push([row.endpoint, statuses]);
      }
      expect(seen).toEqual(matrix.map((row) => [row.endpoint, row[phase]]));
    },
  );

  it('given a running match, when it is to be published, then that is refused', async () => {
    const table = await setTable(rig);
    await table.start();
    expect(await rig.post(`/matches/${table.matchId}/publication`, table.organizer, {})).toMatchObject({
      status: 409,
      json: { code: 'match/wrong-phase' },
    });
  });

  it('given a token for one match only, when it is used at another of the event, then that match is not there', async () => {
    const table = await setTable(rig);
    const other = await rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, {
      players: table.players,
      format: 'single',
      commandId: newCommand(),
    });
    const narrow = await mint(rig, table.gatheringId, { role: 'player', playerId: table.players[0], matchId: table.matchId });
    expect((await table.view(narrow)).status).toBe(200);
    expect(await rig.get(`/matches/${other.json['match']!['matchId']}/view`, narrow)).toMatchObject({
      status: 404,
      json: { code: 'match/not-found' },
    });
  });

  it('given an organizer of one event, when they create another, then they are refused', async () => {
    const table = await setTable(rig);
    expect(await rig.post('/gatherings', table.organizer, { name: 'Mine', game: 'probe', commandId: newCommand() })).toMatchObject({
      status: 403,
      json: { code: 'access/forbidden' },
    });
    expect(await rig.post('/gatherings', table.judge, { name: 'Mine', game: 'probe', commandId: newCommand() })).toMatchObject({
      status: 403,
    });
    expect(await rig.post('/gatherings', rig.organizer, { name: 'Mine', game: 'chess', commandId: newCommand() })).toMatchObject({
      status: 404,
      json: { code: 'game/not-found' },
    });
  });
});

describe('what is hidden', () => {
  /** Returns everything that a token can read of a match, without hashes and times. */
  const everythingFor = async (table: Table, secret: string): Promise<string> => {
    const paths = [
      '',
      '/view',
      '/view?as=spectator',
      '/view?version=4',
      '/decisions',
      '/clocks',
      '/events',
      '/events?limit=2',
      '/transcript?language=en',
      '/transcript?language=zh',
      '/log',
      '/evidence',
    ];
    const texts: string[] = [];
    for (const path of paths) texts.push((await rig.get(`/matches/${table.matchId}${path}`, secret)).text);
    return texts
      .join('\n')
      .replaceAll(/"(?:at|now|createdAt|since|deadline)":(?:\d+|"[^"]*")/g, '"time"')
      .replaceAll(/[0-9a-f]{64}/g, 'HASH')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID');
  };

  it('given two matches that differ only in a sealed answer, when everybody but its giver reads everything, then they read the same', async () => {
    const tables = [await setTable(rig), await setTable(rig)] as const;
    for (const [index, table] of tables.entries()) {
      await table.start();
      await table.answer(0, () => ({ picks: [index === 0 ? 'rock' : 'scissors'] }));
    }
    const [first, second] = tables;
    for (const role of ['spectator', 'organizer', 'outsider'] as const)
      expect(await everythingFor(first, first[role])).toBe(await everythingFor(second, second[role]));
    const mine = await everythingFor(first, first.seats[0]);
    expect(mine).toContain('"sign":"rock"');
    const theirs = await everythingFor(first, first.seats[1]);
    expect(theirs).not.toContain('"sign":"rock"');
  });

  it('given hands were dealt, when players, spectators and a judge read the events, then each sees the cards that they may see', async () => {
    const table = await setTable(rig);
    await table.start();
    const cardsSeen = async (secret: string): Promise<readonly (string | null)[]> => {
      const { json } = await rig.get(`/matches/${table.matchId}/events`, secret);
      const news = json['items'] as unknown as { game: { type: string; data: { seat?: number; card?: string } }[] }[];
      return news.flatMap(({ game }) =>
        game.filter(({ type }) => type === 'cardDrawn').map(({ data }) => (data.card === undefined ? null : `${data.seat}`)),
      );
    };
    expect(await cardsSeen(table.seats[0])).toEqual(['0', null, '0', null, '0', null]);
    expect(await cardsSeen(table.seats[1])).toEqual([null, '1', null, '1', null, '1']);
    expect(await cardsSeen(table.spectator)).toEqual([null, null, null, null, null, null]);
    expect(await cardsSeen(table.judge)).toEqual(['0', '1', '0', '1', '0', '1']);
  });

  it('given a running match, when a judge reads log and views, then seed and generator are nowhere, and the judge’s look is an event of the match', async () => {
    const table = await setTable(rig);
    await table.start();
    const log = await rig.get(`/matches/${table.matchId}/log`, table.judge);
    const view = await table.view(table.judge);
    const seed = await database.query<{ value: string }>('SELECT value FROM stream_secret WHERE stream_id = $1', [table.matchId]);
    expect(seed).toHaveLength(1);
    for (const { value } of seed) for (const { text } of [log, view]) expect(text).not.toContain(value);
    expect(view.text).not.toContain('generator');
    const told = await rig.get(`/matches/${table.matchId}/events`, table.seats[0]);
    expect((told.json['items'] as unknown as { type: string }[]).map(({ type }) => type)).toContain('JudgeViewed');
    expect(log.json['items']).toMatchObject([
      { version: 1, type: 'MatchCreated', salt: expect.stringMatching(/^[0-9a-f]{32}$/) },
      { version: 2 },
      { version: 3 },
      { version: 4 },
      { version: 5, type: 'JudgeViewed' },
    ]);
  });

  it("given an event's delay, when spectators read anything, then nothing younger than the delay is in it; players see it at once", async () => {
    const table = await setTable(rig, { spectatorDelaySeconds: 3_600 });
    await table.start();
    const seen = await table.view(table.spectator);
    expect([seen.status, seen.json['status'] ?? seen.json['code']]).not.toEqual([200, 'running']);
    expect((await rig.get(`/matches/${table.matchId}/events`, table.spectator)).text).not.toContain('MatchStarted');
    expect((await rig.get(`/matches/${table.matchId}`, table.spectator)).json['status']).toBe('created');
    expect((await rig.get(`/matches/${table.matchId}/transcript`, table.spectator)).text).not.toContain('game begins');
    expect((await table.view(table.seats[0])).json['status']).toBe('running');
    await table.finish();
    expect((await rig.get(`/matches/${table.matchId}`, table.spectator)).json).toMatchObject({ status: 'created', result: null });
    expect((await table.view(table.seats[1])).json['status']).toBe('ended');
    // Refusals must not tell that the match is over either.
    for (const refused of [
      await rig.get(`/matches/${table.matchId}/log`, table.spectator),
      await rig.post(`/matches/${table.matchId}/exports`, table.spectator, { content: 'bundle' }),
    ]) {
      expect(refused).toMatchObject({ status: 403, json: { code: 'read/closed-while-running' } });
    }
  });
});
