import type { Decision, DeckViolation, FormatPins, Json, PrintedDeck } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';

/** Decks: how they are read, checked and written. */
export interface DeckRules<Table> {
  /** Whether a match needs a deck of every seat in its pins (`Pins.decks`). */
  readonly pinsDecks?: true;
  /** Checks a bulk answer and gives it in the form that is stored. */
  readonly acceptBulk: (
    table: Table,
    decision: Decision,
    bulk: Json,
  ) => { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
  readonly sampleBulk: (table: Table, decision: Decision, draw: (n: number) => number) => Json;
  readonly validateDeck: (cards: readonly CardProgram[], format: FormatPins, deck: Json) => readonly DeckViolation[];
  readonly parseDeck: (
    cards: readonly CardProgram[],
    text: string,
  ) => { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
  /** Forms in which decks are written, besides JSON: each function returns a text that `parseDeck` reads as the same deck. */
  readonly deckForms?: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => PrintedDeck };
}
