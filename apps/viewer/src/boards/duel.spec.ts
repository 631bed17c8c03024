import { describe, expect, it } from '@jest/globals';
import type { ObjectView, SlotView, View } from '../types.js';
import {
  arrowsOf,
  chainOf,
  countersOn,
  equipsOn,
  fightChange,
  fightOf,
  frameOf,
  isPendulumPlace,
  rowOf,
  sharedRow,
  sizeOf,
  targetedBy,
} from './duel.js';

const slot = (seat: number | null, row: string, column: number): SlotView => ({
  id: `${String(seat)}:${row}:${column}`,
  seat,
  row,
  column,
  object: null,
});
const view = (values: View['values'] = {}): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main1' },
  players: [],
  zones: [],
  slots: [
    ...[0, 1].flatMap((seat) => [1, 2, 3, 4, 5].map((lane) => slot(seat, 'monster', lane))),
    slot(null, 'extra', 2),
    slot(null, 'extra', 4),
  ],
  pending: [],
  values,
});
const object = (values: ObjectView['values'], controller = 0): ObjectView => ({
  id: 7,
  card: 'x',
  owner: controller,
  controller,
  values,
  attachments: [],
  under: [],
});
const columns = (slots: readonly SlotView[]): readonly number[] => slots.map(({ column }) => column);

describe('a Yu-Gi-Oh! field on the page', () => {
  it('given either player near, then his zones run from the left and those of the other from the right, and shared zones keep their columns (base.4.5)', () => {
    expect([columns(rowOf(view(), 0, 'monster', 0)), columns(rowOf(view(), 1, 'monster', 0))]).toEqual([
      [1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1],
    ]);
    expect([columns(sharedRow(view(), 0)), columns(sharedRow(view(), 1))]).toEqual([
      [2, 4],
      [4, 2],
    ]);
  });

  it('given a Chain, then its last link stands first, and each target knows the links that aim at it', () => {
    const chained = view({
      chain: [
        { number: 1, seat: 0, card: 'a', object: 3, targets: [{ object: 7 }], activationNegated: false, effectNegated: false },
        { number: 2, seat: 1, card: 'b', object: 4, targets: [{ object: 7 }], activationNegated: false, effectNegated: false },
      ],
    });
    expect(chainOf(chained).map(({ number }) => number)).toEqual([2, 1]);
    expect([...(targetedBy(chained).get(7) ?? [])].sort()).toEqual([1, 2]);
    expect(chainOf(view())).toEqual([]);
  });

  it('given monsters of each size, then Levels, Ranks, Link Ratings and Scales have their signs, and a Link Monster has no DEF', () => {
    const sized: readonly ObjectView['values'][] = [
      { level: 4 },
      { rank: 4 },
      { link: 2 },
      { level: 5, scale: 2, place: 'pendulumZone' },
      {},
    ];
    expect(sized.map((values) => sizeOf(object(values)))).toEqual(['★4', '☆4', 'LINK-2', '◆2', '']);
    expect(fightOf(object({ kinds: ['monster'], atk: 1900, def: 0 }))).toBe('1900/0');
    expect(fightOf(object({ kinds: ['monster'], atk: 1400, link: 2 }))).toBe('1400');
    expect(fightOf(object({ kinds: ['spell'], atk: 0, def: 0 }))).toBe('');
  });

  it('tells the Equip Cards of a monster, and which zones are Pendulum Zones as well (base.4.3)', () => {
    const worn = object({});
    const worns: View = { ...view(), slots: [{ ...slot(0, 'spellTrap', 2), object: worn }] };
    expect(equipsOn(worns, { ...object({}), attached: [worn.id] })).toEqual([worn]);
    expect(equipsOn(worns, object({}))).toEqual([]);
    expect([slot(0, 'spellTrap', 0), slot(0, 'spellTrap', 2), slot(1, 'spellTrap', 4), slot(0, 'monster', 0)].map(isPendulumPlace)).toEqual(
      [true, false, true, false],
    );
  });

  it('tells frames, counters, changed ATK and Link Arrows as the reader sees them', () => {
    expect(
      [
        { kinds: ['monster'], frame: 'xyz' },
        { kinds: ['trap'], frame: '' },
        { kinds: ['spell'], frame: '' },
      ].map((values) => frameOf(object(values))),
    ).toEqual(['xyz', 'trap', 'spell']);
    expect(countersOn(object({ 'counters.Spell': 2, 'counters.Ice': 0 }))).toEqual([['Spell', 2]]);
    expect([2000, 1000, 1500].map((atk) => fightChange(object({ atk, originalAtk: 1500 })))).toEqual(['up', 'down', '']);
    expect([arrowsOf(object({ arrows: ['down', 'left'] }), 0), arrowsOf(object({ arrows: ['down', 'left'] }, 1), 0)]).toEqual([
      ['down', 'left'],
      ['up', 'right'],
    ]);
  });
});
