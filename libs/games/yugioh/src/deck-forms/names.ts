import { endlessList, listedName, printDeckList, readDeckList } from '@arbiter/kernel/authoring';
import { deckParts, type CardIndex, type Deck, type DeckPart } from '../decks/deck.js';
import { unknownEntry } from '../decks/unknown-entries.js';
import type { Reading } from './reading.js';

const headings: { readonly [word: string]: DeckPart } = { main: 'main', deck: 'main', extra: 'extra', side: 'side' };
const heading = /^(main|deck|extra|side)(?: ?deck)?\s*:?\s*(?:\(\d+\))?$/i;

/**
 * Reads a plain list: one `3 Card Name`, `3x Card Name` or `Card Name` per line, under `Main:`, `Extra:` and `Side:`. English and Chinese
 * names, ids and `passcode:N` are recognized; `//`, or `#` at the start of a line, begins a comment. Unknown names are reported.
 */
export function readNames(text: string, index: CardIndex): Reading<Deck> {
  const { deck, unknown, tooLong } = readDeckList<DeckPart>(text, {
    parts: deckParts,
    bare: (line) =>
      line
        .replace(/\/\/.*$/, '')
        .replace(/^\s*#.*$/, '')
        .trim(),
    titled: (line) => headings[heading.exec(line)?.[1]?.toLowerCase() ?? ''] ?? null,
    named: (name) => index.named(name) ?? (index.passcode(name) === null ? null : name),
  });
  if (tooLong) return { ok: false, violations: [endlessList('base.2.12')] };
  return unknown.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown.map((name) => unknownEntry(name, index)) };
}

/** Writes a deck as a plain list of English names in the deck's order; adjacent copies of a card are counted. */
export function printNames(deck: Deck, index: CardIndex): string {
  return printDeckList(
    deck,
    [
      ['main', 'Main'],
      ['extra', 'Extra'],
      ['side', 'Side'],
    ],
    (entry) => listedName(entry, index),
  );
}
