import type { Amount, Condition, Predicate } from '@arbiter/kernel/authoring';
import { listOf, or, type Phrase, phrase, phrasesAnd, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { damageSteps } from '../../vocabulary.js';
import { phaseTerms } from '../terms.js';
import { factWords } from './event-facts.js';
import type { Reader } from './reader.js';
import { controlledOne, describedAs, statement } from './selectors.js';

const comparisons: { readonly [how: string]: Phrase } = {
  atLeast: phrase('$1 is $2 or more', '$1在$2以上'),
  atMost: phrase('$1 is $2 or less', '$1在$2以下'),
  equal: phrase('$1 is $2', '$1为$2'),
  more: phrase('$1 is more than $2', '$1比$2大'),
  less: phrase('$1 is less than $2', '$1比$2小'),
};

const fieldPlaces = ['monsterZone', 'spellTrapZone', 'fieldZone', 'pendulumZone'];

/** All zones of the field together are called the field. */
const isOnField = (parts: readonly Condition[]): boolean =>
  parts.length === fieldPlaces.length &&
  parts.every((one) => 'eventIs' in one && one.eventIs === 'place' && fieldPlaces.includes(String(one.equal)));

/**
 * A condition, as it follows `if`.
 * @throws {UnknownWord}
 */
export function conditionWords(reader: Reader, condition: Condition): Phrase {
  const inner = (one: Condition): Phrase => reader.condition(one);
  if ('all' in condition) return phrasesAnd(condition.all.map(inner));
  if ('any' in condition)
    return isOnField(condition.any) ? phrase('it is activated on the field', '在场上发动') : or(condition.any.map(inner));
  if ('not' in condition) return negation(reader, condition.not);
  if ('compare' in condition) return comparison(reader, ...condition.compare);
  if ('exists' in condition) return existence(reader, condition);
  if ('object' in condition) return statement(reader, reader.ref(condition.object), condition.is);
  if ('turnOf' in condition) return template('it is $1 turn', '是$1回合', reader.possessive(condition.turnOf));
  if ('phase' in condition) return template('it is the $1', '在$1', phasesWords(listOf(condition.phase) as readonly string[]));
  if ('game' in condition && condition.game === 'step' && condition.equal === 'battle')
    return phrase('it is the Battle Step', '在战斗步骤');
  if ('seat' in condition && condition.seat === 'controller')
    return template('it was under $1 control', '是$1控制的', reader.possessive(condition.is));
  if ('seat' in condition)
    return template(
      condition.seat === 'bySeat' ? 'it was done by $1' : 'it is about $1',
      condition.seat === 'bySeat' ? '由$1造成' : '与$1有关',
      reader.player(condition.is),
    );
  if ('noted' in condition || 'chosen' in condition)
    return template('“$1” was chosen', '选择了「$1」', phrase(String(condition.equal), String(condition.equal)));
  if ('eventIs' in condition) return factWords(condition.eventIs, condition.equal, reader.cardOf);
  throw new UnknownWord('condition', condition);
}

/** Phases, and timings of the Damage Step, all of which together are called the Damage Step (base.18.1). */
function phasesWords(names: readonly string[]): Phrase {
  const steps = damageSteps as readonly string[];
  const phases = names.filter((one) => !steps.includes(one)).map((one) => wordOfTable(phaseTerms, one, 'phase'));
  return or(phases.length === names.length ? phases : [...phases, phrase('Damage Step', '伤害步骤')]);
}

function existence(reader: Reader, { exists, atLeast }: Extract<Condition, { readonly exists: unknown }>): Phrase {
  const own = controlledOne(reader, exists);
  if (own !== null && (atLeast === undefined || atLeast === 1))
    return template('$1 control%s $2', '$3场上有$2存在', reader.player(own.who), own.one, reader.possessive(own.who));
  if (own !== null)
    return template(
      '$1 control%s $2 or more $3',
      '$4场上有$2张以上的$3存在',
      reader.player(own.who),
      reader.measure(atLeast as Amount),
      own.some,
      reader.possessive(own.who),
    );
  if (atLeast === undefined || atLeast === 1) return template('there is $1', '有$1存在', reader.counted(exists, phrase('1', '1'), false));
  return template('there are $1 or more $2', '存在$1张以上的$2', reader.measure(atLeast), reader.kind(exists));
}

function negation(reader: Reader, condition: Condition): Phrase {
  if ('not' in condition) return reader.condition(condition.not);
  const own = 'exists' in condition && condition.atLeast === undefined ? controlledOne(reader, condition.exists) : null;
  if (own !== null) return template('$1 control%s no $2', '$3场上没有$2存在', reader.player(own.who), own.some, reader.possessive(own.who));
  if ('exists' in condition && condition.atLeast === undefined)
    return template('there are no $1', '没有$1存在', reader.kind(condition.exists));
  if ('exists' in condition)
    return template('there are fewer than $1 $2', '$2不满$1张', reader.measure(condition.atLeast as Amount), reader.kind(condition.exists));
  if ('turnOf' in condition) return template('it is not $1 turn', '不是$1回合', reader.possessive(condition.turnOf));
  return template('it is not so that $1', '并非（$1）', reader.condition(condition));
}

const piles: { readonly [value: string]: Phrase } = {
  hand: phrase('hand', '手卡'),
  mainDeck: phrase('Deck', '卡组'),
  graveyard: phrase('GY', '墓地'),
  extraDeck: phrase('Extra Deck', '额外卡组'),
};

/** The condition that the player summoned no such monsters this turn (base.23.17). */
function summonedNone(reader: Reader, where: Predicate = {}): Phrase {
  if (where.not === undefined) return phrase('you have Special Summoned no monsters this turn', '自己在本回合没有把怪兽特殊召唤');
  return template(
    'you have Special Summoned no monsters this turn, except $1',
    '自己在本回合没有把$1以外的怪兽特殊召唤',
    describedAs(reader, { kinds: 'monster', ...where.not }),
  );
}

function comparison(reader: Reader, left: Amount, how: string, right: Amount): Phrase {
  const some = typeof left === 'object' && 'countOf' in left ? left : null;
  if (some?.where !== undefined && how === 'atLeast' && right === 1)
    return template('$2 is among $1', '$1之中有$2', reader.ref(some.countOf), describedAs(reader, some.where));
  if (some?.where !== undefined && how === 'equal' && right === 1)
    return template('exactly 1 among $1 is $2', '$1之中$2只有1张', reader.ref(some.countOf), describedAs(reader, some.where));
  if (
    some !== null &&
    how === 'equal' &&
    right === 0 &&
    typeof some.countOf === 'object' &&
    'history' in some.countOf &&
    some.countOf.history === 'summonedSpecially'
  )
    return summonedNone(reader, some.where);
  if (some !== null && how === 'equal' && right === 0)
    return template(
      'there are no $1$2',
      '没有$2$1',
      reader.ref(some.countOf),
      some.where === undefined || Object.keys(some.where).length === 0
        ? phrase('', '')
        : template(' that are $1', '$1的', describedAs(reader, some.where)),
    );
  const owned =
    typeof left === 'object' &&
    'player' in left &&
    'value' in left &&
    left.take === undefined &&
    piles[left.value] !== undefined &&
    how === 'atLeast'
      ? left
      : null;
  if (owned !== null)
    return template(
      owned.player === 'you' ? '$1 have $2 or more cards in $4 $3' : '$1 has $2 or more cards in $4 $3',
      '$5$3有$2张以上',
      reader.player(owned.player),
      reader.measure(right),
      piles[owned.value] as Phrase,
      owned.player === 'you' ? phrase('your', '') : phrase('the', ''),
      reader.possessive(owned.player),
    );
  const words = wordOfTable(comparisons, how, 'comparison');
  return template(words.en, words.zh, reader.measure(left), reader.measure(right));
}
