import type { Ability, Amount, Choice, Clause, Selector, Verb } from '@arbiter/kernel/authoring';
import { many, type Mention, or, type Phrase, phrase, sentence, template, UnknownWord } from '@arbiter/kernel/words';
import { anyNumber } from '../../characteristics/card-types.js';
import { numberWord } from './nouns.js';
import type { Reader } from './reader.js';
import { counted, shortNoun } from './selectors.js';

/** Returns how many things are chosen: `two`, `up to two`, `any number of`. */
function howMany(reader: Reader, choice: Choice): { readonly words: Phrase | null; readonly several: boolean } {
  const least: Amount = choice.min ?? 1;
  const most: Amount = choice.max ?? (typeof least === 'number' ? Math.max(1, least) : least);
  if (least === 1 && most === 1) return { words: null, several: false };
  if (most === 99 || most === anyNumber) return { words: phrase('any number of', '任意数量的'), several: true };
  const several = most !== 1;
  if (JSON.stringify(least) === JSON.stringify(most)) return { words: reader.number(most), several };
  if (least === 0) return { words: template('up to $1', '至多$1个', reader.number(most)), several };
  return { words: template('$1 to $2', '$1至$2个', reader.number(least), reader.number(most)), several };
}

const asPlayers = (choice: Choice): Phrase | null => {
  if (choice.players === undefined) return null;
  return choice.players === 'opponent' ? phrase('opponent', '对手') : phrase('player', '牌手');
};

/** Returns the words for the first mention of what a choice picks: `target creature`, `a card from your hand`. */
export function introduction(reader: Reader, choice: Choice): Phrase {
  const { number, oneOf, word, name, divide, from } = choice;
  if (number !== undefined && number.max === undefined) return template('any number', '任意数字');
  if (number?.max !== undefined)
    return template('a number from $1 to $2', '$1至$2中的一个数字', reader.measure(number.min), reader.measure(number.max));
  if (oneOf !== undefined) return template('your choice of $1', '由你选择的$1', or(oneOf.map((word) => phrase(word, word))));
  if (word !== undefined) return listWord(word);
  if (name !== undefined)
    return phrase(
      `a ${name === 'any' ? '' : `${name} `}card name of your choice`,
      `由你选择的一个牌名${name === 'any' ? '' : `（${name}）`}`,
    );
  if (divide !== undefined) return phrase('as you choose', '由你分配');
  const { words, several } = howMany(reader, choice);
  const players = asPlayers(choice);
  const isAny = players !== null && from !== undefined;
  if (isAny && choice.target === true && choice.players === true && from.of === undefined) {
    const any = choice.notChosenFor === undefined ? phrase('any target', '任意一个目标') : phrase('any other target', '任意另一个目标');
    return targets(
      words,
      from.where?.types === 'planeswalker' ? phrase('target player or planeswalker', '目标牌手或鹏洛客') : any,
      several,
    );
  }
  if (isAny && choice.target === true)
    return template('$1target $2 or $3', '$1目标$2或$3', spaced(words), players, counted(reader, from, phrase('', ''), several));
  if (players !== null)
    return choice.target === true
      ? template('$2target $1', '$2目标$1', players, spaced(words))
      : template('$2$1', '$2$1', several ? many(players) : template('a $1', '一位$1', players), spaced(words));
  if (from === undefined) return phrase('something', '某物');
  if (choice.also === 'damageSources') return phrase('a source of your choice', '由你选择的一个来源');
  const byOther =
    choice.by === undefined || choice.by === 'you'
      ? phrase('', '')
      : template(' of $1 choice', '（由$1选择）', reader.possessive(choice.by));
  const atRandom = choice.random === true ? phrase(' at random', '（随机）') : phrase('', '');
  if (choice.all === true) return reader.all(from);
  const determiner =
    choice.target === true
      ? template('$1target', '$1目标', spaced(words))
      : (words ?? phrase(startsWithOther(reader, choice) ? 'an' : 'a', '一个'));
  const said = counted(reader, from, determiner, several);
  const fresh = choice.notChosenFor === undefined ? phrase('', '') : phrase(' that wasn’t chosen before', '（先前未被选择者）');
  return { ...template('$1$2$3$4', '$1$2$3$4', withGoodArticle(said), byOther, atRandom, fresh), ...(several ? { many: true } : {}) };
}

const listWords: { readonly [list: string]: Phrase } = {
  colour: phrase('a color of your choice', '由你选择的一种颜色'),
  cardType: phrase('a card type of your choice', '由你选择的一种牌类别'),
  creatureType: phrase('a creature type of your choice', '由你选择的一种生物类别'),
  landType: phrase('a land type of your choice', '由你选择的一种地类别'),
  basicLandType: phrase('a basic land type of your choice', '由你选择的一种基本地类别'),
};

function listWord(list: string): Phrase {
  const found = listWords[list];
  if (found === undefined) throw new UnknownWord('list', list);
  return found;
}

function startsWithOther(reader: Reader, { from }: Choice): boolean {
  return from !== undefined && reader.kind(from).en.startsWith('other ');
}

/** Corrects the article of phrases such as `a artifact`. */
function withGoodArticle(words: Phrase): Phrase {
  return { ...words, en: words.en.replace(/^a (?=[aeiou])/i, 'an ').replace(/^an other /, 'another ') };
}

function spaced(words: Phrase | null): Phrase {
  return words === null ? phrase('', '') : template('$1 ', '$1', words);
}

function targets(words: Phrase | null, any: Phrase, several: boolean): Phrase {
  return several
    ? many(template('$1 targets', '$1目标', words ?? numberWord(2)))
    : words === null
      ? any
      : template('$1 target', '$1目标', words);
}

/** Returns the words for later mentions of what a choice picks: `that creature`, `those cards`. */
function laterMention(reader: Reader, choice: Choice): Phrase {
  if (choice.number !== undefined) return phrase('that number', '该数字');
  if (choice.oneOf !== undefined || choice.word !== undefined) return phrase('the chosen one', '所选项');
  if (choice.name !== undefined) return phrase('the chosen name', '所选名称');
  if (choice.also === 'damageSources') return phrase('that source', '该来源');
  const { several } = howMany(reader, choice);
  const noun =
    choice.from === undefined
      ? (asPlayers(choice) ?? phrase('thing', '物件'))
      : choice.players !== undefined
        ? phrase('permanent or player', '永久物或牌手')
        : shortNoun(choice.from);
  return several || choice.all === true ? many(template(`those $1s`, '这些$1', noun)) : template('that $1', '该$1', noun);
}

/** Returns the words for what a verb binds to a name. */
function whatCame({ what }: Verb): Phrase {
  if (typeof what !== 'object' || what === null || !('all' in what)) return phrase('it', '它');
  return many(template('those $1s', '这些$1', shortNoun(what.all as Selector)));
}

/** Returns what the names of an ability stand for: choices, and results of verbs. */
export function bindingsOf(reader: Reader, ability: Ability): Map<string, Mention> {
  const found = new Map<string, Mention>();
  const choices = (list: readonly Choice[] | undefined): void => {
    for (const choice of list ?? []) {
      // First mentions are put into words only when they are needed, since the words depend on what has been mentioned by then.
      const binding: Mention = {
        get first() {
          return introduction(reader, choice);
        },
        get again() {
          return laterMention(reader, choice);
        },
      };
      found.set(choice.as, binding);
    }
  };
  const verbs = (list: readonly Verb[] | undefined): void => {
    for (const verb of list ?? []) {
      for (const name of [verb.as, verb.total])
        if (typeof name === 'string' && !found.has(name)) found.set(name, { first: whatCame(verb), again: whatCame(verb) });
    }
  };
  const clauses = (list: readonly Clause[] | undefined): void => {
    for (const clause of list ?? []) {
      choices(clause.choose);
      verbs(clause.cost);
      verbs(clause.do);
      clauses(clause.then);
      clauses(clause.otherwise);
    }
  };
  choices(ability.targets);
  verbs(ability.cost);
  clauses(ability.clauses);
  clauses(ability.then);
  return found;
}

/** Returns the choices of an ability that divide a total, by their names. */
export function divisionsOf({ targets = [], clauses = [] }: Ability): ReadonlyMap<string, NonNullable<Choice['divide']>> {
  const choices = [...targets, ...clauses.flatMap(({ choose = [] }) => choose)];
  return new Map(choices.flatMap(({ as, divide }) => (divide === undefined ? [] : [[as, divide] as const])));
}

/**
 * Returns sentences for choices that nothing has mentioned, as orders: `choose a colour`. A division is put into words together with what
 * is divided.
 */
export function unsaidChoices(reader: Reader, choices: readonly Choice[]): readonly Phrase[] {
  return choices
    .filter(({ as, divide }) => divide === undefined && !reader.said(as))
    .map(({ as }) => sentence(template('choose $1', '选择$1', reader.mention(as))));
}
