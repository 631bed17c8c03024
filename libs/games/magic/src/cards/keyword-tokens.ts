import type { Colour } from '../characteristics/colours.js';
import type { KeywordWord } from '../keywords/keyword-rules.js';
import type { Subtype } from '../characteristics/subtypes.js';
import type { CardType } from '../characteristics/card-types.js';
import type { PrintedCard } from './printed.js';

function token(
  id: string,
  name: string,
  zh: string,
  types: readonly CardType[],
  subtype: Subtype,
  size: number,
  colours: readonly Colour[],
  keywords: readonly KeywordWord[] = [],
): PrintedCard {
  return {
    id: `token:${id}`,
    names: { en: name, zh },
    printed: { cost: null, colours, supertypes: [], types, subtypes: [subtype], power: size, toughness: size, keywords },
    abilities: [],
  };
}

/** Tokens that keyword abilities create: fabricate (702.122a), living weapon (702.91a), afterlife (702.134a); and cards that carry them. */
export const keywordTokens: readonly PrintedCard[] = [
  token('servo', 'Servo', '自动机', ['artifact', 'creature'], 'Servo', 1, []),
  token('germ', 'Germ', '病菌', ['creature'], 'Germ', 0, ['black']),
  token('afterlife-spirit', 'Spirit', '精怪', ['creature'], 'Spirit', 1, ['white', 'black'], ['flying']),
  token('knight-vigilance', 'Knight', '骑士', ['creature'], 'Knight', 2, ['white'], ['vigilance']),
];
