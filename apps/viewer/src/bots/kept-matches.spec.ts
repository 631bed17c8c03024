import { describe, expect, it } from '@jest/globals';
import { goesOn, keepMatch, type KeptMatch, keptMatches, type MatchStore } from './kept-matches.js';

const storeOf = (first: string | null = null): MatchStore => {
  let text = first;
  return { getItem: () => text, setItem: (_key, value) => void (text = value) };
};
const match = (number: number, until = 1_000): KeptMatch => ({ matchId: `m${number}`, token: `t${number}`, game: 'g', until });

describe('matches against bots that a browser keeps', () => {
  it('gives the newest first, each once, and no more than five', () => {
    const store = storeOf();
    for (const number of [1, 2, 3, 4, 5, 6, 3]) keepMatch(store, match(number), 0);
    expect(keptMatches(store, 0).map(({ matchId }) => matchId)).toEqual(['m3', 'm6', 'm5', 'm4', 'm2']);
  });

  it('forgets a match when its token has ended', () => {
    const store = storeOf();
    keepMatch(store, match(1, 500), 0);
    keepMatch(store, match(2, 900), 0);
    expect(keptMatches(store, 500)).toEqual([match(2, 900)]);
  });

  it('go on until they are over, and are not said to where nothing is heard of them', () => {
    const standings = ['created', 'running', 'paused', 'ended', 'cancelled', undefined];
    expect(standings.filter(goesOn)).toEqual(['created', 'running', 'paused']);
  });

  it.each([
    ['no JSON', 'x{'],
    ['no list', '{}'],
    ['other things', '[1, null, {"matchId": 3}]'],
  ])('reads nothing out of %s', (_what, text) => {
    expect(keptMatches(storeOf(text), 0)).toEqual([]);
  });
});
