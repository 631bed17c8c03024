import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { SseReader } from './sse-reader.js';
import { createPlayer, mint, newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;
let second: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset, { STREAMS_PER_TOKEN: 3 });
  second = await bootRig(servers, probeRuleset, {}, rig.prefix);
});

afterAll(async () => {
  await second.close();
  await rig.close();
  await database.drop();
});

const live = (
  node: Rig,
  table: Table,
  secret: string | null,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<SseReader> => SseReader.open(`${node.url}/matches/${table.matchId}/live${query}`, secret, headers);

const versions = (events: readonly { readonly id: string }[]): readonly number[] => events.map(({ id }) => Number(id));

describe('following a match live', () => {
  it('given a stream on one node, when moves are made on another, then every version arrives once and in order', async () => {
    const table = await setTable(rig);
    const stream = await live(second, table, table.spectator);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await table.start();
    await table.answer(0);
    const last = await table.answer(1);
    const events = await stream.upTo(last.json['version']!);
    expect(versions(events)).toEqual(events.map((_, index) => index + 1));
    expect(events.map(({ data }) => data.type)).toContain('MatchStarted');
    expect(events.every(({ event }) => event === 'news')).toBe(true);
    stream.close();
  });

  it('given a connection was lost, when it comes back with the last id, then nothing is missing and nothing is doubled', async () => {
    const table = await setTable(rig);
    await table.start();
    const first = await live(rig, table, table.seats[0]);
    const before = await first.upTo(3);
    first.close();
    await table.answer(0);
    const last = await table.answer(1);
    const resumed = await live(second, table, table.seats[0], '', { 'last-event-id': '3' });
    const after = await resumed.upTo(last.json['version']!);
    expect(versions([...before, ...after])).toEqual([...before, ...after].map((_, index) => index + 1));
    resumed.close();
    const asked = await live(rig, table, table.seats[0], '?after=4');
    expect((await asked.next())?.id).toBe('5');
    asked.close();
  });

  it('given the match ends, when its last event was sent, then the stream says so and ends; one that comes later is told at once', async () => {
    const table = await setTable(rig);
    await table.start();
    const stream = await live(rig, table, table.seats[1]);
    await table.command('concession', table.seats[0], { scope: 'match' });
    const events = await stream.upTo(Number.MAX_SAFE_INTEGER);
    expect(events.at(-1)).toMatchObject({ event: 'end' });
    expect(events.at(-2)).toMatchObject({ event: 'news', data: { type: 'SeedRevealed' } });
    const late = await live(rig, table, table.seats[1], `?after=${events.at(-1)!.id}`);
    expect(await late.next()).toMatchObject({ event: 'end' });
    expect(await late.next()).toBeNull();
  });

  it('given a sealed answer, when the stream tells of it, then only its giver reads what it was', async () => {
    const table = await setTable(rig);
    await table.start();
    const streams = await Promise.all([table.seats[0], table.seats[1], table.spectator].map((secret) => live(rig, table, secret)));
    const sealed = await table.answer(0);
    const told = await Promise.all(streams.map(async (stream) => JSON.stringify((await stream.upTo(sealed.json['version']!)).at(-1))));
    expect(told.map((text) => text.includes('"sign"'))).toEqual([true, false, false]);
    for (const stream of streams) stream.close();
  });

  it('given a judge follows live, when they do, then it is logged once and does not chase its own tail', async () => {
    const table = await setTable(rig);
    await table.start();
    const stream = await live(rig, table, table.judge);
    const answered = await table.answer(0);
    const events = await stream.upTo(answered.json['version']!);
    expect(events.filter(({ data }) => data.type === 'JudgeViewed')).toHaveLength(1);
    stream.close();
  });

  it('given a token is revoked, when more happens, then its stream ends', async () => {
    const table = await setTable(rig);
    await table.start();
    const minted = await rig.post(`/gatherings/${table.gatheringId}/tokens`, table.organizer, {
      role: 'spectator',
      commandId: newCommand(),
    });
    const stream = await live(rig, table, minted.json['secret'] as string);
    await stream.upTo(4);
    await rig.send('DELETE', `/gatherings/${table.gatheringId}/tokens/${minted.json['token']!['tokenId']}`, { secret: table.organizer });
    await table.answer(0);
    expect((await stream.upTo(Number.MAX_SAFE_INTEGER)).length).toBeLessThanOrEqual(1);
  });

  it('given as many streams as a token may have, when one more is asked for, then it is refused until one ends', async () => {
    const table = await setTable(rig);
    const player = await createPlayer(rig, table.gatheringId, 'Eve');
    const secret = await mint(rig, table.gatheringId, { role: 'player', playerId: player });
    const streams = [];
    for (let count = 0; count < 3; count += 1) {
      const stream = await live(rig, table, secret);
      await stream.upTo(1);
      streams.push(stream);
    }
    expect(await rig.get(`/matches/${table.matchId}/live`, secret)).toMatchObject({
      status: 429,
      json: { code: 'request/too-many-streams' },
    });
    for (const stream of streams) stream.close();
  });

  it('given a bad last id, a foreign token or a perspective that is not theirs, when a stream is asked for, then it is a problem document', async () => {
    const table = await setTable(rig);
    const path = `/matches/${table.matchId}/live`;
    expect(await rig.get(path, table.seats[0], { 'last-event-id': 'x' })).toMatchObject({
      status: 400,
      json: { code: 'request/malformed' },
    });
    expect(await rig.get(`${path}?as=seat-1`, table.seats[0])).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect(await rig.get(path)).toMatchObject({ status: 401, json: { code: 'access/token-missing' } });
  });
});
