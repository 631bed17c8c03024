import type { DeckViolation, Json, JsonObject, RuleRef } from '../contract.js';
import { readAs } from '../json.js';

/** A deck as it is registered: ids of cards under the names that a game gives to a deck's parts, a card as often as it is in there. */
export type DeckParts<Part extends string = string> = { readonly [P in Part]: readonly string[] };

/** Rules give decks no largest size everywhere; longer lists than this are taken for mistakes. */
export const readableCards = 1_000;

/** A fault of a deck: code, rule (null where no rule says so), the cards that it is about, and what it is in words. */
export function deckViolation(
  code: string,
  rule: RuleRef | null,
  cards: readonly string[],
  detail: string,
  params: JsonObject = {},
): DeckViolation {
  return { code, rule, cards, detail, params };
}

/**
 * Reads the shape of a deck; null when it isn't one. The first part must be there, others are empty where they are not.
 */
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

/** Every card of a deck, part after part. */
export function cardsOfDeck(deck: DeckParts): readonly string[] {
  return Object.values(deck).flat();
}

/** Whether two decks hold the same cards, however these are divided. */
export function sameCards(one: DeckParts, other: DeckParts): boolean {
  const sorted = (deck: DeckParts): string => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted(one) === sorted(other);
}

/** The deck with the cards of each part in the order of their ids, which tells nothing of how it was put together. */
export function sortedDeck<D extends DeckParts>(deck: D): D {
  return readAs<D>(Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, [...cards].sort()])));
}

/** What is in the second list more often than in the first. */
export function comingIn(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * A name as lists write it, for comparing: case, accents, ligatures, kinds of quotes, dashes and points, and spaces around slashes don't
 * matter.
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

/** The id of a card of this English name: lower case without accents, words joined by hyphens. */
export function cardId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
