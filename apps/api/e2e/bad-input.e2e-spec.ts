import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Answer, type Rig } from './rig.js';
import { newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;
let table: Table;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig);
  await table.start();
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const json = { 'content-type': 'application/json' };
const answerPath = (): string => `/matches/${table.matchId}/decisions/1/answer`;
const post = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = json,
  secret: string | null = table.seats[0],
): Promise<Answer> => rig.send('POST', path, { secret, headers, body });

/** Expects a typed problem document with this status and code, and nothing about the server's internals in it. */
const expectProblem = (answer: Answer, status: number, code: string): void => {
  expect([answer.status, answer.json?.['code'], answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    code,
    'application/problem+json',
  ]);
  expect(answer.json).toMatchObject({
    type: `/problems#${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: expect.stringMatching(/^urn:uuid:/),
  });
  expect(
    Object.keys(answer.json)
      .sort()
      .filter((key) => !['issues', 'params'].includes(key)),
  ).toEqual(['code', 'detail', 'instance', 'rule', 'status', 'title', 'type']);
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|SELECT|INSERT|postgres|ECONN|stack|FST_/i);
};

const version = async (): Promise<number> => (await table.view(table.seats[0])).json['version']!;

describe('malformed requests', () => {
  const bodies: readonly (readonly [string, string])[] = [
    ['no JSON', '{"commandId": '],
    ['an empty body', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '7'],
    ['nothing of what is needed', '{}'],
    ['a command id of the wrong shape', '{"commandId":"x","answer":{"picks":[]}}'],
    ['a command id that is no text', '{"commandId":{"$ne":1},"answer":{"picks":[]}}'],
    ['an answer of two kinds', '{"commandId":"abcdefgh","answer":{"picks":[],"number":1}}'],
    ['picks that are no texts', '{"commandId":"abcdefgh","answer":{"picks":[1,{}]}}'],
    ['a number that is no integer', '{"commandId":"abcdefgh","answer":{"number":1.5}}'],
    ['amounts that are a list', '{"commandId":"abcdefgh","answer":{"amounts":[1]}}'],
    ['amounts that are no integers', '{"commandId":"abcdefgh","answer":{"amounts":{"seat:0":1.5}}}'],
    ['amounts that are texts', '{"commandId":"abcdefgh","answer":{"amounts":{"seat:0":"3"}}}'],
    ['an amount without a name', '{"commandId":"abcdefgh","answer":{"amounts":{"":3}}}'],
    [
      'too many amounts',
      `{"commandId":"abcdefgh","answer":{"amounts":${JSON.stringify(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`o${at}`, 1])))}}}`,
    ],
    ['an unknown field', '{"commandId":"abcdefgh","answer":{"picks":["rock"]},"seat":1}'],
    ['a poisoned prototype', '{"__proto__":{"role":"judge"},"commandId":"abcdefgh","answer":{"picks":["rock"]}}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"role":"judge"}},"commandId":"abcdefgh","answer":{"picks":["rock"]}}'],
    ['deep nesting', `{"commandId":"abcdefgh","answer":{"picks":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
  ];
  it.each(bodies)('given %s, when it is sent as an answer, then it is a 400 and no event', async (_name, body) => {
    const before = await version();
    expectProblem(await post(answerPath(), body), 400, 'request/malformed');
    expect(await version()).toBe(before);
  });

  it('given a bad field, when it is refused, then the place is named', async () => {
    const answer = await post(answerPath(), '{"commandId":"x","answer":{"picks":[]}}');
    expect(answer.json['issues']).toMatchObject([{ path: 'commandId', message: expect.any(String) }]);
  });

  it('given a bulk answer nested very deep, when it is sent, then it is a typed problem', async () => {
    const answer = await post(answerPath(), `{"commandId":"abcdefgh","answer":{"bulk":${'['.repeat(32_000)}${']'.repeat(32_000)}}}`);
    expectProblem(answer, 400, 'request/malformed');
  });

  it('given another content type, when it is sent, then it is a 415', async () => {
    expectProblem(await post(answerPath(), '<a/>', { 'content-type': 'application/xml' }), 415, 'request/unsupported-media-type');
    expectProblem(
      await post(answerPath(), 'a=b', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      'request/unsupported-media-type',
    );
  });

  it('given a body over the limit, when it is sent, then it is a 413', async () => {
    expectProblem(
      await post(answerPath(), JSON.stringify({ commandId: newCommand(), answer: { bulk: 'x'.repeat(270_000) } })),
      413,
      'request/too-large',
    );
  });

  it.each([
    ['/nowhere', 404, 'request/route-not-found'],
    ['/matches/not-an-id/view', 400, 'request/malformed'],
    ['/matches/%00/view', 400, 'request/malformed'],
    ['/matches/%E0%A4%A/view', 400, 'request/malformed'],
    ["/matches/1'%20OR%20'1'='1/view", 400, 'request/malformed'],
    ['/gatherings/not-an-id', 400, 'request/malformed'],
    ['/games/..%2f..%2fetc/cards', 400, 'request/malformed'],
    ['/games/constructor/cards', 404, 'game/not-found'],
    ['/jobs/a%00b', 400, 'request/malformed'],
  ])('given the address %s, when it is asked for, then it is %s %s', async (path, status, code) => {
    expectProblem(await rig.get(path, table.seats[0]), status, code);
  });

  it.each(['version=0', 'version=-1', 'version=abc', 'version=1&version=2', 'version=1e999', 'as=admin', 'as=seat-99', 'unknown=1'])(
    'given the query %s, when a view is asked for, then it is a 400',
    async (query) => expectProblem(await table.view(table.seats[0], `?${query}`), 400, 'request/malformed'),
  );

  it.each([
    'cursor=%00',
    'cursor=abc',
    `cursor=${Buffer.from("x'; DROP TABLE player;|1").toString('base64url')}`,
    'limit=0',
    'limit=100000',
    'cursor=a&cursor=b',
  ])('given the page %s, when a list is asked for, then it is a 400', async (query) => {
    expectProblem(await rig.get(`/gatherings/${table.gatheringId}/matches?${query}`, table.seats[0]), 400, 'request/malformed');
    expectProblem(await rig.get(`/matches/${table.matchId}/events?${query}`, table.seats[0]), 400, 'request/malformed');
  });

  it('given a method that an endpoint does not have, when it is used, then it is a 404', async () => {
    expectProblem(await rig.send('DELETE', `/matches/${table.matchId}`, { secret: table.organizer }), 404, 'request/route-not-found');
  });

  it('given a name with control characters or far too long, when a player is created, then it is a 400', async () => {
    for (const name of ['a\u0000b', '\n', ' ', 'x'.repeat(81), '\ud800'])
      expectProblem(
        await rig.post(`/gatherings/${table.gatheringId}/players`, table.organizer, { name, commandId: newCommand() }),
        400,
        'request/malformed',
      );
  });

  it('given text that PostgreSQL cannot hold, when it is an answer, a reason or a deck, then it is a typed problem', async () => {
    expectProblem(await table.command('decisions/1/answer', table.seats[0], { answer: { picks: ['\u0000'] } }), 400, 'request/malformed');
    expectProblem(
      await table.command('judge-actions', table.judge, { type: 'ruling', reason: 'a\u0000b', rules: [] }),
      400,
      'request/malformed',
    );
    const deck = await rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[0], { format: 'single', deck: ['\u0000', '\ud800'] });
    expectProblem(deck, 400, 'request/malformed');
    expectProblem(
      await rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[0], { format: 'single', text: '3 \u0000' }),
      400,
      'request/malformed',
    );
  });

  it('given bytes that are no HTTP, when they are sent, then the connection ends and the next request is served', async () => {
    const { port } = new URL(rig.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\x16\x03\x01garbage\r\n\r\n'));
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
      socket.resume();
    });
    expect((await rig.get('/health')).status).toBe(200);
  });
});

describe('forged and foreign requests', () => {
  it.each([
    ['no token', null, 'access/token-missing'],
    ['a token of the wrong shape', 'abc', 'access/token-invalid'],
    ['a token that nobody minted', `arb_${'A'.repeat(43)}`, 'access/token-invalid'],
    ['SQL in place of a token', "arb_'--", 'access/token-invalid'],
  ])('given %s, when an endpoint is tried, then it is a 401', async (_name, secret, code) => {
    const answer = await table.view(secret);
    expectProblem(answer, 401, code);
    expect(answer.headers.get('www-authenticate')).toBe(secret === null ? 'Bearer' : 'Bearer error="invalid_token"');
  });

  it('given another scheme, when an endpoint is tried, then it is a 401', async () => {
    expectProblem(await rig.get('/me', null, { authorization: `Basic ${table.judge}` }), 401, 'access/token-invalid');
  });

  it('given tokens of another gathering, when they are used here, then the match is not even there', async () => {
    const foreign = await setTable(rig);
    for (const secret of [foreign.seats[0], foreign.judge, foreign.spectator, foreign.organizer]) {
      expectProblem(await table.view(secret), 404, 'match/not-found');
      expectProblem(await rig.get(`/gatherings/${table.gatheringId}`, secret), 404, 'gathering/not-found');
      expectProblem(await rig.get(`/matches/${table.matchId}/log`, secret), 404, 'match/not-found');
    }
    expectProblem(await table.command('decisions/1/answer', foreign.seats[0], { answer: { picks: ['rock'] } }), 404, 'match/not-found');
    expectProblem(await table.command('judge-actions', foreign.judge, { type: 'pause', reason: 'no' }), 404, 'match/not-found');
    expectProblem(
      await rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, {
        players: foreign.players,
        format: 'single',
        commandId: newCommand(),
      }),
      422,
      'match/bad-seats',
    );
    expectProblem(
      await rig.post(`/gatherings/${table.gatheringId}/tokens`, table.organizer, {
        role: 'player',
        playerId: foreign.players[0],
        commandId: newCommand(),
      }),
      404,
      'player/not-found',
    );
    expectProblem(
      await rig.post(`/gatherings/${table.gatheringId}/tokens`, table.organizer, {
        role: 'spectator',
        matchId: foreign.matchId,
        commandId: newCommand(),
      }),
      404,
      'match/not-found',
    );
  });

  it('given a command id of my opponent, when I use it too, then it is not their answer that I get', async () => {
    const commandId = newCommand();
    expect(
      (await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], { commandId, answer: { picks: ['rock'] } })).status,
    ).toBe(200);
    expectProblem(
      await rig.post(`/matches/${table.matchId}/decisions/2/answer`, table.seats[1], { commandId, answer: { picks: ['rock'] } }),
      409,
      'command/reused',
    );
  });

  it('given seats that do not fit, when a match is created, then it is refused and nothing is registered', async () => {
    const create = (body: Readonly<Record<string, unknown>>): Promise<Answer> =>
      rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, { format: 'single', commandId: newCommand(), ...body });
    const before = (await rig.get(`/gatherings/${table.gatheringId}/matches`, table.organizer)).json['items'];
    expectProblem(await create({ players: [table.players[0]] }), 422, 'match/bad-seats');
    expectProblem(await create({ players: [table.players[0], table.players[0]] }), 422, 'match/bad-seats');
    expectProblem(await create({ players: table.players, format: '__proto__' }), 404, 'format/not-found');
    expectProblem(await create({ players: table.players, ruleset: 'cd'.repeat(32) }), 422, 'ruleset/unknown');
    expect((await rig.get(`/gatherings/${table.gatheringId}/matches`, table.organizer)).json['items']).toEqual(before);
  });

  it('given the same answer many times at once, when all are sent, then every acknowledgement is the same and one event was written', async () => {
    const fresh = await setTable(rig);
    await fresh.start();
    const body = { commandId: newCommand(), answer: { picks: ['paper'] } };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rig.post(`/matches/${fresh.matchId}/decisions/1/answer`, fresh.seats[0], body)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    const { json: view } = await fresh.view(fresh.seats[0]);
    expect(view['version']).toBe(answers[0]!.json['version']);
  });

  it('given many different answers to one decision at once, when all are sent, then one counts and the others are stale', async () => {
    const fresh = await setTable(rig);
    await fresh.start();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        rig.post(`/matches/${fresh.matchId}/decisions/1/answer`, fresh.seats[0], { commandId: newCommand(), answer: { picks: ['paper'] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectProblem(answer, 409, 'decision/closed');
  });
});
