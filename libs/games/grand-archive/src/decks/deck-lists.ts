import { type CardProgram, type DeckViolation, deckViolation, type Json, printDeckList, readableCards, readDeckList } from '@arbiter/kernel';
import { type CardIndex, type Deck, type DeckPart, deckParts, indexCards, readDeck } from './deck.js';
import { isMaterial, malformedDeck } from './deck-rules.js';

type Failure = { readonly ok: false; readonly violations: readonly DeckViolation[] };

const title = /^#?\s*(material|main|side)(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;

const titled = (line: string): DeckPart | null => (title.exec(line)?.[1]?.toLowerCase() as DeckPart | undefined) ?? null;

/** A line without its comment; `# Material` and `# Main` are titles. */
const bare = (line: string): string => {
  const trimmed = line.replace(/\/\/.*$/, '').trim();
  return titled(trimmed) === null ? trimmed.replace(/#.*$/, '').trim() : trimmed;
};

/** Reads a plain list: `4 Card Name`, `4x Card Name` or `Card Name` a line, under `# Material`, `# Main` and `# Sideboard`; cards that are not in the sideboard are put where they belong. English and Chinese names and ids count. It tells the names that it does not know. */
export function parseDeckText(text: string, cards: readonly CardProgram[]): { readonly ok: true; readonly deck: Deck } | Failure {
  const index = indexCards(cards);
  const { deck, unknown, tooLong } = readDeckList<DeckPart>(text, { parts: deckParts, bare, titled, named: index.named, place: (id, under) => (under === 'side' ? 'side' : isMaterial(index.card(id) as CardProgram) ? 'material' : 'main') });
  if (tooLong) return { ok: false, violations: [deckViolation('deck/malformed', '1.5.1', [], `The list names more than ${readableCards} cards.`)] };
  if (unknown.length === 0) return { ok: true, deck };
  return { ok: false, violations: unknown.map((name) => deckViolation('deck/unknown-card', '1.5.3', [name], `There is no card named ${JSON.stringify(name)}.`)) };
}

/** Writes a deck as a plain list, so that reading it gives the deck again; or says what stands against it. */
export function printDeckText(value: Json, cards: readonly CardProgram[]): { readonly ok: true; readonly text: string } | Failure {
  const deck = readDeck(value);
  if (deck === null) return { ok: false, violations: [malformedDeck] };
  const index = indexCards(cards);
  const unknown = [...new Set(deckParts.flatMap((part) => deck[part]))].filter((id) => index.card(id) === null);
  if (unknown.length > 0) return { ok: false, violations: [deckViolation('deck/unknown-card', '1.5.3', unknown, `Unknown: ${unknown.join(', ')}.`)] };
  return { ok: true, text: printDeckList(deck, [['material', '# Material'], ['main', '# Main'], ['side', '# Sideboard']], (id) => nameOf(id, index)) };
}

/** The name of a card, where it can be read back as the same one. */
function nameOf(id: string, index: CardIndex): string {
  const name = index.card(id)?.names.en;
  return name !== undefined && index.named(name) === id ? name : id;
}

/** The forms as a game offers them. */
export const deckFormsOf = (cards: readonly CardProgram[]): { readonly [form: string]: (deck: Json) => ReturnType<typeof printDeckText> } => ({ text: (deck) => printDeckText(deck, cards) });
