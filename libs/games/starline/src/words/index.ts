import type { CardProgram, GameWords, Json, JsonObject, Language } from '@arbiter/kernel';
import { catalogue } from '../cards/index.js';
import { cardText } from './card-text.js';
import { eventWords, optionWords, promptWords } from './events.js';
import { term, terms } from './terms.js';

const byId = new Map(catalogue.map((card) => [card.id, card]));

function cardName(id: string, language: Language): string {
  const card = byId.get(id);
  if (card === undefined) return id === '' ? (language === 'en' ? 'a card' : '一張牌') : id;
  return language === 'zh' ? `「${card.names.zh}」` : card.names.en;
}

function seatName(value: Json, language: Language): string {
  const number = (value as number) + 1;
  return language === 'en' ? `Player ${number}` : `玩家${number}`;
}

/** `0:front:3` or a zone id such as `hand:1`. */
function placeName(value: string, language: Language): string {
  const [first, row, lane] = value.split(':');
  if (row === undefined) return term(value, language);
  if (lane === undefined) return term(first as string, language);
  return language === 'en' ? `${term(row, language)} ${lane} of Player ${Number(first) + 1}` : `玩家${Number(first) + 1}${term(row, language)}${lane}`;
}

function parameter(name: string, value: Json, language: Language): string {
  if (value === null) return '';
  if (Array.isArray(value)) return (value as Json[]).map((one) => parameter(name, one, language)).join(language === 'en' ? ', ' : '、');
  switch (name) {
    case 'card':
    case 'cards':
    case 'into':
    case 'toCard':
    case 'attackerCard':
    case 'defenderCard':
    case 'winnerCard':
      return cardName(value as string, language);
    case 'seat':
    case 'winners':
      return seatName(value, language);
    case 'from':
    case 'to':
    case 'slot':
    case 'zone':
      return typeof value === 'string' ? placeName(value, language) : String(value);
    case 'holds':
      return language === 'en' ? (value === true ? 'it holds' : 'it no longer holds') : value === true ? '仍符合' : '已不符合';
    case 'tactic':
      return term(value === 'attack' ? 'attackTactic' : (value as string), language);
    default:
      return typeof value === 'string' ? (terms[value]?.[language] ?? value) : String(value);
  }
}

/** The words of Starline. */
export const words: GameWords = {
  events: eventWords,
  prompts: promptWords,
  options: optionWords,
  parameter,
  cardText,
  cardValues: (card: CardProgram): JsonObject => card.printed,
};
