import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { postMessage } from './post-message.js';
import { TestInstallation } from './specs/installation.js';
import { type Received, Receiver } from './specs/receiver.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const key = (secret: string | null): Buffer => Buffer.from((secret ?? '').replace('whsec_', ''), 'base64');
const signed = ({ headers, body }: Received, secret: string | null): string =>
  `v1,${createHmac('sha256', key(secret))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`;

describe('what other services are told of tournaments', () => {
  let installation: TestInstallation;
  let receiver: Receiver;
  let gatheringId: string;

  beforeAll(async () => {
    installation = await TestInstallation.open();
  });
  beforeEach(async () => {
    receiver = new Receiver();
    await receiver.open();
    gatheringId = await installation.gathering();
  });
  afterEach(async () => {
    await receiver.close();
    expect(installation.troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await installation.close();
  });

  /** Registers the receiver with a tournament that is ready for its first round. */
  const ready = async (): Promise<{ readonly tournamentId: string; readonly webhookId: string; readonly secret: string | null }> => {
    const tournamentId = await installation.closed(gatheringId);
    const { webhook, secret } = await installation.register(gatheringId, receiver.url());
    return { tournamentId, webhookId: webhook.webhookId, secret };
  };
  const statesOf = async (webhookId: string): Promise<readonly string[]> =>
    (await installation.deliveries(webhookId)).map(({ type, state }) => `${type} ${state}`);

  it('given a round that is paired, when it is not published, then nobody is told; when it is, then pairings and publication are told in order', async () => {
    const { tournamentId } = await ready();
    const worker = installation.worker();
    await installation.pair(tournamentId);
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 4 });
    await worker.work();
    expect(receiver.types()).toEqual(['EntrantDropped']);
    await installation.does(tournamentId, { type: 'publishRound' });
    await worker.work();
    expect(receiver.received.map(({ message }) => [message.type, message.version])).toEqual([
      ['EntrantDropped', 9],
      ['RoundPaired', 8],
      ['RoundPublished', 10],
    ]);
    expect(receiver.received[1]!.message).toMatchObject({ tournament: tournamentId, data: { round: 1, tables: expect.any(Array) } });
  });

  it('given pairings that were discarded before anybody saw them, when the next ones are published, then nobody is ever told of the first ones early', async () => {
    const { tournamentId } = await ready();
    await installation.pair(tournamentId);
    await installation.does(tournamentId, { type: 'discardPairings', reason: 'A player was missing.' });
    await installation.worker().work();
    expect(receiver.types()).toEqual(['PairingsDiscarded']);
    await installation.pair(tournamentId);
    await installation.does(tournamentId, { type: 'publishRound' });
    await installation.worker().work();
    expect(receiver.received.map(({ message }) => message.version)).toEqual([9, 10, 11]);
  });

  it('given reports of players and penalties, when they are recorded, then nobody is told of them', async () => {
    const { tournamentId } = await ready();
    await installation.pair(tournamentId);
    await installation.does(tournamentId, { type: 'publishRound' });
    await installation.does(tournamentId, { type: 'startRound' });
    await installation.does(tournamentId, { type: 'givePenalty', entrant: 1, infraction: 'IPG 3.1', kind: 'warning' });
    const { state } = (await installation.streams.current(tournamentId))!;
    const [one, other] = state.rounds[0]!.tables[0]!.entrants as readonly [number, number];
    const won = {
      kind: 'games',
      wins: [
        { entrant: one, games: 1 },
        { entrant: other, games: 0 },
      ],
      drawn: 0,
    } as const;
    await installation.does(tournamentId, { type: 'reportResult', table: 1, reporter: one, result: won });
    await installation.does(tournamentId, { type: 'reportResult', table: 1, reporter: other, result: won });
    await installation.worker().work();
    const events = await installation.streams.events(tournamentId, 8);
    expect(events.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['ResultReported', 'PenaltyGiven']));
    expect(receiver.types()).toEqual(['RoundPaired', 'RoundPublished', 'RoundStarted', 'ResultConfirmed']);
  });

  it('given a webhook, when an event is told, then it is signed, and says which event of which tournament it is', async () => {
    const { tournamentId, secret } = await ready();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await installation.worker().work();
    const [event] = await installation.streams.events(tournamentId, 8);
    const id = `evt_${tournamentId.replaceAll('-', '')}_8`;
    const [told] = receiver.received;
    expect(JSON.parse(told!.body)).toEqual({
      id,
      type: 'EntrantDropped',
      tournament: tournamentId,
      version: 8,
      hash: event!.hash,
      recordedAt: event!.recordedAt,
      data: { ...event!.event.data },
    });
    expect(told!.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(installation.now / 1_000)),
      'webhook-signature': signed(told!, secret),
    });
  });

  it('given a filter, or one tournament, when events are recorded, then only these are told, and none from before the registration', async () => {
    const tournamentId = await installation.closed(gatheringId);
    await installation.register(gatheringId, `${receiver.url()}/filtered`, { eventTypes: ['EntrantDropped'] });
    await installation.register(gatheringId, `${receiver.url()}/one`, { tournamentId });
    const elsewhere = await installation.closed(gatheringId);
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.does(tournamentId, { type: 'reinstateEntrant', entrant: 1 });
    await installation.does(elsewhere, { type: 'dropEntrant', entrant: 1 });
    const unheard = await installation.gathering();
    await installation.does(await installation.closed(unheard), { type: 'dropEntrant', entrant: 1 });
    await installation.worker().work();
    const toldAt = (path: string): readonly unknown[] =>
      receiver.received.filter((one) => one.path === path).map(({ message }) => [message.type, message.tournament]);
    expect(toldAt('/hook/one')).toEqual([
      ['EntrantDropped', tournamentId],
      ['EntrantReinstated', tournamentId],
    ]);
    expect(toldAt('/hook/filtered').length).toBe(2);
    expect(toldAt('/hook/filtered')).toEqual(
      expect.arrayContaining([
        ['EntrantDropped', tournamentId],
        ['EntrantDropped', elsewhere],
      ]),
    );
  });

  it('given a receiver that answers 500, when it recovers, then what it missed comes again under the same id, and what followed waits for it', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = () => ({ status: 500 });
    const worker = installation.worker();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    await worker.work();
    expect(receiver.received.length).toBe(1);
    installation.letPass(5_000);
    await worker.work();
    expect(receiver.received.length).toBe(2);
    receiver.answer = () => ({ status: 200 });
    installation.letPass(9_999);
    await worker.work();
    expect(receiver.received.length).toBe(2);
    installation.letPass(1);
    await worker.work();
    const [first, again, third, next] = receiver.received;
    expect(receiver.ids()).toEqual([first!.message.id, first!.message.id, first!.message.id, next!.message.id]);
    expect([again!.body, third!.body]).toEqual([first!.body, first!.body]);
    expect(third!.headers['webhook-signature']).not.toBe(first!.headers['webhook-signature']);
    expect(await installation.deliveries(webhookId)).toMatchObject([
      { version: 8, state: 'delivered', attempts: 3, lastStatus: 200, lastError: null },
      { version: 9, state: 'delivered', attempts: 1, lastStatus: 200 },
    ]);
  });

  it('given a receiver that is down, when it is up again, then nothing is lost', async () => {
    const { tournamentId, webhookId } = await ready();
    await receiver.close();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.worker().work();
    expect(await installation.deliveries(webhookId)).toMatchObject([
      { state: 'waiting', attempts: 1, lastStatus: null, lastError: 'the connection failed (ECONNREFUSED)' },
    ]);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toMatchObject({ failingSince: expect.any(Date), waiting: 1 });
    await receiver.open();
    installation.letPass(minute);
    await installation.worker().work();
    expect(receiver.types()).toEqual(['EntrantDropped']);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('given a worker that is killed between sending and noting, when another one comes, then it is sent again under the same id', async () => {
    const { tournamentId, webhookId } = await ready();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    const killed = installation.worker({
      post: async (message) => {
        await postMessage(message, { allowPrivate: true, lookup: () => Promise.reject(new Error('an address needs no look-up')) });
        throw new Error('killed');
      },
    });
    await killed.work();
    expect(installation.troubles.splice(0)).toEqual([new Error('killed')]);
    const other = installation.worker();
    await other.work();
    expect(receiver.received.length).toBe(1);
    installation.letPass(minute);
    await other.work();
    expect(new Set(receiver.ids()).size).toBe(1);
    expect(receiver.received.length).toBe(2);
    expect(await statesOf(webhookId)).toEqual(['EntrantDropped delivered']);
  });

  it('given a worker that dies after it saw an event, before a delivery was made of it, when another one comes, then the delivery is made', async () => {
    const { tournamentId } = await ready();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.worker().follower.catchUp();
    await installation.worker().work();
    expect(receiver.types()).toEqual(['EntrantDropped']);
  });

  it('given two workers at once, when a tournament is told, then each event is told once, in order', async () => {
    const { tournamentId } = await ready();
    const workers = [installation.worker(), installation.worker(), installation.worker()];
    for (let time = 1; time <= 20; time += 1) {
      await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
      await installation.does(tournamentId, { type: 'reinstateEntrant', entrant: 1 });
      if (time % 5 === 0) await Promise.all(workers.map((worker) => worker.work()));
    }
    await Promise.all(workers.map((worker) => worker.work()));
    expect(receiver.received.map(({ message }) => message.version)).toEqual(Array.from({ length: 40 }, (_, at) => at + 8));
  });

  it('given a receiver that refuses one event for three days, when they are over, then it is given up, and the next ones are told', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = ({ message }) => ({ status: message.version === 8 ? 422 : 200 });
    const worker = installation.worker();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    installation.letPass(3 * day - minute);
    await worker.work();
    expect(await statesOf(webhookId)).toEqual(['EntrantDropped waiting', 'EntrantDropped waiting']);
    installation.letPass(hour);
    await worker.work();
    expect(await statesOf(webhookId)).toEqual(['EntrantDropped failed', 'EntrantDropped delivered']);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toMatchObject({ failed: 1, disabledBecause: null });
  });

  it('given a receiver that takes nothing for five days, when they are over, then the webhook is disabled; enabled again, all that waited is told', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = () => ({ status: 503 });
    const worker = installation.worker();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await worker.work();
    installation.letPass(5 * day);
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    expect(installation.disabled.splice(0)).toEqual([[webhookId, 'failing']]);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toMatchObject({ disabledBecause: 'failing' });
    const asked = receiver.received.length;
    installation.letPass(hour);
    await installation.does(tournamentId, { type: 'reinstateEntrant', entrant: 1 });
    await worker.work();
    expect(receiver.received.length).toBe(asked);
    receiver.answer = () => ({ status: 200 });
    expect(await installation.send(gatheringId, webhookId, { type: 'enable' })).toMatchObject({ kind: 'done' });
    await worker.work();
    expect(receiver.received.slice(asked).map(({ message }) => message.version)).toEqual([9, 10]);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toMatchObject({ disabledBecause: null, failingSince: null });
  });

  it('given a receiver that answers 410, when it is asked, then it is asked no more', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = () => ({ status: 410 });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.worker().work();
    installation.letPass(day);
    await installation.worker().work();
    expect(receiver.received.length).toBe(1);
    expect(installation.disabled.splice(0)).toEqual([[webhookId, 'gone']]);
  });

  it('given a receiver that asks to wait, or sends elsewhere, when it is asked, then it is left alone so long, and nobody follows', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url().replace('/hook', '/other'), 'retry-after': '120' } });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.worker().work();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    const [delivery] = await installation.deliveries(webhookId);
    expect(delivery).toMatchObject({ state: 'waiting', lastStatus: 302, nextAttemptAt: new Date(installation.now + 2 * minute) });
  });

  it('given a rotated secret, when a day has not passed, then both sign, the new one first; afterwards the new one alone', async () => {
    const { tournamentId, webhookId, secret } = await ready();
    const rotated = await installation.send(gatheringId, webhookId, { type: 'rotateSecret' }, '6a0e6e3c-2f0a-4b5f-9a10-000000000001');
    if (rotated.kind !== 'done') throw new Error(rotated.kind);
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.worker().work();
    const [both] = receiver.received;
    expect(both!.headers['webhook-signature']).toBe(`${signed(both!, rotated.secret)} ${signed(both!, secret)}`);
    installation.letPass(day);
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await installation.worker().work();
    const [, one] = receiver.received;
    expect(one!.headers['webhook-signature']).toBe(signed(one!, rotated.secret));
    // The same command again rotates nothing.
    expect(await installation.send(gatheringId, webhookId, { type: 'rotateSecret' }, '6a0e6e3c-2f0a-4b5f-9a10-000000000001')).toEqual({
      kind: 'repeated',
      deliveryId: null,
      secret: rotated.secret,
    });
  });

  it('given a delivery, when it is sent again, then its id and body are the same, and nothing waits for it', async () => {
    const { tournamentId, webhookId } = await ready();
    const worker = installation.worker();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await worker.work();
    const { deliveryId } = (await installation.deliveries(webhookId))[0]!;
    receiver.answer = ({ message }) => ({ status: message.version === 8 ? 500 : 200 });
    expect(await installation.send(gatheringId, webhookId, { type: 'resend', deliveryId })).toMatchObject({ kind: 'done', deliveryId });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    expect([...receiver.received].map(({ message }) => message.version).sort()).toEqual([8, 8, 9]);
    expect(await statesOf(webhookId)).toEqual(['EntrantDropped waiting', 'EntrantDropped delivered']);
    const [first, ...others] = receiver.received;
    expect(others.find(({ message }) => message.version === 8)!.body).toBe(first!.body);
    expect(await installation.send(gatheringId, webhookId, { type: 'resend', deliveryId: 987_654 })).toEqual({ kind: 'noDelivery' });
  });

  it('given an event that a receiver does not take, when it is skipped, then those behind it are told', async () => {
    const { tournamentId, webhookId } = await ready();
    receiver.answer = ({ message }) => ({ status: message.version === 8 ? 400 : 200 });
    const worker = installation.worker();
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    const { deliveryId } = (await installation.deliveries(webhookId))[0]!;
    await installation.send(gatheringId, webhookId, { type: 'skip', deliveryId });
    await worker.work();
    expect(await statesOf(webhookId)).toEqual(['EntrantDropped skipped', 'EntrantDropped delivered']);
  });

  it('given a webhook that is tried out, disabled, or deleted, when events come, then it is told what it should be', async () => {
    const { tournamentId, webhookId } = await ready();
    const worker = installation.worker();
    const test = await installation.send(gatheringId, webhookId, { type: 'sendTest' });
    expect(test).toMatchObject({ kind: 'done', deliveryId: expect.any(Number) });
    await worker.work();
    expect(receiver.types()).toEqual(['webhook.test']);
    await installation.send(gatheringId, webhookId, { type: 'disable' });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 1 });
    await worker.work();
    expect(receiver.received.length).toBe(1);
    await installation.send(gatheringId, webhookId, { type: 'enable' });
    await worker.work();
    expect(receiver.types()).toEqual(['webhook.test', 'EntrantDropped']);
    const deleting = '6a0e6e3c-2f0a-4b5f-9a10-000000000002';
    expect(await installation.send(gatheringId, webhookId, { type: 'delete' }, deleting)).toMatchObject({ kind: 'done' });
    await installation.does(tournamentId, { type: 'dropEntrant', entrant: 2 });
    await worker.work();
    expect(receiver.received.length).toBe(2);
    expect(await installation.webhooks.find(gatheringId, webhookId)).toBeNull();
    expect(await installation.send(gatheringId, webhookId, { type: 'delete' }, deleting)).toMatchObject({ kind: 'repeated' });
    expect(await installation.send(gatheringId, webhookId, { type: 'enable' })).toEqual({ kind: 'notFound' });
    const { rows } = await installation.pool.query('SELECT FROM webhook_secret WHERE webhook_id = $1', [webhookId]);
    expect(rows.length).toBe(0);
  });

  it('given a command that is sent again, when it is the same, then nothing is registered twice; another meaning is refused', async () => {
    const url = receiver.url();
    const fresh = {
      gatheringId,
      url,
      tournamentId: null,
      eventTypes: null,
      description: null,
      commandId: 'command-1',
      by: installation.organizer,
    };
    const registered = await Promise.all([1, 2, 3].map(() => installation.webhooks.register(fresh)));
    expect(registered.map((one) => one?.kind).sort()).toEqual(['done', 'repeated', 'repeated']);
    const secrets = registered.map((one) => (one === null || one.kind === 'reused' ? null : one.value.secret));
    expect(new Set(secrets).size).toBe(1);
    expect(await installation.webhooks.register({ ...fresh, url: `${url}/other` })).toEqual({ kind: 'reused' });
    expect((await installation.webhooks.ofGathering(gatheringId)).length).toBe(1);
    expect(JSON.stringify(await installation.webhooks.ofGathering(gatheringId))).not.toContain('secret');
  });
});
