import type { CardProgram, GameWords } from '@arbiter/kernel';
import { events } from './events.js';
import { options, prompts } from './questions.js';
import { cardText } from './text/card-text.js';
import { parameter } from './values.js';

/** The words of the game, in English and Chinese. */
export const words: GameWords = {
  events,
  prompts,
  options,
  parameter,
  cardText,
  cardValues: (card: CardProgram) => card.printed,
};
