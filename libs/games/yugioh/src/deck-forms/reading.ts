import type { DeckViolation, JsonObject } from '@arbiter/kernel';
import type { PasscodeDeck } from '../decks/deck.js';

/** The result of reading a text as a deck. */
export type Reading<D> = { readonly ok: true; readonly deck: D } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
export type PasscodeReading = Reading<PasscodeDeck>;

/** Reports a text that is not a deck (base.2.12). */
export const malformed = (
  detail: string,
  params: JsonObject = {},
): { readonly ok: false; readonly violations: readonly DeckViolation[] } => ({
  ok: false,
  violations: [{ code: 'deck/malformed', rule: 'base.2.12', cards: [], detail, params }],
});
