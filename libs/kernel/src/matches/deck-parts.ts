import type { DeckViolation, Json, JsonObject, RuleRef } from '../contract.js';
import { readAs } from '../json.js';

/**
 * A deck as it is registered: lists of card ids by the game's names of a deck's parts; each card is listed as often as it is in the part.
 */
export type DeckParts<Part extends string = string> = { readonly [P in Part]: readonly string[] };

/** The greatest number of cards that is read. Not every game's rules limit the size of a deck; longer lists are taken for mistakes. */
export const readableCards = 1_000;

/** Builds a fault of a deck: a code, the rule (null where no rule says so), the cards that it is about, and a description. */
export function deckViolation(
  code: string,
  rule: RuleRef | null,
  cards: readonly string[],
  detail: string,
  params: JsonObject = {},
): DeckViolation {
  return { code, rule, cards, detail, params };
}

/** Reads the shape of a deck; null for a value of another shape. The first part must be there, others are empty where they are missing. */
export function readDeckParts<Part extends string>(deck: Json, parts: readonly [Part, ...Part[]]): DeckParts<Part> | null {
  if (typeof deck !== 'object' || deck === null || Array.isArray(deck)) return null;
  const given = deck as JsonObject;
  const read = parts.map((part, at): readonly [Part, readonly string[] | null] => [
    part,
    idsIn(at === 0 || given[part] !== undefined ? given[part] : []),
  ]);
  return read.every(([, cards]) => cards !== null) ? (Object.fromEntries(read) as DeckParts<Part>) : null;
}

function idsIn(value: Json | undefined): readonly string[] | null {
  if (!Array.isArray(value) || value.length > readableCards) return null;
  return value.every((one) => typeof one === 'string') ? (value as string[]) : null;
}

/** Returns every card of a deck, part after part. */
export function cardsOfDeck(deck: DeckParts): readonly string[] {
  return Object.values(deck).flat();
}

/** Whether two decks hold the same cards, however they are divided into parts. */
export function sameCards(one: DeckParts, other: DeckParts): boolean {
  const sorted = (deck: DeckParts): string => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted(one) === sorted(other);
}

/** Returns the deck with the cards of each part in the order of their ids, which reveals nothing of how it was put together. */
export function sortedDeck<D extends DeckParts>(deck: D): D {
  return readAs<D>(Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, [...cards].sort()])));
}

/** Returns the cards that are in the second list more often than in the first, each as often as the difference. */
export function comingIn(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * Normalizes a name for comparison with names in lists: case, accents, ligatures, kinds of quotes, dashes and points, and spaces around
 * slashes are ignored.
 */
export function looseName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[•·・]/g, '·')
    .replace(/\s*\/+\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the id of the card with this English name: lower case without accents, words joined by hyphens. */
export function cardId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
