import { describe, expect, it } from '@jest/globals';
import { KeptNewest, KeptPromises } from './kept-newest.js';

describe('values that were used last', () => {
  it('given one value more than fits, then the one that was not used for longest is made again', () => {
    const made: string[] = [];
    const kept = new KeptNewest<string>(2);
    const get = (key: string): string => kept.get(key, () => (made.push(key), key));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('given a value that is undefined, then it is kept like any other', () => {
    let made = 0;
    const kept = new KeptNewest<undefined>(2);
    for (const _ of [1, 2]) kept.get('a', () => void (made += 1));
    expect(made).toBe(1);
  });

  it('given a promise that fails, then it is tried again', async () => {
    const kept = new KeptPromises<number>(2);
    await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('a', async () => 7)).toBe(7);
  });
});
