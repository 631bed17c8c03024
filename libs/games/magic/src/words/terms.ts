import type { Colour, ManaType } from '../characteristics/colours.js';
import type { CardType, Supertype } from '../characteristics/card-types.js';
import type { Subtype } from '../characteristics/subtypes.js';
import { chineseSubtypes } from './subtype-terms.js';

/** A term in English and Chinese. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

/** Card types (205.2a). Those of casual variants are listed as words only: no rule of this engine uses them. */
export const cardTypeTerms = {
  artifact: { en: 'artifact', zh: '神器' },
  conspiracy: { en: 'conspiracy', zh: '诡局' },
  creature: { en: 'creature', zh: '生物' },
  enchantment: { en: 'enchantment', zh: '结界' },
  instant: { en: 'instant', zh: '瞬间' },
  land: { en: 'land', zh: '地' },
  phenomenon: { en: 'phenomenon', zh: '异象' },
  plane: { en: 'plane', zh: '时空' },
  planeswalker: { en: 'planeswalker', zh: '鹏洛客' },
  scheme: { en: 'scheme', zh: '阴谋' },
  sorcery: { en: 'sorcery', zh: '法术' },
  tribal: { en: 'tribal', zh: '部族' },
  vanguard: { en: 'vanguard', zh: '先锋' },
} as const satisfies { readonly [T in CardType]: Words };

/** Supertypes (205.4a). */
export const supertypeTerms = {
  basic: { en: 'basic', zh: '基本' },
  legendary: { en: 'legendary', zh: '传奇' },
  ongoing: { en: 'ongoing', zh: '持续' },
  snow: { en: 'snow', zh: '雪境' },
  world: { en: 'world', zh: '世界' },
} as const satisfies { readonly [T in Supertype]: Words };

/** Colours and colourless mana (105.1, 106.1b). */
export const manaTerms: { readonly [T in ManaType]: Words } = {
  white: { en: 'white', zh: '白' },
  blue: { en: 'blue', zh: '蓝' },
  black: { en: 'black', zh: '黑' },
  red: { en: 'red', zh: '红' },
  green: { en: 'green', zh: '绿' },
  colourless: { en: 'colourless', zh: '无色' },
};

/** The ten pairs of colours (105.5). */
export const colourPairs: readonly (readonly [Colour, Colour])[] = [
  ['white', 'blue'],
  ['white', 'black'],
  ['blue', 'black'],
  ['blue', 'red'],
  ['black', 'red'],
  ['black', 'green'],
  ['red', 'green'],
  ['red', 'white'],
  ['green', 'white'],
  ['green', 'blue'],
];

/**
 * Counters that rules mention (122.1). Cards may name any others: every other word is a kind of counter too, and so is every `+n/+m` and
 * `-n/-m` (122.1a).
 */
export const counterTerms = {
  '+1/+1': { en: '+1/+1', zh: '+1/+1' },
  '-1/-1': { en: '-1/-1', zh: '-1/-1' },
  age: { en: 'age', zh: '岁月' },
  charge: { en: 'charge', zh: '充电' },
  energy: { en: 'energy', zh: '能量' },
  fade: { en: 'fade', zh: '消退' },
  level: { en: 'level', zh: '等级' },
  lore: { en: 'lore', zh: '学问' },
  loyalty: { en: 'loyalty', zh: '忠诚' },
  poison: { en: 'poison', zh: '中毒' },
  time: { en: 'time', zh: '计时' },
} as const satisfies { readonly [counter: string]: Words };

/** Returns the words of a subtype in both languages. */
export function subtypeWords(word: Subtype): Words {
  return { en: word, zh: chineseSubtypes.get(word) as string };
}
