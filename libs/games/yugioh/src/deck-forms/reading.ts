import type { DeckViolation, JsonObject } from '@arbiter/kernel';
import type { PasscodeDeck } from '../decks/deck.js';

/** What comes of reading a text as a deck. */
export type Reading<D> = { readonly ok: true; readonly deck: D } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
export type PasscodeReading = Reading<PasscodeDeck>;

/** A text that is no deck (base.2.12). */
export const malformed = (
  detail: string,
  params: JsonObject = {},
): { readonly ok: false; readonly violations: readonly DeckViolation[] } => ({
  ok: false,
  violations: [{ code: 'deck/malformed', rule: 'base.2.12', cards: [], detail, params }],
});
