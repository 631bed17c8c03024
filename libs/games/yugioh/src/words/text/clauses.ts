import { type Amount, type Clause, hasValue, type Verb } from '@arbiter/kernel/authoring';
import { join, onlyFields, type Phrase, phrase, phrasesAnd, sentence, template } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';
import { verbWords } from './verbs/index.js';

/** Verbs in the order in which they are carried out. */
export function verbList(reader: Reader, verbs: readonly Verb[], at: 'once' | 'inTurn' = 'inTurn'): Phrase {
  const said = verbs.map((verb) => verbWords(reader, verb)).filter(({ en }) => en !== '');
  if (at === 'once') return join(said, ' and at the same time ', '，同时');
  return said.length < 3
    ? join(said, ' and ', '，')
    : {
        en: `${said
          .slice(0, -1)
          .map(({ en }) => en)
          .join(', ')}, and ${(said.at(-1) as Phrase).en}`,
        zh: said.map(({ zh }) => zh).join('，'),
      };
}

/** The verbs of a cost: `discard 1 card and pay 800 LP`. */
export function costWords(reader: Reader, verbs: readonly Verb[]): Phrase {
  return phrasesAnd(verbs.map((verb) => verbWords(reader, verb)).filter(({ en }) => en !== ''));
}

const fields = [
  'if',
  'may',
  'choose',
  'cost',
  'do',
  'together',
  'whole',
  'and',
  'also',
  'then',
  'otherwise',
  'forEach',
  'forEachPlayer',
  'repeat',
  'unless',
];

/** What precedes the action of a clause, each part with its comma or colon. */
function envelope(reader: Reader, clause: Clause): Phrase {
  const none = phrase('', '');
  const parts = [
    clause.if === undefined ? none : template('if $1, ', '$1的场合，', reader.condition(clause.if)),
    clause.forEachPlayer === undefined ? none : template('$1: ', '$1：', reader.player(clause.forEachPlayer)),
    clause.forEach === undefined ? none : template('for each of $1: ', '对于每个$1：', reader.kind(clause.forEach)),
    clause.repeat === undefined ? none : template('$1 times: ', '重复$1次：', reader.measure(clause.repeat as Amount)),
    clause.may === true ? phrase('you can ', '可以') : none,
  ];
  return join(parts, '', '');
}

/** Choices that no verb of the clause mentions are stated as instructions: `choose 1 card`. */
function unmentioned(reader: Reader, { choose = [], cost, do: verbs, then, otherwise }: Clause): readonly Phrase[] {
  const declared = choose.filter(({ name }) => name !== undefined).map(() => phrase('declare a card name', '宣言任意卡名'));
  return [
    ...declared,
    ...choose
      .filter(({ as, name }) => name === undefined && !hasValue([cost, verbs, then, otherwise], as))
      .map(({ as }) => template('choose $1', '选择$1', reader.mention(as))),
  ];
}

/** The action of a single clause, without those that depend on it. */
function core(reader: Reader, clause: Clause): Phrase {
  for (const choice of clause.choose ?? []) reader.choice(choice);
  const chosen = unmentioned(reader, clause);
  const cost = clause.cost === undefined || clause.cost.length === 0 ? null : costWords(reader, clause.cost);
  const does =
    clause.do === undefined || clause.do.length === 0 ? null : verbList(reader, clause.do, clause.together === true ? 'once' : 'inTurn');
  const done =
    cost === null ? (does ?? phrase('', '')) : does === null ? cost : template('$1, and if you do, $2', '$1，这样做的场合，$2', cost, does);
  const unless =
    clause.unless === undefined
      ? phrase('', '')
      : template(', unless $1: $2', '，除非$1：$2', reader.player(clause.unless.player), costWords(reader, clause.unless.cost));
  return template('$1$2', '$1$2', join([...chosen, done], ' and ', '，'), unless);
}

/** The words that connect a clause to the one before it in its list, or to the clause that has it as `then` (2.2-3). */
function joiner({ and, also }: Clause, hangs: boolean): Phrase {
  if (also === true) return and === true ? phrase(', also ', '，并') : phrase('. Also, after that, ', '。此外，那之后');
  if (!hangs) return phrase('. ', '。');
  return and === true ? phrase(', and if you do, ', '，这样做的场合，') : phrase(', then ', '，那之后，');
}

/**
 * A clause with all clauses that depend on it.
 * @throws {UnknownWord}
 */
function clauseWords(reader: Reader, clause: Clause): Phrase {
  onlyFields(clause, 'clause', fields);
  const head = envelope(reader, clause);
  const main = core(reader, clause);
  const whole = template('$1$2', '$1$2', head, main);
  const follow = (clause.then ?? []).reduce((before, one) => after(before, joiner(one, true), clauseWords(reader, one)), whole);
  return (clause.otherwise ?? []).reduce(
    (before, one, at) => after(before, at === 0 ? phrase('; otherwise, ', '；否则，') : joiner(one, true), clauseWords(reader, one)),
    follow,
  );
}

function after(before: Phrase, joining: Phrase, next: Phrase): Phrase {
  if (next.en === '') return before;
  const isHead = before.en === '' || /[:,] $/.test(before.en) || before.en.endsWith('you can ');
  return isHead ? template('$1$2', '$1$2', before, next) : template('$1$2$3', '$1$2$3', before, joining, next);
}

/** Clauses as sentences, one after the other. */
export function clauseList(reader: Reader, clauses: readonly Clause[]): Phrase {
  const all = clauses.reduce<Phrase>(
    (before, clause, at) => {
      const words = clauseWords(reader, clause);
      return at === 0 ? words : after(before, joiner(clause, false), words);
    },
    phrase('', ''),
  );
  if (all.en === '') return all;
  const said = sentence(all);
  return { en: said.en.replace(/\. ([a-z])/g, (_, letter: string) => `. ${letter.toUpperCase()}`), zh: said.zh };
}
