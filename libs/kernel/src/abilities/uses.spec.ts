import { describe, expect, it } from '@jest/globals';
import type { Listener } from '../game/timing.js';
import { place, vanish } from '../places/places.js';
import type { Limit } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { giveBack, noteUse, usesLeft } from './uses.js';

const limit = (scope: Limit['scope'], more: Partial<Limit> = {}): Limit => ({ uses: 2, per: 'turn', scope, ...more });
const listener = (table: Table, card: string, ability = `${card}/abilities/0`, seat = 0): Listener => ({
  object: onBoard(table, card, seat).id,
  seat,
  ability,
});

describe('uses of a limited ability', () => {
  it('are counted in their span, and given back one by one', () => {
    const table = boardTable();
    const one = listener(table, 'ox');
    noteUse(table, one, limit('object'));
    noteUse(table, one, limit('object'));
    expect(usesLeft(table, one, limit('object'))).toBe(0);
    giveBack(table, one, limit('object'));
    expect(usesLeft(table, one, limit('object'))).toBe(1);
    table.set(table.state.game, 'turn', 7);
    giveBack(table, one, limit('object'));
    expect(usesLeft(table, one, limit('object'))).toBe(2);
  });

  it('are the object’s own, and end with it', () => {
    const table = boardTable();
    const [one, other] = [listener(table, 'ox'), listener(table, 'ox')];
    noteUse(table, one, limit('object'));
    expect(usesLeft(table, other, limit('object'))).toBe(2);
    vanish(table, one.object);
    noteUse(table, one, limit('object'));
    giveBack(table, one, limit('object'));
    expect(usesLeft(table, one, limit('object'))).toBe(2);
  });

  it('are shared by all of a player’s cards of the name, which is the id unless the game says another', () => {
    const shared = (game: typeof boardGame): readonly number[] => {
      const table = boardTable(2, game);
      noteUse(table, listener(table, 'ox'), limit('name'));
      return ['ox', 'cub', 'mask']
        .map((card) => usesLeft(table, listener(table, card), limit('name')))
        .concat(usesLeft(table, listener(table, 'ox', undefined, 1), limit('name')));
    };
    expect(shared(boardGame)).toEqual([1, 2, 2, 2]);
    expect(shared({ ...boardGame, nameOf: (card) => String(card.printed.kind) })).toEqual([1, 1, 2, 2]);
  });

  it('are counted by name also for a source that is gone', () => {
    const table = boardTable();
    const [one, other] = [listener(table, 'ox'), listener(table, 'ox')];
    place(table, one.object, { zone: 'discard:0' });
    noteUse(table, one, limit('name'));
    expect(usesLeft(table, other, limit('name'))).toBe(1);
    giveBack(table, one, limit('name'));
    expect(usesLeft(table, other, limit('name'))).toBe(2);
  });

  it('are counted apart for each ability, or together for those that share a word', () => {
    const table = boardTable();
    const [first, second] = [listener(table, 'oracle', 'oracle/abilities/0'), listener(table, 'oracle', 'oracle/abilities/1')];
    for (const scope of ['object', 'name', 'player'] as const) {
      const both = { ...second, object: first.object };
      noteUse(table, first, limit(scope));
      expect(usesLeft(table, both, limit(scope))).toBe(2);
      noteUse(table, first, limit(scope, { as: 'either' }));
      expect([usesLeft(table, both, limit(scope, { as: 'either' })), usesLeft(table, first, limit(scope))]).toEqual([1, 1]);
    }
  });

  it('are the player’s whatever card it is, where the limit is theirs', () => {
    const table = boardTable();
    noteUse(table, listener(table, 'ox'), limit('player', { as: 'more' }));
    expect(usesLeft(table, listener(table, 'cub'), limit('player', { as: 'more' }))).toBe(1);
    expect(usesLeft(table, listener(table, 'cub', undefined, 1), limit('player', { as: 'more' }))).toBe(2);
  });
});
