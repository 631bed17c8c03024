import { describe, expect, it } from '@jest/globals';
import { kindOfPlace, objectsIn, select, sourceEnv } from '../evaluation/evaluate.js';
import { place, type Place } from './places.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { slotTable } from '../testing/slot-game.js';
import { numberOf } from '../values/values.js';
import { viewOf } from '../views/views.js';

const put = (table: Table, card: string, seat: number, to: Place): ObjectRow => table.object(place(table, table.create(card, seat).id, to));
const dig = (table: Table, row: ObjectRow): void => {
  table.set(row, 'dug', true);
  table.set(row, 'stamp', table.nextStamp());
};

describe('kinds of slots', () => {
  it('tell what lies on the board apart, and `slots` means all of it', () => {
    const table = slotTable();
    const [one, two, three] = [
      put(table, 'pawn', 0, { slot: '0:0' }),
      put(table, 'pawn', 1, { slot: '1:0' }),
      put(table, 'pawn', 0, { slot: 'hill:0' }),
    ];
    expect([one, two, three].map((row) => kindOfPlace(table, row))).toEqual(['front', 'front', 'hill']);
    expect(objectsIn(table, 'front', null)).toEqual([one.id, two.id]);
    expect(objectsIn(table, 'hill', [0])).toEqual([three.id]);
    expect(select(table, sourceEnv(0, '', 0, null), { from: ['hill', 'front'], of: 'you' })).toEqual([three.id, one.id]);
    expect(objectsIn(table, 'slots', [0])).toEqual([one.id, three.id]);
  });

  it('follow what the object that lies in a slot is', () => {
    const table = slotTable();
    const pawn = put(table, 'pawn', 0, { slot: '0:0' });
    const miner = put(table, 'miner', 0, { slot: '0:1' });
    expect(numberOf(table, miner.id, 'power')).toBe(1);
    dig(table, pawn);
    expect([kindOfPlace(table, pawn), numberOf(table, miner.id, 'power')]).toEqual(['pit', 2]);
    dig(table, miner);
    expect(numberOf(table, miner.id, 'power')).toBe(1);
    expect(objectsIn(table, 'front', null)).toEqual([]);
  });

  it('say for which moves an object stays the same', () => {
    const table = slotTable();
    const pawn = put(table, 'pawn', 0, { slot: '0:0' });
    expect(place(table, pawn.id, { slot: 'hill:1' })).toBe(pawn.id);
    expect(place(table, pawn.id, { zone: 'discard:0' })).not.toBe(pawn.id);
  });

  it('are near for modifiers: they follow what comes and goes there', () => {
    const table = slotTable();
    const [pawn] = [put(table, 'pawn', 0, { slot: 'hill:0' })];
    put(table, 'piper', 0, { slot: '0:0' });
    expect([numberOf(table, pawn.id, 'power'), table.cache.farSighted]).toEqual([5, false]);
    place(table, pawn.id, { slot: '0:1' });
    expect(numberOf(table, pawn.id, 'power')).toBe(2);
    put(table, 'roof', 1, { slot: '1:0' });
    expect(numberOf(table, pawn.id, 'power')).toBe(3);
  });
});

describe('a slot that the players share', () => {
  it("holds what is its controller's: as said, else as it was, and the owner's at first", () => {
    const table = slotTable();
    const [mine, taken] = [put(table, 'pawn', 1, { slot: 'hill:0' }), put(table, 'pawn', 1, { slot: 'hill:1', controller: 0 })];
    expect([mine.controller, taken.controller]).toEqual([1, 0]);
    expect([objectsIn(table, 'hill', [0]), objectsIn(table, 'slots', [1])]).toEqual([[taken.id], [mine.id]]);
    place(table, taken.id, { slot: '0:0' });
    place(table, mine.id, { slot: 'hill:1' });
    expect([taken.controller, mine.controller]).toEqual([0, 1]);
    expect(table.slotsOf(-1).map((slot) => slot.id)).toEqual(['hill:0', 'hill:1']);
    expect(table.allSlots()).toEqual(Object.values(table.state.slots));
  });

  it('is nobody’s in the view', () => {
    const table = slotTable();
    put(table, 'pawn', 1, { slot: 'hill:0' });
    const slots = viewOf(table, { role: 'spectator' }).slots.filter((slot) => slot.row === 'hill');
    expect(slots.map((slot) => [slot.seat, slot.object?.controller ?? null])).toEqual([
      [null, 1],
      [null, null],
    ]);
  });
});
