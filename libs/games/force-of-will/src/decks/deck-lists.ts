import { type CardProgram, type DeckViolation, deckViolation, type Json, printDeckList, readableCards, readDeckList } from '@arbiter/kernel';
import { type CardIndex, type Deck, type DeckPart, deckParts, indexCards, readDeck } from './deck.js';
import { malformedDeck, partOf } from './deck-rules.js';

type Failure = { readonly ok: false; readonly violations: readonly DeckViolation[] };

const title = /^(ruler|main|deck|magic ?stone|stone|side)s?(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;

/** Only the side deck needs its title: cards of the others are told apart by their types. */
const titled = (line: string): DeckPart | null => {
  const word = title.exec(line)?.[1]?.toLowerCase();
  return word === undefined ? null : word === 'side' ? 'side' : 'main';
};

/**
 * Reads a plain list: `4 Card Name`, `4x Card Name` or `Card Name` a line, and `Side:` before the cards of the side deck. Rulers and magic
 * stones are put where they belong; titles of the other parts end the side deck. English and Chinese names of any side of a card and ids
 * count, and `//` or `#` begin a comment. It tells the names that it does not know.
 */
export function parseDeckText(text: string, cards: readonly CardProgram[]): { readonly ok: true; readonly deck: Deck } | Failure {
  const index = indexCards(cards);
  const { deck, unknown, tooLong } = readDeckList<DeckPart>(text, {
    parts: deckParts,
    bare: (line) => line.replace(/(?:\/\/|#).*$/, '').trim(),
    titled,
    named: index.named,
    place: (id, under) => (under === 'side' ? 'side' : partOf(index.card(id) as CardProgram)),
  });
  if (tooLong) return { ok: false, violations: [deckViolation('deck/malformed', '402.1', [], `The list names more than ${readableCards} cards.`)] };
  if (unknown.length === 0) return { ok: true, deck };
  return { ok: false, violations: unknown.map((name) => deckViolation('deck/unknown-card', '402.1', [name], `There is no card named ${JSON.stringify(name)}.`)) };
}

/** Writes a deck as a plain list, so that reading it gives the deck again where each card is in its part; or says what stands against it. */
export function printDeckText(value: Json, cards: readonly CardProgram[]): { readonly ok: true; readonly text: string } | Failure {
  const deck = readDeck(value);
  if (deck === null) return { ok: false, violations: [malformedDeck] };
  const index = indexCards(cards);
  const unknown = [...new Set(deckParts.flatMap((part) => deck[part]))].filter((id) => index.card(id) === null);
  if (unknown.length > 0) return { ok: false, violations: [deckViolation('deck/unknown-card', '402.1', unknown, `Unknown: ${unknown.join(', ')}.`)] };
  return { ok: true, text: printDeckList(deck, [['ruler', 'Ruler'], ['main', 'Main'], ['magicStones', 'Magic Stones'], ['side', 'Side']], (id) => nameOf(id, index)) };
}

/** The name of a card, where it can be read back as the same one. */
function nameOf(id: string, index: CardIndex): string {
  const name = index.card(id)?.names.en;
  return name !== undefined && index.named(name) === id ? name : id;
}

/** The forms as a game offers them. */
export const deckFormsOf = (cards: readonly CardProgram[]): { readonly [form: string]: (deck: Json) => ReturnType<typeof printDeckText> } => ({ text: (deck) => printDeckText(deck, cards) });
