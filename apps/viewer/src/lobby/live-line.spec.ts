import { describe, expect, it } from '@jest/globals';
import { addWords } from '../words.js';
import { liveLine } from './live-line.js';
import { lobbyWords } from './words.js';

addWords(lobbyWords);

const life = { en: 'life', zh: '生命' };

describe('what the lobby says of a live match', () => {
  it('given everything is told, then games, turn, the game’s own number and watchers stand in this order, in the reader’s language', () => {
    const match = { progress: { turn: 7, wins: [1, 0], score: { names: life, bySeat: [20, 3] } }, watching: 12 };
    expect(liveLine(match, 'en')).toEqual(['games 1 – 0', 'turn 7', 'life 20 – 3', 'watched by 12']);
    expect(liveLine(match, 'zh')).toEqual(['局分 1 – 0', '第 7 回合', '生命 20 – 3', '12 人观看']);
  });

  it('given something is not known, then it is left out; that nobody watches is known', () => {
    expect(liveLine({ progress: null, watching: null }, 'en')).toEqual([]);
    expect(liveLine({ progress: { turn: null, wins: null, score: null }, watching: 0 }, 'en')).toEqual(['nobody watches']);
    expect(liveLine({ progress: { turn: 1, wins: null, score: null }, watching: null }, 'en')).toEqual(['turn 1']);
  });
});
