import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { type Answer, bootRig, type Rig } from './rig.js';
import { type SilentProxy, silentProxy } from './silent-proxy.js';
import { newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let proxy: SilentProxy;
let rig: Rig;
let table: Table;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await silentProxy(database.appUrl);
  rig = await bootRig({ appUrl: proxy.url, redisUrl: testRedisUrl() }, probeRuleset);
  table = await setTable(rig);
  await table.start();
});

afterAll(async () => {
  await rig.close();
  await proxy.close();
  await database.drop();
});

describe('a database that is connected and does not answer', () => {
  it('given it falls silent, when players act and read, then each is told so with 503 instead of waiting, and what they send again is recorded once', async () => {
    const answer = { commandId: newCommand(), answer: { picks: ['rock'] } };
    const path = `/matches/${table.matchId}/decisions/1/answer`;
    proxy.silence();
    const [acted, listed] = await Promise.all([
      rig.post(path, table.seats[0], answer),
      rig.get(`/gatherings/${table.gatheringId}/matches`, rig.organizer),
    ]);
    const silent: readonly Answer[] = [acted, listed];
    for (const { status, json, headers } of silent) {
      expect([status, json['code']]).toEqual([503, 'server/unavailable']);
      expect(json['detail']).toMatch(/^The database does not answer\./);
      expect(headers.get('retry-after')).toBe('1');
    }
    proxy.speak();
    let again = await rig.post(path, table.seats[0], answer);
    while (again.status === 503) again = await rig.post(path, table.seats[0], answer);
    expect(again.status).toBe(200);
    expect((await rig.post(path, table.seats[0], answer)).json['hash']).toBe(again.json['hash']);
    expect(
      await database.query(`SELECT version FROM log_event WHERE stream_id = '${table.matchId}' AND command_id = '${answer.commandId}'`),
    ).toHaveLength(1);
  });
});
