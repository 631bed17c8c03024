import type { CardLookup } from '@arbiter/kernel/words';
import { subtypeTerms } from './subtype-terms.js';
import { type Keyword, keywords, type Prohibition, type Race, races } from '../vocabulary.js';
import { type Phrase, phrase, UnknownWord, wordOf } from './phrase.js';
import type { NounKey } from './reader.js';
import { terms } from './terms.js';

/** A countable thing: English singular and plural, Chinese with its measure word. */
export interface Noun {
  readonly one: string;
  readonly several: string;
  readonly zh: string;
  readonly measure: string;
}

export const nouns: { readonly [N in NounKey]: Noun } = {
  unit: { one: 'unit', several: 'units', zh: '单位', measure: '个' },
  card: { one: 'card', several: 'cards', zh: '牌', measure: '张' },
  unitCard: { one: 'unit card', several: 'unit cards', zh: '单位卡', measure: '张' },
  magic: { one: 'magic card', several: 'magic cards', zh: '魔法卡', measure: '张' },
  traveller: { one: 'Little Traveler', several: 'Little Travelers', zh: '小旅人', measure: '个' },
  fieldCard: { one: 'field card', several: 'field cards', zh: '场地卡', measure: '张' },
  place: { one: 'place', several: 'places', zh: '位置', measure: '个' },
  number: { one: 'number', several: 'numbers', zh: '数值', measure: '个' },
  mode: { one: 'option', several: 'options', zh: '选项', measure: '项' },
};

export function raceWord(word: unknown): Phrase {
  return wordOf(terms, typeof word === 'string' && Object.hasOwn(races, word) ? (word satisfies string as Race) : '', 'race');
}

export function keywordWord(word: unknown): Phrase {
  return wordOf(terms, typeof word === 'string' && Object.hasOwn(keywords, word) ? (word satisfies string as Keyword) : '', 'keyword');
}

export function subtypeWord(word: unknown): Phrase {
  const en = (subtypeTerms as { readonly [zh: string]: string })[word as string];
  if (en === undefined) throw new UnknownWord('subtype', word);
  return phrase(en, word as string);
}

/** A card's name in quotes; a card outside the catalogue keeps its Chinese name. */
export function nameWord(word: unknown, cardOf: CardLookup): Phrase {
  if (typeof word !== 'string') throw new UnknownWord('card name', word);
  return phrase(`“${cardOf.named('zh', word)?.en ?? word}”`, `「${word}」`);
}

/** What is forbidden, as the end of a sentence. */
export const prohibitions: { readonly [P in Prohibition]: Phrase } = {
  attack: phrase('cannot attack', '不能进攻'),
  move: phrase('cannot be moved', '不能移动'),
  beSacrificed: phrase('cannot be sacrificed', '不能被献祭'),
  beAttacked: phrase('cannot be attacked', '不能被进攻'),
  beDestroyed: phrase('cannot be destroyed', '不会被破坏'),
  beDestroyedInBattle: phrase('cannot be destroyed in battle', '不会因战斗被破坏'),
  immediate: phrase('cannot use immediate effects', '不能发动立即效果'),
  decay: phrase('cannot be destroyed by Decay', '不受衰退影响'),
  useMagic: phrase('cannot use magic cards', '不能使用魔法卡'),
  playUnits: phrase('cannot play units', '不能打出单位'),
};

/** Numbers that belong to cards, players and the match. */
export const characteristics: { readonly [name: string]: Phrase } = {
  attack: phrase('attack', '攻击力'),
  baseAttack: phrase('original attack', '原始攻击力'),
  score: phrase('score', '分数'),
  tributes: phrase('tribute cost', '所需祭品'),
  tributeWorth: phrase('worth as a tribute', '可作为的祭品数'),
  mana: phrase('mana', '魔力'),
  lane: phrase('lane number', '战线编号'),
  souls: phrase('soul', '亡魂值'),
  rideCapacity: phrase('ride capacity', '搭乘上限'),
  travellersUnder: phrase('number of riding Little Travelers', '搭乘中的小旅人数'),
  bestowed: phrase('number of bestowed magic cards', '被赋予的魔法卡数'),
  rewardBonus: phrase('reward bonus', '奖励加成'),
};

export const playerNumbers: { readonly [name: string]: Phrase } = {
  score: phrase('total score', '总分'),
  reward: phrase('reward', '奖励'),
  energy: phrase('energy', '充能能量'),
  hand: phrase('number of cards in hand', '手牌数'),
  deck: phrase('number of cards in the deck', '牌库张数'),
  graveyard: phrase('number of cards in the graveyard', '墓地张数'),
  units: phrase('number of units', '场上单位数'),
  forest: phrase('number of Little Travelers in the forest', '森林中的小旅人数'),
};

export const matchNumbers: { readonly [name: string]: Phrase } = {
  countdown: phrase('the number of turns left in the countdown', '倒数剩余回合数'),
  turn: phrase('the number of this turn', '本回合的回合数'),
};

/** Parts that a card under a merged unit may show. */
export const parts: { readonly [part: string]: Phrase } = {
  attack: phrase('attack', '攻击力'),
  score: phrase('score', '分数'),
  text: phrase('text', '效果'),
};

export const placements: { readonly [place: string]: Phrase } = {
  ownBack: phrase('your back row', '我方后排'),
  enemyFront: phrase("the enemy's front row", '敌方前排'),
  enemyBack: phrase("the enemy's back row", '敌方后排'),
};

/** Options of a choice between effects. */
export const modes: { readonly [mode: string]: Phrase } = {
  first: phrase('the first option', '第一项'),
  second: phrase('the second option', '第二项'),
  third: phrase('the third option', '第三项'),
  draw: phrase('drawing', '抽牌'),
  reward: phrase('reward', '奖励'),
};
