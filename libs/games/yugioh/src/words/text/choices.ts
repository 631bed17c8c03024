import type { Ability, Amount, Choice, Clause, Verb } from '@arbiter/kernel/authoring';
import { type Mention, or, type Phrase, phrase, template } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';
import { shortNoun } from './selectors.js';

const sameAmount = (a: Amount, b: Amount): boolean => JSON.stringify(a) === JSON.stringify(b);
const mostOf = ({ min = 1, max }: Choice): Amount => max ?? (typeof min === 'number' ? Math.max(1, min) : min);

/**
 * What a choice picks, with its number: `1 monster on the field`, `up to 2 ...`. At least one is picked unless stated otherwise (2.2-4).
 */
function picked(reader: Reader, choice: Choice): Phrase {
  const { min = 1, from } = choice;
  if (from === undefined) return phrase('something', '任意');
  if (choice.all === true) return reader.all(from);
  const most = mostOf(choice);
  const several = most !== 1;
  if (sameAmount(min, most) && typeof most !== 'number')
    return { ...template('$1, as many as $2', '$1（数量等同于$2）', reader.kind(from), reader.measure(most)), many: true };
  if (sameAmount(min, most)) return reader.counted(from, reader.measure(most), several);
  if (typeof most === 'number' && most >= 60)
    return reader.counted(from, min === 0 ? phrase('any number of', '任意数量') : phrase('1 or more', '1以上'), true);
  const top = typeof most === 'number' ? reader.measure(most) : null;
  if (top === null)
    return {
      ...template(
        min === 0 ? '$1, from none up to $2' : '$1, up to $2',
        min === 0 ? '$1（0到$2）' : '$1（最多$2）',
        reader.kind(from),
        reader.measure(most),
      ),
      many: true,
    };
  if (min === 1) return reader.counted(from, template('up to $1', '最多$1', top), several);
  return reader.counted(from, template('$1 to $2', '$1到$2', reader.measure(min), top), several);
}

/** The first mention of a choice's result. */
export function introduction(reader: Reader, choice: Choice): Phrase {
  const { number, oneOf, word, name, divide } = choice;
  if (number !== undefined)
    return number.max === undefined
      ? phrase('a number of your choice', '任意数字')
      : template('a number from $1 to $2', '$1到$2的数字', reader.measure(number.min), reader.measure(number.max));
  if (oneOf !== undefined) return template('your choice of $1', '从$1中选择的', or(oneOf.map((one) => phrase(one, one))));
  if (name !== undefined) return phrase('a card name of your choice', '任意卡名');
  if (word !== undefined) return phrase('a word of your choice', '宣言的词');
  if (divide !== undefined) return phrase('as you choose', '任意分配');
  const things = picked(reader, choice);
  const notes = [
    choice.different === undefined ? phrase('', '') : phrase(' with different names', '（卡名不同）'),
    choice.random === true ? phrase(' at random', '（随机）') : phrase('', ''),
    choice.by === undefined || choice.by === 'you'
      ? phrase('', '')
      : choice.blind === true
        ? template(' (chosen unseen by $1)', '（由$1不看正面选择）', reader.player(choice.by))
        : template(' (chosen by $1)', '（由$1选择）', reader.player(choice.by)),
  ];
  return { ...template('$1$2$3$4', '$1$2$3$4', things, ...notes), ...(things.many === true ? { many: true } : {}) };
}

/** How a choice's result is referred to later: `it` if it is the ability's only choice, otherwise `that monster`. */
function laterMention(choice: Choice, alone: boolean): Phrase {
  if (choice.number !== undefined) return phrase('that number', '该数字');
  if (choice.oneOf !== undefined || choice.word !== undefined) return phrase('the chosen one', '选择的那个');
  if (choice.name !== undefined) return phrase('the declared name', '宣言的卡名');
  const named = shortNoun(choice.from);
  const noun = named.en === '' ? phrase('card', '卡') : named;
  if (mostOf(choice) !== 1) return { en: alone ? 'them' : `those ${noun.en.replace('/', 's/')}s`, zh: `那些${noun.zh}`, many: true };
  // The second of two results that nothing else distinguishes.
  if (typeof choice.from?.except === 'object' && 'var' in choice.from.except) return phrase(`the other ${noun.en}`, `另一${noun.zh}`);
  return phrase(alone ? 'it' : `that ${noun.en}`, `该${noun.zh}`);
}

/** What a choice stands for. Its introduction is put into words only when needed, because what it mentions is known by then. */
export function bindingOf(reader: Reader, choice: Choice, alone: boolean): Mention {
  return {
    get first() {
      return introduction(reader, choice);
    },
    again: laterMention(choice, alone),
  };
}

/** Whether an ability has only one choice, so that `it` is unambiguous. */
export function picksOnce(ability: Ability): boolean {
  const ofVerbs = (verbs: readonly Verb[] = []): number => verbs.reduce((sum, verb) => sum + (verb.choose === undefined ? 0 : 1), 0);
  const ofChoices = (choices: readonly Choice[] = []): number => choices.filter(({ from }) => from !== undefined).length;
  const ofClauses = (clauses: readonly Clause[] = []): number =>
    clauses.reduce(
      (sum, { choose, cost, do: verbs, then, otherwise }) =>
        sum + ofChoices(choose) + ofVerbs(cost) + ofVerbs(verbs) + ofClauses(then) + ofClauses(otherwise),
      0,
    );
  return ofChoices(ability.targets) + ofVerbs(ability.cost) + ofClauses(ability.clauses) + ofClauses(ability.then) === 1;
}
