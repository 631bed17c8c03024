import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { checkout } from './released.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { createGathering, mint, newCommand } from './table.js';
import { createTournament, type HttpTournament, list, swiss, until } from './tournament.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const local = { WEBHOOKS_ALLOW_PRIVATE: 'true' } as const;

let database: TestDatabase;
let rig: Rig;
let receiver: Server;
/** Requests by path. */
let received: Map<string, Received[]>;
/** Paths at which the receiver answers 500. */
let broken: Set<string>;
/** What happens after the receiver was asked at a path, before it answers; once. */
let before: Map<string, () => Promise<void>>;

const receivedAt = (path: string): readonly Received[] => received.get(path) ?? [];
const urlOf = (path: string): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const typesAt = (path: string): readonly string[] =>
  receivedAt(path).map(({ body }) => (JSON.parse(body) as { readonly type: string }).type);
const worker = (): ReturnType<typeof bootWorker> =>
  bootWorker({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, rig.prefix, local);

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, local);
  received = new Map();
  broken = new Set();
  before = new Map();
  receiver = createServer((request, response) => {
    const path = request.url ?? '';
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.set(path, [...receivedAt(path), { headers: request.headers, body }]);
      const first = before.get(path);
      before.delete(path);
      void (first?.() ?? Promise.resolve()).then(() => response.writeHead(broken.has(path) ? 500 : 204).end());
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});

afterAll(async () => {
  await rig.close();
  receiver.close();
  await database.drop();
});

const register = async (gatheringId: string, url: string): Promise<Loose> => {
  const { status, text, json } = await rig.post(`/gatherings/${gatheringId}/webhooks`, rig.organizer, { url, commandId: newCommand() });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return json;
};
const published = async (tournament: HttpTournament): Promise<void> => {
  await tournament.does({ type: 'setStructure', structure: swiss(2) });
  await tournament.does({ type: 'openRegistration' });
  await tournament.register('Ann');
  await tournament.register('Bob');
  for (const type of ['closeRegistration', 'pairRound', 'publishRound']) await tournament.does({ type });
};

describe('webhooks', () => {
  it('given a tournament, when a worker runs only later, then everything that everybody may know arrives, signed and in order', async () => {
    const tournament = await createTournament(rig, { matches: 'offline' });
    const { webhook, secret } = (await register(tournament.gatheringId, urlOf('/all'))) as unknown as {
      readonly webhook: Loose;
      readonly secret: string;
    };
    await published(tournament);
    expect(receivedAt('/all')).toEqual([]);
    const running = await worker();
    await until('the publication', async () => (typesAt('/all').includes('RoundPublished') ? true : null));
    await running.close();
    expect(typesAt('/all')).toEqual([
      'StructureSet',
      'RegistrationOpened',
      'EntrantRegistered',
      'EntrantRegistered',
      'RegistrationClosed',
      'RoundPaired',
      'RoundPublished',
    ]);
    const shown = list((await tournament.read('/events'))['items']);
    for (const { headers, body } of receivedAt('/all')) {
      const { id, version, data } = JSON.parse(body) as { readonly id: string; readonly version: number; readonly data: unknown };
      expect(data).toEqual(shown[version - 1]!['data']);
      const [time, signatures] = [headers['webhook-timestamp'], headers['webhook-signature']];
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      expect(signatures).toBe(
        `v1,${createHmac('sha256', key)
          .update(`${id}.${String(time)}.${body}`)
          .digest('base64')}`,
      );
    }
    const listed = await rig.get(`/gatherings/${tournament.gatheringId}/webhooks`, rig.organizer);
    expect(listed.json['items']).toMatchObject([{ webhookId: webhook['webhookId'], waiting: 0, failed: 0, disabledBecause: null }]);
    expect(listed.text).not.toContain('whsec_');
  });

  it('given a worker that is killed while a receiver is about to answer, when another one comes, then the same message comes once more', async () => {
    const tournament = await createTournament(rig, { matches: 'offline' });
    await register(tournament.gatheringId, urlOf('/killed'));
    const first = await worker();
    before.set('/killed', () => first.kill());
    await tournament.does({ type: 'setStructure', structure: swiss(2) });
    await until('the first attempt', async () => (receivedAt('/killed').length === 1 && !before.has('/killed') ? true : null));
    await tournament.does({ type: 'openRegistration' });
    const other = await worker();
    // As if the minute had passed for which the delivery belonged to the worker that was killed.
    await database.query(`UPDATE webhook_delivery SET claimed_until = now() WHERE state = 'waiting'`);
    await until('what followed', async () => (typesAt('/killed').includes('RegistrationOpened') ? true : null));
    await other.close();
    expect(typesAt('/killed')).toEqual(['StructureSet', 'StructureSet', 'RegistrationOpened']);
    const [once, twice] = receivedAt('/killed');
    expect([twice!.headers['webhook-id'], twice!.body]).toEqual([once!.headers['webhook-id'], once!.body]);
  });

  it('given an organizer at the command line, when they add a webhook, try it out, send again and remove it, then all of it is done', async () => {
    const gatheringId = await createGathering(rig);
    const running = await worker();
    const env = {
      PATH: process.env['PATH'] ?? '',
      ARBITER_URL: rig.url,
      ARBITER_TOKEN: rig.organizer,
      ARBITER_GATHERING: gatheringId,
    };
    const says = (...words: readonly string[]): Promise<readonly [number, string]> =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [join(checkout, 'dist/cli/main.js'), 'webhooks', ...words],
          { cwd: checkout, env },
          (error, out, errors) => resolve([Number(error?.code ?? 0), out + errors]),
        );
      });
    const [code, added] = await says('add', urlOf('/cli'), '--events', 'RoundPublished', 'ResultConfirmed');
    expect([code, added]).toEqual([0, expect.stringMatching(/^[0-9a-f-]{36}\nwhsec_[A-Za-z0-9+/]{43}=\n$/)]);
    const id = added.slice(0, 36);
    expect(await says('list')).toEqual([0, expect.stringContaining('RoundPublished,ResultConfirmed  enabled  0 waiting, 0 failed')]);
    expect(await says('test', id)).toEqual([0, 'delivered after 1 attempt: HTTP 204\n']);
    expect(typesAt('/cli')).toEqual(['webhook.test']);
    const [, deliveries] = await says('deliveries', id);
    const number = /^(\d+) {2}webhook\.test/.exec(deliveries.trim())?.[1] ?? '';
    expect(await says('resend', id, number)).toEqual([0, `is sent again: ${number}\n`]);
    await until('the second message', async () => (receivedAt('/cli').length === 2 ? true : null));
    const [first, again] = receivedAt('/cli');
    expect(again!.body).toBe(first!.body);
    expect(await says('rotate', id)).toEqual([0, expect.stringMatching(/^whsec_/)]);
    broken.add('/cli');
    expect(await says('test', id)).toEqual([1, 'waiting after 1 attempt: HTTP 500\n']);
    expect(await says('remove', id)).toEqual([0, 'deleted\n']);
    expect(await says('test', id)).toEqual([1, 'webhook/not-found: The gathering has no such webhook.\n']);
    await running.close();
  });

  it('given who is no organizer of the gathering, when they look or register, then they learn nothing', async () => {
    const { gatheringId, register: enter, does } = await createTournament(rig);
    const created = await register(gatheringId, urlOf('/none'));
    const path = `/gatherings/${gatheringId}/webhooks`;
    await does({ type: 'setStructure', structure: swiss(1) });
    await does({ type: 'openRegistration' });
    const others = [
      await mint(rig, gatheringId, { role: 'judge', expiresInSeconds: 600 }),
      await mint(rig, gatheringId, { role: 'spectator', expiresInSeconds: 600 }),
      (await enter('Ann')).secret,
    ];
    const elsewhere = await mint(rig, await createGathering(rig), { role: 'organizer', expiresInSeconds: 600 });
    const webhook = `${path}/${created['webhook']!['webhookId']!}`;
    const body = { url: urlOf('/none'), commandId: newCommand() };
    const command = { commandId: newCommand(), command: { type: 'rotateSecret' } };
    for (const [secret, status] of [...others.map((one) => [one, 403] as const), [null, 401] as const, [elsewhere, 404] as const]) {
      expect((await rig.get(path, secret)).status).toBe(status);
      expect((await rig.get(`${webhook}/deliveries`, secret)).status).toBe(status);
      expect((await rig.post(path, secret, body)).status).toBe(status);
      expect((await rig.post(`${webhook}/commands`, secret, command)).status).toBe(status);
    }
  });

  it('given requests that cannot be carried out, when they are sent, then each is refused by its name, and a repeated one does nothing twice', async () => {
    const { gatheringId } = await createTournament(rig);
    const other = await createTournament(rig);
    const path = `/gatherings/${gatheringId}/webhooks`;
    const post = (body: object) => rig.post(path, rig.organizer, { commandId: newCommand(), url: urlOf('/odd'), ...body });
    expect(await post({ url: 'ftp://127.0.0.1/' })).toMatchObject({
      status: 422,
      json: { code: 'webhook/address-refused', params: { because: 'scheme' } },
    });
    expect(await post({ tournamentId: other.tournamentId })).toMatchObject({ status: 404, json: { code: 'tournament/not-found' } });
    for (const eventTypes of [[], ['PenaltyGiven'], ['ResultReported'], ['Nonsense']])
      expect(await post({ eventTypes })).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    const commandId = newCommand();
    const [first, again] = [await post({ commandId }), await post({ commandId })];
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(await post({ commandId, description: 'another' })).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    const commands = `${path}/${first.json['webhook']!['webhookId']!}/commands`;
    expect(await rig.post(commands, rig.organizer, { commandId: newCommand(), command: { type: 'resend', deliveryId: 9 } })).toMatchObject({
      status: 404,
      json: { code: 'webhook/delivery-not-found', params: { deliveryId: 9 } },
    });
    for (let count = 1; count < 20; count += 1) expect((await post({})).status).toBe(201);
    expect(await post({})).toMatchObject({ status: 409, json: { code: 'webhook/too-many', params: { most: 20 } } });
  });

  it('given an installation as it comes, when an address of the own machine or network is registered, then it is refused', async () => {
    const closed = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
    const path = `/gatherings/${await createGathering(closed)}/webhooks`;
    for (const [url, because] of [
      ['http://93.184.215.14/', 'scheme'],
      ['https://127.0.0.1/', 'private'],
      ['https://localhost/', 'private'],
      ['https://169.254.169.254/latest/meta-data/', 'private'],
      ['https://[::ffff:7f00:1]/', 'private'],
    ] as const)
      expect(await closed.post(path, closed.organizer, { url, commandId: newCommand() })).toMatchObject({
        status: 422,
        json: { code: 'webhook/address-refused', params: { because } },
      });
    expect((await closed.post(path, closed.organizer, { url: 'https://93.184.215.14/', commandId: newCommand() })).status).toBe(201);
    await closed.close();
  });
});
