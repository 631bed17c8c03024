import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { newCommand, setTable } from './table.js';

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

/** Asks for a link between processes. @returns the status of the refusal; null when the link was opened */
const linkTo = (rig: Rig, authorization: string): Promise<number | null> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${rig.url.replace('http', 'ws')}/nodes`, { headers: { authorization } });
    socket.once('open', () => {
      socket.close();
      resolve(null);
    });
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('error', () => undefined);
  });

const owners = (): Promise<readonly { readonly url: string; readonly link_key: string; readonly fence: string }[]> =>
  database.query('SELECT url, link_key, fence FROM log_owner ORDER BY log_id');

describe('several API nodes', () => {
  it('given the door for other processes, when somebody without the secret of this one knocks, then it stays closed', async () => {
    await setTable(first);
    const [owner] = await owners();
    const [node, other] = owner!.url === first.url ? [first, second] : [second, first];
    for (const wrong of ['', 'Node ', 'Node wrong', `Bearer ${first.organizer}`, `Node ${owner!.link_key.slice(1)}`])
      expect(await linkTo(node, wrong)).toBe(403);
    expect(await linkTo(other, `Node ${owner!.link_key}`)).toBe(403);
    expect(await linkTo(node, `Node ${owner!.link_key}`)).toBeNull();
    expect(await node.get('/nodes')).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
  });

  it('given each player talks to a node of their own, when they play to the end, then nobody is turned away and the log is dense', async () => {
    const table = await setTable(first);
    await table.start();
    const nodes = [first, second] as const;
    const before = await owners();
    for (;;) {
      const { json } = await second.get(`/matches/${table.matchId}/view`, table.seats[0]);
      if ((json['status'] as string) === 'ended') break;
      const asked = (json['pending'] as unknown as Loose[])[0]!;
      const seat = Number(asked['yours'] ? asked['decision']!['seat'] : asked['seat']) as 0 | 1;
      const own = (await nodes[seat].get(`/matches/${table.matchId}/decisions`, table.seats[seat])).json['pending'] as unknown as Loose[];
      const decision = own.find((pending) => (pending['yours'] as unknown) === true)!['decision']!;
      const domain = decision['domain']!;
      const answer = domain['type'] === 'number' ? { number: domain['min'] } : { picks: [domain['options']![0]!['id']] };
      const answered = await nodes[seat].post(`/matches/${table.matchId}/decisions/${decision['id']}/answer`, table.seats[seat], {
        commandId: newCommand(),
        answer,
      });
      expect([answered.status, answered.json['code']]).toEqual([200, undefined]);
    }
    const rows = await database.query<{ version: number }>('SELECT version FROM log_event WHERE stream_id = $1 ORDER BY version', [
      table.matchId,
    ]);
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
    // The log did not go to and fro with whoever asked: it changed hands once at most, when both nodes had heard of each other.
    const [from, to] = [before, await owners()].map(([owner]) => Number(owner!.fence));
    expect(to! - from!).toBeLessThanOrEqual(2);
  });

  it('given the same command is sent to both nodes at once, when both answer, then the acknowledgement is the same', async () => {
    const table = await setTable(first);
    await table.start();
    const body = { commandId: newCommand(), answer: { picks: ['rock'] } };
    const path = `/matches/${table.matchId}/decisions/1/answer`;
    const answers = await Promise.all([first, second, first, second].map((node) => node.post(path, table.seats[0], body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  });

  it('given a token that both nodes have just seen, when one revokes it, then that one refuses it at once, and the other soon', async () => {
    const table = await setTable(first);
    const { json: minted } = await first.post(`/gatherings/${table.gatheringId}/tokens`, first.organizer, {
      role: 'spectator',
      label: 'a guest',
      commandId: newCommand(),
    });
    const secret = String(minted['secret']);
    const path = `/matches/${table.matchId}/view`;
    for (const node of [first, second]) expect((await node.get(path, secret)).status).toBe(200);
    const { status } = await first.send('DELETE', `/gatherings/${table.gatheringId}/tokens/${minted['token']!['tokenId']}`, {
      secret: first.organizer,
    });
    expect(status).toBe(200);
    expect((await first.get(path, secret)).json['code']).toBe('access/token-revoked');
    let answered = await second.get(path, secret);
    while (answered.status === 200) answered = await second.get(path, secret);
    expect(answered.json['code']).toBe('access/token-revoked');
  });
});
