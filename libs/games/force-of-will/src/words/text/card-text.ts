import { type Ability, type Amount, type CardProgram, type Choice, type Clause, type Json, join, type Language, Mentions, type Phrase, phrase, template, type Verb } from '@arbiter/kernel';
import type { Attribute } from '../../cards/printed.js';
import { prepare } from '../../prepare.js';
import { willLetters } from '../../cards/printed.js';
import { abilityWords } from './abilities.js';
import { measureWords } from './amounts.js';
import { mentionOf } from './choices.js';
import { clauseList } from './clauses.js';
import { conditionWords } from './conditions.js';
import { keywordLabel, label } from './keywords.js';
import { modifierWords } from './modifiers.js';
import type { Reader } from './reader.js';
import { isYours, playerWords, possessiveWords, refWords } from './references.js';
import { allOf, described, kindOf, oneOf, singleOf } from './selectors.js';
import { eventThing } from './triggers.js';

/**
 * Text of a card, one line an ability, rendered from its program, so that text and behaviour can’t differ; what else is printed stands
 * beside it (`cardValues`). The sentences are our own; the words are the official terms.
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(given: CardProgram, language: Language): string {
  const card = prepare(given);
  return [keywordLine(card), ...factLines(card), ...inOrder(card.abilities).map((ability) => abilityWords(readerFor(ability), ability))]
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

/** What a card does as it resolves, or is added to, comes first, and a Judgment before what else a ruler does. */
const inOrder = (abilities: readonly Ability[]): readonly Ability[] => [...abilities.filter(comesFirst), ...abilities.filter((one) => !comesFirst(one))];
const comesFirst = ({ kind, keyword }: Ability): boolean => kind === 'spell' || keyword === 'judgment';

/** Keywords that stand on the card without text. */
function keywordLine({ printed }: CardProgram): Phrase {
  return join(((printed.keywords as readonly Json[] | undefined) ?? []).map(keywordLabel), ' ', '');
}

const letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));

/** What a card says of itself that is a fact, and no ability of its program. */
function factLines({ printed }: CardProgram): readonly Phrase[] {
  const { energize, copies } = printed as { readonly energize?: readonly Attribute[]; readonly copies?: number };
  const will = (energize ?? []).map((one) => `{${letterOf[one] ?? ''}}`).join('/');
  return [
    ...(energize === undefined ? [] : [template('$1 $2', '$1$2', label('energize'), phrase(will, will))]),
    ...(copies === undefined ? [] : [template('A deck may hold up to $1 copies of this card.', '1副套牌中可以放入至多$1张此牌。', phrase(String(copies), String(copies)))]),
  ];
}

const self = phrase('this card', '此牌');

/** Everything that can be said inside one ability. @param outer the ability that this one begins to wait in, whose names it knows */
function readerFor(ability: Ability, outer?: { readonly mentions: Mentions; readonly choices: Map<string, Choice>; readonly fixed: Map<string, Amount> }): Reader {
  const mentions = outer?.mentions ?? new Mentions();
  const choices = outer?.choices ?? new Map<string, Choice>();
  const fixed = outer?.fixed ?? new Map<string, Amount>();
  const reader: Reader = {
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
    modifiers: (modifiers, to) => modifierWords(reader, modifiers, to),
    ability: (lent) => abilityWords(readerFor(lent), lent),
    waiting: (inner) => abilityWords(readerFor(inner, { mentions, choices, fixed }), inner),
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
    eventObject: eventThing(ability, 'about', self),
    eventSource: eventThing(ability, 'from', self),
  };
  for (const target of ability.targets ?? []) reader.choice(target);
  nameOutcomes(reader, ability);
  return reader;
}

/** What verbs leave behind under a name. */
function nameOutcomes(reader: Reader, { cost, clauses = [], then = [] }: Ability): void {
  for (const verb of [...(cost ?? []), ...[...clauses, ...then].flatMap(verbsOf)]) {
    if (typeof verb.total === 'string') reader.name(verb.total, both(phrase('the result', '其结果')));
    if (typeof verb.as === 'string') reader.name(verb.as, both(outcomeOf(verb)));
  }
}

/** Cards of your own that a verb revealed. */
const isRevealed = ({ clauses = [] }: Ability, name: string): boolean => clauses.flatMap(verbsOf).some(({ verb, as, what }) => verb === 'reveal' && as === name && (what as { readonly all?: { readonly of?: unknown } } | undefined)?.all?.of === 'you');

const both = (words: Phrase) => ({ first: words, again: words });

const verbsOf = (clause: Clause): readonly Verb[] => [...(clause.cost ?? []), ...(clause.do ?? []), ...(clause.then ?? []).flatMap(verbsOf), ...(clause.otherwise ?? []).flatMap(verbsOf)];

function outcomeOf(verb: Verb): Phrase {
  if (verb.verb === 'createCopy' || verb.verb === 'create') return phrase('that token', '该衍生物');
  if (verb.verb === 'discard') return { ...phrase('the discarded cards', '所弃的牌'), many: true };
  if (verb.verb !== 'reveal') return phrase('that card', '该牌');
  const several = (verb.what as { readonly all?: { readonly first?: unknown } } | undefined)?.all?.first !== 1;
  return several ? { ...phrase('the revealed cards', '所展示的牌'), many: true } : phrase('the revealed card', '所展示的牌');
}
