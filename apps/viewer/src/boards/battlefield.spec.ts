import { describe, expect, it } from '@jest/globals';
import type { ObjectView, View } from '@arbiter/kernel';
import { attachedTo, battlefieldRows, cornerOf, countersOf, named, stacked, tintOf } from './battlefield.js';

const object = (id: number, types: readonly string[], rest: Partial<ObjectView> = {}): ObjectView => ({
  id,
  owner: 0,
  controller: 0,
  values: { types: [...types] },
  attachments: [],
  under: [],
  ...rest,
});
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
    const rows = battlefieldRows(
      view(
        object(1, ['land']),
        object(2, ['creature']),
        object(3, ['land', 'creature']),
        object(4, ['artifact']),
        object(5, ['creature'], { controller: 1 }),
      ),
      0,
    );
    expect([rows.creatures, rows.others, rows.lands].map((row) => row.map(({ id }) => id))).toEqual([[2, 3], [4], [1]]);
  });

  it('shows what is attached with its host only', () => {
    const table = view(object(1, ['creature'], { attached: [2] }), object(2, ['artifact'], { host: 1 }));
    expect(battlefieldRows(table, 0).others).toEqual([]);
    expect(attachedTo(table, object(1, ['creature'], { attached: [2] })).map(({ id }) => id)).toEqual([2]);
  });

  it('shows a player’s aura with the player, not among permanents', () => {
    expect(battlefieldRows(view(object(1, ['enchantment'], { hostSeat: 1 })), 0).others).toEqual([]);
  });

  it('shows size, loyalty and counters', () => {
    const creature = object(1, ['creature'], { values: { power: 2, toughness: 3, damage: 1, counters: { '+1/+1': 2, loyalty: 1 } } });
    expect([cornerOf(creature), countersOf(creature)]).toEqual(['2/3', [['+1/+1', 2]]]);
    expect(cornerOf(object(2, ['planeswalker'], { values: { counters: { loyalty: 4 } } }))).toBe('◆4');
  });

  it('shows what looks alike once, but never what carries something', () => {
    const token = (id: number, rest: Partial<ObjectView> = {}) => object(id, ['creature'], { card: 'token:goblin', ...rest });
    expect(
      stacked([token(1), token(2), token(3, { attached: [9] }), token(4, { values: { types: ['creature'], tapped: true } })]).map(
        ({ object: { id }, count }) => [id, count],
      ),
    ).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
    ]);
  });

  it('holds a card in its colour, in gold where it has several', () => {
    const of = (...colours: readonly string[]) =>
      tintOf(object(1, ['creature'], { values: { colours: [...colours], types: ['creature'] } }));
    expect([of('red'), of('red', 'white'), of(), tintOf(object(1, ['land']))]).toEqual(['red', 'gold', 'grey', 'land']);
  });

  it('reads names of players and objects', () => {
    expect([named('player:1'), named('object:17'), named('nothing')]).toEqual([{ seat: 1 }, { object: 17 }, null]);
  });
});
