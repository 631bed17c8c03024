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
import { isMaterial, malformedDeck } from './deck-rules.js';

const title = /^#?\s*(material|main|side)(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;

const titled = (line: string): DeckPart | null => (title.exec(line)?.[1]?.toLowerCase() as DeckPart | undefined) ?? null;

/** Returns a line without its comment; `# Material` and `# Main` are titles. */
const bare = (line: string): string => {
  const trimmed = line.replace(/\/\/.*$/, '').trim();
  return titled(trimmed) === null ? trimmed.replace(/#.*$/, '').trim() : trimmed;
};

const form: DeckTextForm<DeckPart> = {
  parts: deckParts,
  bare,
  titled,
  place: (card, under) => (under === 'side' ? 'side' : isMaterial(card) ? 'material' : 'main'),
  titles: [
    ['material', '# Material'],
    ['main', '# Main'],
    ['side', '# Sideboard'],
  ],
  malformed: malformedDeck,
  unknown: '1.5.3',
};

/**
 * Reads a plain list: one line `4 Card Name`, `4x Card Name` or `Card Name` per card, under `# Material`, `# Main` and `# Sideboard`; cards
 * outside the sideboard are put where they belong. A card may be named by its id or by its English or Chinese name. The result lists the
 * names that are not known.
 */
export const parseDeckText = (text: string, cards: readonly CardProgram[]): DeckTextReading<DeckPart> => readDeckText(text, cards, form);

/** Writes a deck as a plain list, such that reading the list gives the deck again; if that fails, the result says why. */
export const printDeckText = (deck: Json, cards: readonly CardProgram[]): DeckTextPrinting => print(deck, cards, form);

/** The forms in which the game offers decks. */
export const deckForms: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => DeckTextPrinting } = {
  text: (cards, deck) => printDeckText(deck, cards),
};
