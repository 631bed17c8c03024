import type { Json } from '@arbiter/kernel';
import { listed, listOf, or, type Phrase, phrase, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { keywordTerms } from '../keyword-terms.js';
import { isSubtype } from '../../characteristics/subtypes.js';
import { cardTypeTerms, manaTerms, subtypeWords, supertypeTerms } from '../terms.js';

/** Words for characteristics in texts. */

const numbers: readonly (readonly [string, string])[] = [
  ['zero', '零'],
  ['one', '一'],
  ['two', '两'],
  ['three', '三'],
  ['four', '四'],
  ['five', '五'],
  ['six', '六'],
  ['seven', '七'],
  ['eight', '八'],
  ['nine', '九'],
  ['ten', '十'],
];

/** Returns things in a row: A, B and C / A、B与C. */
export const together = (parts: readonly Phrase[]): Phrase => listed(parts, ' and ', '与');

/** Returns a number as texts write it: in words up to ten. */
export function numberWord(value: number): Phrase {
  const known = numbers[value];
  return known === undefined ? phrase(String(value), String(value)) : phrase(known[0], known[1]);
}

export function typeWord(type: Json): Phrase {
  return wordOfTable(cardTypeTerms, type, 'card type');
}

export function supertypeWord(type: Json): Phrase {
  return wordOfTable(supertypeTerms, type, 'supertype');
}

export function subtypeWord(type: Json): Phrase {
  if (typeof type !== 'string' || !isSubtype(type)) throw new UnknownWord('subtype', type);
  return subtypeWords(type);
}

export function colourWord(colour: Json): Phrase {
  const word = wordOfTable(manaTerms, colour, 'colour');
  return colour === 'colourless' ? word : phrase(word.en, `${word.zh}色`);
}

/** Returns the word of a keyword, without parameters. */
export function keywordWord(keyword: Json): Phrase {
  const word = typeof keyword === 'object' && keyword !== null ? (keyword as { readonly word?: Json }).word : keyword;
  return wordOfTable(keywordTerms, word, 'keyword');
}

/** Returns the plural of an English noun phrase, formed on its last word. */
export function plural(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:elf|wolf)$/i.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/(?:fish|plains|urzas)$/i.test(noun)) return noun;
  return `${noun}s`;
}

/** Returns the words for a value that is one word or several alternatives. */
export function oneOf(value: unknown, word: (one: Json) => Phrase): Phrase {
  return or(listOf(value).map(word));
}

/** Words for characteristics that are numbers. */
export const characteristics: { readonly [name: string]: Phrase } = {
  power: phrase('power', '力量'),
  toughness: phrase('toughness', '防御力'),
  manaValue: phrase('converted mana cost', '总法术力费用'),
  loyalty: phrase('loyalty', '忠诚'),
  damage: phrase('damage', '伤害'),
  x: phrase('X', 'X'),
  minusCounters: phrase('number of -1/-1 counters', '-1/-1指示物数'),
  levelCounters: phrase('number of level counters', '等级指示物数'),
  levels: phrase('number of level counters', '等级指示物数'),
  chargeCounters: phrase('number of charge counters', '充电指示物数'),
  plusCounters: phrase('number of +1/+1 counters', '+1/+1指示物数'),
  colours: phrase('number of colours', '颜色数'),
};

/** Words for numbers that players have. */
export const playerNumbers: { readonly [name: string]: Phrase } = {
  life: phrase('life total', '总生命'),
  hand: phrase('number of cards in hand', '手牌数'),
  library: phrase('number of cards in library', '牌库张数'),
  graveyard: phrase('number of cards in graveyard', '坟墓场张数'),
  blessing: phrase('city’s blessing', '黄金城祝福'),
  poison: phrase('number of poison counters', '中毒指示物数'),
};
