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

/** Only the side deck needs its title: cards of the others are told apart by their types. */
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
 * Reads a plain list: `4 Card Name`, `4x Card Name` or `Card Name` a line, and `Side:` before the cards of the side deck. Rulers and magic
 * stones are put where they belong; titles of the other parts end the side deck. English and Chinese names of any side of a card and ids
 * count, and `//` or `#` begin a comment. It tells the names that it does not know.
 */
export const parseDeckText = (text: string, cards: readonly CardProgram[]): DeckTextReading<DeckPart> => readDeckText(text, cards, form);

/** Writes a deck as a plain list, so that reading it gives the deck again where each card is in its part; or says what stands against it. */
export const printDeckText = (deck: Json, cards: readonly CardProgram[]): DeckTextPrinting => print(deck, cards, form);

/** The forms as a game offers them. */
export const deckForms: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => DeckTextPrinting } = {
  text: (cards, deck) => printDeckText(deck, cards),
};
