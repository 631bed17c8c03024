import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { CardFacts, News, ObjectView, View } from '../../types.js';
import { wordsOf } from '../../words.js';
import { differencesOf } from './differences.js';
import { versionOf, versionsOfMoves } from './moves.js';
import { calledIn, differenceText } from './said.js';

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
const zone = (kind: string, seat: number, objects: readonly ObjectView[], count = objects.length): View['zones'][number] => ({
  id: `${kind}:${seat}`,
  kind,
  seat,
  count,
  objects,
});
const view = (more: Partial<View> = {}): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: [0, 1].map((seat) => ({ seat, values: { life: 20 } })),
  zones: [],
  slots: [],
  pending: [],
  values: {},
  ...more,
});
const all = (): boolean => true;

describe('what differs between two moments', () => {
  it('given the same moment twice, then nothing does', () => {
    const one = view({ zones: [zone('hand', 0, [object(7, { power: 2 })])] });
    expect(differencesOf(one, one, all)).toEqual([]);
  });

  it('given another turn, less life and a card that went to the graveyard, then each is told, with the card as it is now', () => {
    const before = view({ zones: [zone('hand', 0, [object(7)]), zone('graveyard', 0, [])] });
    const after = view({
      turn: { number: 2, seat: 1, phase: 'draw' },
      players: [
        { seat: 0, values: { life: 17 } },
        { seat: 1, values: { life: 20 } },
      ],
      zones: [zone('hand', 0, []), zone('graveyard', 0, [object(7)])],
    });
    expect(differencesOf(before, after, all)).toEqual([
      { what: 'turn', before: before.turn, after: after.turn },
      { what: 'player', seat: 0, value: 'life', before: 20, after: 17 },
      { what: 'moved', object: object(7), from: { kind: 'hand', seat: 0 }, to: { kind: 'graveyard', seat: 0 } },
      { what: 'count', place: { kind: 'hand', seat: 0 }, before: 1, after: 0 },
      { what: 'count', place: { kind: 'graveyard', seat: 0 }, before: 0, after: 1 },
    ]);
  });

  it('given a card that is a new object after it moved, then it is one move of that card; another player’s copy is not taken for it', () => {
    const before = view({ zones: [zone('hand', 0, [object(7, {}, { card: 'bear' })])] });
    const after = view({
      slots: [{ id: 's', seat: 0, column: 0, row: 'field', object: object(9, {}, { card: 'bear' }) }],
      zones: [zone('hand', 0, []), zone('graveyard', 1, [object(8, {}, { card: 'bear', owner: 1 })])],
    });
    expect(differencesOf(before, after, all).filter(({ what }) => what === 'moved')).toEqual([
      { what: 'moved', object: object(9, {}, { card: 'bear' }), from: { kind: 'hand', seat: 0 }, to: { kind: 'field', seat: 0 } },
      { what: 'moved', object: object(8, {}, { card: 'bear', owner: 1 }), from: null, to: { kind: 'graveyard', seat: 1 } },
    ]);
  });

  it('given counters and states of a card that stayed, then each kind is told; none, nothing and 0 are the same', () => {
    const before = view({ zones: [zone('field', 0, [object(7, { tapped: false, damage: 0, counters: { '+1/+1': 1 } })])] });
    const after = view({ zones: [zone('field', 0, [object(7, { tapped: true, counters: { '+1/+1': 2, charge: 0 } })])] });
    expect(differencesOf(before, after, all)).toEqual([
      {
        what: 'object',
        object: object(7, { tapped: true, counters: { '+1/+1': 2, charge: 0 } }),
        value: 'tapped',
        before: false,
        after: true,
      },
      { what: 'object', object: object(7, { tapped: true, counters: { '+1/+1': 2, charge: 0 } }), value: '+1/+1', before: 1, after: 2 },
    ]);
  });

  it('given values without a name for readers, then they are left out', () => {
    const after = view({ values: { stamp: 9 } });
    expect(differencesOf(view(), after, (value) => value !== 'stamp')).toEqual([]);
  });

  it('given a difference, then it is said in both languages with the names of card, player and places', () => {
    const { layout } = games.magic;
    if (layout === undefined) throw new Error('Magic has a layout');
    const facts = {
      id: 'card-7',
      names: { en: 'Grizzly Bears', zh: '灰熊' },
      text: { en: '', zh: '' },
      values: {},
    } as unknown as CardFacts;
    const saying = (language: 'en' | 'zh') => ({
      matchView: { players: [{ seat: 0, name: 'Ann' }] as never },
      layout,
      cards: new Map([['card-7', facts]]),
      language,
      word: wordsOf(layout),
    });
    const moved = { what: 'moved', object: object(7), from: { kind: 'hand', seat: 0 }, to: null } as const;
    expect(differenceText(moved, saying('en'))).toBe('Grizzly Bears: hand (Ann) → not seen');
    expect(differenceText(moved, saying('zh'))).toBe('灰熊：Ann的手牌 → 看不到');
    const turned = { what: 'object', object: object(7), value: 'tapped', before: undefined, after: true } as const;
    expect(differenceText(turned, saying('en'))).toBe('Grizzly Bears: tapped – → yes');
    const stronger = { what: 'object', object: object(7), value: 'power', before: 2, after: 5 } as const;
    expect(differenceText(stronger, saying('zh'))).toMatch(/^灰熊：.*2 → 5$/);
    expect(differenceText({ what: 'player', seat: 0, value: 'life', before: 20, after: 17 }, saying('en'))).toBe('Ann: life 20 → 17');
  });
});

describe('what a value is called', () => {
  const { layout } = games.starline;
  it('given a value that a card shows without a name, then it has none and is told; given one for rules alone, then it is not told', () => {
    if (layout === undefined) throw new Error('Starline has a layout');
    expect(calledIn('state', layout, wordsOf(layout), 'en')).toBe('');
    expect(calledIn('score', layout, wordsOf(layout), 'zh')).toBe('分数');
    expect(calledIn('nobodyIsShownThis', layout, wordsOf(layout), 'en')).toBeNull();
  });
});

describe('when an object moved', () => {
  const told = (version: number, data: News['game'][number]['data']): News =>
    ({ version, type: 'ActionRecorded', game: [{ type: 'cardMoved', data }] }) as unknown as News;
  const news = [
    told(3, { object: 7, from: 'hand', to: 'field' }),
    told(5, { object: 8, from: 'hand', to: 'field' }),
    told(6, { object: 7, amount: 2 }),
    told(9, { objects: [7, 8], from: 'field', to: 'graveyard' }),
  ];

  it('given what happened, then it is the versions at which that object went from one place to another', () => {
    expect(versionsOfMoves(news, 7)).toEqual([3, 9]);
    expect(versionsOfMoves(news, 1)).toEqual([]);
  });

  it('given a card that is another object after each move, then its whole way is found, from any of its objects', () => {
    const way = [
      told(2, { object: 10, now: 11, from: 'hand', to: 'stack' }),
      told(4, { object: 11, now: 12, from: 'stack', to: 'battlefield' }),
      told(5, { object: 90, from: 'hand', slot: '0:front:1' }),
      told(8, { was: 12, object: 13, from: 'battlefield', to: 'graveyard' }),
    ];
    expect([10, 12, 13].map((id) => versionsOfMoves(way, id))).toEqual([
      [2, 4, 8],
      [2, 4, 8],
      [2, 4, 8],
    ]);
    expect(versionsOfMoves(way, 90)).toEqual([5]);
  });

  it('given two moments, then a move between them is found, and none before or after', () => {
    const moved = { what: 'moved', object: object(7), from: null, to: null } as const;
    expect([versionOf(moved, [], news, 1, 20), versionOf(moved, [], news, 3, 20), versionOf(moved, [], news, 9, 20)]).toEqual([3, 9, null]);
    const life = { what: 'player', seat: 0, value: 'life', before: 20, after: 17 } as const;
    expect(versionOf(life, [{ note: 'life', version: 4, seat: 0, life: 17, before: 20 }], news, 1, 20)).toBe(4);
  });
});
