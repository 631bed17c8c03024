import { type Amount, type Json, listOf, or, type Phrase, phrase, type PlayerRef, type Predicate, type Ref, type Selector, template, UnknownWord, wordOfTable } from '@arbiter/kernel';
import { cardFacts } from '../../cards/facts/index.js';
import { raceTerms } from '../races.js';
import { attributeTerms, counterTerms, oldAdditionTerms, typeTerms } from '../terms.js';
import { keywordLabel } from './keywords.js';
import type { Reader } from './reader.js';

/** One quality of a card: before or behind its English noun; Chinese always stands before. `is` says it of something. */
export interface Quality {
  readonly before: boolean;
  readonly words: Phrase;
  readonly is: Phrase;
}

type Word = (reader: Reader, wanted: unknown, negated: boolean) => Quality;

const adjective = (words: Phrase, negated: boolean): Quality => ({
  before: true,
  words: negated ? phrase(words.en.split(' or ').map((one) => `non-${one}`).join(', '), `${words.zh}以外的`) : words,
  is: negated ? template('is not $1', '不是$1', words) : template('is $1', '是$1', words),
});
const ofTable =
  (table: { readonly [word: string]: Phrase }, kind: string, zh = ''): Word =>
  (_reader, wanted, negated) => {
    if (isSize(wanted)) return none(kind, wanted, negated);
    return adjective(or(listOf(wanted).map((one) => template('$1', `$1${zh}`, wordOfTable(table, one, kind)))), negated);
  };
const flag =
  (yes: Phrase, no: Phrase): Word =>
  (_reader, wanted, negated) => {
    const words = (wanted === true) !== negated ? yes : no;
    return { before: true, words, is: phrase(`is ${words.en}`, words.zh.replace(/的$/, '')) };
  };
/** Something that is said behind the English noun: `that was awakened`, `with [Flying]`. */
const behind = (words: Phrase, is: Phrase): Quality => ({ before: false, words: { ...words, zh: `${words.zh}的` }, is });
const fact =
  (yes: Phrase, no: Phrase): Word =>
  (_reader, wanted, negated) => {
    const said = (wanted === true) !== negated ? yes : no;
    return behind(template('that $1', '$1', said), said);
  };

const isSize = (wanted: unknown): wanted is { readonly size: Json } => typeof wanted === 'object' && wanted !== null && 'size' in wanted;

/** 208.4: without attribute. */
function none(kind: string, { size }: { readonly size: Json }, negated: boolean): Quality {
  if (kind !== 'attribute' || size !== 0) throw new UnknownWord(`number of ${kind}s`, size);
  return behind(negated ? phrase('with an attribute', '具有属性') : phrase('with no attribute', '无属性'), negated ? phrase('has an attribute', '具有属性') : phrase('has no attribute', '无属性'));
}

export const numberTerms: { readonly [name: string]: Phrase } = { atk: phrase('ATK', '攻击力'), def: phrase('DEF', '防御力'), totalCost: phrase('total cost', '总费用'), damage: phrase('damage', '伤害'), manaCounters: phrase('number of mana counters', '灵力指示物数量'), hopeCounters: phrase('number of hope counters', '希望指示物数量') };

const compared =
  (key: string): Word =>
  (reader, wanted, negated) => {
    const name = wordOfTable(numberTerms, key, 'characteristic');
    const bound = typeof wanted === 'object' && wanted !== null ? (wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount }) : { equal: wanted as Amount };
    const amount = bound.atLeast ?? bound.atMost ?? bound.equal;
    if (amount === undefined) throw new UnknownWord('comparison', wanted);
    if (typeof amount === 'object' && 'max' in amount && amount.of === key && !negated) {
      const highest = reader.measure(amount);
      return behind(template('with $1', '具有$1', highest), template('has $1', '具有$1', highest));
    }
    const number = reader.measure(amount);
    if (key.endsWith('Counters')) return counted(key, bound, number, negated);
    const plain = typeof amount === 'number' || (typeof amount === 'object' && 'var' in amount);
    const words = !plain && bound.atLeast !== undefined ? template('$1 equal to or greater than $2', '$1大于或等于$2', name, number) : !plain && bound.atMost !== undefined ? template('$1 equal to or less than $2', '$1小于或等于$2', name, number) : bound.atLeast !== undefined ? template('$1 $2 or more', '$1$2以上', name, number) : bound.atMost !== undefined ? template('$1 $2 or less', '$1$2以下', name, number) : template('$1 $2', '$1$2', name, number);
    return negated ? behind(template('without $1', '非$1', words), template('does not have $1', '非$1', words)) : behind(template('with $1', '$1', words), template('has $1', '$1', words));
  };

/** `with 10 or more hope counters on it`. */
function counted(key: string, { atLeast, atMost }: { readonly atLeast?: Amount; readonly atMost?: Amount }, number: Phrase, negated: boolean): Quality {
  if (negated) throw new UnknownWord('negation', key);
  const kind = counterWords(key.replace(/Counters$/, ''));
  const words = atLeast !== undefined ? template('$2 or more $1 counters on it', '$2个以上$1指示物', kind, number) : atMost !== undefined ? template('$2 or fewer $1 counters on it', '$2个以下$1指示物', kind, number) : template('exactly $2 $1 counters on it', '恰好$2个$1指示物', kind, number);
  return behind(template('with $1', '有$1', words), template('has $1', '有$1', words));
}

const counters: Word = (_reader, wanted, negated) => {
  const kind = counterWords(wanted);
  return negated ? behind(template('with no $1 counters on it', '没有$1指示物', kind), template('has no $1 counters on it', '没有$1指示物', kind)) : behind(template('with $1 counters on it', '有$1指示物', kind), template(/^[aeiou]/.test(kind.en) ? 'has an $1 counter on it' : 'has a $1 counter on it', '有$1指示物', kind));
};

/** The name of counters. @throws {UnknownWord} */
export function counterWords(kind: unknown): Phrase {
  return typeof kind === 'string' && /^[+-]?\d+\/[+-]?\d+$/.test(kind) ? phrase(`[${kind}]`, `[${kind}]`) : wordOfTable(counterTerms, kind, 'counter');
}

const keywords: Word = (_reader, wanted, negated) => {
  const word = or(listOf(wanted).map((one) => keywordLabel(one)));
  return negated ? behind(template('without $1', '不具有$1', word), template('does not have $1', '不具有$1', word)) : behind(template('with $1', '具有$1', word), template('has $1', '具有$1', word));
};

const controllers =
  (en: string, zh: string): Word =>
  (reader, wanted, negated) => {
    const who = reader.player(wanted as PlayerRef);
    const words = negated ? template(`$1 ${who.en === 'you' ? 'don’t' : 'doesn’t'} ${en}`, `非$1${zh}`, who) : template(`$1 ${en}%s`, `$1${zh}`, who);
    return behind(words, template('is one that $1', '是$1', words));
  };

const is: Word = (reader, wanted, negated) => {
  if (negated && wanted === 'self') return { before: true, words: phrase('other', '其他'), is: template('is not $1', '不是$1', reader.self) };
  if (isNoted(wanted)) return behind(phrase('that this card removed', '由此牌移除'), phrase('was removed by this card', '由此牌移除'));
  const deed = deedOf(wanted);
  if (deed !== null) return negated ? behind(template('that didn’t $1 this turn', '本回合未$2', deed.plain, deed.done), template('didn’t $1 this turn', '本回合未$2', deed.plain, deed.done)) : behind(template('that $1 this turn', '本回合$1过', deed.done), template('$1 this turn', '本回合$1过', deed.done));
  const words = reader.ref(wanted as Ref);
  if (negated) return behind(template('other than $1', '$1以外', words), template('is not $1', '不是$1', words));
  return words.many === true ? behind(template('among $1', '$1之中', words), template('is among $1', '在$1之中', words)) : behind(template('that is $1', '是$1', words), template('is $1', '是$1', words));
};

const isNoted = (wanted: unknown): boolean => typeof wanted === 'object' && wanted !== null && 'noted' in wanted;

/** What something did this turn, said of what did it and of what did not. */
interface Deed {
  readonly done: Phrase;
  readonly plain: Phrase;
}

const deeds: { readonly [history: string]: Deed } = {
  dealtDamage: { done: phrase('dealt damage', '造成伤害'), plain: phrase('deal damage', '造成伤害') },
  attacked: { done: phrase('attacked', '攻击'), plain: phrase('attack', '攻击') },
};

function deedOf(wanted: unknown): Deed | null {
  if (typeof wanted !== 'object' || wanted === null || !('history' in wanted)) return null;
  const deed = deeds[wanted.history as string];
  if (deed === undefined) throw new UnknownWord('fact', wanted.history);
  return deed;
}

/** What has nothing added to it. */
const has: Word = (_reader, wanted, negated) => {
  const { relation } = wanted as Selector;
  if (relation?.is !== 'addedTo') throw new UnknownWord('relation', relation?.is);
  return negated ? behind(phrase('with nothing added to it', '未被结附'), phrase('has nothing added to it', '未被结附')) : behind(phrase('with something added to it', '被结附'), phrase('has something added to it', '被结附'));
};

/** `named “...”`. */
const name: Word = (_reader, wanted, negated) => {
  if (typeof wanted === 'object' && wanted !== null && 'includes' in wanted) {
    const piece = nameWords(wanted.includes as Json);
    return negated ? behind(template('without $1 in its name', '名称不包含$1', piece), template('does not have $1 in its name', '名称不包含$1', piece)) : behind(template('with $1 in its name', '名称包含$1', piece), template('has $1 in its name', '名称包含$1', piece));
  }
  const words = or(listOf(wanted).map(nameWords));
  return negated ? behind(template('not named $1', '名称不是$1', words), template('is not $1', '不是$1', words)) : behind(template('named $1', '名称为$1', words), template('is $1', '是$1', words));
};

let byName: ReadonlyMap<string, string> | null = null;

/** A card's name in quotation marks; programs name cards in English. */
export function nameWords(given: Json): Phrase {
  if (typeof given !== 'string') throw new UnknownWord('name', given);
  byName ??= new Map(Object.values<JsonCard>(cardFacts).flatMap(({ names, faces = [] }) => [names, ...faces.map((face) => face.names)]).map(({ en, zh }) => [en, zh]));
  return phrase(`“${given}”`, `“${byName.get(given) ?? given}”`);
}

interface JsonCard {
  readonly names: { readonly en: string; readonly zh: string };
  readonly faces?: readonly { readonly names: { readonly en: string; readonly zh: string } }[];
}

const awakenings: Word = (_reader, wanted, negated) => {
  const key = wordOfTable(attributeTerms, wanted, 'Awakening');
  return negated ? behind(template('that was not awakened for $1', '未以$1觉醒', key), template('was not awakened for $1', '未以$1觉醒', key)) : behind(template('that was awakened for $1', '以$1觉醒', key), template('was awakened for $1', '以$1觉醒', key));
};

const old: Word = (_reader, wanted, negated) => {
  const word = wordOfTable(oldAdditionTerms, wanted, 'subtype');
  return negated ? behind(template('without the subtype $1', '不具子类型“$1”', word), template('does not have the subtype $1', '不具子类型“$1”', word)) : behind(template('with the subtype $1', '子类型为“$1”', word), template('has the subtype $1', '子类型为“$1”', word));
};

/** Words by characteristic, in the order in which they stand in a sentence; types, `item` and `stones` make the noun (`selectors.ts`). */
const words: { readonly [key: string]: Word } = {
  is,
  rested: flag(phrase('rested', '横置的'), phrase('recovered', '重置的')),
  recovered: flag(phrase('recovered', '重置的'), phrase('rested', '横置的')),
  attacking: flag(phrase('attacking', '攻击中的'), phrase('nonattacking', '非攻击中的')),
  blocking: flag(phrase('blocking', '阻挡中的'), phrase('nonblocking', '非阻挡中的')),
  attacked: flag(phrase('attacked', '被攻击的'), phrase('unattacked', '未被攻击的')),
  token: flag(phrase('token', '衍生物'), phrase('nontoken', '非衍生物')),
  special: flag(phrase('special', '特殊'), phrase('nonspecial', '非特殊')),
  automatic: flag(phrase('automatic', '触发'), phrase('non-automatic', '非触发')),
  attributes: ofTable(attributeTerms, 'attribute', '属性'),
  races: ofTable(raceTerms, 'race'),
  controller: controllers('control', '操控'),
  owner: controllers('own', '拥有'),
  name,
  old,
  keywords,
  atk: compared('atk'),
  def: compared('def'),
  totalCost: compared('totalCost'),
  damage: compared('damage'),
  manaCounters: compared('manaCounters'),
  hopeCounters: compared('hopeCounters'),
  counters,
  has,
  added: fact(phrase('is added to a card', '正在结附'), phrase('is added to nothing', '没有结附')),
  awakened: fact(phrase('was awakened', '已觉醒'), phrase('was not awakened', '未觉醒')),
  awakenings,
  torrent: fact(phrase('is not the first card of its player this turn', '不是其玩家本回合施放的第1张牌'), phrase('is the first card of its player this turn', '是其玩家本回合施放的第1张牌')),
  cameThisTurn: fact(phrase('entered this turn', '本回合进入'), phrase('did not enter this turn', '非本回合进入')),
  stealth: fact(phrase('has [Stealth]', '具有【潜伏】'), phrase('does not have [Stealth]', '不具有【潜伏】')),
};

/** What words there are for predicates; the rest makes nouns. */
export const qualityKeys: readonly string[] = Object.keys(words);
const byNoun: ReadonlySet<string> = new Set(['types', 'item', 'stones', 'any', 'not']);

const rank = new Map(qualityKeys.map((key, at) => [key, at]));

/** What a predicate says besides the noun. @throws {UnknownWord} */
export function qualitiesOf(reader: Reader, predicate: Predicate, negated = false): readonly Quality[] {
  const keys = Object.keys(predicate).filter((key) => !byNoun.has(key));
  return keys
    .map((key) => {
      const at = rank.get(key);
      if (at === undefined) throw new UnknownWord('quality', key);
      return { at, key };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => (words[key] as Word)(reader, predicate[key], negated));
}

export const typeWord = (type: Json): Phrase => wordOfTable(typeTerms, type, 'type');
export const stoneWord = (stone: Json): Phrase => wordOfTable(attributeTerms, stone, 'magic stone');
