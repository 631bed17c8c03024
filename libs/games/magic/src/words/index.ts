import type { CardProgram } from '@arbiter/kernel/authoring';
import type { GameWords } from '@arbiter/kernel/words';
import { actionWords } from './actions.js';
import type { AreaWords } from './area.js';
import { castingWords } from './casting.js';
import { effectWords } from './effects.js';
import { faceWords } from './faces.js';
import { combatWords } from './combat.js';
import { cardText } from './text/card-text.js';
import { generalWords } from './general.js';
import { permanentWords } from './permanents.js';
import { matchWords } from './matches.js';
import { sourceCards } from './source-cards.js';
import { parameter, vocabularyOptions } from './values.js';

/** The words of every area; each key belongs to one area. */
const areas: readonly AreaWords[] = [
  effectWords,
  generalWords,
  castingWords,
  matchWords,
  faceWords,
  actionWords,
  combatWords,
  permanentWords,
];

function merged<Part extends keyof AreaWords>(part: Part): AreaWords[Part] {
  return Object.assign({}, ...areas.map((area) => area[part])) as AreaWords[Part];
}

/** The words of Magic. */
export const words: GameWords = {
  events: merged('events'),
  prompts: merged('prompts'),
  options: { ...vocabularyOptions, ...merged('options') },
  parameter,
  // The carriers of the rules' own abilities are no cards and have no text.
  cardText: (card, language, cardOf = sourceCards) => ('rule' in card.printed ? '' : cardText(card, language, cardOf)),
  cardValues: (card: CardProgram) => card.printed,
};
