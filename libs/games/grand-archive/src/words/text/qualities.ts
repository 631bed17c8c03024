import type { Json } from '@arbiter/kernel';
import type { Predicate, Selector } from '@arbiter/kernel/authoring';
import {
  adjective,
  behind,
  compared,
  controllers,
  counted,
  fact,
  flag,
  having,
  identity,
  listOf,
  named,
  ofTable,
  or,
  type Phrase,
  phrase,
  qualitiesBy,
  type QualityWord,
  type SentenceReader,
  template,
  withCounters,
  wordOfTable,
} from '@arbiter/kernel/words';
import { subtypeTerms } from '../subtypes.js';
import { costTerms, counterTerms, elementTerms, speedTerms, supertypeTerms, typeTerms } from '../terms.js';
import { keywordWords } from './keywords.js';

export const numberTerms: { readonly [name: string]: Phrase } = {
  power: phrase('power', '力量'),
  life: phrase('life', '生命'),
  durability: phrase('durability', '耐久'),
  level: phrase('level', '等级'),
  cost: phrase('cost', '费用'),
  championLevel: phrase('level of its controller’s champion', '其操控者的勇士的等级'),
  reserveCost: phrase('reserve cost', '保留费用'),
  memoryCost: phrase('memory cost', '回忆费用'),
  damage: phrase('damage', '伤害'),
  x: phrase('X', 'X'),
  durabilityCounters: phrase('number of durability counters', '耐久指示物数量'),
  enlightenCounters: phrase('number of enlighten counters', '启迪指示物数量'),
  lashCounters: phrase('number of lash counters', '鞭打指示物数量'),
};

/**
 * Returns the name of a kind of counters.
 * @throws {UnknownWord}
 */
export const counterWords = (kind: Json): Phrase => wordOfTable(counterTerms, kind, 'counter');
export const typeWord = (type: Json): Phrase => wordOfTable(typeTerms, type, 'type');
export const subtypeWord = (subtype: Json): Phrase => wordOfTable(subtypeTerms, subtype, 'subtype');
export const elementWord = (element: Json): Phrase => wordOfTable(elementTerms, element, 'element');

/** Returns a card’s name in quotation marks; programs name cards in English. */
export function nameWords(given: Json, { cardOf }: SentenceReader): Phrase {
  const name = String(given);
  return phrase(`“${name}”`, `“${cardOf.named('en', name)?.zh ?? name}”`);
}

const kindOfCost: QualityWord = (_reader, wanted, negated) => {
  const kind = or(listOf(wanted).map((one) => wordOfTable(costTerms, one, 'kind of cost')));
  return negated
    ? behind(template('without a $1 cost', '没有$1费用', kind), template('has no $1 cost', '没有$1费用', kind))
    : behind(template('with a $1 cost', '具有$1费用', kind), template('has a $1 cost', '具有$1费用', kind));
};

/** Returns the words for a certain object existing, or for fighting it. */
const has: QualityWord = (reader, wanted, negated) => {
  const { relation, ...selector } = wanted as Selector;
  const one = reader.one(selector);
  if (relation?.is === 'fights')
    return negated
      ? behind(template('that doesn’t fight $1', '未与$1战斗', one), template('does not fight $1', '未与$1战斗', one))
      : behind(template('that fights $1', '与$1战斗', one), template('fights $1', '与$1战斗', one));
  return negated
    ? behind(template('while there is not $1', '没有$1时', one), template('is there without $1', '没有$1', one))
    : behind(template('while there is $1', '有$1时', one), template('is there with $1', '有$1', one));
};

const subtypes: QualityWord = (_reader, wanted, negated) => adjective(or(listOf(wanted).map(subtypeWord)), negated);

/** Words by characteristic, in their order in a sentence; types and `item` form the noun (`grammar.ts`). */
const words: { readonly [key: string]: QualityWord } = {
  is: identity,
  awake: flag(phrase('awake', '重置的'), phrase('rested', '横置的')),
  rested: flag(phrase('rested', '横置的'), phrase('awake', '重置的')),
  attacking: flag(phrase('attacking', '攻击中的'), phrase('nonattacking', '非攻击中的')),
  defending: flag(phrase('defending', '被攻击的'), phrase('nondefending', '未被攻击的')),
  retaliating: flag(phrase('retaliating', '反击中的'), phrase('nonretaliating', '非反击中的')),
  intercepting: flag(phrase('intercepting', '拦截中的'), phrase('nonintercepting', '非拦截中的')),
  distant: flag(phrase('distant', '远距的'), phrase('nondistant', '非远距的')),
  damaged: flag(phrase('damaged', '受伤的'), phrase('undamaged', '未受伤的')),
  prepared: flag(phrase('prepared', '已预谋的'), phrase('unprepared', '未预谋的')),
  empowered: flag(phrase('empowered', '已强化的'), phrase('unempowered', '未强化的')),
  fostered: flag(phrase('fostered', '已养育的'), phrase('nonfostered', '未养育的')),
  token: flag(phrase('token', '衍生物'), phrase('nontoken', '非衍生物')),
  faceDown: flag(phrase('face-down', '正面朝下的'), phrase('face-up', '正面朝上的')),
  supertypes: ofTable(supertypeTerms, 'supertype'),
  elements: ofTable(elementTerms, 'element', '元素'),
  speed: ofTable(speedTerms, 'speed'),
  classes: subtypes,
  subtypes,
  controller: controllers('control', '控制'),
  owner: controllers('own', '拥有'),
  name: named(nameWords),
  named: named(() => phrase('the chosen name', '所选名称')),
  keywords: having(keywordWords),
  withKeyword: having(keywordWords),
  power: compared('power'),
  life: compared('life'),
  durability: compared('durability'),
  level: compared('level'),
  championLevel: compared('championLevel'),
  costKind: kindOfCost,
  cost: compared('cost'),
  reserveCost: compared('reserveCost'),
  memoryCost: compared('memoryCost'),
  damage: compared('damage'),
  counters: withCounters,
  durabilityCounters: counted('durabilityCounters', 'durability'),
  preparationCounters: counted('preparationCounters', 'preparation'),
  enlightenCounters: counted('enlightenCounters', 'enlighten'),
  lashCounters: counted('lashCounters', 'lash'),
  has,
  obeys: fact(phrase('obeys', '听从命令'), phrase('does not obey', '不听从命令')),
  attackable: fact(phrase('could be attacked instead', '可以改为被攻击'), phrase('could not be attacked instead', '不能改为被攻击')),
  hurt: fact(
    phrase('was dealt damage since its controller’s last turn ended', '自其控制者上个回合结束后受到过伤害'),
    phrase('was not dealt damage since its controller’s last turn ended', '自其控制者上个回合结束后未受到伤害'),
  ),
  cameThisTurn: fact(phrase('entered the field this turn', '本回合入场'), phrase('did not enter the field this turn', '非本回合入场')),
};

/**
 * Keys of predicates that form nouns, and those that need no words: if an effect lets a card be played, it is clear that the card must be
 * playable.
 */
export const nounKeys: readonly string[] = ['item', 'materializable', 'activatable'];
/** Keys of predicates that have words. */
export const qualityKeys: readonly string[] = [...Object.keys(words), ...nounKeys, 'types', 'any', 'not', 'hasPlayer'];
/** Returns the words of a predicate besides the noun. */
const said = qualitiesBy(words, nounKeys);
export const qualitiesOf: typeof said = (reader, predicate, negated) => said(reader, withCost(predicate), negated);

/** Joins a cost and its kind into one quality: `with reserve cost 4 or less`. */
function withCost(predicate: Predicate): Predicate {
  const { costKind, cost, ...rest } = predicate;
  return typeof costKind === 'string' && cost !== undefined ? { ...rest, [`${costKind}Cost`]: cost } : predicate;
}
