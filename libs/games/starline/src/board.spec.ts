import { describe, expect, it } from '@jest/globals';
import { sideOptions } from './board.js';

describe('a choice between the sides', () => {
  it('given either player, then each option names the player whose side it is, which tells what it is about', () => {
    for (const seat of [0, 1])
      expect(sideOptions([0, 1], seat).map(({ label, params }) => [label, params])).toEqual([
        [seat === 0 ? 'ownSide' : 'enemySide', { seat: 0 }],
        [seat === 1 ? 'ownSide' : 'enemySide', { seat: 1 }],
      ]);
  });
});
