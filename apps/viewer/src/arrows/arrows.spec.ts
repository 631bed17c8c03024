import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { BoardLayout, ObjectView, View, WordedDecision, WordedOption } from '@arbiter/client';
import { fightOf, waitingOf } from '../boards/reading.js';
import { allArrows, type Arrow, arrowsOfOption, nameOfEnd, pickedArrows, standingArrows } from './arrows.js';

const object = (id: number, controller: number, values: ObjectView['values'] = {}): ObjectView => ({
  id,
  card: `card-${id}`,
  owner: controller,
  controller,
  values,
  attachments: [],
  under: [],
});
const tableWith = (objects: readonly ObjectView[], values: View['values'] = {}, kind = 'field'): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: [0, 1].map((seat) => ({ seat, values: {} })),
  zones: [{ id: kind, kind, seat: null, count: objects.length, objects: [...objects] }],
  slots: [],
  pending: [],
  values,
});
const layoutOf = (game: keyof typeof games): BoardLayout => {
  const { layout } = games[game];
  if (layout === undefined) throw new Error('a game of the house has no layout');
  return layout as BoardLayout;
};
const told = (arrows: readonly Arrow[]): readonly string[] =>
  arrows.map(({ from, to, seat, sign }) => `${seat} ${nameOfEnd(from)}>${nameOfEnd(to)}${sign}`);
const standing = (view: View, layout: BoardLayout): readonly string[] =>
  told(standingArrows(view, layout, waitingOf(view, layout.waiting), fightOf(view, layout.fight)));

describe('the arrows of what stands on the table', () => {
  it('given a spell on a stack with targets, then they go from it to a creature and to a player, once each', () => {
    const spell = object(9, 1, { targets: ['object:3', 'player:0'] });
    expect(standing(tableWith([spell, object(3, 0)], {}, 'stack'), layoutOf('magic'))).toEqual([
      '1 object:9>object:3',
      '1 object:9>player:0',
    ]);
  });

  it('given attackers and a blocker by their own values, then the signs of the marks stand on the arrows', () => {
    const fighting = [object(3, 0, { attacking: 'player:1' }), object(4, 1, { blocking: [3] })];
    expect(standing(tableWith(fighting, {}, 'battlefield'), layoutOf('magic'))).toEqual(['0 object:3>player:1⚔', '1 object:4>object:3⛊']);
  });

  it('given a battle by its parts, then the attacker points at what it attacks and the blocker at the attacker', () => {
    const battle = { attacker: 3, target: -2, blocker: 4, blocked: true };
    expect(standing(tableWith([object(3, 0), object(4, 1)], { battle }), layoutOf('force-of-will'))).toEqual([
      '0 object:3>player:1⚔',
      '1 object:4>object:3▣',
    ]);
  });

  it('given a combat with retaliation, then those who retaliate point back', () => {
    const combat = { attacker: 3, targets: [4], weapon: 0, retaliators: [4] };
    expect(standing(tableWith([object(3, 0), object(4, 1)], { combat }), layoutOf('grand-archive'))).toEqual([
      '0 object:3>object:4⚔',
      '1 object:4>object:3↺',
    ]);
  });

  it('given an attack without a target where that is an attack on the opponent, then it points at them', () => {
    const table = tableWith([object(3, 1)], { attack: { attacker: 3, target: 0 } });
    expect(standing(table, layoutOf('yugioh'))).toEqual(['1 object:3>player:0⚔']);
  });

  it('given a chain, then arrows go from its lines, but not from one that is negated', () => {
    const chain = [
      { number: 1, seat: 0, card: 'a', targets: ['object:4'], activationNegated: false },
      { number: 2, seat: 1, card: 'b', targets: ['object:3'], activationNegated: true },
    ];
    expect(standing(tableWith([object(3, 0), object(4, 1)], { chain }), layoutOf('yugioh'))).toEqual(['0 waiting:1>object:4']);
  });
});

const option = (id: string, about: WordedOption['about']): WordedOption => ({ id, label: 'x', about, words: { en: id, zh: id } });
const question = (domain: WordedDecision['domain'], params: WordedDecision['prompt']['params'] = {}): WordedDecision => ({
  id: 1,
  openedAt: 0,
  seat: 1,
  subject: 1,
  kind: 'ask',
  rule: '1',
  prompt: { key: 'ask', params },
  sealed: false,
  domain,
  words: { en: '?', zh: '?' },
});

describe('the arrows of what is picked and not sent yet', () => {
  const targets = [option('a', [{ role: 'subject', object: 3 }]), option('b', [{ role: 'player', player: 0 }])];

  it('given targets of a spell, then they go from the spell to what is picked, and to nothing else', () => {
    const decision = question({ type: 'options', min: 0, max: 2, options: targets }, { object: 9 });
    expect(told(pickedArrows(decision, { kind: 'picks', picks: ['b'] }))).toEqual(['1 object:9>player:0']);
    expect(pickedArrows(decision, { kind: 'picks', picks: [] })).toEqual([]);
  });

  it('given attackers, then each goes from the attacker to whom it attacks', () => {
    const attack = option('3>player:0', [
      { role: 'subject', object: 3 },
      { role: 'target', player: 0 },
    ]);
    const decision = question({ type: 'options', min: 0, max: 1, options: [attack] });
    expect(told(pickedArrows(decision, { kind: 'picks', picks: ['3>player:0'] }))).toEqual(['1 object:3>player:0']);
  });

  it('given an order, then each arrow has its place; given damage, its amount, and none where there is no damage', () => {
    const ordered = question({ type: 'options', min: 2, max: 2, ordered: true, options: targets }, { object: 9 });
    expect(told(pickedArrows(ordered, { kind: 'picks', picks: ['b', 'a'] }))).toEqual(['1 object:9>object:32', '1 object:9>player:01']);
    const damage = question({ type: 'distribution', total: 4, min: 0, options: targets }, { object: 9 });
    expect(told(pickedArrows(damage, { kind: 'amounts', amounts: { a: 4, b: 0 } }))).toEqual(['1 object:9>object:34']);
  });

  it('given a question about nothing on the table, or an option that names only what it uses, then there are none', () => {
    const decision = question({ type: 'options', min: 0, max: 2, options: targets });
    expect(pickedArrows(decision, { kind: 'picks', picks: ['a', 'b'] })).toEqual([]);
    expect(arrowsOfOption(question({ type: 'number', min: 0, max: 1 }), option('yes', []), 'shown', '')).toEqual([]);
  });

  it('given the same way twice, then the one that was given first is drawn', () => {
    const one = { from: { object: 1 }, to: { player: 0 }, seat: 0, sort: 'picked', sign: '' } as const;
    expect(allArrows([one], [{ ...one, sort: 'stands' }])).toEqual([one]);
    expect(allArrows([{ ...one, to: { object: 1 } }])).toEqual([]);
  });
});
