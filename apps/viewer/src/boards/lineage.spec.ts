import { describe, expect, it } from '@jest/globals';
import type { CardFacts, ObjectView, View } from '../types.js';
import {
  aimedAt,
  combatOf,
  costOf,
  fightChange,
  fightOf,
  intentOf,
  keywordsOf,
  partIn,
  rowsOf,
  seatsFrom,
  stackOf,
  tintOf,
} from './lineage.js';

const object = (id: number, values: ObjectView['values'] = {}, more: Partial<ObjectView> = {}): ObjectView => ({
  id,
  card: `card-${id}`,
  owner: 0,
  controller: 0,
  values,
  attachments: [],
  under: [],
  ...more,
});
const zone = (kind: string, objects: readonly ObjectView[]): View['zones'][number] => ({
  id: kind,
  kind,
  seat: null,
  count: objects.length,
  objects,
});
const view = (zones: View['zones'] = [], values: View['values'] = {}, players = 2): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: Array.from({ length: players }, (_, seat) => ({ seat, values: {} })),
  zones,
  slots: [],
  pending: [],
  values,
});
const ids = (objects: readonly ObjectView[]): readonly number[] => objects.map(({ id }) => id);

describe('a table of Grand Archive on the page', () => {
  it('given the field that all share, then each player has his part of it in rows', () => {
    const field = [
      object(1, { types: ['champion'] }),
      object(2, { types: ['ally'] }),
      object(3, { types: ['weapon'] }),
      object(4, { types: ['ally'] }, { controller: 1 }),
    ];
    const rows = rowsOf(view([zone('field', field)]), 0);
    expect([ids(rows.champions), ids(rows.allies), ids(rows.others)]).toEqual([[1], [2], [3]]);
    expect(ids(rowsOf(view([zone('field', field)]), 1).allies)).toEqual([4]);
  });

  it('given three players, then those above sit in the order of their turns', () => {
    expect(seatsFrom(view([], {}, 3), 1)).toEqual([2, 0]);
    expect(seatsFrom(view([], {}, 2), 0)).toEqual([1]);
  });

  it('given a combat, then everything in it has its part', () => {
    const table = view([zone('intent', [object(9, {}, { controller: 1 })])], {
      combat: { attacker: 1, targets: [2], weapon: 3, retaliators: [4] },
    });
    expect([1, 2, 3, 4, 5].map((id) => partIn(table, id))).toEqual(['attacks', 'attacked', 'weaponUsed', 'retaliates', '']);
    expect([combatOf(view()), partIn(view(), 1), ids(intentOf(table, 1)), ids(intentOf(table, 0))]).toEqual([null, '', [9], []]);
  });

  it('given what waits on the effects stack, then objects show from where they are aimed at', () => {
    const table = view([
      zone('effectsStack', [
        object(7, { targets: [{ object: 2, card: 'card-2' }] }),
        object(8, { targets: ['player:1', { object: 2, card: 'card-2' }] }),
      ]),
    ]);
    expect([ids(stackOf(table)), aimedAt(table).get(2)]).toEqual([
      [7, 8],
      [1, 2],
    ]);
  });

  it('given numbers, then what is printed beside a card tells power, life, durability and cost', () => {
    expect([
      fightOf(object(1, { power: 2, life: 3 })),
      fightOf(object(1, { life: 15 })),
      fightOf(object(1, { power: 1, life: null, counters: { durability: 2 } })),
      fightOf(object(1)),
    ]).toEqual(['⚔2 ♥3', '♥15', '⚔1 ◈2', '']);
    expect([
      costOf(object(1, { cost: 3, costKind: 'reserve' })),
      costOf(object(1, { cost: 1, costKind: 'memory' })),
      costOf(object(1, { cost: null })),
    ]).toEqual(['3', '◆1', '']);
    const facts = { values: { power: 1, life: 1 } } as unknown as CardFacts;
    expect([
      fightChange(object(1, { power: 2, life: 1 }), facts),
      fightChange(object(1, { power: 1, life: 0 }), facts),
      fightChange(object(1, { power: 1, life: 1 }), facts),
      fightChange(object(1), undefined),
    ]).toEqual(['up', 'down', '', '']);
  });

  it('given elements and keywords, then they are told apart', () => {
    expect([['norm'], ['norm', 'fire'], ['fire', 'water'], ['arcane']].map((elements) => tintOf(object(1, { elements })))).toEqual([
      'void',
      'fire',
      'many',
      'darkness',
    ]);
    expect(keywordsOf(object(1, { keywords: ['taunt', { word: 'retort', amount: 2 }] }))).toEqual([
      ['taunt', null],
      ['retort', 2],
    ]);
  });
});
