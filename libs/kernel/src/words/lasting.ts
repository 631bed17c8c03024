import { hasTree } from '../programs/looking-through.js';
import type { Ability, Amount, Clause, Modifier, PlayerRef, Ref, Verb } from '../programs/programs.js';
import type { Json } from '../contract.js';
import { join, nothing, type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';
import { type Said, says } from './saying.js';
import type { SentenceReader } from './sentences.js';

/** Renders how long something lasts. */
function until(reader: SentenceReader, verb: Verb): Phrase {
  if (verb.until === undefined) return wordOf(reader.terms.durations, 'game', 'duration');
  if (verb.until === 'while') return template('as long as $1', '只要$1', reader.condition(verb.while as never));
  return wordOf(reader.terms.durations, verb.until, 'duration');
}

const grant: Said = says(
  (reader, verb) => {
    reader.fix((verb.let as { readonly [name: string]: Amount } | undefined) ?? {});
    const to =
      verb.to === undefined ? (verb.players === undefined ? null : reader.player(verb.players as PlayerRef)) : reader.ref(verb.to as Ref);
    const changes = reader.modifiers(verb.modifiers as readonly Modifier[], to);
    const time = until(reader, verb);
    // The explanation of a number stands behind the time: `gains [+X/+0] until end of turn, where X is ...`.
    const [main = '', ...explained] = changes.en.split(/(?=, where )/);
    return { en: `${main} ${time.en}${explained.join('')}`, zh: `${changes.zh}，${time.zh}` };
  },
  'to',
  'players',
  'until',
  'while',
  'modifiers',
  'let',
);

/** Renders an ability that waits, without the end of its sentence. */
function waiting(reader: SentenceReader, ability: Ability): Phrase {
  const words = reader.waiting(ability);
  return phrase(
    words.en.replace(/\.$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    words.zh.replace(/。$/, ''),
  );
}

const later: Said = says(
  (reader, verb) => {
    reader.fix((verb.let as { readonly [name: string]: Amount } | undefined) ?? {});
    const words = waiting(reader, verb.ability as Ability);
    return template(
      '$1',
      '$1',
      phrase(
        words.en
          .replace(' ⇒ ', ', ')
          .replace(/^when the turn ends/, 'at end of turn')
          .replace(/, ([A-Z])/, (_, letter: string) => `, ${letter.toLowerCase()}`),
        words.zh.replace(' ⇒ ', '，'),
      ),
    );
  },
  'ability',
  'until',
  'let',
  'left',
  'while',
);

/** Whether a shield prevents a total amount of damage over any number of times (`left` is what it can still prevent). */
const absorbs = ({ left, ability }: Verb): boolean => left !== undefined && hasTree(ability, ({ by }) => by === 'left');

function absorbing(reader: SentenceReader, { en, zh }: Phrase, left: Amount): Phrase {
  const plain = typeof left === 'number' || 'var' in left;
  const [many, zhMany] = plain ? ['$1', '$1'] : ['X', 'X'];
  const where = plain ? nothing : template(', where X is $1', '（X为$1）', reader.measure(left));
  return template(
    `${en.replace('as much of that damage', `the next ${many} of that damage`)}$2`,
    `${zh.replace('防止同等数值的该伤害', `防止该伤害中接下来的${zhMany}点`)}$2`,
    reader.measure(left),
    where,
  );
}

const shield: Said = says(
  (reader, verb) => {
    reader.fix((verb.let as { readonly [name: string]: Amount } | undefined) ?? {});
    const words = waiting(reader, verb.ability as Ability);
    if (absorbs(verb)) return template('$2, $1', '$2，$1', absorbing(reader, words, verb.left as Amount), until(reader, verb));
    const once = verb.left === 1 ? phrase(words.en.replace(/^if /, 'the next time '), words.zh.replace(/^若/, '下一次')) : words;
    if (verb.left !== undefined && verb.left !== 1) throw new UnknownWord('uses of a shield', verb.left as Json);
    const time = until(reader, verb);
    return template('$2, $1', '$2，$1', once, time);
  },
  'ability',
  'until',
  'let',
  'left',
  'while',
);

/** Words for the kernel’s verbs: lasting effects, watches, and verbs of replacements. */
export const lastingWords: { readonly [verb: string]: Said } = {
  grant,
  later,
  shield,
  when: says((reader, verb) => waiting(reader, verb.ability as Ability), 'ability'),
  note: says(() => nothing, 'as'),
  becomes: says((reader, verb) => {
    const set = Object.entries(verb.set as { readonly [field: string]: Json });
    return join(
      set.map(([field, value]) => {
        const words = wordOf(reader.terms.changes, field, 'field of what happens');
        return template(
          words.en,
          words.zh,
          typeof value === 'string' ? wordOf(reader.terms.destinations, value, 'place') : reader.measure(value as never),
        );
      }),
      ' and ',
      '，并',
    );
  }, 'set'),
  reduceBy: says((reader, verb) => {
    if (verb.by === 'left') return phrase('prevent as much of that damage', '防止同等数值的该伤害');
    return JSON.stringify(verb.by) === JSON.stringify({ event: 'amount' })
      ? phrase('prevent that damage', '防止该伤害')
      : template('prevent $1 of that damage', '防止$1点该伤害', reader.measure(verb.by as Amount));
  }, 'by'),
  instead: says((reader, verb) => {
    const verbs = verb.do as readonly Verb[];
    if (verbs.length === 0) return phrase('it does not happen', '该事件不会发生');
    const words = reader.clauses([{ do: verbs, together: true } satisfies Clause]);
    return template(
      '$1 instead',
      '改为$1',
      phrase(
        words.en.replace(/\.$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
        words.zh.replace(/。$/, ''),
      ),
    );
  }, 'do'),
  entersWith: says(
    (reader, verb) => {
      const counters = Object.entries((verb.counters as { readonly [kind: string]: Amount } | undefined) ?? {}).map(([kind, amount]) =>
        template('with $1 $2 counters', '带有$1个$2指示物', reader.measure(amount), reader.terms.counter(kind)),
      );
      return template(
        'it enters $1',
        '其以$1的状态进入',
        join([...(verb.rested === true ? [phrase('rested', '横置')] : []), ...counters], ' and ', '、'),
      );
    },
    'counters',
    'rested',
  ),
};
