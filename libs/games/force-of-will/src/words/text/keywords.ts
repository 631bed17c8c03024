import type { Json } from '@arbiter/kernel';
import { listOf, or, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { attributeTerms, typeTerms } from '../terms.js';

/** Keywords by their official English names and the terms of the Chinese book (1100). */
export const keywordTerms: { readonly [word: string]: Phrase } = {
  pierce: phrase('Pierce', '贯穿'),
  precision: phrase('Precision', '袭击'),
  firstStrike: phrase('First Strike', '先攻'),
  explode: phrase('Explode', '爆破'),
  flying: phrase('Flying', '飞行'),
  swiftness: phrase('Swiftness', '敏捷'),
  imperishable: phrase('Imperishable', '不灭'),
  quickcast: phrase('Quickcast', '瞬动'),
  remnant: phrase('Remnant', '追忆'),
  barrier: phrase('Barrier', '屏障'),
  bloodlust: phrase('Bloodlust', '猛进'),
  judgment: phrase('Judgment', '审判'),
  energize: phrase('Energize', '充能'),
  awakening: phrase('Awakening', '觉醒'),
  incarnation: phrase('Incarnation', '显现'),
  godsArt: phrase('God’s Art', '神技'),
  trigger: phrase('Trigger', '启动条件'),
  stealth: phrase('Stealth', '潜伏'),
  evolution: phrase('Evolution', '进化'),
  shift: phrase('Shift', '时变'),
  limit: phrase('Limit', '界限'),
  bestow: phrase('Bestow', '装备'),
  mana: phrase('Mana', '灵力'),
  torrent: phrase('Torrent', '连唱'),
  enter: phrase('Enter', '参战'),
  break: phrase('Break', '绽放'),
  force: phrase('Force', '蓄势'),
  inheritance: phrase('Inheritance', '继承'),
  resonance: phrase('Resonance', '共鸣'),
};

/**
 * Returns `[Flying]`, with more text after the word.
 * @throws {UnknownWord}
 */
export function label(word: Json, more: Phrase = phrase('', '')): Phrase {
  return template('[$1$2]', '【$1$2】', wordOfTable(keywordTerms, word, 'keyword'), more);
}

/**
 * Returns a keyword as a card has it: with its number, or with what Barrier protects from.
 * @throws {UnknownWord}
 */
export function keywordLabel(keyword: Json): Phrase {
  if (typeof keyword === 'string') return label(keyword);
  const { word, n, where } = keyword as {
    readonly word: string;
    readonly n?: number;
    readonly where?: { readonly attributes?: Json; readonly types?: Json };
  };
  if (n !== undefined) return label(word, phrase(` ${n}`, `${n}`));
  if (where === undefined) throw new UnknownWord('keyword', keyword);
  const against =
    where.attributes === undefined
      ? or(listOf(where.types).map((one) => wordOfTable(typeTerms, one, 'type')))
      : or(listOf(where.attributes).map((one) => wordOfTable(attributeTerms, one, 'attribute')));
  return label(word, template(': $1', '：$1', against));
}
