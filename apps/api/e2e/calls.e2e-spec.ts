import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Answer, type Loose, type Rig } from './rig.js';
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

const seats = [0, 1] as const;
const begun = async (): Promise<Table> => {
  const table = await setTable(rig, { match: { clock: { bankMs: 600_000, decisionMs: 0, incrementMs: 0 } } });
  await table.start();
  return table;
};
const call = (table: Table, seat: 0 | 1, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  table.command('calls', table.seats[seat], { kind: 'rulesQuestion', sawVersion: 1, ...more });
const close = (table: Table, number: number, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  table.command(`calls/${number}/closed`, table.judge, { outcome: 'answered', ...more });
const viewOf = async (table: Table, secret: string): Promise<Loose> => (await table.view(secret)).json;
/** What each player has left, in milliseconds, while the match is held. */
const held = async (table: Table): Promise<readonly unknown[]> =>
  ((await viewOf(table, table.seats[0]))['clocks'] as unknown as readonly Loose[]).map((clock) => clock['held']!['leftMs']);

describe('calling a judge', () => {
  it.each(seats)(
    'given seat %d calls, then the match is held for both, judges and players see the call, spectators that there was one, and it goes on when the call is closed',
    async (seat) => {
      const table = await begun();
      const called = await call(table, seat, { kind: 'conduct' });
      expect(called).toMatchObject({ status: 200, json: { call: 1, stops: true, stopsLeft: 2 } });
      for (const secret of [...table.seats, table.judge])
        expect(await viewOf(table, secret)).toMatchObject({
          status: 'paused',
          calls: [{ call: 1, seat, kind: 'conduct', sawVersion: 1, stops: true, taken: false }],
          clocks: [{ running: null }, { running: null }],
        });
      for (const one of seats) expect((await table.answer(one)).json).toMatchObject({ code: 'match/paused' });
      const before = await held(table);

      expect((await table.command('calls/1/taken', table.judge)).status).toBe(200);
      expect(await viewOf(table, table.seats[1 - seat]!)).toMatchObject({ calls: [{ taken: true }] });
      expect(await held(table)).toEqual(before);

      const told = await rig.get(`/matches/${table.matchId}/events`, table.spectator);
      expect(told.text).not.toContain('conduct');
      expect(told.json['items']).toContainEqual(expect.objectContaining({ type: 'JudgeCalled', facts: { call: 1, seat, stops: true } }));
      expect(await viewOf(table, table.spectator)).toMatchObject({ status: 'paused', calls: [] });

      expect((await close(table, 1)).status).toBe(200);
      const after = await viewOf(table, table.seats[0]);
      expect(after).toMatchObject({ status: 'running', calls: [] });
      // Neither has lost a millisecond: each deadline is as far from the close as it was from the call.
      const closedAt = Number(after['at']);
      expect((after['clocks'] as unknown as readonly Loose[]).map((clock) => Number(clock['running']!['deadline']) - closedAt)).toEqual(
        before,
      );
      expect((await table.answer(seat)).status).toBe(200);
    },
  );

  it('given three calls that stopped the game, then the answer to a fourth says that the match goes on', async () => {
    const table = await begun();
    for (const number of [1, 2, 3]) {
      expect((await call(table, 0)).json).toMatchObject({ call: number, stops: true, stopsLeft: 3 - number });
      expect((await close(table, number)).status).toBe(200);
    }
    expect((await call(table, 0)).json).toMatchObject({ call: 4, stops: false, stopsLeft: 0 });
    expect(await viewOf(table, table.judge)).toMatchObject({ status: 'running', calls: [{ call: 4, stops: false }] });
    expect((await table.answer(0)).status).toBe(200);
  });

  it('given an improper call, then its time is charged to the bank of the caller alone', async () => {
    const table = await begun();
    await call(table, 1);
    const before = await held(table);
    await close(table, 1, { improper: true });
    const after = await viewOf(table, table.seats[0]);
    const { json } = await rig.get(`/matches/${table.matchId}/log?limit=1000`, table.judge);
    const closed = (json['items'] as unknown as readonly Loose[]).find((entry) => (entry['type'] as unknown) === 'CallClosed');
    const { stoppedMs, improper } = JSON.parse(String(closed?.['payload'])) as { stoppedMs: number; improper: boolean };
    expect(improper).toBe(true);
    expect(
      (after['clocks'] as unknown as readonly Loose[]).map((clock) => Number(clock['running']!['deadline']) - Number(after['at'])),
    ).toEqual([before[0], Number(before[1]) - stoppedMs]);
  });

  it('given the same command again, then it gets the same answer', async () => {
    const table = await begun();
    const body = { commandId: newCommand(), kind: 'deck', sawVersion: 2 };
    const first = await table.command('calls', table.seats[0], body);
    expect(first.status).toBe(200);
    expect((await table.command('calls', table.seats[0], body)).json).toEqual(first.json);
    expect((await table.command('calls', table.seats[0], { ...body, kind: 'clock' })).json).toMatchObject({ code: 'command/reused' });
  });

  it('given what is not to be, then each is refused by its name, and leaves no event', async () => {
    const table = await begun();
    await call(table, 0);
    const version = (await viewOf(table, table.seats[0]))['version'];
    const as = async (path: string, secret: string | null, body: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
      (await table.command(path, secret, body)).json['code'];
    const fine = { kind: 'clock', sawVersion: 1 };
    expect(await as('calls', table.seats[0], fine)).toBe('call/already-open');
    expect(await as('calls', table.seats[1], { ...fine, sawVersion: 9_999 })).toBe('version/not-found');
    for (const body of [{}, { kind: 'clock' }, { ...fine, kind: 'He is cheating!' }, { ...fine, sawVersion: 0 }, { ...fine, more: 1 }])
      expect(await as('calls', table.seats[1], body)).toBe('request/malformed');
    for (const secret of [table.outsider, table.judge, table.organizer, table.spectator])
      expect(await as('calls', secret, fine)).toBe('access/forbidden');
    expect(await as('calls', null, fine)).toBe('access/token-missing');
    for (const secret of [table.seats[1], table.organizer, table.spectator]) {
      expect(await as('calls/1/taken', secret)).toBe('access/forbidden');
      expect(await as('calls/1/closed', secret, { outcome: 'answered' })).toBe('access/forbidden');
    }
    expect(await as('calls/2/taken', table.judge)).toBe('call/not-found');
    expect(await as('calls/2/closed', table.judge, { outcome: 'answered' })).toBe('call/not-found');
    for (const number of ['0', '-1', 'x', '1.5']) expect(await as(`calls/${number}/taken`, table.judge)).toBe('request/malformed');
    expect(await as('calls/1/closed', table.judge, { outcome: 'whatever' })).toBe('request/malformed');
    expect((await viewOf(table, table.seats[0]))['version']).toBe(version);

    expect((await table.command('calls/1/taken', table.judge)).status).toBe(200);
    expect(await as('calls/1/taken', table.judge)).toBe('call/taken');
    expect(await as('judge-actions', table.judge, { type: 'pause', reason: 'smoke' })).toBeUndefined();
    expect(await as('judge-actions', table.judge, { type: 'resume' })).toBe('call/still-open');
    expect((await close(table, 1)).status).toBe(200);
    expect(await viewOf(table, table.seats[0])).toMatchObject({ status: 'paused', calls: [] });
    expect(await as('calls/1/closed', table.judge, { outcome: 'answered' })).toBe('call/closed');
    expect(await as('calls/1/taken', table.judge)).toBe('call/closed');
  });

  it('given an open call, when its caller concedes the match, then the call is closed by that', async () => {
    const table = await begun();
    await call(table, 0);
    expect((await table.command('concession', table.seats[0])).status).toBe(200);
    expect(await viewOf(table, table.seats[0])).toMatchObject({ status: 'ended', calls: [], result: { winners: [1] } });
    expect((await close(table, 1)).json).toMatchObject({ code: 'call/closed' });
    expect((await call(table, 1)).json).toMatchObject({ code: 'match/over' });
  });

  it('given calls, then the transcript tells of them in both languages', async () => {
    const table = await begun();
    await call(table, 0);
    await close(table, 1);
    const lines = async (language: string): Promise<string> =>
      (await rig.get(`/matches/${table.matchId}/transcript?language=${language}`, table.spectator)).text;
    expect(await lines('en')).toContain('Alice calls a judge; the match stands still.');
    expect(await lines('zh')).toContain('Alice呼叫裁判；比赛停止。');
    expect(await lines('en')).toContain('A judge closes the call. The match goes on.');
  });
});
