import type { Json } from '@arbiter/kernel';
import type { Selector } from '@arbiter/kernel/authoring';
import {
  behind,
  compared,
  controllers,
  counted,
  fact,
  flag,
  having,
  identity,
  named,
  ofTable,
  type Phrase,
  phrase,
  qualitiesBy,
  type Quality,
  type QualityWord,
  type SentenceReader,
  template,
  UnknownWord,
  withCounters,
  wordOfTable,
} from '@arbiter/kernel/words';
import { raceTerms } from '../races.js';
import { attributeTerms, counterTerms, oldAdditionTerms, typeTerms } from '../terms.js';
import { keywordLabel } from './keywords.js';

const isSize = (wanted: unknown): wanted is { readonly size: Json } => typeof wanted === 'object' && wanted !== null && 'size' in wanted;

/** Returns the words for having no attribute (208.4). */
function none(kind: string, { size }: { readonly size: Json }, negated: boolean): Quality {
  if (kind !== 'attribute' || size !== 0) throw new UnknownWord(`number of ${kind}s`, size);
  return behind(
    negated ? phrase('with an attribute', '具有属性') : phrase('with no attribute', '无属性'),
    negated ? phrase('has an attribute', '具有属性') : phrase('has no attribute', '无属性'),
  );
}

export const numberTerms: { readonly [name: string]: Phrase } = {
  atk: phrase('ATK', '攻击力'),
  def: phrase('DEF', '防御力'),
  totalCost: phrase('total cost', '总费用'),
  damage: phrase('damage', '伤害'),
  manaCounters: phrase('number of mana counters', '灵力指示物数量'),
  hopeCounters: phrase('number of hope counters', '希望指示物数量'),
};

/**
 * Returns the name of a kind of counters.
 * @throws {UnknownWord}
 */
export function counterWords(kind: unknown): Phrase {
  return typeof kind === 'string' && /^[+-]?\d+\/[+-]?\d+$/.test(kind)
    ? phrase(`[${kind}]`, `[${kind}]`)
    : wordOfTable(counterTerms, kind, 'counter');
}

const is: QualityWord = (reader, wanted, negated) => {
  if (isNoted(wanted)) return behind(phrase('that this card removed', '由此牌移除'), phrase('was removed by this card', '由此牌移除'));
  const deed = deedOf(wanted);
  if (deed !== null)
    return negated
      ? behind(
          template('that didn’t $1 this turn', '本回合未$2', deed.plain, deed.done),
          template('didn’t $1 this turn', '本回合未$2', deed.plain, deed.done),
        )
      : behind(template('that $1 this turn', '本回合$1过', deed.done), template('$1 this turn', '本回合$1过', deed.done));
  return identity(reader, wanted, negated);
};

const isNoted = (wanted: unknown): boolean => typeof wanted === 'object' && wanted !== null && 'noted' in wanted;

/** What an object did this turn: words for one that did it, and for one that did not. */
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

/** Returns the words for whether something is added to a card. */
const has: QualityWord = (_reader, wanted, negated) => {
  const { relation } = wanted as Selector;
  if (relation?.is !== 'addedTo') throw new UnknownWord('relation', relation?.is);
  return negated
    ? behind(phrase('with nothing added to it', '未被结附'), phrase('has nothing added to it', '未被结附'))
    : behind(phrase('with something added to it', '被结附'), phrase('has something added to it', '被结附'));
};

/** Returns a card's name in quotation marks; programs name cards in English. */
export function nameWords(given: Json, { cardOf }: SentenceReader): Phrase {
  if (typeof given !== 'string') throw new UnknownWord('name', given);
  return phrase(`“${given}”`, `“${cardOf.named('en', given)?.zh ?? given}”`);
}

const awakenings: QualityWord = (_reader, wanted, negated) => {
  const key = wordOfTable(attributeTerms, wanted, 'Awakening');
  return negated
    ? behind(template('that was not awakened for $1', '未以$1觉醒', key), template('was not awakened for $1', '未以$1觉醒', key))
    : behind(template('that was awakened for $1', '以$1觉醒', key), template('was awakened for $1', '以$1觉醒', key));
};

const old: QualityWord = (_reader, wanted, negated) => {
  const word = wordOfTable(oldAdditionTerms, wanted, 'subtype');
  return negated
    ? behind(template('without the subtype $1', '不具子类型“$1”', word), template('does not have the subtype $1', '不具子类型“$1”', word))
    : behind(template('with the subtype $1', '子类型为“$1”', word), template('has the subtype $1', '子类型为“$1”', word));
};

/** Words by characteristic, in their order in a sentence; types, `item` and `stones` form the noun (`selectors.ts`). */
const words: { readonly [key: string]: QualityWord } = {
  is,
  rested: flag(phrase('rested', '横置的'), phrase('recovered', '重置的')),
  recovered: flag(phrase('recovered', '重置的'), phrase('rested', '横置的')),
  attacking: flag(phrase('attacking', '攻击中的'), phrase('nonattacking', '非攻击中的')),
  blocking: flag(phrase('blocking', '阻挡中的'), phrase('nonblocking', '非阻挡中的')),
  attacked: flag(phrase('attacked', '被攻击的'), phrase('unattacked', '未被攻击的')),
  token: flag(phrase('token', '衍生物'), phrase('nontoken', '非衍生物')),
  special: flag(phrase('special', '特殊'), phrase('nonspecial', '非特殊')),
  automatic: flag(phrase('automatic', '触发'), phrase('non-automatic', '非触发')),
  attributes: (reader, wanted, negated) =>
    isSize(wanted) ? none('attribute', wanted, negated) : ofTable(attributeTerms, 'attribute', '属性')(reader, wanted, negated),
  races: ofTable(raceTerms, 'race'),
  controller: controllers('control', '操控'),
  owner: controllers('own', '拥有'),
  name: named(nameWords),
  old,
  keywords: having(keywordLabel),
  atk: compared('atk'),
  def: compared('def'),
  totalCost: compared('totalCost'),
  damage: compared('damage'),
  manaCounters: counted('manaCounters', 'mana'),
  hopeCounters: counted('hopeCounters', 'hope'),
  counters: withCounters,
  has,
  added: fact(phrase('is added to a card', '正在结附'), phrase('is added to nothing', '没有结附')),
  awakened: fact(phrase('was awakened', '已觉醒'), phrase('was not awakened', '未觉醒')),
  awakenings,
  torrent: fact(
    phrase('is not the first card of its player this turn', '不是其玩家本回合施放的第1张牌'),
    phrase('is the first card of its player this turn', '是其玩家本回合施放的第1张牌'),
  ),
  cameThisTurn: fact(phrase('entered this turn', '本回合进入'), phrase('did not enter this turn', '非本回合进入')),
  stealth: fact(phrase('has [Stealth]', '具有【潜伏】'), phrase('does not have [Stealth]', '不具有【潜伏】')),
};

/** Keys of predicates that form nouns. */
export const nounKeys: readonly string[] = ['item', 'stones'];
/** Returns the words of a predicate besides the noun. */
export const qualitiesOf = qualitiesBy(words, nounKeys);

export const typeWord = (type: Json): Phrase => wordOfTable(typeTerms, type, 'type');
export const stoneWord = (stone: Json): Phrase => wordOfTable(attributeTerms, stone, 'magic stone');
