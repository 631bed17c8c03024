import { deckViolation, printDeckList, readableCards, readDeckList } from '@arbiter/kernel';
import { deckParts, type CardIndex, type Deck, type DeckPart } from '../decks/deck.js';
import { malformed, type Reading } from './reading.js';

const headings: { readonly [word: string]: DeckPart } = { main: 'main', deck: 'main', extra: 'extra', side: 'side' };
const heading = /^(main|deck|extra|side)(?: ?deck)?\s*:?\s*(?:\(\d+\))?$/i;

/**
 * Reads a plain list: `3 Card Name`, `3x Card Name` or `Card Name` a line, under `Main:`, `Extra:` and `Side:`. English and Chinese names, ids
 * and `passcode:N` count; `//`, and `#` in front, begin a comment. It tells the names that it does not know.
 */
export function readNames(text: string, index: CardIndex): Reading<Deck> {
  const { deck, unknown, tooLong } = readDeckList<DeckPart>(text, {
    parts: deckParts,
    bare: (line) => line.replace(/\/\/.*$/, '').replace(/^\s*#.*$/, '').trim(),
    titled: (line) => headings[heading.exec(line)?.[1]?.toLowerCase() ?? ''] ?? null,
    named: (name) => index.named(name) ?? (index.passcode(name) === null ? null : name),
  });
  if (tooLong) return malformed(`The list names more than ${readableCards} cards.`);
  if (unknown.length === 0) return { ok: true, deck };
  return { ok: false, violations: unknown.map((name) => deckViolation('deck/unknown-card', 'base.2.12', [name], `There is no card named ${JSON.stringify(name)}.`)) };
}

/** A plain list of a deck: English names, in the deck's order; what stands together several times is counted. */
export function printNames(deck: Deck, index: CardIndex): string {
  return printDeckList(deck, [['main', 'Main'], ['extra', 'Extra'], ['side', 'Side']], (entry) => nameOf(entry, index));
}

/** The name of an entry, where it can be read back as the same one. */
function nameOf(entry: string, index: CardIndex): string {
  const name = index.card(entry)?.names.en;
  return name !== undefined && index.named(name) === entry ? name : entry;
}
