import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { SocketMessage } from '@arbiter/client';
import { socketMessageSchema } from '@arbiter/contracts';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { SocketReader } from './socket-reader.js';
import { mintHeld, newCommand, setTable, type Table } from './table.js';

let database: TestDatabase;
let rig: Rig;
let otherNode: Rig;
const open: SocketReader[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset, { STREAMS_PER_TOKEN: 3 });
  otherNode = await bootRig(servers, probeRuleset, {}, rig.prefix);
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(async () => {
  await otherNode.close();
  await rig.close();
  await database.drop();
});

const socketOf = async (token: string, node = rig): Promise<SocketReader> => {
  const reader = await SocketReader.open(node.url, token);
  open.push(reader);
  return reader;
};

type Message<T extends SocketMessage['type']> = Extract<SocketMessage, { readonly type: T }>;
const isOf =
  <T extends SocketMessage['type']>(type: T, more: (message: Message<T>) => boolean = () => true) =>
  (message: SocketMessage): message is Message<T> =>
    message.type === type && more(message as Message<T>);

const started = async (): Promise<Table> => {
  const table = await setTable(rig);
  await table.start();
  return table;
};
/** Decisions 1 and 2 are the sealed signs of both seats. */
const sign = (table: Table, seat: 0 | 1, pick: string, commandId = newCommand()) => ({
  matchId: table.matchId,
  decisionId: seat + 1,
  commandId,
  answer: { picks: [pick] },
});

describe('a player at their socket', () => {
  it('given both players follow their match, when one answers, then they get acknowledgement and next question, and the other is told at once', async () => {
    const table = await started();
    const [alice, bob] = [await socketOf(table.seats[0]), await socketOf(table.seats[1])];
    for (const reader of [alice, bob]) reader.socket.follow(table.matchId);
    for (const reader of [alice, bob]) expect((await reader.until(isOf('asked'))).version).toBe(4);
    const answered = await alice.socket.answer(sign(table, 0, 'rock'));
    const { json } = await rig.get(`/matches/${table.matchId}/decisions`, table.seats[0]);
    expect(answered).toEqual({ version: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/), next: json });
    expect(await bob.until(isOf('news', ({ news }) => news.version === 5))).toMatchObject({
      matchId: table.matchId,
      news: { type: 'ActionRecorded', facts: { seat: 0, decision: 1 } },
    });
    await bob.socket.answer(sign(table, 1, 'paper'));
    const asked = await alice.until(isOf('asked', ({ version }) => version === 6));
    expect(asked.pending).toEqual((await rig.get(`/matches/${table.matchId}/decisions`, table.seats[0])).json['pending']);
    for (const message of [...alice.messages, ...bob.messages]) socketMessageSchema.parse(message);
  });

  it('given a command id that was used, when it is sent again over socket or HTTP, then the acknowledgement is the first', async () => {
    const table = await started();
    const { socket } = await socketOf(table.seats[0]);
    const answer = sign(table, 0, 'rock');
    const first = await socket.answer(answer);
    const { version, hash } = await socket.answer(answer);
    const { json } = await rig.post(`/matches/${table.matchId}/decisions/1/answer`, table.seats[0], {
      commandId: answer.commandId,
      answer: answer.answer,
    });
    expect([
      { version, hash },
      { version: json['version'], hash: json['hash'] },
    ]).toEqual([
      { version: first.version, hash: first.hash },
      { version: first.version, hash: first.hash },
    ]);
  });

  it('given answers that break a rule, come too late or from another seat, then each is refused by name, and the socket goes on', async () => {
    const table = await started();
    const { socket } = await socketOf(table.seats[0]);
    await expect(socket.answer(sign(table, 0, 'well'))).rejects.toMatchObject({ problem: { status: 422, code: 'answer/illegal' } });
    await expect(socket.answer(sign(table, 1, 'rock'))).rejects.toMatchObject({ problem: { status: 403, code: 'decision/not-yours' } });
    await socket.answer(sign(table, 0, 'rock'));
    await expect(socket.answer(sign(table, 0, 'paper'))).rejects.toMatchObject({ problem: { status: 409, code: 'decision/closed' } });
  });

  it('given a match that is played to its end, then each follower is told the end', async () => {
    const table = await started();
    const [alice, viewer] = [await socketOf(table.seats[0]), await socketOf(table.spectator)];
    alice.socket.follow(table.matchId, { news: false });
    viewer.socket.follow(table.matchId, { after: 0 });
    await table.finish();
    await alice.until(isOf('end'));
    await viewer.until(isOf('end'));
    expect(alice.messages.some(isOf('news'))).toBe(false);
    const versions = viewer.messages.filter(isOf('news')).map(({ news }) => news.version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });

  it('given sealed answers that differ, then what the other player and a viewer are sent is the same', async () => {
    const seen = async (pick: string): Promise<string> => {
      const table = await started();
      const readers = [await socketOf(table.seats[1]), await socketOf(table.spectator)];
      for (const reader of readers) reader.socket.follow(table.matchId);
      for (const reader of readers) await reader.until(isOf('asked'));
      const { socket } = await socketOf(table.seats[0]);
      await socket.answer(sign(table, 0, pick));
      for (const reader of readers) await reader.until(isOf('asked', ({ version }) => version === 5));
      const text = readers.map(({ messages }) => JSON.stringify(messages)).join('\n');
      return text.replaceAll(table.matchId, 'the match').replaceAll(/"at":\d+/g, '"at":0');
    };
    expect(await seen('rock')).toBe(await seen('paper'));
  });
});

describe('whose socket it is', () => {
  it('given a token that is unknown, then it is refused by name and the socket is closed', async () => {
    await expect(SocketReader.open(rig.url, `arb_${'x'.repeat(43)}`)).rejects.toMatchObject({ problem: { code: 'access/token-invalid' } });
  });

  it('given another first message than a token, then nothing is answered but that it is missing', async () => {
    const table = await started();
    const connection = new WebSocket(`${rig.url.replace('http', 'ws')}/socket`);
    const heard: unknown[] = [];
    connection.onmessage = ({ data }: { readonly data: unknown }) => heard.push(JSON.parse(String(data)));
    await new Promise((resolve) => (connection.onopen = resolve));
    connection.send(JSON.stringify({ type: 'follow', matchId: table.matchId, after: 0 }));
    const { code } = await new Promise<{ readonly code: number }>((resolve) => (connection.onclose = resolve));
    expect(code).toBe(4401);
    expect(heard).toMatchObject([{ type: 'problem', problem: { code: 'access/token-missing' } }]);
  });

  it('given a token without a seat, a foreign match or another perspective, then each is refused by name', async () => {
    const table = await started();
    const other = await started();
    const outsider = await socketOf(table.outsider);
    await expect(outsider.socket.answer(sign(table, 0, 'rock'))).rejects.toMatchObject({ problem: { code: 'access/forbidden' } });
    outsider.socket.follow(other.matchId);
    expect(await outsider.until(isOf('problem'))).toMatchObject({ matchId: other.matchId, problem: { code: 'match/not-found' } });
    const alice = await socketOf(table.seats[0]);
    alice.socket.follow(table.matchId, { as: 'seat-1' });
    expect(await alice.until(isOf('problem'))).toMatchObject({ matchId: table.matchId, problem: { code: 'access/forbidden' } });
  });

  it('given messages that fit no form, then each is refused with its place, and the socket goes on', async () => {
    const table = await started();
    const reader = await socketOf(table.seats[0]);
    reader.socket.follow('no-uuid');
    expect(await reader.until(isOf('problem'))).toMatchObject({
      request: null,
      problem: { code: 'request/malformed', issues: [{ path: 'matchId' }] },
    });
    reader.socket.follow(table.matchId);
    await reader.until(isOf('asked'));
    reader.socket.follow(table.matchId);
    await reader.until(isOf('problem', ({ problem }) => problem.issues?.[0]?.message === 'this match is followed already'));
  });

  it('given more sockets than a token may have, then one more is refused', async () => {
    const table = await started();
    for (let count = 0; count < 3; count += 1) await socketOf(table.seats[0]);
    await expect(SocketReader.open(rig.url, table.seats[0])).rejects.toMatchObject({
      problem: { code: 'request/too-many-streams' },
      retryAfterSeconds: 5,
    });
  });

  it('given a token that is revoked, here or on another node, then its sockets are closed and tell why', async () => {
    const table = await started();
    for (const node of [rig, otherNode]) {
      const { secret, tokenId } = await mintHeld(rig, rig.organizer, table.gatheringId, { role: 'spectator' });
      const reader = await socketOf(secret, node);
      reader.socket.follow(table.matchId);
      await rig.send('DELETE', `/gatherings/${table.gatheringId}/tokens/${tokenId}`, { secret: rig.organizer });
      expect((await reader.ended()).code).toBe(4401);
      expect(reader.messages.at(-1)).toMatchObject({ type: 'problem', problem: { code: 'access/token-revoked' } });
    }
  });

  it('given a request that is no upgrade, then the address is answered with a problem', async () => {
    expect(await rig.get('/socket')).toMatchObject({ status: 404, json: { code: 'request/route-not-found' } });
  });
});
