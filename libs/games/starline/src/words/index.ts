import type { Json, JsonObject, Language, PlayerNames } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { type GameWords, parameters } from '@arbiter/kernel/words';
import { cardText } from './card-text.js';
import { eventWords, optionWords, promptWords } from './events.js';
import { sourceCards } from './source-cards.js';
import { term, terms } from './terms.js';

/** The name of a place, given as `0:front:3` or as a zone id such as `hand:1`. */
function placeName(value: string, language: Language, players: PlayerNames): string {
  const [first, row, lane] = value.split(':');
  if (row === undefined) return term(value, language);
  if (lane === undefined) return term(first as string, language);
  const player = parameter('seat', Number(first), language, players);
  return language === 'en' ? `${term(row, language)} ${lane} of ${player}` : `${player}${term(row, language)}${lane}`;
}

const { parameter } = parameters({
  player: { en: 'Player', zh: '玩家' },
  card: { en: 'a card', zh: '一张牌' },
  cardOf: sourceCards,
  written: ({ en, zh }) => ({ en, zh: `「${zh}」` }),
  seats: new Set(['seat', 'winners']),
  cards: new Set(['card', 'cards', 'into', 'toCard', 'attackerCard', 'defenderCard', 'winnerCard']),
  terms: {},
  word: (_name, word) => terms[word],
  own,
});

const places: ReadonlySet<string> = new Set(['from', 'to', 'slot', 'zone']);

/** Parameters with words of their own; what is hidden from the viewer, or is nobody, is left out. */
function own(name: string, value: Json, language: Language, players: PlayerNames): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (name === 'holds')
    return language === 'en' ? (value === true ? 'it holds' : 'it no longer holds') : value === true ? '仍符合' : '已不符合';
  if (name === 'tactic') return term(value === 'attack' ? 'attackTactic' : (value as string), language);
  return places.has(name) && typeof value === 'string' ? placeName(value, language, players) : null;
}

/** The words of Starline. */
export const words: GameWords = {
  events: eventWords,
  prompts: promptWords,
  options: optionWords,
  parameter,
  cardText: (card, language, cardOf = sourceCards) => cardText(card, language, cardOf),
  cardValues: (card: CardProgram): JsonObject => card.printed,
};
