import type { Ability } from '@arbiter/kernel/authoring';
import {
  costWords,
  effectWords,
  join,
  occasionsOf,
  phrase,
  type Phrase,
  sentence,
  type SentenceReader,
  template,
  UnknownWord,
  wordOfTable,
} from '@arbiter/kernel/words';
import { attributeTerms } from '../terms.js';
import { label } from './keywords.js';
import { activated, paid, triggered } from './kinds.js';

type Words = (reader: SentenceReader, ability: Ability) => Phrase;

const behind = (keyword: string, words: Phrase): Phrase => template('$1 $2', '$1$2', label(keyword), words);

/** Returns the words of a keyword that stands for everything but its cost (1116.2, 1117.2, 1121.2). */
const costAlone =
  (keyword: string): Words =>
  (reader, ability) =>
    behind(keyword, paid(reader, ability));

/** [Trigger] with a cost, a state of the game or an event (1113.2). */
const trigger: Words = (reader, ability) => {
  const { on, when, cost } = ability;
  if (on !== undefined || when !== undefined) return behind('trigger', triggered(reader, ability));
  return behind(
    'trigger',
    template('$1: $2', '$1：$2', cost === undefined ? phrase('{0}', '{0}') : paid(reader, ability), effectWords(reader, ability)),
  );
};

/** [Stealth] (1114.2). */
const stealth: Words = (reader, { on = [], when }) => {
  const occasion = occasionsOf(reader, on);
  const condition = when === undefined ? phrase('', '') : reader.condition(when);
  if (occasion.en === '') return behind('stealth', sentence(template('if $1', '若$1', condition)));
  return behind('stealth', sentence(condition.en === '' ? occasion : template('$1, if $2', '$1，若$2', occasion, condition)));
};

/** [Awakening] (1109.2): the abilities that it gives stand after its cost. */
const awakening: Words = (reader, ability) => {
  const { key } = ability.marks ?? {};
  const lent = (ability.modifiers ?? []).flatMap(({ abilities = [] }) => abilities).map((one) => reader.ability(one));
  const head = template(
    '$1$2',
    '$1$2',
    paid(reader, ability),
    key === undefined ? phrase('', '') : template(' ($1)', '（$1）', wordOfTable(attributeTerms, key, 'Awakening')),
  );
  return behind('awakening', lent.length === 0 ? head : template('$1: $2', '$1：$2', head, join(lent, ' ', '')));
};

/** What an attack or a block demands (803.5, 804.4). */
const toll: Words = (reader, ability) => {
  const cost = costWords(reader, ability.cost ?? []);
  const what = ability.marks?.for === 'block' ? phrase('block', '阻挡') : phrase('attack', '攻击');
  return sentence(template('this card can’t $1 unless you $2', '除非你$2，否则此牌不能$1', what, cost));
};

/** [Judgment] (705.2): its cost and its condition. */
const judgment: Words = (reader, ability) => {
  const cost = (ability.cost ?? []).length === 0 ? label('judgment') : behind('judgment', paid(reader, ability));
  return ability.when === undefined ? cost : template('$1 (only if $2)', '$1（仅当$2时）', cost, reader.condition(ability.when));
};

/** God’s Art <name> (1112.2). */
const godsArt: Words = (reader, ability) => {
  const name = ability.limit?.as?.split(':')[1];
  if (name === undefined) throw new UnknownWord('God’s Art', ability.limit?.as);
  return activated(reader, ability, template('$1 ', '$1', label('godsArt', phrase(`: ${name}`, `：${name}`))));
};

const keywords: { readonly [keyword: string]: Words } = {
  trigger,
  stealth,
  awakening,
  toll,
  judgment,
  godsArt,
  incarnation: (reader, { cost }) => behind('incarnation', sentence(costWords(reader, cost ?? []))),
  evolution: costAlone('evolution'),
  shift: costAlone('shift'),
  bestow: costAlone('bestow'),
  inheritance: (reader, ability) => activated(reader, ability, template('$1 ', '$1', label('inheritance'))),
  resonance: (reader, ability) => behind('resonance', triggered(reader, ability)),
  break: (reader, ability) => behind('break', effectWords(reader, ability)),
  // The text of [Trigger] says it already; this ability only serves to find the card among hidden cards.
  reveal: () => phrase('', ''),
};

/**
 * Returns the words of an ability that a keyword stands for or introduces.
 * @throws {UnknownWord}
 */
export function keywordAbilityWords(reader: SentenceReader, ability: Ability, keyword: string): Phrase {
  const words = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
  if (words === undefined) throw new UnknownWord('keyword of an ability', keyword);
  return words(reader, ability);
}
