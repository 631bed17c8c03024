import type { DeckGame, DeckSection } from '../deck-list.js';
import { cleaned } from './text.js';

/**
 * What a line that heads others says: a section of the deck, a group of cards by their type inside the section, the words about the deck
 * in Arena's text, or a part that decks of this game don't have.
 */
export type Heading =
  | { readonly kind: 'section'; readonly section: DeckSection }
  /** `ofMain`: cards of that type stand in no section of a few cards, such as that of the ruler. */
  | { readonly kind: 'group'; readonly ofMain: boolean }
  | { readonly kind: 'about' }
  | { readonly kind: 'unknown' };

const sectionsOfGame: { readonly [game in DeckGame]: readonly DeckSection[] } = {
  magic: ['main', 'side', 'commander', 'companion'],
  yugioh: ['main', 'extra', 'side'],
  'force-of-will': ['ruler', 'main', 'stone', 'side'],
  'grand-archive': ['material', 'main', 'side'],
  starline: ['main', 'side'],
};

/** How sections are called in the forms that are read, in lower case. */
const sectionWords: { readonly [section in DeckSection]: readonly string[] } = {
  main: [
    'main',
    'deck',
    'main deck',
    'maindeck',
    'mainboard',
    'main board',
    '主卡组',
    '主牌组',
    '主牌組',
    '主卡組',
    '卡组',
    '牌组',
    '牌組',
    '卡組',
    '主牌库',
  ],
  side: [
    'side',
    'sideboard',
    'side board',
    'side deck',
    'sidedeck',
    'side board deck',
    'sideboard deck',
    'sb',
    '备牌',
    '備牌',
    '副卡组',
    '副牌组',
    '副牌組',
    '副卡組',
  ],
  commander: ['commander', 'commanders', 'command zone'],
  companion: ['companion', 'companions'],
  extra: ['extra', 'extra deck', 'extradeck', '额外', '额外卡组', '额外牌组', '額外牌組', '額外卡組'],
  material: ['material', 'material deck', 'materials', 'materialdeck', 'champion', 'champions'],
  ruler: ['ruler', 'rulers', 'ruler area', 'ruler deck', 'j-ruler', 'ruler/j-ruler', 'ruler / j-ruler', 'arcana ruler'],
  stone: ['stone', 'stones', 'stone deck', 'magic stone', 'magic stones', 'magic stone deck', 'stonedeck'],
};

/** Types of cards under which lists are grouped: they change no section. */
const groupWords = [
  'artifact artifacts battle battles creature creatures enchantment enchantments instant instants land lands planeswalker planeswalkers',
  'sorcery sorceries spell spells monster monsters trap traps resonator resonators chant chants addition additions regalia rune runes',
  'ally allies action actions attack attacks item items weapon weapons domain domains phantasia phantasias unit units magic',
]
  .join(' ')
  .split(' ')
  .concat('basic lands', 'other', 'other spells', 'creature spells', 'noncreature spells', 'instants and sorceries', 'monster cards')
  .concat('fusion', 'synchro', 'xyz', 'link', 'fusion monsters', 'synchro monsters', 'xyz monsters', 'link monsters', 'ritual monsters')
  .concat('spell cards', 'trap cards', 'effect monsters', 'normal monsters', '怪兽', '魔法', '陷阱', '怪獸', '單位', '单位');

/** Parts that programs write and that belong to no deck. */
const unknownWords = [
  'maybeboard',
  'maybe board',
  'considering',
  'tokens',
  'token',
  'wishlist',
  'acquireboard',
  'planes',
  'schemes',
  'attractions',
];

const words: ReadonlyMap<string, DeckSection | 'group' | 'about' | 'unknown'> = new Map<
  string,
  DeckSection | 'group' | 'about' | 'unknown'
>([
  ...groupWords.map((word) => [word, 'group'] as const),
  ...unknownWords.map((word) => [word, 'unknown'] as const),
  ['about', 'about'],
  ...Object.entries(sectionWords).flatMap(([section, called]) => called.map((word) => [word, section as DeckSection] as const)),
]);

/** How many cards a heading says that follow, in brackets: `(60)`, `[15 cards]`. */
const countInBrackets = /\s*[([（]\s*\d{1,4}(?:\s*(?:cards?|张|張|枚))?\s*[)\]）]\s*$/iu;
/** The same behind a sign: `: 60`, `- 12 cards`. A dash needs a blank before it, as names have dashes too. */
const countBehind = /(?:\s*[:：]|\s+[–-])\s*\d{1,4}(?:\s*(?:cards?|张|張|枚))?\s*$/iu;

/** The words of a line that may be a heading: without marks before and behind, and without the count of the cards. */
export const headingWords = (text: string): string =>
  cleaned(text)
    .replace(/^[#/=*[【!—–-]+\s*/u, '')
    .replace(/\s*(?:[:：]|={2,}|\*{2,})$/u, '')
    .replace(countInBrackets, '')
    .replace(countBehind, '')
    .replace(/\s*[\]】=*:：—–-]+$/u, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Longer lines are no headings. */
const longestHeading = 100;

/** Types of cards that no material deck has. */
const neverMaterial: ReadonlySet<string> = new Set(['ally', 'allies', 'action', 'actions', 'attack', 'attacks']);

/** Whether cards of the type that a heading names stand in the main deck, if not aside. */
function isOfMain(game: DeckGame, text: string): boolean {
  switch (game) {
    case 'magic':
    case 'force-of-will':
      return true;
    case 'grand-archive':
      return neverMaterial.has(headingWords(text));
    case 'yugioh':
    case 'starline':
      return false;
  }
}

/** The heading that a line is in lists of a game; null where it is none that is known. */
export function headingOf(game: DeckGame, text: string): Heading | null {
  const word = text.length > longestHeading ? undefined : words.get(headingWords(text));
  switch (word) {
    case undefined:
      return null;
    case 'group':
      return { kind: word, ofMain: isOfMain(game, text) };
    case 'about':
    case 'unknown':
      return { kind: word };
    default:
      return sectionsOfGame[game].includes(word) ? { kind: 'section', section: word } : { kind: 'unknown' };
  }
}

/** The section that a word of a file or table names, if decks of the game have it. */
export function sectionCalled(game: DeckGame, word: string): DeckSection | null {
  const heading = headingOf(game, word);
  return heading?.kind === 'section' ? heading.section : null;
}

const headingShown: { readonly [section in DeckSection]: string } = {
  main: 'Main Deck',
  side: 'Sideboard',
  commander: 'Commander',
  companion: 'Companion',
  extra: 'Extra Deck',
  material: 'Material Deck',
  ruler: 'Ruler',
  stone: 'Stone Deck',
};

/** The headings that lists of a game can have, for sentences. */
export const headingsOfGame = (game: DeckGame): string => sectionsOfGame[game].map((section) => `"${headingShown[section]}"`).join(', ');

/** Whether a line without count is meant as a heading, whatever its words: it is marked as one. */
export const isMarkedHeading = (text: string): boolean => {
  const shown = cleaned(text);
  return /[:：]$|^\[.*\]$|^【.*】$|^==/u.test(shown) || countInBrackets.test(shown);
};
