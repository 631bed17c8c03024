import { describe, expect, it } from '@jest/globals';
import { subscribers } from '../abilities/subscribe.js';
import { resumeGame, suspendGame } from '../matches/games.js';
import type { GameDefinition } from '../game.js';
import { card, LayerTable, standing } from '../testing/layer-game.js';
import { remembered } from '../values/remembered.js';
import { trial } from '../values/trial.js';
import { valuesOf } from '../values/values.js';
import { originOf, place, restore, showTo, suppose, vanish } from './places.js';

/** What is derived anew although only distant fields are written: in this game `zone`, `order` and `stamp`. */
const cards = [
  card('ox', { kinds: ['beast'], power: 2 }),
  card('drum', { kinds: ['relic'] }, [
    standing({ layer: 'power.change', of: { from: 'field', where: { kinds: 'beast' } }, add: { power: 1 } }),
  ]),
  card('bell', { kinds: ['relic'] }, [{ kind: 'triggered', on: [{ event: 'rung' }], from: ['field'], clauses: [] }]),
];

/** Marks count wherever an object lies, and an object that moves becomes another. */
const marksAnywhere = {
  keepsIdentity: () => false,
  layerRules: {
    'power.marks': {
      own: {
        on: ({ state }) =>
          Object.values(state.objects)
            .filter(({ marks }) => marks !== 0)
            .map(({ id }) => id),
        change: (_table, row, values) => void (values.power = (values.power as number) + (row.marks as number)),
      },
    },
  },
} satisfies Partial<GameDefinition>;

describe('an object that is put somewhere', () => {
  it('changes the values of others as soon as it is there, and until it goes', () => {
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    const drum = game.put('drum', 0, 'hand:0');
    const powers = [valuesOf(game.table, ox).power];
    place(game.table, drum, { zone: 'field' });
    powers.push(valuesOf(game.table, ox).power);
    vanish(game.table, drum);
    powers.push(valuesOf(game.table, ox).power);
    expect(powers).toEqual([2, 3, 2]);
  });

  it('waits for events where it works, whether or not it stays the same object', () => {
    const game = new LayerTable(cards);
    const bell = game.put('bell', 0, 'hand:0');
    const waiting = (): readonly number[] => subscribers(game.table, 'rung').map(({ object }) => object);
    expect(waiting()).toEqual([]);
    expect(place(game.table, bell, { zone: 'field' })).toBe(bell);
    expect(waiting()).toEqual([bell]);
    place(game.table, bell, { zone: 'pile' });
    expect(waiting()).toEqual([]);
  });
});

describe('an object that is supposed to lie somewhere', () => {
  it('counts there under its controller, with what it does and what it waits for, until everything is taken back', () => {
    const game = new LayerTable(cards);
    const { table } = game;
    const ox = game.put('ox');
    const [drum, bell] = [game.put('drum', 0, 'hand:0'), game.put('bell', 0, 'hand:0')];
    const seen = (): unknown => [
      valuesOf(table, ox).power,
      subscribers(table, 'rung').map(({ object, seat }) => [object, seat]),
      table.zone('field').order,
      table.zone('hand:0').order,
    ];
    const before = [2, [], [ox], [drum, bell]];
    const sight = table.left.get(drum);
    expect(seen()).toEqual(before);
    trial(table, () => {
      suppose(table, drum, 'field', 0);
      expect(seen()).toEqual([3, [], [ox, drum], [bell]]);
      suppose(table, bell, 'field', 1);
      expect(seen()).toEqual([3, [[bell, 1]], [ox, drum, bell], []]);
    });
    expect(seen()).toEqual(before);
    // Nobody has seen it leave its place.
    expect(table.left.get(drum)).toBe(sight);
  });
});

describe('an object whose row comes back whole', () => {
  it('has the values that follow from its fields under a fresh id, where it is shown', () => {
    const game = new LayerTable(cards, marksAnywhere);
    const ox = game.put('ox', 0, 'hand:0');
    game.write(ox, 'marks', 2);
    expect(valuesOf(game.table, ox).power).toBe(4);
    const now = showTo(game.table, ox, [1]);
    expect(now).not.toBe(ox);
    expect(valuesOf(game.table, now).power).toBe(4);
  });

  it('has them again, where its move is taken back', () => {
    const game = new LayerTable(cards, marksAnywhere);
    const ox = game.put('ox', 0, 'hand:0');
    game.write(ox, 'marks', 2);
    const origin = originOf(game.table, ox);
    const now = place(game.table, ox, { zone: 'pile' });
    expect(valuesOf(game.table, now).power).toBe(2);
    restore(game.table, now, origin);
    expect(valuesOf(game.table, ox).power).toBe(4);
  });
});

describe('a game that is set aside', () => {
  it('leaves nothing of what was found about its table, and neither does the game inside', () => {
    const beasts = remembered({ name: 'objects on the field', basis: 'near', find: (table) => table.zone('field').order.length });
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    const drum = game.put('drum');
    const { table } = game;
    const found = [[beasts(table), valuesOf(table, ox).power]];
    suspendGame(table);
    found.push([beasts(table)]);
    resumeGame(table);
    found.push([beasts(table), valuesOf(table, ox).power]);
    place(table, drum, { zone: 'pile' });
    found.push([beasts(table), valuesOf(table, ox).power]);
    expect(found).toEqual([[2, 3], [0], [2, 3], [1, 2]]);
  });
});
