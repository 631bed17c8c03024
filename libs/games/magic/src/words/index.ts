import type { CardProgram, GameWords, Json, Language } from '@arbiter/kernel';
import { catalogue } from '../cards/index.js';
import { actionWords } from './actions.js';
import type { AreaWords } from './area.js';
import { castingWords } from './casting.js';
import { effectWords } from './effects.js';
import { faceWords } from './faces.js';
import { combatWords } from './combat.js';
import { cardText } from './text/card-text.js';
import { generalWords } from './general.js';
import { permanentWords } from './permanents.js';
import { isSubtype } from '../subtypes.js';
import { cardTypes, manaTerms, subtypeWords, type Words } from '../terms.js';
import { matchWords } from './matches.js';

const byId = new Map(catalogue.map((card) => [card.id, card]));

function cardName(id: string, language: Language): string {
  const card = byId.get(id);
  return card === undefined ? id : card.names[language];
}

function seatName(seat: number, language: Language): string {
  return language === 'en' ? `Player ${seat + 1}` : `牌手${seat + 1}`;
}

function parameter(name: string, value: Json, language: Language): string {
  if (value === null) return '';
  if (Array.isArray(value)) return (value as Json[]).map((one) => parameter(name, one, language)).join(language === 'en' ? ', ' : '、');
  if (typeof value === 'object') return parameter('card', (value as { card?: string }).card ?? '', language);
  if (name === 'card') return cardName(value as string, language);
  if (name === 'seat' || name === 'decider' || name === 'winners') return seatName(value as number, language);
  if (name === 'word') return wordInLanguage(value as string, language);
  if (typeof value === 'string' && value.startsWith('player:')) return seatName(Number(value.slice('player:'.length)), language);
  return String(value);
}

/** A word that a player may choose: a subtype, a card type, a colour. */
function wordInLanguage(word: string, language: Language): string {
  if (isSubtype(word)) return subtypeWords(word)[language];
  const terms: { readonly [word: string]: Words } = { ...cardTypes, ...manaTerms };
  return terms[word]?.[language] ?? word;
}

/** The words of every area; a key belongs to one. */
const areas: readonly AreaWords[] = [effectWords, generalWords, castingWords, matchWords, faceWords, actionWords, combatWords, permanentWords];

function merged<Part extends keyof AreaWords>(part: Part): AreaWords[Part] {
  return Object.assign({}, ...areas.map((area) => area[part])) as AreaWords[Part];
}

/** The words of Magic. */
export const words: GameWords = {
  events: merged('events'),
  prompts: merged('prompts'),
  options: merged('options'),
  parameter,
  // What carries abilities given by rules is no card, and nobody reads it.
  cardText: (card, language) => ('rule' in card.printed ? '' : cardText(card, language)),
  cardValues: (card: CardProgram) => card.printed,
};
