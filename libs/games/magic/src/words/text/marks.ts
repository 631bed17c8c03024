import type { Ability, Amount, Condition } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, sentence, template } from '@arbiter/kernel/words';
import { clauseList, costWords } from './clauses.js';
import type { Reader } from './reader.js';

interface Marks {
  readonly way?: string;
  readonly additional?: string;
  readonly asCast?: string;
  readonly optional?: boolean;
  readonly costs?: true;
  readonly more?: string;
  readonly less?: string;
  readonly times?: Amount;
  readonly if?: Condition;
  /** What may be done with the card from the opening hand: as the game begins (103.5), or when a mulligan could be taken (103.4). */
  readonly opening?: string;
}

/** Returns the words for a card that acts from its owner's opening hand. */
function opening(reader: Reader, { when, clauses = [] }: Ability, how: string): Phrase {
  const hand =
    how === 'mulligan'
      ? phrase('whenever you could mulligan and this card is in your hand', '每当你能再调度且此牌在你手上时')
      : phrase('if this card is in your opening hand', '若此牌在你的起手牌中');
  const also = when === undefined ? phrase('', '') : template(' and $1', '且$1', reader.condition(when));
  const does = clauseList(reader, clauses);
  const time = how === 'mulligan' ? phrase('', '') : phrase('as the game begins ', '于游戏开始时');
  return sentence(template('$1$2, you may do this $3— $4', '$1$2，你可以$3执行以下动作——$4', hand, also, time, does));
}

/** Returns the words for static abilities about casting the spell (601.2b, 601.2f); null for all others. */
export function markWords(reader: Reader, ability: Ability): Phrase | null {
  const marks = (ability.marks ?? {}) as Marks;
  const condition = marks.if === undefined ? phrase('', '') : template('if $1, ', '若$1，', reader.condition(marks.if));
  const cost = ability.cost === undefined ? null : costWords(reader, ability.cost);
  if (marks.additional !== undefined) {
    const may = marks.optional === true ? phrase(', you may ', '，你可以') : phrase(', ', '，');
    return sentence(template('as an additional cost to cast this spell$1$2', '施放此咒语的额外费用$1$2', may, cost ?? phrase('', '')));
  }
  if (marks.asCast !== undefined && marks.if !== undefined)
    return sentence(template('note whether $1 as you cast this spell', '记录你施放此咒语时是否$1', reader.condition(marks.if)));
  if (marks.costs !== undefined) {
    const by = phrase(marks.more ?? marks.less ?? '', marks.more ?? marks.less ?? '');
    const each = marks.times === undefined ? phrase('', '') : template(' times $1', '乘以$1', reader.measure(marks.times));
    return sentence(
      marks.more === undefined
        ? template('$3this spell costs $1 less to cast$2', '$3此咒语减少$1来施放$2', by, each, condition)
        : template('$3this spell costs $1 more to cast$2', '$3此咒语增加$1来施放$2', by, each, condition),
    );
  }
  if (marks.opening !== undefined) return opening(reader, ability, marks.opening);
  if (marks.way === undefined) return null;
  return sentence(
    cost === null
      ? template('$1you may cast this spell for an alternative cost', '$1你可以用替代性费用施放此咒语', condition)
      : template('$1rather than pay this spell’s mana cost, you may $2', '$1你可以$2，而不支付此咒语的法术力费用', condition, cost),
  );
}
