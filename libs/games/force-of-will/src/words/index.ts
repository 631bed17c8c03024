import type { CardProgram } from '@arbiter/kernel/authoring';
import type { GameWords } from '@arbiter/kernel/words';
import { events } from './events.js';
import { options, prompts } from './questions.js';
import { sourceCards } from './source-cards.js';
import { parameter } from './values.js';
import { cardText } from './text/card-text.js';

/** The words of the game, in English and Chinese. */
export const words: GameWords = {
  events,
  prompts,
  options,
  parameter,
  cardText: (card, language, cardOf = sourceCards) => cardText(card, language, cardOf),
  cardValues: (card: CardProgram) => card.printed,
};
