import { describe, expect, it } from '@jest/globals';
import type { ObjectView, SlotView, View, WordedDecision, WordedOption, ZoneView } from '@arbiter/client';
import { games } from '@arbiter/games';
import {
  aimedAt,
  aimsOf,
  fightOf,
  offeredBy,
  partOf,
  proposedBy,
  rowsOf,
  seatsFrom,
  sharedSlot,
  slotsOf,
  waitingOf,
  zoneOf,
} from './reading.js';

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
const zone = (kind: string, objects: readonly ObjectView[], seat: number | null = null): ZoneView => ({
  id: `${kind}:${seat}`,
  kind,
  seat,
  count: objects.length,
  objects,
});
const slot = (seat: number | null, row: string, column: number): SlotView => ({
  id: `${seat}:${row}:${column}`,
  seat,
  row,
  column,
  object: null,
});
const view = (more: Partial<View> = {}, players = 2): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: Array.from({ length: players }, (_, seat) => ({ seat, values: {} })),
  zones: [],
  slots: [],
  pending: [],
  values: {},
  ...more,
});
const columns = (slots: readonly SlotView[]): readonly number[] => slots.map(({ column }) => column);
const nobody = new Map<number, never>();

describe('slots', () => {
  const slots = [0, 1].flatMap((seat) => [0, 1, 2].map((column) => slot(seat, 'monster', column)));

  it('given a row of the far side, then it runs the other way', () => {
    expect([columns(slotsOf(view({ slots }), 'monster', 0, 0, false)), columns(slotsOf(view({ slots }), 'monster', 1, 0, false))]).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });

  it("given columns from the first player's right, then both sides run as that player sees them", () => {
    const byFirst = (first: number) => [0, 1].map((seat) => columns(slotsOf(view({ slots, values: { first } }), 'monster', seat, 0, true)));
    expect([byFirst(0), byFirst(1)]).toEqual([
      [
        [2, 1, 0],
        [2, 1, 0],
      ],
      [
        [0, 1, 2],
        [0, 1, 2],
      ],
    ]);
  });

  it('given slots that are shared, then each side sees them from its own left', () => {
    const shared = view({ slots: [slot(null, 'extra', 0), slot(null, 'extra', 1)] });
    expect([
      sharedSlot(shared, 'extra', 0, 0)?.column,
      sharedSlot(shared, 'extra', 0, 1)?.column,
      sharedSlot(shared, 'extra', 5, 0),
    ]).toEqual([0, 1, null]);
  });
});

describe('zones', () => {
  it('given a zone that all share, then each player has what they control, or own', () => {
    const field = view({ zones: [zone('field', [object(1), object(2, {}, { controller: 1 })])] });
    const ids = (seat: number, owned = false) => zoneOf(field, 'field', seat, owned).objects.map(({ id }) => id);
    expect([ids(0), ids(1), ids(0, true), ids(1, true), zoneOf(field, 'hand', 0)]).toEqual([
      [1],
      [2],
      [1, 2],
      [],
      { count: 0, objects: [] },
    ]);
  });

  it('given rows by what cards are, then each card is in one row, what is attached lies with its host, and cards alike are one', () => {
    const creature = { types: ['creature'] };
    const land = { types: ['land'] };
    const all = [
      object(1, creature),
      object(2, { types: ['artifact'] }),
      object(3, land, { card: 'swamp' }),
      object(4, land, { card: 'swamp' }),
      object(5, { types: ['enchantment'] }, { host: 1 }),
      object(6, { types: ['land', 'creature'] }),
    ];
    const table = view({ zones: [zone('battlefield', all)] });
    const rows = rowsOf(
      table,
      all,
      [
        { row: 'creatures', where: { value: 'types', has: ['creature'] } },
        { row: 'others' },
        { row: 'lands', where: { value: 'types', has: ['land'] }, stacked: true },
      ],
      nobody,
    );
    expect(rows.map(({ row, stacks }) => [row.row, stacks.map((one) => [one.object.id, one.count])])).toEqual([
      [
        'creatures',
        [
          [1, 1],
          [6, 1],
        ],
      ],
      ['others', [[2, 1]]],
      ['lands', [[3, 2]]],
    ]);
    expect(
      rowsOf(table, all.slice(2, 4), [{ row: 'lands', stacked: true }], new Map([[3, [1]]]))[0]?.stacks.map(({ count }) => count),
    ).toEqual([1, 1]);
  });
});

describe('whom something names', () => {
  it.each([
    ['player:1', [{ seat: 1 }]],
    ['object:17', [{ object: 17 }]],
    [17, [{ object: 17 }]],
    [-2, [{ seat: 1 }]],
    [0, []],
    [
      [3, 'player:0'],
      [{ object: 3 }, { seat: 0 }],
    ],
    [{ object: 4, card: 'c' }, [{ object: 4, card: 'c' }]],
    [null, []],
    [undefined, []],
    ['anything', []],
  ])('given %j, then it is read', (value, aims) => {
    expect(aimsOf(value)).toEqual(aims);
  });
});

describe('what waits and what goes on', () => {
  it('given objects of a zone that wait, then the first is next, and what they aim at is told by their numbers', () => {
    const { waiting } = games['grand-archive'].layout!;
    const stack = [object(8, { targets: [{ object: 2, card: 'c' }, 'player:1'] }), object(9, { targets: [{ object: 2 }] })];
    const told = waitingOf(view({ zones: [zone('effectsStack', stack)] }), waiting);
    expect(told.map(({ number, now, aims }) => [number, now, aims.length])).toEqual([
      [1, true, 2],
      [2, false, 1],
    ]);
    expect([...aimedAt(told)]).toEqual([[2, [1, 2]]]);
  });

  it('given a list of links among the values, then the last one is told first, with those that are negated', () => {
    const { waiting } = games.yugioh.layout!;
    const chain = [
      { number: 1, seat: 0, card: 'a', object: 5, targets: [], activationNegated: true, effectNegated: false },
      { number: 2, seat: 1, card: 'b', object: 6, targets: [{ object: 5 }], activationNegated: false, effectNegated: false },
    ];
    const told = waitingOf(view({ values: { chain, resolving: 1 } }), waiting);
    expect(told.map(({ number, seat, card, now, off }) => [number, seat, card, now, off])).toEqual([
      [2, 1, 'b', false, false],
      [1, 0, 'a', true, true],
    ]);
  });

  it('given a fight, then everything in it has its part; seats are negative numbers and nobody is 0', () => {
    const { fight } = games['force-of-will'].layout!;
    const battle = fightOf(view({ values: { battle: { attacker: 3, target: -2, blocker: 0, blocked: false } } }), fight);
    expect(battle?.map(({ part, aims }) => [part.part, aims])).toEqual([
      ['attacker', [{ object: 3 }]],
      ['target', [{ seat: 1 }]],
      ['blocker', []],
    ]);
    expect([
      partOf(battle, 3)?.word,
      partOf(battle, 4),
      fightOf(view({ values: { battle: null } }), fight),
      fightOf(view(), undefined),
    ]).toEqual(['attacks', null, null, null]);
  });
});

describe('seats', () => {
  it('given more than two players, then the others sit in the order of their turns after the reader', () => {
    expect([seatsFrom(view(), 0), seatsFrom(view({}, 4), 2)]).toEqual([[1], [3, 0, 1]]);
  });
});

describe('what the reader may choose', () => {
  const option = (about: WordedOption['about']): WordedOption => ({ id: 'o', label: 'o', words: { en: '', zh: '' }, about });
  const decisionOf = (options: readonly WordedOption[]): WordedDecision => ({
    id: 1,
    openedAt: 0,
    seat: 0,
    subject: 0,
    kind: 'k',
    rule: '1',
    prompt: { key: 'k', params: {} },
    sealed: false,
    words: { en: '', zh: '' },
    domain: { type: 'options', min: 1, max: 1, options: [...options] },
  });

  it('given an option that stands for several others, then what it would use is told, and is chosen by the others alone', () => {
    const automatic = option([
      { role: 'uses', object: 3 },
      { role: 'uses', object: 4 },
    ]);
    const decision = decisionOf([automatic, option([{ role: 'subject', object: 4 }])]);
    expect([...proposedBy([decision])]).toEqual([3, 4]);
    expect([...offeredBy([decision]).objects]).toEqual([4]);
  });

  it('given decisions of the reader and of others, then what the own options are about is told, and nothing else', () => {
    const decision = decisionOf([
      option([
        { role: 'subject', object: 3 },
        { role: 'target', player: 1 },
      ]),
      option([{ role: 'place', place: '0:front:1' }]),
      option(undefined),
    ]);
    const { objects, players, places, several } = offeredBy([decision]);
    expect([[...objects], [...players], [...places], [...several]]).toEqual([[3], [1], ['0:front:1'], []]);
  });
});
