import { describe, expect, it } from '@jest/globals';
import type { ObjectView, View } from '@arbiter/kernel';
import { attachedTo, battlefieldRows, cornerOf, marksOf } from './battlefield.js';

const object = (id: number, types: readonly string[], rest: Partial<ObjectView> = {}): ObjectView => ({ id, owner: 0, controller: 0, values: { types: [...types] }, attachments: [], under: [], ...rest });
const view = (...objects: readonly ObjectView[]): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: [],
  zones: [{ id: 'battlefield', kind: 'battlefield', seat: null, count: objects.length, objects: [...objects] }],
  slots: [],
  pending: [],
  values: {},
});

describe('a battlefield', () => {
  it('is laid out in rows for the player who controls, a land that is a creature among the creatures', () => {
    const rows = battlefieldRows(view(object(1, ['land']), object(2, ['creature']), object(3, ['land', 'creature']), object(4, ['artifact']), object(5, ['creature'], { controller: 1 })), 0);
    expect([rows.creatures, rows.others, rows.lands].map((row) => row.map(({ id }) => id))).toEqual([[2, 3], [4], [1]]);
  });

  it('shows what is attached with its host only', () => {
    const table = view(object(1, ['creature'], { attached: [2] }), object(2, ['artifact'], { host: 1 }));
    expect(battlefieldRows(table, 0).others).toEqual([]);
    expect(attachedTo(table, object(1, ['creature'], { attached: [2] })).map(({ id }) => id)).toEqual([2]);
  });

  it('shows size, loyalty, damage and counters', () => {
    const creature = object(1, ['creature'], { values: { power: 2, toughness: 3, damage: 1, counters: { '+1/+1': 2 } } });
    expect([cornerOf(creature), marksOf(creature)]).toEqual(['2/3', ['✶1', '2×+1/+1']]);
    expect(cornerOf(object(2, ['planeswalker'], { values: { counters: { loyalty: 4 } } }))).toBe('◆4');
  });
});
