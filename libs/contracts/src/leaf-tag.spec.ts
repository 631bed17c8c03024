import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { leafTag, tagKeyOf } from './leaf-tag.js';
import { matchStream } from './stream-id.js';

const secret = 'ab'.repeat(32);
const stream = matchStream('01a19467-e800-7000-8000-000000000000');

describe('tags of leaves', () => {
  it('given a secret, then key and tag are HMAC-SHA256 as documented', () => {
    const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(`arbiter/leaf-tag/1\nmatch\n${stream.id}`).digest();
    expect(tagKeyOf(stream, secret)).toBe(key.toString('hex'));
    expect(leafTag(key.toString('hex'), 7)).toBe(createHmac('sha256', key).update('7').digest('hex').slice(0, 32));
  });

  it('given other versions, streams, types or secrets, then no tag comes twice', () => {
    const keys = [
      tagKeyOf(stream, secret),
      tagKeyOf({ ...stream, type: 'event' }, secret),
      tagKeyOf(matchStream('01a19467-e800-7000-8000-000000000001'), secret),
      tagKeyOf(stream, 'cd'.repeat(32)),
    ];
    const tags = keys.flatMap((key) => Array.from({ length: 50 }, (_, version) => leafTag(key, version + 1)));
    expect(new Set(tags).size).toBe(200);
  });
});
