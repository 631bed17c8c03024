import type { CardFacts, ObjectView } from '../types.js';
import { languageOf, type Tongue } from '../words.js';

/** What the page knows of the cards of the game, by id. */
export type Cards = ReadonlyMap<string, CardFacts>;

/** The name of an object that shows its face; a question mark else. */
export function cardName(cards: Cards, object: ObjectView, tongue: Tongue): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names[languageOf(tongue)] ?? object.card);
}
