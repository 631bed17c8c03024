import { describe, expect, it } from '@jest/globals';
import type { Table } from '../table/table.js';
import { boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { addCounters, counterRules, countersOn, removeCounters } from './counters.js';

const game = { ...boardGame, objectFields: { ...boardGame.objectFields, counters: {} } };
const told: (readonly [object: number, count: number])[] = [];
const tell = (_table: Table, { object }: { readonly object: number }, count: number): void => void told.push([object, count]);
const { addCountersRule, removeCountersRule } = counterRules({ put: 'mossed', removed: 'cleared', tell });

function ox(): { readonly table: Table; readonly id: number } {
  told.length = 0;
  const table = boardTable(2, game);
  return { table, id: onBoard(table, 'ox', 0).id };
}

describe('counters on objects', () => {
  it('given counters that are put, then so many of the kind lie there more, and abilities wait by the name that the game gives', () => {
    const { table, id } = ox();
    const put = [addCounters(id, 'moss', 2, 'B1'), addCounters(id, 'ember', 1, 'B1'), addCounters(id, 'moss', 1, 'B1')];
    expect(addCountersRule.keys(table, put[0] as (typeof put)[0])).toEqual(['mossed']);
    expect(addCountersRule.commit?.(table, put)).toEqual(put);
    expect([countersOn(table, id, 'moss'), countersOn(table, id, 'ember'), countersOn(table, id, 'ash')]).toEqual([3, 1, 0]);
    expect(told).toEqual([
      [id, 2],
      [id, 1],
      [id, 3],
    ]);
  });

  it('given more to remove than there are, then all of them go, and what happened holds how many', () => {
    const { table, id } = ox();
    addCountersRule.commit?.(table, [addCounters(id, 'moss', 2, 'B1')]);
    const removal = removeCounters(id, 'moss', 5, 'B2');
    expect(removeCountersRule.keys(table, removal)).toEqual(['cleared']);
    expect(removeCountersRule.commit?.(table, [removal])).toEqual([{ ...removal, data: { kind: 'moss', amount: 2, rule: 'B2' } }]);
    expect([table.object(id).counters, told]).toEqual([
      {},
      [
        [id, 2],
        [id, 0],
      ],
    ]);
  });

  it('given none to put, none that lie there, or nothing that is there, then it cannot happen', () => {
    const { table, id } = ox();
    const possible = [addCounters(id, 'moss', 1, 'B1'), addCounters(id, 'moss', 0, 'B1'), addCounters(99, 'moss', 1, 'B1')].map((one) =>
      addCountersRule.possible?.(table, one),
    );
    expect(possible).toEqual([true, false, false]);
    expect(
      [removeCounters(id, 'moss', 1, 'B2'), removeCounters(99, 'moss', 1, 'B2')].map((one) => removeCountersRule.possible?.(table, one)),
    ).toEqual([false, false]);
  });

  it('given what a game says that they reach, then it happens there alone', () => {
    const { table, id } = ox();
    const faceUp = counterRules({
      put: 'mossed',
      removed: 'cleared',
      reaches: (one, { object }) => one.object(object).down !== true,
      tell,
    });
    expect(faceUp.addCountersRule.possible?.(table, addCounters(id, 'moss', 1, 'B1'))).toBe(true);
    table.set(table.object(id), 'down', true);
    expect(faceUp.addCountersRule.possible?.(table, addCounters(id, 'moss', 1, 'B1'))).toBe(false);
  });
});
