import type { Amount, Condition } from '@arbiter/kernel/authoring';
import { join, or, type Phrase, phrase, phrasesAnd, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { statement } from './selectors.js';
import type { Reader } from './reader.js';

const comparisons: { readonly [how: string]: Phrase } = {
  atLeast: phrase('$1 is $2 or greater', '$1等于或大于$2'),
  atMost: phrase('$1 is $2 or less', '$1等于或小于$2'),
  equal: phrase('$1 is $2', '$1等于$2'),
  more: phrase('$1 is greater than $2', '$1大于$2'),
  less: phrase('$1 is less than $2', '$1小于$2'),
};

/** Phases and steps, by which programs refer to times. */
const phases: { readonly [phase: string]: Phrase } = {
  beginning: phrase('the beginning phase', '开始阶段'),
  precombatMain: phrase('the precombat main phase', '战斗前行动阶段'),
  combat: phrase('the combat phase', '战斗阶段'),
  postcombatMain: phrase('the postcombat main phase', '战斗后行动阶段'),
  ending: phrase('the ending phase', '结束阶段'),
  upkeep: phrase('the upkeep step', '维持步骤'),
  draw: phrase('the draw step', '抓牌步骤'),
  declareAttackers: phrase('the declare attackers step', '宣告攻击者步骤'),
  declareBlockers: phrase('the declare blockers step', '宣告阻挡者步骤'),
  end: phrase('the end step', '结束步骤'),
};

/**
 * Returns the words for a condition, as they follow `if`.
 * @throws {UnknownWord}
 */
export function conditionWords(reader: Reader, condition: Condition): Phrase {
  const inner = (one: Condition): Phrase => reader.condition(one);
  if ('all' in condition) return phrasesAnd(condition.all.map(inner));
  if ('any' in condition) return or(condition.any.map(inner));
  if ('not' in condition) return negation(reader, condition.not);
  if ('compare' in condition) return comparison(reader, ...condition.compare);
  if ('exists' in condition) {
    if (condition.atLeast === undefined) return template('there is $1', '有$1', reader.one(condition.exists));
    return template('there are $1 or more $2', '有$1个或更多$2', reader.number(condition.atLeast), reader.kind(condition.exists));
  }
  if ('object' in condition) return statement(reader, reader.ref(condition.object), condition.is);
  if ('turnOf' in condition) return template('it’s $1 turn', '是$1回合', reader.possessive(condition.turnOf));
  if ('phase' in condition)
    return template(
      'it’s $1',
      '在$1中',
      or((typeof condition.phase === 'string' ? [condition.phase] : condition.phase).map((one) => wordOfTable(phases, one, 'phase'))),
    );
  if ('seat' in condition && condition.seat === 'starting')
    return template('the starting player is $1', '先手牌手是$1', reader.player(condition.is));
  if ('seat' in condition) return template('that player is $1', '该牌手是$1', reader.player(condition.is));
  if ('noted' in condition) return template('$1 was chosen', '选择了$1', phrase(String(condition.equal), String(condition.equal)));
  if ('chosen' in condition) return template('$1 was chosen', '选择了$1', phrase(String(condition.equal), String(condition.equal)));
  if ('eventIs' in condition) return eventIs(condition.eventIs, condition.equal);
  throw new UnknownWord('condition', condition);
}

function negation(reader: Reader, condition: Condition): Phrase {
  if ('exists' in condition && condition.atLeast !== undefined)
    return template('there are fewer than $1 $2', '$2少于$1个', reader.number(condition.atLeast), reader.kind(condition.exists));
  if ('exists' in condition) return template('there are no $1', '没有$1', reader.kind(condition.exists));
  if ('turnOf' in condition) return template('it’s not $1 turn', '不是$1回合', reader.possessive(condition.turnOf));
  if ('eventIs' in condition && typeof condition.equal === 'boolean') return eventIs(condition.eventIs, !condition.equal);
  return template('not: $1', '非（$1）', reader.condition(condition));
}

/** Times of a combat phase (506.6), which have the value 1 at such a time. */
const times: { readonly [word: string]: Phrase } = {
  duringCombat: phrase('it’s the combat phase', '在战斗阶段中'),
  inCombatBeforeBlockers: phrase('it’s combat and blockers haven’t been declared', '在战斗阶段中且尚未宣告阻挡者'),
  inCombatAfterBlockers: phrase('it’s combat and blockers have been declared', '在战斗阶段中且已宣告阻挡者'),
};

/** Notes about the casting of a spell, by the name of a cost or of a fact. */
const notes: { readonly [name: string]: Phrase } = {
  kicked: phrase('it was kicked', '支付了增幅费用'),
  surge: phrase('its surge cost was paid', '支付了其汹涌费用'),
  prowl: phrase('its prowl cost was paid', '支付了其潜行费用'),
  spectacle: phrase('its spectacle cost was paid', '支付了其竞演费用'),
  flashback: phrase('its flashback cost was paid', '支付了其返照费用'),
  'spent:white': phrase('{W} was spent to cast it', '施放时支付过{W}'),
  'spent:black': phrase('{B} was spent to cast it', '施放时支付过{B}'),
  untimely: phrase('you cast it when a sorcery couldn’t be cast', '你在不能施放法术的时机施放了它'),
  dragon: phrase('you revealed a Dragon card or controlled a Dragon as you cast it', '施放时你展示了龙牌或操控龙'),
};

function comparison(reader: Reader, left: Amount, how: string, right: Amount): Phrase {
  if (typeof left === 'object' && 'noted' in left && how === 'atLeast' && right === 1)
    return notes[left.noted] ?? template('“$1” was noted', '记录了「$1」', phrase(left.noted, left.noted));
  if (typeof left === 'object' && 'match' in left && how === 'equal' && right === 1) return wordOfTable(times, left.match, 'time');
  const words = wordOfTable(comparisons, how, 'comparison');
  return template(words.en, words.zh, reader.measure(left), reader.measure(right));
}

const facts: { readonly [field: string]: { readonly yes: Phrase; readonly no: Phrase } } = {
  combat: { yes: phrase('it was combat damage', '该伤害是战斗伤害'), no: phrase('it wasn’t combat damage', '该伤害不是战斗伤害') },
  effect: { yes: phrase('an effect does it', '由效应如此作'), no: phrase('no effect does it', '并非由效应如此作') },
  kicked: { yes: phrase('it was kicked', '支付了增幅费用'), no: phrase('it wasn’t kicked', '未支付增幅费用') },
};

function eventIs(field: string, value: unknown): Phrase {
  const fact = facts[field];
  if (fact !== undefined && typeof value === 'boolean') return value ? fact.yes : fact.no;
  return join([phrase(`its ${field}`, `其${field}`), phrase(`is ${String(value)}`, `为${String(value)}`)], ' ', '');
}
