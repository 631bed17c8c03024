import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SocketMessage } from '@arbiter/client';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Answer, type Loose, type Rig } from './rig.js';
import { SocketReader } from './socket-reader.js';
import { type SseEvent, SseReader } from './sse-reader.js';
import { newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let first: Rig;
let second: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  first = await bootRig(servers, probeRuleset);
  second = await bootRig(servers, probeRuleset, {}, first.prefix);
});

afterAll(async () => {
  await second.close();
  await first.close();
  await database.drop();
});

const live = (node: Rig, { matchId }: Table, secret: string, page: string | null, as = ''): Promise<SseReader> =>
  SseReader.open(`${node.url}/matches/${matchId}/live?after=1${page === null ? '' : `&page=${page}`}${as}`, secret);

/** Reads until an event of this kind fits. @returns its data */
const until = async (stream: SseReader, kind: string, fits: (data: Loose) => boolean): Promise<Loose> => {
  for (;;) {
    const event: SseEvent | null = await stream.next();
    if (event === null) throw new Error('the stream has ended');
    if (event.event === kind && fits(event.data as unknown as Loose)) return event.data as unknown as Loose;
  }
};
const stateOf = (data: Loose, seat: number): string => String(data['players']![seat]!['state']);
const isState = (seat: number, state: string) => (data: Loose) => stateOf(data, seat) === state;
const say = (node: Rig, { matchId }: Table, secret: string, phrase: string, commandId = newCommand()): Promise<Answer> =>
  node.post(`/matches/${matchId}/phrases`, secret, { commandId, phrase });

describe('who is at a match, over two nodes', () => {
  it('given each player follows at a node of their own, when one goes and comes back, then the other and viewers are told, without any event of the log', async () => {
    const table = await setTable(first);
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    const viewer = await live(second, table, table.spectator, 'page-of-a-viewer');
    expect(stateOf(await until(alice, 'presence', isState(1, 'never')), 0)).toBe('here');
    const bob = await live(second, table, table.seats[1], 'page-of-bob-1');
    await until(alice, 'presence', isState(1, 'here'));
    await until(viewer, 'presence', (data) => stateOf(data, 0) === 'here' && stateOf(data, 1) === 'here');
    bob.close();
    const lost = await until(alice, 'presence', isState(1, 'lost'));
    expect(Number(lost['players']![1]!['since'])).toBeLessThanOrEqual(Number(lost['now']));
    await until(viewer, 'presence', isState(1, 'lost'));
    const again = await live(first, table, table.seats[1], 'page-of-bob-2');
    await until(viewer, 'presence', isState(1, 'here'));
    await until(alice, 'presence', (data) => Number(data['watching']) === 1);
    const types = ((await first.get(`/matches/${table.matchId}/events`, table.seats[0])).json['items'] as unknown as Loose[]).map(
      (item) => item['type'],
    );
    expect(types).toEqual(['MatchCreated']);
    for (const stream of [alice, viewer, again]) stream.close();
  });

  it('given a page says goodbye, then its player has left, not lost the line; and only a player gives signs', async () => {
    const table = await setTable(first);
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    const bob = await live(second, table, table.seats[1], 'page-of-bob-1');
    await until(alice, 'presence', isState(1, 'here'));
    const sign = (secret: string, here: boolean): Promise<Answer> =>
      second.send('PUT', `/matches/${table.matchId}/presence`, {
        secret,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page: 'page-of-bob-1', here }),
      });
    expect(await sign(table.seats[1], true)).toMatchObject({ status: 200, json: { players: [{ state: 'here' }, { state: 'here' }] } });
    expect(await sign(table.seats[1], false)).toMatchObject({ status: 200, json: { players: [{ state: 'here' }, { state: 'left' }] } });
    await until(alice, 'presence', isState(1, 'left'));
    for (const secret of [table.judge, table.spectator, table.organizer, table.outsider])
      expect((await sign(secret, true)).json['code']).toBe('access/forbidden');
    for (const stream of [alice, bob]) stream.close();
  });

  it("given a judge looks from a player's perspective, then nobody is told that this player is here", async () => {
    const table = await setTable(first);
    const judge = await live(second, table, table.judge, 'page-of-a-judge', '&as=seat-1');
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    const told = await until(judge, 'presence', isState(0, 'here'));
    expect([stateOf(told, 1), told['watching']]).toEqual(['never', 0]);
    for (const stream of [alice, judge]) stream.close();
  });

  it('given spectators watch behind a delay, then they are told neither who is there now nor what is said', async () => {
    const table = await setTable(first, { spectatorDelaySeconds: 1 });
    const viewer = await live(first, table, table.spectator, 'page-of-a-viewer');
    const judge = await live(first, table, table.judge, 'page-of-a-judge', '&as=spectator');
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    await until(alice, 'presence', (data) => stateOf(data, 0) === 'here' && Number(data['watching']) === 1);
    expect(await say(first, table, table.seats[0], 'hello')).toMatchObject({ status: 200 });
    await until(alice, 'phrase', () => true);
    await first.post(`/matches/${table.matchId}/cancellation`, table.organizer, { commandId: newCommand(), reason: 'over' });
    for (const stream of [viewer, judge]) {
      // Their delay has passed when the end is told; nothing but the log came before it.
      const told: string[] = [];
      while (told.at(-1) !== 'end') told.push(String((await stream.next())?.event));
      expect(new Set(told)).toEqual(new Set(['news', 'end']));
    }
    for (const stream of [alice, viewer, judge]) stream.close();
  });

  it('given a stream without a page, then it is told the log alone, and its player counts as here', async () => {
    const table = await setTable(first);
    const plain = await live(second, table, table.seats[1], null);
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    await until(alice, 'presence', isState(1, 'here'));
    await table.start();
    expect((await plain.next())?.event).toBe('news');
    for (const stream of [alice, plain]) stream.close();
  });

  it('given a player follows over a socket, then they count as here, and are told what they asked for', async () => {
    const table = await setTable(first);
    const bob = await SocketReader.open(second.url, table.seats[1]);
    bob.socket.follow(table.matchId, { presence: true });
    const alice = await live(first, table, table.seats[0], 'page-of-alice');
    await until(alice, 'presence', isState(1, 'here'));
    await bob.until((message: SocketMessage) => message.type === 'presence' && message.presence.players[0]?.state === 'here');
    await say(first, table, table.seats[0], 'goodLuck');
    const told = await bob.until((message) => message.type === 'phrase');
    expect(told).toMatchObject({ matchId: table.matchId, phrase: { seat: 0, phrase: 'goodLuck' } });
    bob.close();
    await until(alice, 'presence', isState(1, 'lost'));
    alice.close();
  });
});

describe('phrases, over two nodes', () => {
  it('given a player says one, then the other is told at the other node; sent again it is the same phrase', async () => {
    const table = await setTable(first);
    const bob = await live(second, table, table.seats[1], 'page-of-bob-1');
    await until(bob, 'presence', () => true);
    const commandId = newCommand();
    const said = await say(first, table, table.seats[0], 'thanks', commandId);
    expect(said).toMatchObject({ status: 200, json: { seat: 0, phrase: 'thanks' } });
    expect(String(said.json['at'])).toMatch(/^\d{13}$/);
    expect(await until(bob, 'phrase', () => true)).toEqual(said.json);
    expect((await say(second, table, table.seats[0], 'thanks', commandId)).json).toEqual(said.json);
    expect((await say(second, table, table.seats[0], 'sorry', commandId)).json['code']).toBe('command/reused');
    bob.close();
  });

  it('given five in half a minute, whichever node takes them, then more are refused with the time to wait; nobody else is limited', async () => {
    const table = await setTable(first);
    for (let at = 0; at < 5; at += 1) expect((await say(at % 2 === 0 ? first : second, table, table.seats[0], 'hello')).status).toBe(200);
    const refused = await say(second, table, table.seats[0], 'hello');
    expect(refused).toMatchObject({ status: 429, json: { code: 'phrase/too-many', params: { most: 5, seconds: 30 } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await say(first, table, table.seats[1], 'hello')).status).toBe(200);
  });

  it('given anything but a phrase of the list, or anybody but a player of the match, then nothing is said', async () => {
    const table = await setTable(first);
    expect((await say(first, table, table.seats[0], 'you are bad at this')).json['code']).toBe('request/malformed');
    for (const secret of [table.judge, table.spectator, table.organizer, table.outsider])
      expect((await say(first, table, secret, 'hello')).json['code']).toBe('access/forbidden');
  });

  it('given the match is over, then what is said reaches those whose pages are still open', async () => {
    const table = await setTable(first);
    const bob = await live(second, table, table.seats[1], 'page-of-bob-1');
    await first.post(`/matches/${table.matchId}/concession`, table.seats[0], { commandId: newCommand(), scope: 'match' });
    await until(bob, 'end', () => true);
    await say(first, table, table.seats[0], 'goodGame');
    expect(await until(bob, 'phrase', () => true)).toMatchObject({ seat: 0, phrase: 'goodGame' });
    bob.close();
  });
});
