import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { commitmentTo, entropyFor } from './entropy.js';

/** The commitment as the API description words it. */
const expected = (matchId: string, seat: number, entropy: string): string => {
  const hash = createHash('sha256');
  for (const part of [Buffer.from('arbiter/entropy/v1'), Buffer.from(matchId), Buffer.from(String(seat)), Buffer.from(entropy, 'hex')]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  return hash.digest('hex');
};

describe('the chance that a browser adds', () => {
  it('is committed to as the server checks it', async () => {
    const entropy = '00ff'.repeat(16);
    for (const seat of [0, 1]) expect(await commitmentTo(entropy, '01900000-aa', seat)).toBe(expected('01900000-aa', seat, entropy));
  });

  it('is drawn once for a match and seat, and stays when the page is loaded again', () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const drawn = entropyFor('m', 0, store);
    expect(drawn).toMatch(/^[0-9a-f]{64}$/);
    expect(entropyFor('m', 0, store)).toBe(drawn);
    expect(new Set([drawn, entropyFor('m', 1, store), entropyFor('n', 0, store)]).size).toBe(3);
  });
});
