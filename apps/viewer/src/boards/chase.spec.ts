import { describe, expect, it } from '@jest/globals';
import type { CardFacts, ObjectView, View } from '../types.js';
import {
  addedTo,
  aimedAt,
  aimsOf,
  battleOf,
  cardOf,
  chaseOf,
  countersOn,
  faceOf,
  fieldRows,
  fightChange,
  fightOf,
  hasLifebreaks,
  keywordsOf,
  partIn,
  stackedStones,
  tintOf,
} from './chase.js';

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
const zone = (kind: string, seat: number | null, objects: readonly ObjectView[]): View['zones'][number] => ({
  id: seat === null ? kind : `${kind}:${seat}`,
  kind,
  seat,
  count: objects.length,
  objects,
});
const view = (zones: View['zones'] = [], values: View['values'] = {}): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: [],
  zones,
  slots: [],
  pending: [],
  values,
});
const ids = (objects: readonly ObjectView[]): readonly number[] => objects.map(({ id }) => id);
const fighter = { types: ['resonator'] };
const stone = { types: ['magicStone'], rested: false };

describe('a table of Force of Will on the page', () => {
  it('given a field, then those who fight, stones and what else there is lie in rows of their own', () => {
    const field = [
      object(1, stone),
      object(2, fighter),
      object(3, { types: ['regalia'] }),
      object(4, { types: ['jRuler'] }),
      object(5, { types: ['addition'] }),
    ];
    const rows = fieldRows(view([zone('field', 0, field)]), 0);
    expect([ids(rows.fighters), ids(rows.others), ids(rows.stones)]).toEqual([[2, 4], [3, 5], [1]]);
  });

  it("given a card that is added to another, then it lies with that one on whoever's side, and in a row of its own only without it", () => {
    const [host, ruler] = [object(2, fighter, { attached: [7] }), object(3, { types: ['ruler'] }, { attached: [8] })];
    const added = object(7, { types: ['addition'] }, { host: 2 });
    const worn = object(8, { types: ['addition'] }, { host: 3 });
    const table = view([
      zone('field', 0, [added, worn, object(9, { types: ['addition'] }, { host: 99 })]),
      zone('field', 1, [host]),
      zone('rulerArea', 1, [ruler]),
    ]);
    expect(ids(fieldRows(table, 0).others)).toEqual([9]);
    expect([ids(addedTo(table, host)), ids(addedTo(table, ruler)), ids(addedTo(table, added))]).toEqual([[7], [8], []]);
  });

  it('given magic stones, then those alike stand for each other whenever they came, but not rested with recovered ones, nor one that is aimed at', () => {
    const of = (id: number, rested: boolean, cameTurn: number): ObjectView => object(id, { ...stone, rested, cameTurn }, { card: 'fire' });
    const stones = [of(1, false, 1), of(2, false, 3), of(3, true, 2), of(4, false, 4)];
    const shown = (table: View): unknown => stackedStones(table, stones).map(({ object: { id }, count }) => [id, count]);
    expect(shown(view())).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect(shown(view([zone('chase', null, [object(20, { targets: [{ object: 2, card: 'fire' }] })])]))).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  it('given a chase, then the next to resolve stands first, and each target knows the places that aim at it (312)', () => {
    const items = [
      object(20, { targets: [{ object: 2, card: 'cat' }, 'player:1'] }),
      object(21, { targets: [{ object: 2, card: 'cat' }] }),
      object(22),
    ];
    const table = view([zone('chase', null, items)]);
    expect(ids(chaseOf(table))).toEqual([20, 21, 22]);
    expect(items.map(aimsOf)).toEqual([[{ object: 2, card: 'cat' }, { seat: 1 }], [{ object: 2, card: 'cat' }], []]);
    expect([...aimedAt(table)]).toEqual([[2, [1, 2]]]);
  });

  it('given a battle, then attacker, blocker and what is attacked are told, a player by his seat, and nobody takes part without one', () => {
    const battle = { attacker: 5, target: -2, blocker: 6, blocked: true, struck: false, answered: false };
    const on = view([], { battle });
    expect(battleOf(on)).toEqual({ attacker: 5, target: { seat: 1 }, blocker: 6, blocked: true });
    expect([5, 6, 7].map((id) => partIn(on, id))).toEqual(['attacks', 'blocks', '']);
    const atCard = view([], { battle: { ...battle, target: 7, blocker: 0, blocked: false } });
    expect([battleOf(atCard)?.target, partIn(atCard, 7)]).toEqual([{ object: 7, card: '' }, 'attacked']);
    expect([
      battleOf(view([], { battle: null })),
      battleOf(view([], { battle: { ...battle, target: 0 } }))?.target,
      partIn(view(), 5),
    ]).toEqual([null, null, '']);
  });

  it('given a ruler with its J-ruler up, then name, text and ATK are those of the J-ruler', () => {
    const side = (en: string, values: ObjectView['values']): Omit<CardFacts, 'id' | 'faces'> => ({
      names: { en, zh: en },
      values,
      text: { en: '', zh: '' },
    });
    const facts: CardFacts = {
      id: 'king',
      ...side('King', {}),
      faces: [{ kind: 'jRuler', ...side('King of Flame', { atk: 800, def: 900 }) }],
    };
    const up = object(1, { face: 1, atk: 1000, def: 900 });
    expect([faceOf(facts, object(1, { face: 0 })).names.en, faceOf(facts, up).names.en]).toEqual(['King', 'King of Flame']);
    expect(
      [up, object(1, { face: 1, atk: 800, def: 700 }), object(1, { face: 1, atk: 800, def: 900 })].map((one) => fightChange(one, facts)),
    ).toEqual(['up', 'down', '']);
  });

  it('tells ATK and DEF, colours, counters, keywords, the card of an ability, and whether there are lifebreaks', () => {
    expect(
      [
        { atk: 800, def: 0 },
        { atk: null, def: 300 },
        { atk: null, def: null },
      ].map((values) => fightOf(object(1, values))),
    ).toEqual(['800/0', '–/300', '']);
    const tinted: readonly ObjectView['values'][] = [
      { attributes: ['fire'] },
      { attributes: ['fire', 'wind'] },
      {},
      { types: ['magicStone'], attributes: [], stones: ['water'] },
    ];
    expect(tinted.map((values) => tintOf(object(1, values)))).toEqual(['fire', 'many', 'void', 'water']);
    expect(countersOn(object(1, { counters: { mana: 2, limit: 0 } }))).toEqual([['mana', 2]]);
    expect(
      keywordsOf(object(1, { keywords: ['flying', { word: 'limit', n: 6 }, { word: 'barrier', where: { types: ['chant'] } }] })),
    ).toEqual([
      ['flying', null],
      ['limit', 6],
      ['barrier', null],
    ]);
    const { card: _, ...ability } = object(1, { item: { sort: 'ability', ability: '', card: 'cat' } });
    const { card: __, ...back } = object(2, { faceDown: true, cameTurn: 3 });
    expect([cardOf(object(1)), cardOf(ability), cardOf(back)]).toEqual(['card-1', 'cat', '']);
    expect([hasLifebreaks(view([], { valhalla: true })), hasLifebreaks(view([], { valhalla: false }))]).toEqual([true, false]);
  });
});
