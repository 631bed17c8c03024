import type { Json } from '@arbiter/kernel';
import {
  type CardProgram,
  type DeckTextForm,
  type DeckTextPrinting,
  type DeckTextReading,
  printDeckText as print,
  readDeckText,
} from '@arbiter/kernel/authoring';
import { type DeckPart, deckParts } from './deck.js';
import { malformedDeck, partOf } from './deck-rules.js';

const title = /^(ruler|main|deck|magic ?stone|stone|side)s?(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;

/** Only the side deck needs its title: the other parts are recognized by the types of their cards. */
const titled = (line: string): DeckPart | null => {
  const word = title.exec(line)?.[1]?.toLowerCase();
  return word === undefined ? null : word === 'side' ? 'side' : 'main';
};

const form: DeckTextForm<DeckPart> = {
  parts: deckParts,
  bare: (line) => line.replace(/(?:\/\/|#).*$/, '').trim(),
  titled,
  place: (card, under) => (under === 'side' ? 'side' : partOf(card)),
  titles: [
    ['ruler', 'Ruler'],
    ['main', 'Main'],
    ['magicStones', 'Magic Stones'],
    ['side', 'Side'],
  ],
  malformed: malformedDeck,
  unknown: '402.1',
};

/**
 * Reads a plain list: one line `4 Card Name`, `4x Card Name` or `Card Name` per card, and `Side:` before the cards of the side deck. Rulers
 * and magic stones are put where they belong; titles of the other parts end the side deck. A card may be named by its id or by the English
 * or Chinese name of any of its sides, and `//` or `#` begin a comment. The result lists the names that are not known.
 */
export const parseDeckText = (text: string, cards: readonly CardProgram[]): DeckTextReading<DeckPart> => readDeckText(text, cards, form);

/**
 * Writes a deck as a plain list. Reading that list gives the same deck if each card is in the part where it belongs; where that fails, the
 * result says why.
 */
export const printDeckText = (deck: Json, cards: readonly CardProgram[]): DeckTextPrinting => print(deck, cards, form);

/** The forms in which the game offers decks. */
export const deckForms: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => DeckTextPrinting } = {
  text: (cards, deck) => printDeckText(deck, cards),
};
