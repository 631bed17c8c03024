import type { Choice, Clause, Predicate } from '@arbiter/kernel/authoring';
import { enters, instant, it, itself, sorcery, spell, target } from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Cards that make players discard, reveal, sacrifice or return cards to hands; cards about graveyards; and cards that redraw hands. */

const targetPlayer: Choice = { as: 'it', players: true, target: true };
const targetOpponent: Choice = { as: 'it', players: 'opponent', target: true };
const them = { chosen: 'it' } as const;

/** A player reveals their hand; you choose a card from it, and the verb is done to that card. */
const takeFromHand = (where: Predicate, verb: string): readonly Clause[] => [
  { do: [{ verb: 'reveal', player: them, what: { all: { from: 'hand', of: them } } }] },
  { choose: [{ as: 'taken', from: { from: 'hand', of: them, where } }], do: [{ verb, what: { var: 'taken' } }] },
];

const nonland: Predicate = { not: { types: 'land' } };

const discards: readonly PrintedCard[] = [
  sorcery('Mind Rot', '腐脑术', '{2}{B}', spell(targetPlayer, { verb: 'discard', player: them, amount: 2 })),
  sorcery('Hymn to Tourach', '图拉科圣歌', '{B}{B}', spell(targetPlayer, { verb: 'discard', player: them, amount: 2, random: true })),
  sorcery('Thoughtseize', '攫取思绪', '{B}', {
    kind: 'spell',
    targets: [targetPlayer],
    clauses: [...takeFromHand(nonland, 'discard'), { do: [{ verb: 'loseLife', amount: 2 }] }],
  }),
  sorcery('Duress', '强迫', '{B}', {
    kind: 'spell',
    targets: [targetOpponent],
    clauses: takeFromHand({ not: { types: ['creature', 'land'] } }, 'discard'),
  }),
  sorcery('Distress', '苦恼', '{B}{B}', { kind: 'spell', targets: [targetPlayer], clauses: takeFromHand(nonland, 'discard') }),
  card(
    'Thought-Knot Seer',
    '思缚预视兽',
    { cost: '{3}{C}', supertypes: [], types: ['creature'], subtypes: ['Eldrazi'], power: 4, toughness: 4, keywords: [] },
    [
      enters(targetOpponent, ...takeFromHand(nonland, 'exile')),
      {
        kind: 'triggered',
        on: [{ event: 'left', if: itself }],
        targets: [targetOpponent],
        clauses: [{ do: [{ verb: 'draw', player: them }] }],
      },
    ],
  ),
];

const drawingAnew: readonly PrintedCard[] = [
  sorcery(
    'Wheel of Fortune',
    '命运之轮',
    '{2}{R}',
    spell({ verb: 'discard', player: 'all', amount: 'all' }, { verb: 'draw', player: 'all', amount: 7 }),
  ),
  sorcery(
    'Timetwister',
    '时间漩涡',
    '{2}{U}',
    spell(
      { verb: 'move', what: { all: { from: ['hand', 'graveyard'] } }, to: 'library' },
      { verb: 'shuffle', player: 'all' },
      { verb: 'draw', player: 'all', amount: 7 },
    ),
  ),
  instant('Vision Skeins', null, '{1}{U}', spell({ verb: 'draw', player: 'all', amount: 2 })),
];

const sacrifices: readonly PrintedCard[] = [
  sorcery('Innocent Blood', '无辜之血', '{B}', spell({ verb: 'sacrifice', player: 'all', where: { types: 'creature' } })),
  instant('Diabolic Edict', '残忍敕令', '{1}{B}', spell(targetPlayer, { verb: 'sacrifice', player: them, where: { types: 'creature' } })),
];

const inGraveyard = (where: Predicate = {}): Choice => target({ from: 'graveyard', of: 'you', where });

const returns: readonly PrintedCard[] = [
  sorcery('Regrowth', '重生', '{1}{G}', spell(inGraveyard(), { verb: 'move', what: it, to: 'hand' })),
  sorcery('Raise Dead', '死者复生', '{B}', spell(inGraveyard({ types: 'creature' }), { verb: 'move', what: it, to: 'hand' })),
];

const tempo: readonly PrintedCard[] = [
  instant(
    'Remand',
    '还押',
    '{1}{U}',
    spell(target({ from: 'stack', where: { item: 'spell' } }), { verb: 'counter', what: it, to: 'hand' }, { verb: 'draw' }),
  ),
  instant(
    'Memory Lapse',
    '记忆失误',
    '{1}{U}',
    spell(target({ from: 'stack', where: { item: 'spell' } }), { verb: 'counter', what: it, to: 'library', at: 'top' }),
  ),
  instant(
    'Dissipate',
    '消散',
    '{1}{U}{U}',
    spell(target({ from: 'stack', where: { item: 'spell' } }), { verb: 'counter', what: it, to: 'exile' }),
  ),
];

/** Cards about hands, sacrifices, graveyards and returning permanents. */
export const handCards: readonly PrintedCard[] = [...discards, ...drawingAnew, ...sacrifices, ...returns, ...tempo];
