import type { Ability, Amount, Choice, Clause, Modifier, Verb } from '../programs/programs.js';
import { measureWords } from './amounts.js';
import type { CardLookup } from './card-lookup.js';
import { mentionOf } from './choices.js';
import { clauseList } from './clauses.js';
import { conditionWords } from './conditions.js';
import { allOf, described, kindOf, oneOf, singleOf } from './describing.js';
import { modifierWords } from './modifiers.js';
import { eventThing } from './occasions.js';
import { type Phrase, phrase } from './phrases.js';
import { Mentions } from './readers.js';
import { isYours, playerWords, possessiveWords, refWords } from './references.js';
import { type Said, verbWords } from './saying.js';
import type { SentenceReader, TextTerms } from './sentences.js';

/** What a game adds to the kernel's grammar: its terms, and the parts of its texts that it says itself. */
export interface Grammar {
  readonly terms: TextTerms;
  /** The words by which a text refers to its own card. */
  readonly self: Phrase;
  readonly verbs: { readonly [verb: string]: Said };
  /** Renders a whole ability as a line of text. @throws {UnknownWord} */
  readonly ability: (reader: SentenceReader, ability: Ability) => Phrase;
  /** Renders what a modifier does, to stand behind the words for what it changes. @throws {UnknownWord} */
  readonly changes: (reader: SentenceReader, modifier: Modifier) => readonly Phrase[];
}

/** The names known from the abilities around one. */
interface Memory {
  readonly mentions: Mentions;
  readonly choices: Map<string, Choice>;
  readonly fixed: Map<string, Amount>;
}

/**
 * Returns a reader for everything that can be said inside one ability.
 * @param cardOf looks up the cards and tokens that the ability names
 * @param outer the ability in which this one begins to wait; the names bound there are known here
 */
export function readerFor(grammar: Grammar, ability: Ability, cardOf: CardLookup, outer?: Memory): SentenceReader {
  const { self } = grammar;
  const mentions = outer?.mentions ?? new Mentions();
  const choices = outer?.choices ?? new Map<string, Choice>();
  const fixed = outer?.fixed ?? new Map<string, Amount>();
  const reader: SentenceReader = {
    terms: grammar.terms,
    cardOf,
    self,
    measure: (amount) => measureWords(reader, amount),
    ref: (ref) => refWords(reader, ref),
    player: (player) => playerWords(reader, player),
    possessive: (player) => possessiveWords(reader, player),
    all: (selector) => allOf(reader, selector),
    kind: (selector) => kindOf(reader, selector),
    one: (selector) => oneOf(reader, selector),
    single: (selector) => singleOf(reader, selector),
    described: (predicate, how, from) => described(reader, predicate, how, from),
    condition: (condition) => conditionWords(reader, condition),
    modifiers: (modifiers, to) => modifierWords(reader, modifiers, to, (modifier) => grammar.changes(reader, modifier)),
    ability: (lent) => grammar.ability(readerFor(grammar, lent, cardOf), lent),
    waiting: (inner) => grammar.ability(readerFor(grammar, inner, cardOf, { mentions, choices, fixed }), inner),
    verb: (verb) => verbWords(grammar.verbs, reader, verb),
    clauses: (clauses) => clauseList(reader, clauses),
    name: (name, mention) => mentions.name(name, mention),
    choice: (choice) => {
      choices.set(choice.as, choice);
      mentions.name(choice.as, mentionOf(reader, choice));
    },
    mention: (name) => mentions.of(name) ?? phrase('that card', '该牌'),
    chosenBy: (ref) => (typeof ref === 'object' && 'var' in ref ? choices.get(ref.var) : undefined),
    fix: (amounts) => {
      for (const [name, amount] of Object.entries(amounts)) fixed.set(name, amount);
    },
    fixed: (amount) => (typeof amount === 'object' && 'var' in amount ? (fixed.get(amount.var) ?? amount) : amount),
    isYours: (ref) => isYours(reader, ref) || (typeof ref === 'object' && 'var' in ref && isRevealed(ability, ref.var)),
    get eventObject() {
      return eventThing(reader, ability, 'about', self);
    },
    get eventSource() {
      return eventThing(reader, ability, 'from', self);
    },
  };
  for (const target of ability.targets ?? []) reader.choice(target);
  nameOutcomes(reader, ability);
  return reader;
}

/** Names the outcomes that verbs bind. */
function nameOutcomes(reader: SentenceReader, { cost, clauses = [], then = [] }: Ability): void {
  for (const verb of [...(cost ?? []), ...[...clauses, ...then].flatMap(verbsOf)]) {
    if (typeof verb.total === 'string') reader.name(verb.total, both(phrase('the result', '其结果')));
    if (typeof verb.as === 'string') reader.name(verb.as, both(outcomeOf(verb)));
  }
}

/** Whether a name stands for cards of your own that a verb revealed. */
const isRevealed = ({ clauses = [] }: Ability, name: string): boolean =>
  clauses
    .flatMap(verbsOf)
    .some(
      ({ verb, as, what }) =>
        verb === 'reveal' && as === name && (what as { readonly all?: { readonly of?: unknown } } | undefined)?.all?.of === 'you',
    );

const both = (words: Phrase) => ({ first: words, again: words });

const verbsOf = (clause: Clause): readonly Verb[] => [
  ...(clause.cost ?? []),
  ...(clause.do ?? []),
  ...(clause.then ?? []).flatMap(verbsOf),
  ...(clause.otherwise ?? []).flatMap(verbsOf),
];

function outcomeOf(verb: Verb): Phrase {
  if (verb.verb === 'createCopy' || verb.verb === 'create') return phrase('that token', '该衍生物');
  if (verb.verb === 'discard') return { ...phrase('the discarded cards', '所弃的牌'), many: true };
  if (verb.verb !== 'reveal') return phrase('that card', '该牌');
  const several = (verb.what as { readonly all?: { readonly first?: unknown } } | undefined)?.all?.first !== 1;
  return several ? { ...phrase('the revealed cards', '所展示的牌'), many: true } : phrase('the revealed card', '所展示的牌');
}
