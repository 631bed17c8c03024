import { describe, expect, it } from '@jest/globals';
import { pictureOf } from './presence-picture.js';

const picture = (entries: readonly string[], facts: Readonly<Record<string, string>> = {}) =>
  pictureOf({ now: 1_000, entries, facts: new Map(Object.entries(facts)) }, 2);

describe('who is at a match', () => {
  it('given nothing is known, then nobody ever came and nobody watches', () => {
    expect(picture([])).toEqual({
      players: [
        { seat: 0, state: 'never', since: null },
        { seat: 1, state: 'never', since: null },
      ],
      watching: 0,
      now: 1_000,
    });
  });

  it('given a connection of a page, then its player is here only while the page gives signs of life', () => {
    const seen = { 'seen|0': '400' };
    expect(picture(['c|0|page-one|x', 's|page-one'], seen).players[0]).toEqual({ seat: 0, state: 'here', since: null });
    expect(picture(['c|0|page-one|x', 's|page-two'], seen).players[0]).toEqual({ seat: 0, state: 'lost', since: 400 });
    expect(picture(['s|page-one'], seen).players[0]).toEqual({ seat: 0, state: 'lost', since: 400 });
  });

  it('given a connection without a page, then it is the sign of life itself', () => {
    expect(picture(['c|1||x']).players.map(({ state }) => state)).toEqual(['never', 'here']);
  });

  it('given two devices of a player, when one is left, then they are here with the other', () => {
    expect(picture(['c|0|two|y', 's|two'], { 'seen|0': '400', 'bye|0': 'one' }).players[0]).toEqual({
      seat: 0,
      state: 'here',
      since: null,
    });
  });

  it('given somebody said goodbye, then they have left; given they went without a word, then they are lost', () => {
    expect(picture([], { 'seen|0': '400', 'bye|0': 'one', 'seen|1': '500' }).players).toEqual([
      { seat: 0, state: 'left', since: 400 },
      { seat: 1, state: 'lost', since: 500 },
    ]);
  });

  it('counts those who watch at all nodes whose entry stands', () => {
    expect(picture(['w|one', 'w|two'], { 'w|one': '3', 'w|two': '9', 'w|dead': '40' }).watching).toBe(12);
  });
});
