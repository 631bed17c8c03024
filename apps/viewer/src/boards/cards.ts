import type { CardFacts, Language, ObjectView } from '../types.js';

/** What the page knows of the cards of the game, by id. */
export type Cards = ReadonlyMap<string, CardFacts>;

/** The name of an object that shows its face; a question mark else. */
export function cardName(cards: Cards, object: ObjectView, language: Language): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names[language] ?? object.card);
}
