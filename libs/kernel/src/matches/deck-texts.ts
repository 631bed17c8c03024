import type { DeckViolation, Json, RuleRef } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import { type CardIndex, indexCards, listedName } from './card-index.js';
import { type DeckListForm, printDeckList, readDeckList } from './deck-lists.js';
import { type DeckParts, deckViolation, readableCards, readDeckParts } from './deck-parts.js';
import { unknownCard } from './unknown-cards.js';

/** How a game reads and writes the plain lists of its decks. */
export interface DeckTextForm<Part extends string> extends Pick<DeckListForm<Part>, 'parts' | 'bare' | 'titled'> {
  /** Returns the part for a card under a title; the title is null before the first one. */
  readonly place: (card: CardProgram, title: Part | null) => Part;
  readonly titles: readonly (readonly [part: Part, title: string])[];
  /** The violation for a value that is no deck. */
  readonly malformed: DeckViolation;
  /** The rule that says which cards can be in decks. */
  readonly unknown: RuleRef;
}

type Failure = { readonly ok: false; readonly violations: readonly DeckViolation[] };
export type DeckTextReading<Part extends string> = { readonly ok: true; readonly deck: DeckParts<Part> } | Failure;
export type DeckTextPrinting = { readonly ok: true; readonly text: string } | Failure;

/** Builds the violation for a list that names more cards than any deck has. */
export const endlessList = (rule: RuleRef | null): DeckViolation =>
  deckViolation('deck/malformed', rule, [], `The list names more than ${readableCards} cards.`);

/**
 * Returns a violation for each entry of a deck that is no card of the catalogue.
 * @param rule the rule that says which cards can be in decks
 */
export function unknownCards(rule: RuleRef, entries: readonly string[], index: CardIndex): readonly DeckViolation[] {
  return [...new Set(entries)].filter((entry) => index.card(entry) === null).map((entry) => unknownCard(entry, index.cards, rule));
}

/** Reads a plain list, which may use English and Chinese names of any side of a card, and ids. Unknown names are reported as violations. */
export function readDeckText<Part extends string>(
  text: string,
  cards: readonly CardProgram[],
  form: DeckTextForm<Part>,
): DeckTextReading<Part> {
  const index = indexCards(cards);
  const { parts, bare, titled } = form;
  const { deck, unknown, tooLong } = readDeckList<Part>(text, {
    parts,
    bare,
    titled,
    named: index.named,
    place: (id, title) => form.place(index.card(id) as CardProgram, title),
  });
  if (tooLong) return { ok: false, violations: [endlessList(form.malformed.rule)] };
  return unknown.length === 0
    ? { ok: true, deck }
    : { ok: false, violations: unknown.map((name) => unknownCard(name, cards, form.unknown)) };
}

/**
 * Writes a deck as a plain list, so that reading it gives the same deck again if each card is in its part; or returns the violations that
 * prevent it.
 */
export function printDeckText<Part extends string>(value: Json, cards: readonly CardProgram[], form: DeckTextForm<Part>): DeckTextPrinting {
  const deck = readDeckParts(value, form.parts);
  if (deck === null) return { ok: false, violations: [form.malformed] };
  const index = indexCards(cards);
  const unknown = unknownCards(
    form.unknown,
    form.parts.flatMap((part) => deck[part]),
    index,
  );
  return unknown.length > 0
    ? { ok: false, violations: unknown }
    : { ok: true, text: printDeckList(deck, form.titles, (id) => listedName(id, index)) };
}
