import type { Amount, Choice } from '../programs/programs.js';
import { countedOf, plural, shortNoun, statement } from './describing.js';
import { many, or, type Phrase, phrase, template, UnknownWord } from './phrases.js';
import type { Mention } from './readers.js';
import type { SentenceReader } from './sentences.js';

const same = (a: Amount, b: Amount): boolean => JSON.stringify(a) === JSON.stringify(b);
const leastOf = ({ min = 1 }: Choice): Amount => min;
const mostOf = (choice: Choice): Amount =>
  choice.max ?? (typeof leastOf(choice) === 'number' ? Math.max(1, leastOf(choice) as number) : leastOf(choice));

/** Whether a choice is a search of a hidden place that may find nothing (1014.2); it may take as many as there are, but is said as one. */
const isFreeSearch = (choice: Choice): boolean =>
  typeof choice.min === 'object' && 'player' in choice.min && 'value' in choice.min && choice.min.value.startsWith('seen:');

/** Whether a choice may take as many cards as lie in its zone. */
function isAll({ from, max }: Choice): boolean {
  return (
    typeof max === 'object' &&
    'player' in max &&
    'value' in max &&
    typeof from?.from === 'string' &&
    max.value === from.from &&
    from.where === undefined
  );
}

/** Renders how many; `count` is null for one, and `note` stands behind. */
function countOf(reader: SentenceReader, choice: Choice): { readonly count: Phrase | null; readonly note: Phrase } {
  const none = phrase('', '');
  const [least, most] = [leastOf(choice), mostOf(choice)];
  if (isFreeSearch(choice) || (least === 1 && most === 1)) return { count: null, note: none };
  if (isAll(choice)) return { count: phrase('any number of', '任意'), note: none };
  if (least === 0 && typeof most === 'object' && 'countOf' in most && most.where !== undefined)
    return {
      count: phrase('up to 1', '至多1'),
      note: template(' (only if $1)', '（仅限$1时）', statement(reader, reader.ref(most.countOf), most.where)),
    };
  if (same(least, most)) return { count: reader.measure(most), note: none };
  if (least === 0)
    return typeof most === 'number'
      ? { count: template('up to $1', '至多$1', reader.measure(most)), note: none }
      : { count: phrase('any number of', '任意'), note: template(' (no more than $1)', '（不多于$1）', reader.measure(most)) };
  return { count: template('$1 to $2', '$1至$2', reader.measure(least), reader.measure(most)), note: none };
}

const playersOf = ({ players, target }: Choice): Phrase => {
  const noun = players === 'opponent' ? phrase('opponent', '对手') : phrase('player', '玩家');
  return target === true ? template('target $1', '目标$1', noun) : template(players === 'opponent' ? 'an $1' : 'a $1', '1位$1', noun);
};

/** Renders what a choice picks at its first mention: `target object`, `a card in your hand`. @throws {UnknownWord} */
export function introduction(reader: SentenceReader, choice: Choice): Phrase {
  const { from, players, number, oneOf, divide, notChosenFor, random, target } = choice;
  if (number !== undefined)
    return number.max === undefined
      ? phrase('a number of your choice', '你选择的数字')
      : template('a number from $1 to $2', '$1至$2的数字', reader.measure(number.min), reader.measure(number.max));
  if (oneOf !== undefined) return or(oneOf.map((one) => phrase(one, one)));
  if (divide !== undefined) return phrase('divided as you choose', '由你分配');
  if (from === undefined) {
    if (players === undefined) throw new UnknownWord('choice', choice.as);
    return playersOf(choice);
  }
  if (choice.all === true) return reader.all(from);
  const { count, note } = countOf(reader, choice);
  const said = countedOf(reader, from, { count, target: target === true, players: players !== undefined });
  const other =
    notChosenFor === undefined
      ? said
      : { ...said, en: said.en.replace(/\btarget\b/, 'other target'), zh: said.zh.replace('目标', '另外的目标') };
  const chance = random === true ? phrase(' at random', '（随机）') : phrase('', '');
  return { ...template('$1$2$3', '$1$2$3', other, note, chance), ...(other.many === true ? { many: true } : {}) };
}

/** Renders what a choice picked at later mentions: `that object`, `those cards`. */
function laterMention(reader: SentenceReader, choice: Choice): Phrase {
  const { from, players, number, oneOf, min, max } = choice;
  if (number !== undefined) return phrase('that number', '该数字');
  if (oneOf !== undefined) return phrase('what was chosen', '所选的一项');
  const noun = shortNoun(reader, from);
  const whole = players !== undefined && from !== undefined ? template('$1 or player', '$1或玩家', noun) : noun;
  const several =
    choice.all === true || (!isFreeSearch(choice) && !same(max ?? min ?? 1, 1) && !(typeof max === 'object' && 'countOf' in max));
  return several
    ? many(template('those $1', '这些$1', phrase(plural(reader.terms, whole.en), whole.zh)))
    : template('that $1', '该$1', whole);
}

/** Returns the mention of a choice. Its first words are made only when needed, because the names in them are known by then. */
export function mentionOf(reader: SentenceReader, choice: Choice): Mention {
  return {
    get first() {
      return introduction(reader, choice);
    },
    again: laterMention(reader, choice),
  };
}
