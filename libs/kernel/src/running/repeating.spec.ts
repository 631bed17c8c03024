import { describe, expect, it } from '@jest/globals';
import { place } from '../places/places.js';
import type { Table } from '../table/table.js';
import { onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import {
  beginRepetition,
  doneLast,
  endRepetition,
  followRepetition,
  forgetDone,
  noteDone,
  type RepeatingRules,
  type Repetition,
  repeatLocals,
  repeatOption,
} from './repeating.js';

const rules: RepeatingRules = { field: 'again', zone: 'stack', ended: 'againEnded', rule: 'B8' };
const again = (table: Table): Repetition => table.state.game.again as unknown as Repetition;

function prepared(): Table {
  const table = boardTable();
  Object.assign(table.state.game, { lastAct: '', again: null });
  return table;
}

describe('what was done last', () => {
  it('given an option that a player picked, then they may repeat it, until something else is done', () => {
    const table = prepared();
    const { id } = onBoard(table, 'ox', 0);
    noteDone(table, 0, `use:${id}:ox/abilities/0`);
    expect([doneLast(table, 0), doneLast(table, 1)]).toEqual([`use:${id}:ox/abilities/0`, '']);
    expect(repeatLocals(table, 0)).toMatchObject({ seat: 0, act: `use:${id}:ox/abilities/0`, object: id, times: 0 });
    expect(repeatOption(table, id, 'again')).toEqual({
      id: 'repeat',
      label: 'again',
      params: { card: 'ox', object: id },
      object: id,
      standing: true,
    });
    noteDone(table, 0, '');
    expect(doneLast(table, 0)).toBe('');
    noteDone(table, 1, 'use:9');
    forgetDone(table);
    expect(doneLast(table, 1)).toBe('');
  });
});

describe('a repetition that is carried out', () => {
  it('given a number, then the act comes so often, whenever as much waits as at its beginning and they may act; then it is over', () => {
    const table = prepared();
    beginRepetition(table, rules, { seat: 0, act: 'use:1', left: 2 });
    expect(followRepetition(table, rules, again(table), 1)).toBe('wait');
    expect(followRepetition(table, rules, again(table), 0)).toBe('act');
    const waiting = place(table, table.create('', 0, 'item').id, { zone: 'stack' });
    expect(followRepetition(table, rules, again(table), 0)).toBe('wait');
    place(table, waiting, { zone: 'hand:0' });
    expect([1, 2].map(() => followRepetition(table, rules, again(table), 0))).toEqual(['act', 'over']);
    endRepetition(table, rules);
    endRepetition(table, rules);
    expect(table.events.filter(({ type }) => type === 'againEnded').map(({ rule, data }) => [rule, data])).toEqual([
      ['B8', { seat: 0, times: 2 }],
    ]);
    expect(again(table)).toBeNull();
  });

  it('given that one answer has done very much already, then it is over before its number', () => {
    const table = prepared();
    beginRepetition(table, rules, { seat: 0, act: 'use:1', left: 2 });
    for (let event = 0; event <= 10_000; event++) table.emit('noise', 'B8', {});
    expect(followRepetition(table, rules, again(table), 0)).toBe('over');
  });
});
