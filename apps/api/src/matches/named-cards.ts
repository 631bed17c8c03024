import type { CardFacts } from '@arbiter/kernel';

/**
 * Returns the cards that a document names, in the order of their ids. Every text in it that is a card's id counts, wherever it stands, since
 * each game names cards in values of its own; a word that happens to be one brings a card too many, never one too few.
 * @param document plain JSON, such as a view
 */
export function namedCards(document: unknown, cards: ReadonlyMap<string, CardFacts>): readonly CardFacts[] {
  const found = new Map<string, CardFacts>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const card = cards.get(value);
      if (card !== undefined) found.set(value, card);
    } else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(document);
  return [...found.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}
