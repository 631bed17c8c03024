import { describe, expect, it } from '@jest/globals';
import { findLoop, forgetLoop, loopBegan, noLoop, positionOf } from './loops.js';
import { place, vanish } from '../places/places.js';
import { onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';

const passing = { objects: [], players: [], game: [], numbers: [] };

describe('the signature of a position', () => {
  it('is the same where all stands alike, whatever the ids and stamps', () => {
    const table = boardTable();
    const one = onBoard(table, 'ox', 0);
    const before = positionOf(table, passing);
    vanish(table, one.id);
    expect(positionOf(table, passing)).not.toBe(before);
    onBoard(table, 'ox', 0);
    expect(positionOf(table, passing)).toBe(before);
  });

  it('follows what objects say of each other, not by which number', () => {
    const table = boardTable();
    const [one, two] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 0)];
    table.set(one, 'item', { aims: two.id });
    const before = positionOf(table, passing);
    const again = place(table, place(table, two.id, { zone: 'hand:0' }), { zone: 'field', at: 'top' });
    table.set(table.object(one.id), 'item', { aims: again });
    expect(positionOf(table, passing)).toBe(before);
    table.set(table.object(one.id), 'item', { aims: one.id });
    expect(positionOf(table, passing)).not.toBe(before);
  });

  it('takes a number for an object only where it may mean one', () => {
    const table = boardTable();
    const [one, two] = [onBoard(table, 'ox', 0), onBoard(table, 'ox', 0)];
    const counted = { ...passing, numbers: ['turn'] };
    const gone = [one.id, two.id] as const;
    vanish(table, one.id);
    vanish(table, two.id);
    const at = (turn: number): string => {
      table.set(table.state.game, 'turn', turn);
      return positionOf(table, counted);
    };
    expect(at(gone[0])).not.toBe(at(gone[1]));
  });

  it('leaves out what only passes', () => {
    const table = boardTable();
    const before = positionOf(table, { ...passing, game: ['turn'] });
    table.set(table.state.game, 'turn', 9);
    expect([positionOf(table, { ...passing, game: ['turn'] }) === before, positionOf(table, passing) === before]).toEqual([true, false]);
  });
});

describe('a loop that nobody has a choice in', () => {
  it('given that a position comes again while things resolve, then it is found and told by the rule that ends it', () => {
    const table = boardTable();
    Object.assign(table.state.game, { loop: noLoop });
    const resolves = (): boolean => findLoop(table, { ...passing, game: ['loop'] }, [], 'B8');
    expect(Array.from({ length: 14 }, resolves).filter((found) => found)).toEqual([true]);
    expect(table.events.filter(({ type }) => type === 'loopFound').map(({ rule, data }) => [rule, data])).toEqual([
      ['B8', { resolved: 14 }],
    ]);
  });

  it('given that somebody chose to do something, then the count begins anew', () => {
    const table = boardTable();
    Object.assign(table.state.game, { loop: noLoop });
    const resolves = (): boolean => findLoop(table, { ...passing, game: ['loop'] }, [], 'B8');
    expect(Array.from({ length: 13 }, resolves)).not.toContain(true);
    expect(loopBegan(table)).toBe(true);
    forgetLoop(table);
    expect(loopBegan(table)).toBe(false);
    expect(Array.from({ length: 13 }, resolves)).not.toContain(true);
  });
});
