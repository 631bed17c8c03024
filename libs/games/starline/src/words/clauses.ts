import type { Amount, Choice, Clause, PlayerRef, Selector } from '@arbiter/kernel/authoring';
import { characteristics, modes } from './nouns.js';
import { and, fill, join, nothing, onlyFields, or, type Phrase, phrase, sentence, UnknownWord, wordOf } from './phrase.js';
import type { Reader } from './reader.js';
import { isOrder, verbWords } from './verbs.js';

/** The number that a choice takes: `1`, `up to 2`, `2 to 3`. */
function howMany(reader: Reader, choice: Choice): Phrase {
  if (choice.all === true) return nothing;
  const least: Amount = choice.min ?? 1;
  const most: Amount = choice.max ?? (typeof least === 'number' ? Math.max(1, least) : least);
  const max = reader.quantity(most);
  if (choice.sum !== undefined && choice.max === 99) return phrase('any number of', '任意');
  if (JSON.stringify(least) === JSON.stringify(most)) return max;
  if (least === 0) return fill('up to $1', '最多$1', max);
  return fill('$1 to $2', '$1至$2', reader.quantity(least), max);
}

function slotWords(reader: Reader, slot: NonNullable<Choice['slot']>): Phrase {
  onlyFields(slot, 'place', ['for', 'seat', 'object']);
  const side = slot.seat ?? 'you';
  const object = slot.object === undefined ? null : reader.ref(slot.object);
  switch (slot.for) {
    case 'summon':
      return fill(
        'a place on $1 board where $2 may enter',
        '$1场上$2可入场的位置',
        reader.possessive(side),
        object ?? phrase('a unit', '单位'),
      );
    case 'move':
      return fill('a free place on $1 board', '$1场上的空位', reader.possessive(side));
    case 'moveOwn':
      return fill('a free place on the side where $1 stands', '$1所在一方的空位', need(object, slot.for));
    case 'directlyAhead':
      return fill('the free place directly ahead of $1', '$1正前方的空位', need(object, slot.for));
    case 'placeOf':
      return fill('the place of $1', '$1所在的位置', need(object, slot.for));
    default:
      throw new UnknownWord('purpose of a place', slot.for);
  }
}

function need(object: Phrase | null, purpose: string): Phrase {
  if (object === null) throw new UnknownWord('place without an object', purpose);
  return object;
}

function chooser(reader: Reader, by: PlayerRef | undefined): Phrase {
  return by === undefined || by === 'you' ? phrase('choose', '选择') : fill('have $1 choose', '由$1选择', reader.player(by));
}

function chosenObjects(reader: Reader, choice: Choice, from: Selector): Phrase {
  const what = choice.all === true ? reader.all(from) : reader.counted(from, howMany(reader, choice));
  const tag = reader.binding(choice.as)?.tag ?? nothing;
  const sum =
    choice.sum === undefined
      ? nothing
      : fill(
          ', their $1 adding up to exactly $2',
          '，其$1合计恰为$2',
          wordOf(characteristics, choice.sum.of, 'characteristic'),
          reader.quantity(choice.sum.is),
        );
  const target = choice.target === true ? phrase(' as target', '为目标') : nothing;
  if (choice.random === true) return fill('pick $1$2 at random$3$4', '随机选出$1$2$4$3', what, tag, sum, target);
  if (choice.all === true) return fill('mark $1$2$3', '选定$1$2$3', what, tag, target);
  return fill('$1 $2$3$4$5', '$1$2$3$5$4', chooser(reader, choice.by), what, tag, sum, target);
}

/** One choice as an instruction: `choose 1 unit on your board as target`. */
function choiceWords(reader: Reader, choice: Choice): Phrase {
  onlyFields(choice, 'choice', ['as', 'from', 'number', 'oneOf', 'slot', 'all', 'min', 'max', 'sum', 'by', 'target', 'random']);
  if (choice.from !== undefined) return chosenObjects(reader, choice, choice.from);
  const who = chooser(reader, choice.by);
  const tag = reader.binding(choice.as)?.tag ?? nothing;
  if (choice.number?.max !== undefined)
    return fill(
      '$1 a number from $2 to $3',
      '$1$2至$3之间的数值',
      who,
      reader.quantity(choice.number.min),
      reader.quantity(choice.number.max),
    );
  if (choice.oneOf !== undefined) return fill('$1 $2', '$1$2', who, or(choice.oneOf.map((word) => wordOf(modes, word, 'option'))));
  if (choice.slot === undefined) throw new UnknownWord('choice', choice);
  const optional = choice.min === 0 ? phrase(' or none', '或不选') : nothing;
  return fill('$1 $2$4$3', '$1$2$4$3', who, slotWords(reader, choice.slot), tag, optional);
}

function ordered(words: readonly Phrase[]): Phrase {
  if (words.length < 3) return join(words, ' and ', '，并');
  const last = words.at(-1) as Phrase;
  return join([join(words.slice(0, -1), ', ', '，'), last], ' and ', '，并');
}

/** Whether the clause begins with an instruction, so that `you may` can precede it. */
export function beginsWithOrder(clause: Clause): boolean {
  if ((clause.choose ?? []).length > 0 || (clause.cost ?? []).length > 0) return true;
  const [first] = clause.do ?? [];
  return first !== undefined && isOrder(first);
}

function body(reader: Reader, clause: Clause): Phrase {
  const choices = (clause.choose ?? []).map((choice) => choiceWords(reader, choice));
  const costs = (clause.cost ?? []).map((verb) => verbWords(reader, verb));
  const acts = (clause.do ?? []).map((verb) => tagged(reader, verbWords(reader, verb), verb.as));
  const paid = costs.length === 0 ? nothing : fill('$1 as a cost', '支付代价：$1', ordered(costs));
  const done = acts.length === 0 ? nothing : ordered(acts);
  return join([join(choices, ', ', '，'), paid, done], '; then ', '，');
}

function tagged(reader: Reader, words: Phrase, name: unknown): Phrase {
  return typeof name === 'string' ? fill('$1$2', '$1$2', words, reader.binding(name)?.tag ?? nothing) : words;
}

/** One clause as one or several sentences, in the order in which it is carried out. */
function clauseWords(reader: Reader, clause: Clause, depth: number, lead: Phrase): Phrase {
  onlyFields(clause, 'clause', ['if', 'may', 'choose', 'cost', 'do', 'then', 'otherwise', 'forEach']);
  const condition = clause.if === undefined ? nothing : fill('if $1, ', '若$1，', reader.condition(clause.if));
  const each = clause.forEach === undefined ? nothing : fill('for each of $1: ', '对$1依序各执行：', reader.kind(clause.forEach));
  const may =
    clause.may !== true ? nothing : beginsWithOrder(clause) ? phrase('you may ', '你可') : phrase('you may do this: ', '你可执行：');
  const main = body(reader, clause);
  const then = clause.then ?? [];
  const otherwise = clause.otherwise ?? [];
  const inner = then.length === 0 ? nothing : clauseList(reader, then, depth + 1);
  const start = fill('$5$1$2$3$4', '$5$1$2$3$4', condition, each, may, main, lead);
  const first = main.en === '' ? fill('$1$2', '$1$2', start, inner) : start;
  const follow = main.en === '' || then.length === 0 ? nothing : fill('if all of this was done, $1', '若成功，则$1', inner);
  const instead =
    otherwise.length === 0
      ? nothing
      : fill(
          then.length === 0 ? 'if that was not done in full, $1' : 'otherwise, $1',
          then.length === 0 ? '若未成功，则$1' : '否则，$1',
          clauseList(reader, otherwise, depth + 1),
        );
  return depth === 0
    ? join([first, follow, instead].filter((one) => one.en !== '').map(sentence), ' ', '')
    : bracketed(join([first, follow, instead], '; ', '；'), depth >= 2 && (then.length > 0 || otherwise.length > 0));
}

/** Nested conditions are put in brackets to show to which condition `otherwise` belongs. */
function bracketed(words: Phrase, needed: boolean): Phrase {
  return needed ? fill('($1)', '（$1）', words) : words;
}

/** A list of clauses: sentences at the top level, parts of one sentence inside. */
export function clauseList(reader: Reader, clauses: readonly Clause[], depth = 0, lead = nothing): Phrase {
  const words = clauses.map((clause, at) => clauseWords(reader, clause, depth, at === 0 ? lead : nothing));
  return depth === 0 ? join(words, ' ', '') : join(words, '; then ', '；接著');
}

/** Costs of an ability: `lose 1 reward and discard this card`. */
export function costWords(reader: Reader, verbs: NonNullable<Clause['cost']>): Phrase {
  return and(verbs.map((verb) => tagged(reader, verbWords(reader, verb), verb.as)));
}
