import { describe, expect, it } from '@jest/globals';
import type { News } from '../types.js';
import { heardLines } from './heard-lines.js';

const drew = (version: number, type = 'ActionRecorded', zh = '抽一张牌'): News => ({
  version,
  at: 0,
  type,
  facts: {},
  game: [
    {
      seq: version * 2,
      action: 1,
      moment: 1,
      type: 'drew',
      rule: '1.1',
      cause: { kind: 'rule' },
      data: {},
      words: { en: 'draws a card', zh },
    },
  ],
  over: false,
});
const heard = (...news: readonly News[]): ReadonlyMap<number, News> => new Map(news.map((one) => [one.version, one]));

describe('the lines of what was heard', () => {
  it('given everything was heard, then they are told in the language of the reader, and nothing need be asked', () => {
    expect(heardLines(heard(drew(4), drew(5)), 'zh', 3, 5)).toEqual([
      { version: 4, seq: 8, type: 'drew', rule: '1.1', text: '抽一张牌' },
      { version: 5, seq: 10, type: 'drew', rule: '1.1', text: '抽一张牌' },
    ]);
  });

  it('given an event of which nobody says anything, then there is no line', () => {
    expect(heardLines(heard(drew(4, 'ActionRecorded', '')), 'zh', 3, 4)).toEqual([]);
  });

  it('given one was not heard, or has a sentence of its own, then the transcript has to be asked', () => {
    expect(heardLines(heard(drew(4), drew(6)), 'en', 3, 6)).toBeNull();
    expect(heardLines(heard(drew(4), drew(5, 'Conceded')), 'en', 3, 5)).toBeNull();
  });
});
