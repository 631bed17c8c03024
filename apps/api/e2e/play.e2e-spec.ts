import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entropyCommitment } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { createPlayer, mint, newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;
let table: Table;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const sha = expect.stringMatching(/^[0-9a-f]{64}$/);

describe('a match from its creation to its end', () => {
  it('given it was created with a command id, when the same is sent again, then it is the same match', async () => {
    const body = { players: table.players, format: 'single', commandId: newCommand() };
    const first = await rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, body);
    const second = await rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, body);
    expect(first).toMatchObject({ status: 201, json: { version: 1, hash: sha } });
    expect(second.json).toEqual(first.json);
    const reused = await rig.post(`/gatherings/${table.gatheringId}/matches`, table.organizer, {
      ...body,
      players: [...table.players].reverse(),
    });
    expect(reused).toMatchObject({ status: 409, json: { code: 'command/reused' } });
  });

  it('given players commit to entropy, open it and are ready, when the last one is, then it starts and asks both in secret', async () => {
    const entropy = ['ab', 'cd'].map((byte) => byte.repeat(16)) as [string, string];
    const commitments = entropy.map((own, seat) => entropyCommitment(table.matchId, seat, own)) as [string, string];
    expect(await table.command('entropy-commitment', table.seats[0], { commitment: commitments[0] })).toMatchObject({
      status: 200,
      json: { version: 2, hash: sha },
    });
    expect(await table.command('entropy-opening', table.seats[0], { entropy: entropy[0] })).toMatchObject({
      status: 409,
      json: { code: 'match/entropy-waiting', params: { missing: [1] } },
    });
    expect(await table.command('entropy-commitment', table.seats[0], { commitment: commitments[1] })).toMatchObject({
      status: 409,
      json: { code: 'match/entropy-given' },
    });
    expect(await table.command('entropy-opening', table.seats[1], { entropy: entropy[1] })).toMatchObject({
      status: 409,
      json: { code: 'match/entropy-not-committed' },
    });
    expect(await table.command('entropy-commitment', table.seats[1], { commitment: commitments[1] })).toMatchObject({ status: 200 });
    expect(await table.command('entropy-decline', table.seats[1])).toMatchObject({ status: 409, json: { code: 'match/entropy-given' } });
    expect(await table.command('entropy-opening', table.seats[0], { entropy: entropy[0] })).toMatchObject({ status: 200 });
    expect(await table.command('entropy-opening', table.seats[1], { entropy: entropy[0] })).toMatchObject({
      status: 422,
      json: { code: 'match/entropy-mismatch' },
    });
    expect(await table.command('ready', table.seats[1])).toMatchObject({ status: 409, json: { code: 'match/entropy-unopened' } });
    expect((await table.view(table.spectator)).json).toMatchObject({ status: 'created', entropy: ['opened', 'committed'] });
    expect(await table.command('entropy-opening', table.seats[1], { entropy: entropy[1] })).toMatchObject({ status: 200 });
    expect(await table.command('entropy', table.seats[1], { entropy: entropy[1] })).toMatchObject({
      status: 404,
      json: { code: 'request/route-not-found' },
    });
    await table.start();
    const { json } = await table.view(table.seats[0]);
    expect(json).toMatchObject({
      status: 'running',
      players: [
        { seat: 0, name: 'Alice' },
        { seat: 1, name: 'Bob' },
      ],
      ready: [true, true],
    });
    expect(json['pending']).toMatchObject([
      { yours: true, decision: { kind: 'chooseSign', sealed: true, rule: 'probe:chooseSign' } },
      { yours: false, seat: 1 },
    ]);
  });

  it('given an answer was acknowledged, when it is sent again, then the acknowledgement is the same and nothing is doubled', async () => {
    const commandId = newCommand();
    const answer = { commandId, answer: { picks: ['rock'] } };
    const first = await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], answer);
    const { json: before } = await table.view(table.seats[0]);
    const second = await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], answer);
    const { json: after } = await table.view(table.seats[0]);
    expect(first).toMatchObject({ status: 200, json: { hash: sha } });
    expect(second.json).toEqual(first.json);
    expect(after['version']).toBe(before['version']);
    const reused = await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], {
      commandId,
      answer: { picks: ['paper'] },
    });
    expect(reused).toMatchObject({ status: 409, json: { code: 'command/reused' } });
  });

  it('given a decision was answered, when another answer comes, then it is stale', async () => {
    expect(await table.command('decisions/1/answer', table.seats[0], { answer: { picks: ['paper'] } })).toMatchObject({
      status: 409,
      json: { code: 'decision/closed' },
    });
  });

  it("given a judge paused and resumed in between, when the sealed answer comes, then it isn't stale", async () => {
    expect(await table.command('judge-actions', table.judge, { type: 'pause', reason: 'spilled water' })).toMatchObject({ status: 200 });
    expect(await table.command('decisions/2/answer', table.seats[1], { answer: { picks: ['scissors'] } })).toMatchObject({
      status: 409,
      json: { code: 'match/paused' },
    });
    expect(await table.command('judge-actions', table.judge, { type: 'resume' })).toMatchObject({ status: 200 });
    expect(await table.command('decisions/2/answer', table.seats[1], { answer: { picks: ['scissors'] } })).toMatchObject({ status: 200 });
  });

  it('given a decision of the other seat, when I answer it, then it is refused by name', async () => {
    const { json } = await table.view(table.spectator);
    const open = json['pending']![0]!;
    const foreign = table.seats[open['seat'] === 0 ? 1 : 0]!;
    expect(await table.command(`decisions/${open['id']}/answer`, foreign, { answer: { picks: ['pass'] } })).toMatchObject({
      status: 403,
      json: { code: 'decision/not-yours' },
    });
    expect(await table.command('decisions/9999/answer', foreign, { answer: { picks: ['pass'] } })).toMatchObject({
      status: 404,
      json: { code: 'decision/unknown' },
    });
  });

  it('given an illegal answer, when it is refused, then there is a problem document and no event', async () => {
    const { json: before } = await table.view(table.spectator);
    const seat = Number(before['pending']![0]!['seat']) as 0 | 1;
    const refused = await table.answer(seat, () => ({ picks: ['object:424242'] }));
    expect(refused).toMatchObject({
      status: 422,
      json: { code: 'answer/illegal', status: 422, title: expect.any(String), instance: expect.stringMatching(/^urn:uuid:/) },
    });
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((await table.view(table.spectator)).json['version']).toBe(before['version']);
  });

  it('given a total to divide, when amounts are sent, then bad ones are a problem document and good ones are recorded', async () => {
    const other = await setTable(rig);
    await other.start();
    const isStorm = (option: Loose): boolean => (option['params']?.['card'] as unknown) === 'storm';
    const playStorm = (decision: Loose): unknown => {
      const options = decision['domain']!['options'] as unknown as Loose[];
      return { picks: [(options.find(isStorm) ?? options[0]!)['id']] };
    };
    let divide: Loose | undefined;
    for (let answers = 0; divide === undefined && answers < 40; answers += 1) {
      const seat = Number((await other.view(other.spectator)).json['pending']![0]!['seat']) as 0 | 1;
      await other.answer(seat, playStorm);
      const open = ((await other.view(other.judge)).json['pending'] as unknown as Loose[])[0]!['decision']!;
      if ((open['kind'] as unknown) === 'divideStorm') divide = open;
    }
    const seat = Number(divide?.['seat']) as 0 | 1;
    expect(divide).toMatchObject({
      domain: {
        type: 'distribution',
        total: 4,
        options: [
          { id: 'seat:0', most: 3 },
          { id: 'seat:1', most: 3 },
        ],
      },
    });
    const sent = (amounts: unknown) => other.answer(seat, () => ({ amounts }));
    for (const amounts of [null, [1, 3], { 'seat:0': '4' }, { 'seat:0': 0.5 }, { '': 4 }])
      expect(await sent(amounts)).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    for (const amounts of [{}, { 'seat:0': 4 }, { 'seat:0': 2, 'seat:1': 1 }, { 'seat:0': 2, 'seat:7': 2 }])
      expect(await sent(amounts)).toMatchObject({ status: 422, json: { code: 'answer/illegal', rule: 'probe:divideStorm' } });
    expect(await sent({ 'seat:0': 1, 'seat:1': 3 })).toMatchObject({ status: 200 });
    expect((await other.view(other.spectator)).json['view']).toMatchObject({ players: [{ values: { life: 9 } }, { values: { life: 7 } }] });
  });

  it('given nobody offered a draw, when one agrees, then that is refused; offered and agreed, it ends the match', async () => {
    const other = await setTable(rig);
    await other.start();
    expect(await other.command('draw-agreement', other.seats[1], { scope: 'match' })).toMatchObject({
      status: 409,
      json: { code: 'draw/no-offer' },
    });
    expect(await other.command('draw-offer', other.seats[0], { scope: 'match' })).toMatchObject({ status: 200 });
    expect(await other.command('draw-offer', other.seats[0], { scope: 'match' })).toMatchObject({
      status: 409,
      json: { code: 'draw/already-offered', params: { seat: 0, scope: 'match' } },
    });
    expect((await other.view(other.seats[1])).json['drawOffers']).toEqual([{ seat: 0, scope: 'match' }]);
    expect(await other.command('draw-agreement', other.seats[1], { scope: 'match' })).toMatchObject({ status: 200 });
    expect((await other.view(other.seats[1])).json).toMatchObject({ status: 'ended', result: { winners: [] } });
  });

  it('given a judge, when they rewind a match that is not paused, then that is refused by name; a match loss ends the match', async () => {
    const other = await setTable(rig);
    await other.start();
    const rewind = { type: 'rewind', toVersion: 2, reason: 'a trigger was missed', rules: [] };
    expect(await other.command('judge-actions', other.judge, rewind)).toMatchObject({ status: 409, json: { code: 'match/not-paused' } });
    expect(
      await other.command('judge-actions', other.judge, { type: 'ruling', reason: 'the forest counts', rules: ['1.2'] }),
    ).toMatchObject({ status: 200 });
    expect(await other.command('judge-actions', other.judge, { type: 'matchLoss', seat: 7, reason: 'late', rules: [] })).toMatchObject({
      status: 422,
      json: { code: 'match/seat-unknown' },
    });
    expect(await other.command('judge-actions', other.judge, { type: 'matchLoss', seat: 0, reason: 'late', rules: [] })).toMatchObject({
      status: 200,
    });
    expect((await other.view(other.spectator)).json).toMatchObject({ status: 'ended', result: { winners: [1] } });
    expect(await other.command('concession', other.seats[1], { scope: 'match' })).toMatchObject({ status: 409 });
  });

  describe('given a match that is over', () => {
    const late = (other: Table): readonly (readonly [string, string, Record<string, unknown>])[] => [
      ['ready', other.seats[0], {}],
      ['entropy-commitment', other.seats[0], { commitment: 'ab'.repeat(32) }],
      ['entropy-decline', other.seats[0], {}],
      ['entropy-opening', other.seats[0], { entropy: 'ab'.repeat(16) }],
      ['start', other.organizer, {}],
      ['decisions/1/answer', other.seats[0], { answer: { picks: ['rock'] } }],
      ...['concession', 'draw-offer', 'draw-agreement'].flatMap((path) =>
        ['game', 'match'].map((scope) => [path, other.seats[1], { scope }] as const),
      ),
      ['cancellation', other.organizer, { reason: 'late' }],
      ...[{ type: 'pause', reason: 'late' }, { type: 'resume' }, { type: 'extraTime', seat: 0, ms: 1_000, reason: 'late' }].map(
        (act) => ['judge-actions', other.judge, act] as const,
      ),
    ];
    const ends = {
      conceded: (other: Table) => other.command('concession', other.seats[0], { scope: 'match' }),
      cancelled: (other: Table) => other.command('cancellation', other.organizer, { reason: 'fire alarm' }),
      'lost by a judge': (other: Table) =>
        other.command('judge-actions', other.judge, { type: 'matchLoss', seat: 0, reason: 'late', rules: [] }),
    };

    it.each(Object.keys(ends) as (keyof typeof ends)[])(
      'and was %s, when anybody does anything, then it is a 409 that says so, and no event',
      async (how) => {
        const other = await setTable(rig, { match: { clock: { bankMs: 600_000, decisionMs: 1_000, incrementMs: 0 } } });
        await other.start();
        expect((await ends[how](other)).status).toBe(200);
        const logged = async (): Promise<number> =>
          ((await rig.get(`/matches/${other.matchId}/log`, other.seats[0])).json['items'] as unknown as readonly unknown[]).length;
        const before = await logged();
        for (const [path, secret, body] of late(other))
          expect([path, body, await other.command(path, secret, body)]).toMatchObject([
            path,
            body,
            { status: 409, json: { code: 'match/over' } },
          ]);
        expect(await logged()).toBe(before);
      },
    );
  });

  it('given an organizer cancels, when it is done, then the seed is revealed', async () => {
    const other = await setTable(rig);
    await other.start();
    expect(await other.command('cancellation', other.organizer, { reason: 'fire alarm' })).toMatchObject({ status: 200 });
    const log = await rig.get(`/matches/${other.matchId}/log`, other.seats[0]);
    expect(log.status).toBe(200);
    expect((log.json['items'] as unknown as { type: string }[]).map(({ type }) => type)).toContain('SeedRevealed');
  });

  it('given clocks, when they are read, then budgets are there and extra time is added', async () => {
    const other = await setTable(rig, { match: { clock: { bankMs: 600_000, decisionMs: 1_000, incrementMs: 0 } } });
    await other.start();
    const before = await rig.get(`/matches/${other.matchId}/clocks`, other.spectator);
    expect(before.json).toMatchObject({
      status: 'running',
      clocks: [
        { seat: 0, bankMs: 600_000, running: { decision: 1 }, held: null },
        { seat: 1, bankMs: 600_000, running: { decision: 2 }, held: null },
      ],
    });
    expect(await other.command('judge-actions', other.judge, { type: 'extraTime', seat: 1, ms: 60_000, reason: 'a call' })).toMatchObject({
      status: 200,
    });
    const after = await rig.get(`/matches/${other.matchId}/clocks`, other.spectator);
    expect(Number(after.json['clocks']![1]!['bankMs'])).toBeGreaterThan(650_000);
  });

  it('given a match that does not run, when its clocks are read, then none has a deadline: before the start, paused, cancelled, ended', async () => {
    const standing = (seat: number, bankMs: number): object => ({ seat, bankMs, running: null, held: null });
    const full = [standing(0, 600_000), standing(1, 600_000)];
    const match = { clock: { bankMs: 600_000, decisionMs: 60_000, incrementMs: 0 } };
    const other = await setTable(rig, { match });
    const read = async (): Promise<Loose> => (await rig.get(`/matches/${other.matchId}/clocks`, other.seats[0])).json;
    expect(await read()).toEqual({ version: 1, now: expect.any(Number), status: 'created', clocks: full });
    await other.start();
    await other.command('judge-actions', other.judge, { type: 'pause', reason: 'a call' });
    const paused = await read();
    expect(paused).toMatchObject({
      status: 'paused',
      clocks: [
        { bankMs: 600_000, running: null, held: { decision: 1 } },
        { bankMs: 600_000, running: null, held: { decision: 2 } },
      ],
    });
    expect(Number(paused['clocks']![0]!['held']!['leftMs'])).toBeGreaterThan(600_000);
    expect((await other.view(other.seats[0])).json['clocks']).toEqual(paused['clocks']);
    await other.command('cancellation', other.organizer, { reason: 'fire alarm' });
    expect(await read()).toMatchObject({ status: 'cancelled', clocks: full });
    const another = await setTable(rig, { match });
    await another.start();
    await another.command('concession', another.seats[0]);
    expect((await rig.get(`/matches/${another.matchId}/clocks`, another.spectator)).json).toMatchObject({ status: 'ended', clocks: full });
  });

  it('given it is played to its end, when it is read, then result, events and transcripts are there', async () => {
    await table.finish();
    const { json } = await table.view(table.spectator);
    expect(json).toMatchObject({ status: 'ended', result: { reason: expect.any(String) }, pending: [] });
    const transcript = await rig.get(`/matches/${table.matchId}/transcript?language=zh`, table.spectator);
    expect(transcript.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(transcript.text).toContain('遊戲開始。');
    expect((await rig.get(`/matches/${table.matchId}/transcript`, table.spectator)).text).toContain('The game ends.');
    expect(await table.command('concession', table.seats[0])).toMatchObject({ status: 409, json: { code: 'match/over' } });
  });

  it('given it has ended, when events are read page by page, then they are dense and the same as in one stream', async () => {
    const versions: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await rig.get(`/matches/${table.matchId}/events?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`, table.spectator);
      versions.push(...(page.json['items'] as unknown as { version: number }[]).map(({ version }) => version));
      cursor = page.json['next'] as string | null;
    } while (cursor !== null);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    const lines = await rig.get(`/matches/${table.matchId}/events`, table.spectator, { accept: 'application/x-ndjson' });
    expect(lines.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const parsed = lines.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { version: number; game: { words?: { zh: string } }[] });
    expect(parsed.map(({ version }) => version)).toEqual(versions);
    expect(parsed.flatMap(({ game }) => game).every(({ words }) => typeof words?.zh === 'string')).toBe(true);
  });

  it('given an old version, when a judge asks for it, then the judge sees state, legal actions and views of that moment', async () => {
    const judge = await table.view(table.judge, '?version=9');
    expect(judge.json).toMatchObject({ version: 9, status: 'running' });
    expect(Object.keys(judge.json['pending']![0]!['decision']!['domain']!['options']!).length).toBeGreaterThan(1);
    const through = await table.view(table.judge, '?version=9&as=seat-1');
    const own = await table.view(table.seats[1], '?version=9');
    expect(through.json['view']).toEqual(own.json['view']);
    expect(await table.view(table.judge, '?version=100000')).toMatchObject({ status: 404, json: { code: 'version/not-found' } });
  });

  it('given a player of the event without a seat, when they play, then the endpoint is closed to them', async () => {
    const dave = await createPlayer(rig, table.gatheringId, 'Dave');
    const secret = await mint(rig, table.gatheringId, { role: 'player', playerId: dave });
    expect(await table.command('ready', secret)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
  });
});

describe('the acknowledgement of an answer', () => {
  it('given a match that is played to its end, then each tells its player what the decisions would tell them now, in words, and no more', async () => {
    const other = await setTable(rig);
    await other.start();
    const asked = async (seat: 0 | 1): Promise<Loose> => (await rig.get(`/matches/${other.matchId}/decisions`, other.seats[seat])).json;
    let answers = 0;
    for (;;) {
      const pending = (await asked(0))['pending'] as unknown as Loose[];
      const [first] = pending;
      if (first === undefined) break;
      const seat = Number((first['yours'] as unknown) === true ? 0 : first['seat']) as 0 | 1;
      const { status, json } = await other.answer(seat);
      expect(status).toBe(200);
      expect(json['next']).toEqual(await asked(seat));
      expect(json['next']!['version']).toBeGreaterThanOrEqual(json['version']!);
      answers += 1;
    }
    expect(answers).toBeGreaterThan(3);
    expect((await other.view(other.seats[0])).json['status']).toBe('ended');
  });
});
