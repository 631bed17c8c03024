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

/** A line without its comment; `# Material` and `# Main` are titles. */
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

/** Reads a plain list: `4 Card Name`, `4x Card Name` or `Card Name` a line, under `# Material`, `# Main` and `# Sideboard`; cards that are not in the sideboard are put where they belong. English and Chinese names and ids count. It tells the names that it does not know. */
export const parseDeckText = (text: string, cards: readonly CardProgram[]): DeckTextReading<DeckPart> => readDeckText(text, cards, form);

/** Writes a deck as a plain list, so that reading it gives the deck again; or says what stands against it. */
export const printDeckText = (deck: Json, cards: readonly CardProgram[]): DeckTextPrinting => print(deck, cards, form);

/** The forms as a game offers them. */
export const deckForms: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => DeckTextPrinting } = {
  text: (cards, deck) => printDeckText(deck, cards),
};
