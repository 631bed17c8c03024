import type { CommanderPairing, MagicColor, MagicFace, MagicFacts, OwnCopies } from './card-facts.js';

const supertypes: ReadonlySet<string> = new Set(['basic', 'legendary', 'ongoing', 'snow', 'world', 'elite', 'host']);

/** Reads the type line of a face: supertypes and types before the dash, subtypes after it; power and toughness at its end are dropped. */
export function magicFace(name: string, typeLine: string): MagicFace {
  const [before = '', after = ''] = typeLine
    .replace(/\s+[-+*\d.]+\/[-+*\d.]+$/, '')
    .toLowerCase()
    .split(/\s+(?:—|–|-)\s+/);
  const words = before.split(/\s+/).filter((word) => word !== '');
  return {
    name,
    supertypes: words.filter((word) => supertypes.has(word)),
    types: words.filter((word) => !supertypes.has(word)),
    subtypes: after.split(/\s+/).filter((word) => word !== ''),
  };
}

const numerals: { readonly [word: string]: number } = { one: 1, two: 2, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 };

/**
 * Returns how many copies a card's text lets a deck hold (100.2a): texts such as "A deck can have any number of cards named ~" or "up to
 * seven". What only lets a player search for any number of cards says nothing of decks.
 */
export function copiesByText(text: string): OwnCopies {
  if (/\bdeck can have any number of cards named\b/i.test(text)) return 'any';
  const upTo = /\bdeck can have up to (\w+) cards named\b/i.exec(text)?.[1]?.toLowerCase();
  return upTo === undefined ? null : (numerals[upTo] ?? null);
}

const colors: readonly MagicColor[] = ['W', 'U', 'B', 'R', 'G'];

/** Returns the colours among letters, in the order white, blue, black, red, green. */
export const colorsAmong = (letters: readonly string[]): readonly MagicColor[] => colors.filter((color) => letters.includes(color));

/**
 * Returns the colours of the symbols in mana cost and text (903.4), without reminder text (903.4b). Colour indicators are not in either.
 */
export function identityOf(manaCost: string, text: string): readonly MagicColor[] {
  const symbols = `${manaCost} ${text.replace(/\([^)]*\)/g, '')}`.match(/\{[^}]+\}/g) ?? [];
  return colorsAmong(symbols.flatMap((symbol) => symbol.slice(1, -1).toUpperCase().split('/')));
}

/** Whether the text says that the card can be a commander (903.3a). */
export const canCommandByText = (text: string): boolean => /\bcan be your commander\b/i.test(text);

const pairings: readonly (readonly [CommanderPairing, RegExp])[] = [
  ['partnerWith', /^partner with /im],
  ['friendsForever', /^(?:partner\s*[—–-]\s*)?friends forever\b/im],
  ['partnerGroup', /^partner\s*[—–-]/im],
  ['partner', /^partner\b(?! with)/im],
  ['chooseABackground', /^choose a background\b/im],
  ['doctorsCompanion', /^doctor['’]s companion\b/im],
];

/** Returns how the card may stand beside a second commander, by a line of its text or a keyword on its own; null for not at all. */
export const pairingOf = (text: string): CommanderPairing | null => pairings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const outsideDecks: ReadonlySet<string> = new Set([
  'token',
  'emblem',
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
  'card',
]);

/** Returns where a card with these faces belongs: tokens, emblems and the cards of other variants are in no deck. */
export const placeOf = (faces: readonly MagicFace[]): MagicFacts['place'] =>
  faces.some(({ types }) => types.some((type) => outsideDecks.has(type))) ? 'none' : 'main';

/** Returns the names of the faces of a card that has several: each names the card in lists. */
export const faceNames = (faces: readonly MagicFace[]): readonly string[] => (faces.length > 1 ? faces.map(({ name }) => name) : []);
