import type { Clause, PlayerRef, Verb } from '@arbiter/kernel/authoring';
import { capital, join, type Phrase, phrase, phrasesAnd, sentence, template } from '@arbiter/kernel/words';
import { unsaidChoices } from './choices.js';
import type { Reader } from './reader.js';
import { verbWords } from './verbs/index.js';

const nothing = phrase('', '');

function ordered(words: readonly Phrase[]): Phrase {
  if (words.length < 3) return join(words, ' and ', '并');
  return join([join(words.slice(0, -1), ', ', '，'), words.at(-1) as Phrase], ', then ', '，然后');
}

/** ` unless you pay {2}`, ` unless that player discards a card`. */
function unlessWords(who: Phrase, cost: Phrase): Phrase {
  const paid: Phrase = { ...cost, en: who.en === 'you' ? cost.en : cost.en.replace(/^\w+/, '$&s') };
  return template(' unless $1 $2', '，除非$1$2', who, paid);
}

/** Returns the words for verbs, in the order in which they are carried out. */
export function verbList(reader: Reader, verbs: readonly Verb[]): Phrase {
  const rows = sentences(verbs)
    .map((row) => ordered(row.map((verb) => verbWords(reader, verb)).filter(({ en }) => en !== '')))
    .filter(({ en }) => en !== '');
  return join(
    rows.map((row, at) => (at === 0 ? row : { en: capital(row.en), zh: row.zh })),
    '. ',
    '。',
  );
}

/** Splits verbs into sentences; a verb that begins to wait for an event gets a sentence of its own. */
function sentences(verbs: readonly Verb[]): readonly (readonly Verb[])[] {
  const rows: Verb[][] = [];
  let waited = true;
  for (const verb of verbs) {
    const waits = verb.verb === 'later' || verb.verb === 'shield';
    if (waits || waited) rows.push([]);
    rows.at(-1)?.push(verb);
    waited = waits;
  }
  return rows;
}

/** Returns the words for a cost: `pay {2} and sacrifice a creature`. */
export function costWords(reader: Reader, verbs: readonly Verb[]): Phrase {
  return phrasesAnd(verbs.map((verb) => verbWords(reader, verb)));
}

function eachPlayer(reader: Reader, players: PlayerRef): Phrase {
  return template('for $1 in turn: ', '依次对$1：', reader.player(players));
}

/** Returns the sentences for one clause. */
function clauseWords(reader: Reader, clause: Clause): readonly Phrase[] {
  const players = clause.forEachPlayer === undefined ? nothing : eachPlayer(reader, clause.forEachPlayer);
  const each = clause.forEach === undefined ? nothing : template('for each of $1, ', '对于每个$1，', reader.kind(clause.forEach));
  const times = clause.repeat === undefined ? nothing : template('$1 times: ', '重复$1次：', reader.number(clause.repeat));
  const condition = clause.if === undefined ? nothing : template('if $1, ', '若$1，', reader.condition(clause.if));
  const deals = clause.may === true && clause.cost === undefined && clause.do?.[0]?.verb === 'dealDamage';
  const may = clause.may === true ? (deals ? phrase('you may have ', '你可以令') : phrase('you may ', '你可以')) : nothing;
  const cost = clause.cost === undefined || clause.cost.length === 0 ? null : costWords(reader, clause.cost);
  const said = clause.do === undefined || clause.do.length === 0 ? null : verbList(reader, clause.do);
  const done = said !== null && deals ? { en: said.en.replace(' deals ', ' deal '), zh: said.zh } : said;
  const main = cost === null ? (done ?? nothing) : done === null ? cost : template('$1. If you do, $2', '$1。若你如此作，则$2', cost, done);
  const unless =
    clause.unless === undefined ? nothing : unlessWords(reader.player(clause.unless.player), costWords(reader, clause.unless.cost));
  const whole = template('$1$2$3$4$5$6$7', '$1$2$3$4$5$6$7', players, each, times, condition, may, main, unless);
  const then = (clause.then ?? []).flatMap((one) => clauseWords(reader, one));
  const otherwise = (clause.otherwise ?? []).flatMap((one) => clauseWords(reader, one));
  const follow = then.map((one, at) =>
    at === 0 && whole.en !== '' && (clause.may === true || cost !== null || condition.en === '')
      ? template('if you do, $1', '若你如此作，则$1', one)
      : one,
  );
  const instead = otherwise.map((one, at) => (at === 0 ? template('otherwise, $1', '否则，$1', one) : one));
  return [whole, ...follow, ...instead].filter((one) => one.en !== '');
}

/** Returns clauses as sentences, one after the other; a choice that the clauses don't mention otherwise is put before them as an order. */
export function clauseList(reader: Reader, clauses: readonly Clause[]): Phrase {
  const sentences = clauses.flatMap((clause) => {
    const words = clauseWords(reader, clause);
    return [...unsaidChoices(reader, clause.choose ?? []), ...words];
  });
  return join(sentences.map(sentence), ' ', '');
}
