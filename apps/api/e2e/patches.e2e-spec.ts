import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyViewPatch, applyViewPatches, createClient, liveEvents, type MatchView, type ViewPatch } from '@arbiter/client';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { SocketReader } from './socket-reader.js';
import { setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, { STREAMS_PER_TOKEN: 30 });
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

/** What somebody saw of a match whom a stream told everything. */
interface Watched {
  readonly view: MatchView | null;
  /** How many patches, and how many whole views they were sent. */
  readonly patches: number;
  readonly wholes: number;
}

/** Follows a match until its stream ends. */
const watch = async (
  table: Table,
  token: string | null,
  begin: { readonly viewed?: number; readonly view?: MatchView } = {},
): Promise<Watched> => {
  const client = createClient({ url: rig.url, token });
  let { view = null } = begin as { readonly view?: MatchView | null };
  let [patches, wholes] = [0, 0];
  const { viewed } = begin;
  for await (const told of liveEvents(client, {
    matchId: table.matchId,
    after: 0,
    views: 'patches',
    ...(viewed === undefined ? {} : { viewed }),
  })) {
    if (told.event === 'view') {
      view = told.data;
      wholes += 1;
    }
    if (told.event !== 'patch') continue;
    patches += 1;
    const patched = applyViewPatch(view!, told.data);
    if (!patched.applied) throw new Error(`a patch does not fit: ${patched.why}`);
    view = patched.view;
  }
  return { view, patches, wholes };
};

/** A view without what depends on the moment at which somebody looks. */
const settled = ({ now: _now, newest: _newest, ...rest }: MatchView) => rest;
const viewOf = async (table: Table, token: string | null, query = ''): Promise<MatchView> =>
  (await table.view(token, query)).json as unknown as MatchView;

const started = async (): Promise<Table> => {
  const table = await setTable(rig);
  await table.start();
  return table;
};

describe('following views by patches', () => {
  it('given 25 viewers with one token, players and a judge, when the match is played to its end, then each has what the view shows them', async () => {
    const table = await started();
    const tokens = [...Array.from({ length: 25 }, () => table.spectator), ...table.seats, table.judge];
    const watching = tokens.map((token) => watch(table, token));
    await table.finish();
    const seen = await Promise.all(watching);
    for (const [at, token] of tokens.entries()) {
      const { view, patches, wholes } = seen[at]!;
      expect(settled(view!)).toEqual(settled(await viewOf(table, token)));
      expect([wholes, patches > 0]).toEqual([1, true]);
    }
    expect(settled(seen[0]!.view!)).toEqual(settled(seen[24]!.view!));
  });

  it('given a viewer who has a view, when they open a stream again, then it goes on from there without a whole view', async () => {
    const table = await started();
    const view = await viewOf(table, table.spectator);
    await table.answer(0);
    const watching = watch(table, table.spectator, { view, viewed: view.version });
    await table.finish();
    const seen = await watching;
    expect(seen.wholes).toBe(0);
    expect(settled(seen.view!)).toEqual(settled(await viewOf(table, table.spectator)));
  });

  it('given a player at a socket, when they play, then their view comes by patches, and as a whole again when they ask for it', async () => {
    const table = await setTable(rig);
    await table.start();
    const reader = await SocketReader.open(rig.url, table.seats[0]);
    reader.socket.follow(table.matchId, { views: 'patches' });
    const first = await reader.until((message) => message.type === 'view');
    await table.answer(0);
    const told = await reader.until((message) => message.type === 'patch');
    if (first.type !== 'view' || told.type !== 'patch') throw new Error('neither');
    const patched = applyViewPatch(first.view, told.patch);
    expect(patched.applied && settled(patched.view)).toEqual(settled(await viewOf(table, table.seats[0], `?version=${told.patch.to}`)));
    reader.messages.length = 0;
    reader.socket.sendView(table.matchId);
    const again = await reader.until((message) => message.type === 'view');
    expect(again.type === 'view' && settled(again.view)).toEqual(settled(await viewOf(table, table.seats[0])));
    reader.close();
  });
});

describe('stepping through a match by patches', () => {
  it('given a match is over, when somebody steps to its beginning and back, then they see every version as it is; what is public may be kept', async () => {
    const table = await started();
    await table.finish();
    expect((await rig.post(`/matches/${table.matchId}/publication`, table.organizer, {})).status).toBe(200);
    const last = await viewOf(table, null);
    const path = (from: number, to: number): string => `/matches/${table.matchId}/patches?from=${from}&to=${to}`;
    let view = last;
    for (const [from, to] of [
      [last.version, 1],
      [1, last.version],
    ] as const) {
      const answer = await rig.get(path(from, to));
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(answer.headers.get('vary')).toContain('authorization');
      for (const patch of answer.json['patches'] as unknown as ViewPatch[]) {
        const patched = applyViewPatches(view, [patch]);
        if (!patched.applied) throw new Error(patched.why);
        view = patched.view;
        expect(settled(view)).toEqual(settled(await viewOf(table, null, `?version=${view.version}`)));
      }
    }
    expect((await rig.get(path(1, last.version), table.spectator)).headers.get('cache-control')).toBe('no-store');
  });

  it('given a match goes on, or a version that is not there, or too many at once, then nothing is kept, or it is refused', async () => {
    const table = await started();
    const path = `/matches/${table.matchId}/patches`;
    expect((await rig.get(`${path}?from=1&to=3`, table.seats[0])).headers.get('cache-control')).toBe('no-store');
    expect(await rig.get(`${path}?from=1&to=90`, table.seats[0])).toMatchObject({ status: 404, json: { code: 'version/not-found' } });
    expect(await rig.get(`${path}?from=1&to=102`, table.seats[0])).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await rig.get(`${path}?from=1&to=2&as=seat-1`, table.seats[0])).toMatchObject({ status: 403 });
  });
});
