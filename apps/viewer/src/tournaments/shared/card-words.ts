import { type BothLanguages, type Language, textIn } from './language.js';
import type { BadCardRow } from './types.js';

const games = {
  magic: { en: 'Magic', zh: '万智牌' },
  yugioh: { en: 'Yu-Gi-Oh!', zh: '游戏王' },
  'grand-archive': { en: 'Grand Archive', zh: 'Grand Archive' },
  'force-of-will': { en: 'Force of Will', zh: '力量之意志' },
  starline: { en: 'Starline', zh: '星星战线' },
} as const satisfies Readonly<Record<string, BothLanguages>>;

export type CardGame = keyof typeof games;

/** The games of whose cards facts can be imported. */
export const cardGames = Object.keys(games) as readonly CardGame[];

const isCardGame = (game: string): game is CardGame => Object.hasOwn(games, game);

/** What a game is called; its id where nobody knows a name. */
export const cardGameWord = (game: string, language: Language): string => (isCardGame(game) ? textIn(games[game], language) : game);

/** The lists that can be read, by the names of their sources. */
export const readers = {
  mtgjson: 'MTGJSON',
  scryfall: 'Scryfall',
  magicRows: 'Magic (JSON Lines)',
  yamlYugi: 'yaml-yugi',
  ygoprodeck: 'YGOPRODeck',
  grandArchiveIndex: 'Grand Archive index',
  fowsim: 'fowsim',
  starlineRows: 'Starline (JSON Lines)',
  own: 'Arbiter (JSON Lines, CSV)',
  names: 'English – 中文',
} as const satisfies Readonly<Record<string, string>>;

export type CardReader = keyof typeof readers;

/** What a reader is called; its id where it has no name. */
export const readerWord = (reader: string): string => (Object.hasOwn(readers, reader) ? readers[reader as CardReader] : reader);

const faults: { readonly [code: string]: BothLanguages } = {
  'row/not-an-object': { en: 'is no card', zh: '不是一张牌' },
  'row/field-missing': { en: 'has no {field}', zh: '缺少 {field}' },
  'row/field-malformed': { en: '{field} cannot be read', zh: '{field} 无法读取' },
  'row/value-unknown': { en: '{field} has a value that is not known', zh: '{field} 的值未知' },
  'row/other-game': { en: 'is a card of another game', zh: '属于另一个游戏' },
  'row/columns': { en: 'has more cells than the header', zh: '单元格多于表头' },
  'row/quotes': { en: 'has something behind a closing quote', zh: '引号之后还有内容' },
  'row/unreadable': { en: 'cannot be read', zh: '无法读取' },
};

/** Why a row was kept apart. */
export function badRowWord({ code, field }: BadCardRow, language: Language): string {
  const known = Object.hasOwn(faults, code) ? faults[code] : undefined;
  return known === undefined ? code : textIn(known, language, { field: field ?? '–' });
}
