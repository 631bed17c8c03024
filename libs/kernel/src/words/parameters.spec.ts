import { describe, expect, it } from '@jest/globals';
import type { CardProgram } from '../programs/programs.js';
import { cardLookup } from './card-lookup.js';
import { abilityAt, parameters } from './parameters.js';
import { phrase } from './phrases.js';

const named = (id: string, en: string, zh: string): readonly [string, CardProgram] => [
  id,
  { id, names: phrase(en, zh), printed: {}, abilities: [] },
];
const cards = new Map([named('ox', 'Ox', '牛'), named('cub', 'Cub', '幼熊')]);
const asked: string[] = [];
const { parameter, cardName } = parameters({
  player: phrase('Player', '玩家'),
  card: phrase('a card', '一张牌'),
  cardOf: cardLookup(cards),
  seats: new Set(['seat', 'winners']),
  cards: new Set(['card', 'cards']),
  terms: { zone: { hand: phrase('the hand', '手牌') } },
  word: (name, word) => (name === 'until' && word.startsWith('turn:') ? phrase('until the turn ends', '直到回合结束') : undefined),
  text: (path, cardOf) => {
    asked.push(path);
    const card = cardOf(path.split('/', 1)[0] as string)?.names.en ?? '';
    return phrase(`: ${path}${card === 'Bull' ? ' of the bull' : ''}`, `：${path}`);
  },
  own: (name, value, language, names, cardOf) =>
    name === 'weapon' && value !== null ? ` (${parameter('card', value, language, names, cardOf)})` : null,
});

describe('values in sentences', () => {
  it('given a number, then it is a player where the game says so, else itself', () => {
    expect([
      parameter('seat', 0, 'en'),
      parameter('seat', 1, 'zh'),
      parameter('amount', 3, 'en'),
      parameter('holds', true, 'en'),
      parameter('holds', false, 'zh'),
    ]).toEqual(['Player 1', '玩家2', '3', 'yes', '否']);
  });

  it('given a card, then it has its name; what it may be where that is not told, and its id where there is none', () => {
    expect([
      parameter('card', 'ox', 'zh'),
      parameter('card', null, 'en'),
      parameter('card', '', 'zh'),
      parameter('card', 'bear', 'en'),
      parameter('what', { object: 3, card: 'cub' }, 'en'),
      parameter('program', 'ox/abilities/0', 'en'),
    ]).toEqual(['牛', 'a card', '一张牌', 'bear', 'Cub', 'Ox']);
    expect(cardName('cub', 'zh')).toBe('幼熊');
  });

  it('given a list, then each is said; nobody where nobody won, nothing where nothing is aimed at', () => {
    expect([
      parameter('cards', ['ox', 'cub'], 'zh'),
      parameter('winners', [0, 1], 'en'),
      parameter('winners', [], 'en'),
      parameter('winners', [], 'zh'),
    ]).toEqual(['牛、幼熊', 'Player 1, Player 2', 'nobody', '无']);
    expect([
      parameter('winners', [0, 1], 'en', ['Robin', 'Kim']),
      parameter('aimedAt', ['player:1'], 'zh', ['Robin', 'Kim']),
      parameter('seat', 1, 'zh', ['Robin']),
    ]).toEqual(['Robin, Kim', ' → Kim', '玩家2']);
    expect([
      parameter('aimedAt', ['player:1', { object: 3, card: 'ox' }], 'en'),
      parameter('aimedAt', [], 'en'),
      parameter('aimedAt', null, 'en'),
    ]).toEqual([' → Player 2, Ox', '', '']);
  });

  it('given a word, then it is said by the terms of its place, then by what the game knows besides, else as it is', () => {
    expect([parameter('zone', 'hand', 'en'), parameter('until', 'turn:7', 'zh'), parameter('zone', 'moon', 'en')]).toEqual([
      'the hand',
      '直到回合结束',
      'moon',
    ]);
  });

  it('given what a game says its own way, then that goes before all', () => {
    expect([parameter('weapon', 'ox', 'en'), parameter('weapon', null, 'en')]).toEqual([' (Ox)', '']);
  });

  it('given a path of an ability, then its text is asked for once', () => {
    const path = 'ox/abilities/0';
    expect([parameter('ability', path, 'en'), parameter('ability', path, 'zh'), parameter('mode', path, 'en')]).toEqual([
      `: ${path}`,
      `：${path}`,
      `: ${path}`,
    ]);
    expect(asked).toEqual([path]);
  });

  it('given another catalogue, then cards have the names, and abilities the texts, that they have there', () => {
    const cardOf = cardLookup(new Map([named('ox', 'Bull', '公牛')]));
    const path = 'ox/abilities/0';
    expect([
      parameter('card', 'ox', 'en', [], cardOf),
      parameter('cards', ['ox', 'cub'], 'zh', [], cardOf),
      parameter('aimedAt', [{ object: 3, card: 'ox' }], 'en', [], cardOf),
      parameter('program', path, 'en', [], cardOf),
      parameter('weapon', 'ox', 'en', [], cardOf),
      cardName('ox', 'en', cardOf),
    ]).toEqual(['Bull', '公牛、cub', ' → Bull', 'Bull', ' (Bull)', 'Bull']);
    expect([parameter('ability', path, 'en'), parameter('ability', path, 'en', [], cardOf)]).toEqual([
      `: ${path}`,
      `: ${path} of the bull`,
    ]);
  });

  it('tells which ability or mode of a card a path names', () => {
    expect([abilityAt('ox/abilities/2'), abilityAt('ox/abilities/0/modes/of/1'), abilityAt('ox/abilities/0/clauses')]).toEqual([
      { card: 'ox', ability: 2, mode: null },
      { card: 'ox', ability: 0, mode: 1 },
      null,
    ]);
  });
});
