import { hasTree, hasValue } from '../programs/looking-through.js';
import type { Clause, PlayerRef, Verb } from '../programs/programs.js';
import { and, capital, join, nothing, onlyFields, type Phrase, phrase, sentence, template } from './phrases.js';
import type { SentenceReader } from './sentences.js';

const fields = ['if', 'may', 'choose', 'cost', 'do', 'together', 'then', 'otherwise', 'forEach', 'forEachPlayer', 'repeat', 'unless'];

/** Renders what is paid: `2 and banish an object you control`. */
export function costWords(reader: SentenceReader, verbs: readonly Verb[]): Phrase {
  return and(verbs.map((verb) => reader.verb(verb)));
}

/** Renders as orders those choices that no verb mentions, or that verbs mention only as exceptions. */
function unmentioned(reader: SentenceReader, { choose = [], cost, do: verbs, then, otherwise }: Clause): readonly Phrase[] {
  const deeds = [cost, verbs, then, otherwise];
  return choose
    .filter(
      ({ as }) => !hasValue(deeds, as) || hasTree(deeds, ({ except }) => (except as { readonly var?: string } | undefined)?.var === as),
    )
    .map(({ as }) => template('choose $1', '选择$1', reader.mention(as)));
}

/** Renders what stands before the deeds of a clause: its set, condition, repetition and `you may`. */
function headOf(reader: SentenceReader, clause: Clause): Phrase {
  const parts = [
    clause.forEach === undefined ? nothing : forEachWords(reader, clause.forEach, clause.do ?? []),
    clause.if === undefined ? nothing : (reader.terms.given(clause.if) ?? template('if $1, ', '若$1，', reader.condition(clause.if))),
    clause.repeat === undefined ? nothing : template('$1 times: ', '重复$1次：', reader.measure(clause.repeat)),
    clause.may === true ? phrase('you may ', '你可以') : nothing,
  ];
  return join(parts, '', '');
}

/** Renders the set of a `forEach`; nothing where the clause's only verb refers to each object itself. */
const forEachWords = (reader: SentenceReader, selector: NonNullable<Clause['forEach']>, verbs: readonly Verb[]): Phrase =>
  saysEach(verbs) ? nothing : template('for each of $1: ', '对于每个$1：', reader.kind(selector));
const saysEach = (verbs: readonly Verb[]): boolean => verbs.length === 1 && [verbs[0]?.to, verbs[0]?.what].includes('each');

/** Renders everything that a clause does, as one piece of a sentence or as several sentences. */
function core(reader: SentenceReader, clause: Clause, inOne: boolean): readonly Phrase[] {
  for (const choice of clause.choose ?? []) reader.choice(choice);
  const chosen = unmentioned(reader, clause);
  const cost = clause.cost === undefined || clause.cost.length === 0 ? null : costWords(reader, clause.cost);
  const does = (clause.do ?? []).map((verb) => reader.verb(verb)).filter(({ en }) => en !== '');
  const done = [...chosen, ...(cost === null ? [] : [cost])];
  if (clause.together === true && does.length > 1) return [...done, join(does, ' and at the same time ', '，同时')];
  if (cost !== null && does.length > 0)
    return [join(done, ' and ', '并'), template('if you do, $1', '若如此做，$1', join(does, ' and ', '，并'))];
  return inOne ? [join([...done, ...does], ' and ', '，并')] : [...done, ...does];
}

const unlessWords = (reader: SentenceReader, { player, cost }: NonNullable<Clause['unless']>): Phrase => {
  const who = reader.player(player as PlayerRef);
  const paid = costWords(reader, cost);
  return template(' unless $1 $2', '，除非$1$2', who, { ...paid, en: who.en === 'you' ? paid.en : paid.en.replace(/^pay /, 'pays ') });
};

/** Renders one clause as sentences. @throws {UnknownWord} */
function clauseWords(reader: SentenceReader, clause: Clause): readonly Phrase[] {
  onlyFields(clause, 'clause', fields);
  if (clause.forEachPlayer !== undefined)
    reader.name('each', { first: reader.player(clause.forEachPlayer), again: phrase('that player', '该玩家') });
  const restore = clause.forEach === undefined ? null : clause.forEach;
  if (restore !== null && saysEach(clause.do ?? [])) return eachWords(reader, clause);
  const head = headOf(reader, clause);
  const [first = nothing, ...more] = core(reader, clause, head.en !== '');
  const unless = clause.unless === undefined ? nothing : unlessWords(reader, clause.unless);
  const then = (clause.then ?? []).flatMap((one) => clauseWords(reader, one));
  const otherwise = (clause.otherwise ?? []).flatMap((one) => clauseWords(reader, one));
  // Where an optional clause has all its deeds in `then`, they are said directly after `you may`.
  const own =
    first.en === '' && clause.may === true
      ? [template('$1$2', '$1$2', head, then[0] ?? nothing), ...then.slice(1)]
      : [
          template('$1$2$3', '$1$2$3', head, first, unless),
          ...more,
          ...then.map((one, at) => (at === 0 ? template('if you do, $1', '若如此做，$1', one) : one)),
        ];
  return [...own.map(asOne), ...otherwise.map((one, at) => (at === 0 ? template('otherwise, $1', '否则，$1', one) : one))].filter(
    ({ en }) => en !== '',
  );
}

/** Removes a repeated subject: `you may you gain` becomes `you may gain`. */
const asOne = (words: Phrase): Phrase => phrase(words.en.replace(/you may you /, 'you may '), words.zh.replace('你可以你', '你可以'));

/** Renders a clause whose only verb refers to each object: `this card deals 800 damage to each other object`. */
function eachWords(reader: SentenceReader, clause: Clause): readonly Phrase[] {
  const condition = clause.if === undefined ? nothing : template('if $1, ', '若$1，', reader.condition(clause.if));
  const single = reader.single(clause.forEach as NonNullable<Clause['forEach']>);
  const does = (clause.do ?? []).map((verb) => reader.verb(verb));
  return does.map((one) =>
    template(
      '$1$2',
      '$1$2',
      condition,
      phrase(one.en.replace('each of them', `each ${single.en}`), one.zh.replace('其中每个', `每${single.zh.replace(/^1/, '')}`)),
    ),
  );
}

/** Renders clauses as sentences, one after the other. */
export function clauseList(reader: SentenceReader, clauses: readonly Clause[]): Phrase {
  const all = clauses.flatMap((clause) => clauseWords(reader, clause));
  return join(
    all.map((one) =>
      sentence({
        en: one.en.startsWith('[')
          ? one.en.replace(/^(\[[^\]]*\] )(.)/, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
          : capital(one.en),
        zh: one.zh,
      }),
    ),
    ' ',
    '',
  );
}
