import { describe, expect, it } from '@jest/globals';
import { faultWord } from './fault-words.js';

describe('what is wrong with a deck', () => {
  it('is said in Chinese where there are words for it, and else in the words of the server', () => {
    expect(faultWord('deck/unknown-card', 'zh')).toBe('此处没有这张牌。');
    expect(faultWord('deck/never-heard-of', 'zh')).toBeNull();
    expect(faultWord('deck/unknown-card', 'en')).toBeNull();
  });
});
