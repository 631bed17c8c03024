import type { Json } from '@arbiter/client';

/** A deck by its parts, such as `main` and `sideboard`: the ids of the cards in each. */
export type DeckParts = { readonly [part: string]: readonly string[] };

const isCards = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The deck that a question asks to divide anew; null where it asks for a deck of the player's choice. */
export function partsOf(params: { readonly [name: string]: unknown }): DeckParts | null {
  const parts = Object.entries(params).flatMap(([name, value]) => (isCards(value) ? [[name, value] as const] : []));
  return parts.length < 2 ? null : Object.fromEntries(parts);
}

/** Moves one copy of a card from one part to another. Nothing moves where it is not there. */
export function moved(parts: DeckParts, card: string, from: string, to: string): DeckParts {
  const source = parts[from] ?? [];
  const at = source.indexOf(card);
  if (at < 0) return parts;
  return { ...parts, [from]: source.toSpliced(at, 1), [to]: [...(parts[to] ?? []), card] };
}

/** The cards of a part with their numbers, in the order of their first copies. */
export function counted(cards: readonly string[]): readonly (readonly [card: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** A deck as the API takes it. */
export const asDocument = (parts: DeckParts): Json => Object.fromEntries(Object.entries(parts).map(([part, cards]) => [part, [...cards]]));
