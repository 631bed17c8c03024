import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testRedisUrl } from '@arbiter/testing';
import type { PlayerConnection } from './presence-picture.js';
import { type NodePresence, phraseLimit, PresenceStore } from './presence-store.js';
import { closeRedis, impatientRedis, type RedisClient } from './redis.js';

const clients: RedisClient[] = [];
afterAll(async () => {
  for (const client of clients) await closeRedis(client);
});

const storeOf = async (prefix: string, patienceMs?: number): Promise<PresenceStore> => {
  const redis = impatientRedis(testRedisUrl());
  clients.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return new PresenceStore(redis, prefix, patienceMs);
};

const page = (seat: number, name: string): PlayerConnection => ({ seat, page: name, connection: `${name}-${seat}` });
const stream = (seat: number): PlayerConnection => ({ seat, page: null, connection: `stream-${seat}` });
const tells = (node: string, told: Partial<NodePresence> = {}): NodePresence => ({
  node,
  seats: 2,
  stand: [],
  came: [],
  ended: [],
  watching: 0,
  ...told,
});
const states = async (told: ReturnType<PresenceStore['tell']>): Promise<readonly string[]> =>
  (await told).players.map(({ state }) => state);

describe('presence at a match, kept in Redis for all nodes', () => {
  it('given players at two nodes and viewers at both, when either looks, then it sees all of them', async () => {
    const prefix = `presence-${randomUUID()}`;
    const [one, two] = [await storeOf(prefix), await storeOf(prefix)];
    await one.tell('m', tells('one', { stand: [page(0, 'a')], came: [page(0, 'a')], watching: 3 }));
    const picture = await two.tell('m', tells('two', { stand: [stream(1)], came: [stream(1)], watching: 9 }));
    expect(picture).toMatchObject({ players: [{ state: 'here' }, { state: 'here' }], watching: 12 });
    expect(await states(two.tell('another', tells('two')))).toEqual(['never', 'never']);
  });

  it('given a player goes without a word, or says goodbye, or comes back, then that is what is seen, with the moment', async () => {
    const store = await storeOf(`presence-${randomUUID()}`);
    const [first, second] = [page(0, 'a'), page(1, 'b')];
    await store.tell('m', tells('n', { stand: [first, second], came: [first, second] }));
    await store.goodbye('m', 2, 1, 'b');
    const picture = await store.tell('m', tells('n', { ended: [first, second] }));
    expect(picture.players).toEqual([
      { seat: 0, state: 'lost', since: picture.now },
      { seat: 1, state: 'left', since: picture.now },
    ]);
    expect(await states(store.tell('m', tells('n', { stand: [first, second], came: [first, second] })))).toEqual(['here', 'here']);
  });

  it('given a page that gives no more signs of life, when its connection seems to stand, then its player is lost all the same', async () => {
    const prefix = `presence-${randomUUID()}`;
    const store = await storeOf(prefix, 1);
    const one = page(0, 'a');
    await store.tell('m', tells('n', { stand: [one], came: [one] }));
    const look = async (): Promise<string> => (await states(store.tell('m', tells('n', { stand: [one] }))))[0]!;
    while ((await look()) !== 'lost');
    const patient = await storeOf(prefix);
    await patient.sign('m', 2, 0, 'a');
    expect(await states(patient.tell('m', tells('n', { stand: [one] })))).toEqual(['here', 'never']);
  });

  it('given a node that was killed, when its entries have not been renewed, then its players and viewers are gone', async () => {
    const prefix = `presence-${randomUUID()}`;
    const [killed, other] = [await storeOf(prefix, 1), await storeOf(prefix)];
    await killed.tell('m', tells('killed', { stand: [stream(0)], came: [stream(0)], watching: 7 }));
    const look = () => other.tell('m', tells('other'));
    let picture = await look();
    while (picture.players[0]!.state === 'here' || picture.watching > 0) picture = await look();
    expect(picture).toMatchObject({ players: [{ state: 'lost' }, { state: 'never' }], watching: 0 });
  });
});

describe('how many watch, for lists of matches', () => {
  it('given viewers at two nodes, then all are counted, players are not, and a match that nobody follows has none', async () => {
    const store = await storeOf(`presence-${randomUUID()}`);
    await store.tell('m', tells('one', { stand: [stream(0)], came: [stream(0)], watching: 3 }));
    await store.tell('m', tells('two', { watching: 9 }));
    await store.tell('n', tells('one', { watching: 1 }));
    expect(await store.watching(['m', 'n', 'o'])).toEqual(
      new Map([
        ['m', 12],
        ['n', 1],
        ['o', 0],
      ]),
    );
    await store.tell('m', tells('one'));
    expect(await store.watching(['m'])).toEqual(new Map([['m', 9]]));
  });

  it('given a node that was killed, when its entry has not been renewed, then its viewers are gone for lists too, though nobody follows the match', async () => {
    const prefix = `presence-${randomUUID()}`;
    const [killed, other] = [await storeOf(prefix, 1), await storeOf(prefix)];
    await other.tell('m', tells('other', { watching: 2 }));
    await killed.tell('m', tells('killed', { watching: 7 }));
    let counted = await other.watching(['m']);
    while (counted.get('m') !== 2) counted = await other.watching(['m']);
    expect(counted.get('m')).toBe(2);
  });
});

describe('phrases', () => {
  it('given more than the most in the time, then they are refused with the time to wait, for this player alone', async () => {
    const store = await storeOf(`presence-${randomUUID()}`);
    const say = (seat: number, commandId: string) => store.say({ matchId: 'm', seat, commandId, phrase: 'hello' });
    for (let at = 0; at < phraseLimit.most; at += 1) expect(await say(0, `command-${at}`)).toMatchObject({ kind: 'said' });
    const refused = await say(0, 'command-more');
    expect(refused.kind).toBe('tooMany');
    expect(refused.kind === 'tooMany' && refused.waitMs > 0 && refused.waitMs <= phraseLimit.withinMs).toBe(true);
    expect(await say(1, 'command-0')).toMatchObject({ kind: 'said' });
  });

  it('given a command is sent again, then it counts once, and what it did is told again', async () => {
    const store = await storeOf(`presence-${randomUUID()}`);
    const say = (commandId: string, phrase = 'hello') => store.say({ matchId: 'm', seat: 0, commandId, phrase });
    const first = await say('command-0');
    // Milliseconds since 1970, all thirteen digits of them.
    expect(first.kind === 'said' && String(first.at).length).toBe(13);
    for (let at = 0; at < 9; at += 1) expect(await say('command-0', 'sorry')).toEqual(first);
    for (let at = 1; at < phraseLimit.most; at += 1) expect(await say(`command-${at}`)).toMatchObject({ kind: 'said' });
    expect(await say('command-last')).toMatchObject({ kind: 'tooMany' });
  });
});
