import type { Condition, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { modes } from './nouns.js';
import { and, fill, listOf, or, type Phrase, phrase, UnknownWord, unsaid, wordOf } from './phrase.js';
import { complement, isState } from './predicates.js';
import type { Reader } from './reader.js';
import { terms } from './terms.js';

const comparisons: { readonly [how in 'atLeast' | 'atMost' | 'equal' | 'more' | 'less']: Phrase } = {
  atLeast: phrase('is at least', '至少为'),
  atMost: phrase('is at most', '至多为'),
  equal: phrase('equals', '等于'),
  more: phrase('is more than', '大于'),
  less: phrase('is less than', '小于'),
};

const phases: { readonly [phase: string]: Phrase } = Object.fromEntries(
  ['draw', 'defence', 'main', 'summon', 'tactic', 'end'].map((phase) => [phase, wordOf(terms, phase, 'phase')]),
);

/**
 * A phase by its name, without the word phase.
 * @throws {UnknownWord}
 */
export function phaseWord(word: unknown): Phrase {
  return wordOf(phases, word, 'phase');
}

/** Values of an event's fields, as statements about the event. */
const eventWords: { readonly [field: string]: { readonly [value: string]: Phrase } } = {
  by: { battle: phrase('this happens in battle', '此事因战斗发生'), effect: phrase('this happens by an effect', '此事因效果发生') },
  role: { attacker: phrase('it is the attacker', '其为进攻方'), defender: phrase('it is the defender', '其为防守方') },
  tactic: { formation: phrase('the tactic is formation', '战术为战术布阵'), attack: phrase('the tactic is attack', '战术为进攻宣言') },
  extra: { true: phrase('it is an extra play', '其为额外打出'), false: phrase('it is not an extra play', '其非额外打出') },
  claim: { score: phrase('the claim is about score', '宣告以分数为由'), units: phrase('the claim is about units', '宣告以单位数量为由') },
  how: { sacrifice: phrase('it is being sacrificed', '其因献祭而离开'), recall: phrase('it is returned by a recall', '其因还魂而回手牌') },
};

function eventCondition(field: string, value: unknown): Phrase {
  if (field === 'phase') return fill('it is the $1 phase', '该阶段为$1阶段', phaseWord(value));
  const words = eventWords[field];
  if (words !== undefined) return wordOf(words, String(value), `word of ${field}`);
  if (field === 'from') return fill('it comes from $1', '其来自$1', wordOf(terms, value, 'place'));
  if (field === 'to') return fill('it goes to $1', '其进入$1', wordOf(terms, value, 'place'));
  throw new UnknownWord('field of the event', field);
}

/**
 * A condition as a statement, without its full stop.
 * @throws {UnknownWord}
 */
export function conditionWords(reader: Reader, condition: Condition): Phrase {
  if ('all' in condition) return and(condition.all.map((part) => reader.condition(part)));
  if ('any' in condition) return or(condition.any.map((part) => fill('$1', '$1', reader.condition(part))));
  if ('not' in condition) return denied(reader, condition.not);
  if ('compare' in condition) {
    const [left, how, right] = condition.compare;
    if (typeof left === 'object' && 'countOf' in left) {
      if (how === 'equal' && right === 0) return fill('$1 does not exist', '没有$1', reader.ref(left.countOf));
      if (how === 'atLeast' && right === 1) return fill('$1 exists', '有$1', reader.ref(left.countOf));
    }
    return fill('$1 $3 $2', '$1$3$2', reader.measure(left), reader.measure(right), wordOf(comparisons, how, 'comparison'));
  }
  if ('exists' in condition)
    return there(reader, condition.exists, condition.atLeast === undefined ? null : reader.measure(condition.atLeast));
  if ('object' in condition) return about(reader, condition.object, condition.is);
  if ('turnOf' in condition) return fill('it is $1 turn', '现为$1的回合', reader.possessive(condition.turnOf));
  if ('phase' in condition) return fill('it is the $1 phase', '现为$1阶段', or(listOf(condition.phase).map(phaseWord)));
  if ('eventIs' in condition) return eventCondition(condition.eventIs, condition.equal);
  if ('seat' in condition) return fill('this concerns $1', '此事属于$1', reader.player(condition.is));
  if ('chosen' in condition && reader.binding(condition.chosen)?.noun !== 'mode') throw new UnknownWord('option', condition.chosen);
  if ('chosen' in condition) return fill('$1 was chosen', '选择了$1', wordOf(modes, condition.equal, 'option'));
  if ('game' in condition) throw new UnknownWord('field of the match', condition.game);
  if ('noted' in condition) throw new UnknownWord('condition', 'noted');
  if ('fits' in condition) throw new UnknownWord('condition', 'fits');
  if ('remembered' in condition) throw new UnknownWord('condition', condition.remembered);
  return unsaid('condition', condition);
}

function there(reader: Reader, selector: Selector, atLeast: Phrase | null): Phrase {
  const { is, ...rest } = selector.where ?? {};
  if (
    is !== undefined &&
    Object.keys(rest).length === 0 &&
    selector.except === undefined &&
    selector.first === undefined &&
    selector.last === undefined
  ) {
    const place = reader.place(selector);
    const what = reader.ref(is);
    if (atLeast !== null) return fill('at least $2 of $1 are $3', '$1之中至少$2张位于$3', what, atLeast, place);
    return what.many === true ? fill('any of $1 are $2', '$1之中有任一位于$2', what, place) : fill('$1 is $2', '$1位于$2', what, place);
  }
  return reader.some(selector, atLeast);
}

function denied(reader: Reader, condition: Condition): Phrase {
  if ('exists' in condition && condition.atLeast === undefined) return reader.none(condition.exists);
  if ('object' in condition && !('not' in condition.is)) return stated(reader, reader.ref(condition.object), condition.is, false);
  if ('turnOf' in condition) return fill('it is not $1 turn', '现非$1的回合', reader.possessive(condition.turnOf));
  return fill('it is not so that $1', '并非「$1」', reader.condition(condition));
}

function about(reader: Reader, ref: Ref, predicate: Predicate): Phrase {
  const { not, is, ...rest } = predicate;
  const object = reader.ref(ref);
  const more = Object.keys(rest).length > 0;
  if (not !== undefined && is === undefined && !more) return stated(reader, object, not, false);
  if (is === undefined || (not === undefined && !more)) return stated(reader, object, predicate, true);
  return and([stated(reader, object, { is }, true), about(reader, is, not === undefined ? rest : { ...rest, not })]);
}

/** `this card is sideways`, 此卡横放; or its negation if `so` is false. */
function stated(reader: Reader, object: Phrase, predicate: Predicate, so: boolean): Phrase {
  const are = object.many === true ? 'are' : 'is';
  const words = complement(reader, predicate, 'unit');
  if (so) return fill(`$1 ${are} $2`, isState(predicate) ? '$1$2' : '$1为$2', object, words);
  return fill(`$1 ${are} not $2`, isState(predicate) ? '$1未$2' : '$1不是$2', object, words);
}
