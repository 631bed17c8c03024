import { describe, expect, it } from '@jest/globals';
import { KnownTokens, knownForMs } from './known-tokens.js';
import { mintSecret } from './secret.js';
import type { AccessToken } from './types.js';

const token = (label: string): AccessToken => ({ tokenId: label, label }) as unknown as AccessToken;

const store = () => {
  const asked: string[] = [];
  const answers = new Map<string, AccessToken>();
  let now = 0;
  const known = new KnownTokens({ bySecret: async (secret) => (asked.push(secret), answers.get(secret) ?? null) }, () => now);
  return { known, asked, answers, pass: (ms: number) => (now += ms) };
};

describe('tokens that were looked up a moment ago', () => {
  it('given a token that is presented again within two seconds, then it is looked up once, and again afterwards', async () => {
    const { known, asked, answers, pass } = store();
    const secret = mintSecret();
    answers.set(secret, token('alice'));
    for (let time = 0; time < knownForMs; time += 500) {
      expect((await known.bySecret(secret))?.label).toBe('alice');
      pass(500);
    }
    expect(asked).toEqual([secret]);
    await known.bySecret(secret);
    expect(asked).toEqual([secret, secret]);
  });

  it('given many who present it at once, then it is looked up once', async () => {
    const { known, asked, answers } = store();
    const secret = mintSecret();
    answers.set(secret, token('alice'));
    await Promise.all(Array.from({ length: 10 }, () => known.bySecret(secret)));
    expect(asked).toHaveLength(1);
  });

  it('given news of a change, then every token is looked up again, even one whose lookup was under way', async () => {
    const { known, asked, answers } = store();
    const [first, second] = [mintSecret(), mintSecret()];
    answers.set(first, token('alice')).set(second, token('bob'));
    await known.bySecret(first);
    const underWay = known.bySecret(second);
    known.forget();
    await underWay;
    answers.set(second, token('bob, revoked'));
    expect((await known.bySecret(second))?.label).toBe('bob, revoked');
    await known.bySecret(first);
    expect(asked).toEqual([first, second, second, first]);
  });

  it('given a secret of no token, and a lookup that fails, then nothing is remembered of them', async () => {
    const { known, asked, answers } = store();
    const secret = mintSecret();
    expect(await known.bySecret(secret)).toBeNull();
    answers.set(secret, token('just minted'));
    expect((await known.bySecret(secret))?.label).toBe('just minted');
    expect(asked).toHaveLength(2);
    let away = true;
    const failing = new KnownTokens({ bySecret: async () => (away ? Promise.reject(new Error('away')) : token('back')) });
    await expect(failing.bySecret(secret)).rejects.toThrow('away');
    away = false;
    expect((await failing.bySecret(secret))?.label).toBe('back');
  });
});
