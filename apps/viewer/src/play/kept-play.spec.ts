import { describe, expect, it } from '@jest/globals';
import { begunAt, keepBegun, type PlayStore } from './kept-play.js';
import type { Selection } from './selection.js';

const emptyStore = (): PlayStore => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

const picks: Selection = { kind: 'picks', picks: ['attack:7'] };

describe('what a player has begun', () => {
  it('given the page is loaded again, then selections and command ids stand as they were, for this match alone', () => {
    const store = emptyStore();
    const begun = { selections: new Map([[12, picks]]), commands: new Map([['12 {}', 'command-1']]) };
    keepBegun('m', begun, store);
    expect(begunAt('m', store)).toEqual(begun);
    expect(begunAt('other', store)).toEqual({ selections: new Map(), commands: new Map() });
  });

  it('given many answers were sent, then the newest command ids are kept', () => {
    const store = emptyStore();
    const commands = new Map(Array.from({ length: 50 }, (_, at) => [`${at} {}`, `command-${at}`] as const));
    keepBegun('m', { selections: new Map(), commands }, store);
    expect([...begunAt('m', store).commands.keys()]).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 30} {}`));
  });
});
