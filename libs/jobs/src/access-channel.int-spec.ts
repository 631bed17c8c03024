import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { testRedisUrl } from '@arbiter/testing';
import { AccessChannel } from './access-channel.js';
import { closeRedis, impatientRedis, patientRedis } from './redis.js';

/** A node's end of the channel, and how often it heard of a change. */
const node = async (prefix: string) => {
  const [publisher, subscriber] = [impatientRedis(testRedisUrl()), patientRedis(testRedisUrl())];
  const channel = new AccessChannel(publisher, subscriber, prefix);
  // Subscribing once more is answered after the channel's own subscription.
  await subscriber.subscribe(`${prefix}:ready`);
  let heard = 0;
  let wake: () => void = () => undefined;
  channel.onChange(() => {
    heard += 1;
    wake();
  });
  return {
    tell: () => channel.tell(),
    heard: () => heard,
    hears: () => (heard > 0 ? Promise.resolve() : new Promise<void>((resolve) => (wake = resolve))),
    close: async () => {
      await closeRedis(publisher);
      await closeRedis(subscriber);
    },
  };
};

describe('news that tokens may give less', () => {
  it('given two nodes of one installation and one of another, when a node tells, then itself hears it at once, the second soon, and the stranger never', async () => {
    const prefix = `access-${randomUUID()}`;
    const [first, second, stranger] = await Promise.all([node(prefix), node(prefix), node(`${prefix}-other`)]);
    first.tell();
    expect(first.heard()).toBe(1);
    await second.hears();
    second.tell();
    await first.hears();
    expect(stranger.heard()).toBe(0);
    for (const one of [first, second, stranger]) await one.close();
  });
});
