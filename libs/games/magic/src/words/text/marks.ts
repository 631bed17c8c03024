import { type Ability, type Amount, type Condition, type Phrase, phrase, sentence, template } from '@arbiter/kernel';
import { costWords } from './clauses.js';
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
}

/** Static abilities that say something of casting the spell (601.2b, 601.2f); null for all others. */
export function markWords(reader: Reader, ability: Ability): Phrase | null {
  const marks = (ability.marks ?? {}) as Marks;
  const condition = marks.if === undefined ? phrase('', '') : template('if $1, ', '若$1，', reader.condition(marks.if));
  const cost = ability.cost === undefined ? null : costWords(reader, ability.cost);
  if (marks.additional !== undefined) {
    const may = marks.optional === true ? phrase(', you may ', '，你可以') : phrase(', ', '，');
    return sentence(template('as an additional cost to cast this spell$1$2', '施放此咒语的额外费用$1$2', may, cost ?? phrase('', '')));
  }
  if (marks.asCast !== undefined && marks.if !== undefined) return sentence(template('note whether $1 as you cast this spell', '记录你施放此咒语时是否$1', reader.condition(marks.if)));
  if (marks.costs !== undefined) {
    const by = phrase(marks.more ?? marks.less ?? '', marks.more ?? marks.less ?? '');
    const each = marks.times === undefined ? phrase('', '') : template(' times $1', '乘以$1', reader.measure(marks.times));
    return sentence(marks.more === undefined ? template('$3this spell costs $1 less to cast$2', '$3此咒语减少$1来施放$2', by, each, condition) : template('$3this spell costs $1 more to cast$2', '$3此咒语增加$1来施放$2', by, each, condition));
  }
  if (marks.way === undefined) return null;
  return sentence(cost === null ? template('$1you may cast this spell for an alternative cost', '$1你可以用替代性费用施放此咒语', condition) : template('$1rather than pay this spell’s mana cost, you may $2', '$1你可以$2，而不支付此咒语的法术力费用', condition, cost));
}
