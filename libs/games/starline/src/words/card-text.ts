import type { Language } from '@arbiter/kernel';
import type { Ability, CardProgram, Clause, Predicate, Trigger } from '@arbiter/kernel/authoring';
import type { CardLookup } from '@arbiter/kernel/words';
import { digits, explained, measure, quantity, type Unknowns } from './amounts.js';
import { bindingsOf } from './bindings.js';
import { beginsWithOrder, clauseList, costWords } from './clauses.js';
import { conditionWords } from './conditions.js';
import { modifierWords } from './modifiers.js';
import { keywordWord } from './nouns.js';
import { and, capital, fill, join, nothing, onlyFields, or, type Phrase, phrase, sentence, UnknownWord, unsaid, wordOf } from './phrase.js';
import { described } from './predicates.js';
import { printedLines } from './printed.js';
import type { Reader } from './reader.js';
import { playerWords, possessiveWords, refWords } from './refs.js';
import { allOf, counted, kindOf, noneOf, placeOf, someOf } from './selectors.js';
import { terms } from './terms.js';
import { nounOfEvent, triggerWords } from './triggers.js';

/**
 * Renders the rules text of a card from its program, one line for each ability, so that text and behaviour can't differ. Printed numbers,
 * race and subtypes are not part of the text (see `cardValues`).
 * @param cardOf looks up the cards that the text names
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(card: CardProgram, language: Language, cardOf: CardLookup): string {
  return [...printedLines(readerFor(null, [], cardOf), card), ...card.abilities.map((ability) => abilityWords(ability, cardOf))]
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

/** The functions that put the parts of one ability into words. */
function readerFor(ability: Ability | null, unknowns: Unknowns, cardOf: CardLookup): Reader {
  const eventNoun = nounOfEvent(ability?.on ?? []);
  const bindings = ability === null ? new Map() : bindingsOf(ability, eventNoun);
  const reader: Reader = {
    cardOf,
    quantity: (amount) => quantity(unknowns, amount),
    measure: (amount) => measure(reader, amount),
    ref: (ref) => refWords(reader, ref),
    player: (player) => playerWords(reader, player),
    possessive: (player) => possessiveWords(reader, player),
    all: (selector) => allOf(reader, selector),
    counted: (selector, count) => counted(reader, selector, count),
    kind: (selector) => kindOf(reader, selector),
    some: (selector, atLeast) => someOf(reader, selector, atLeast),
    none: (selector) => noneOf(reader, selector),
    place: (selector) => placeOf(reader, selector),
    condition: (condition) => conditionWords(reader, condition),
    modifiers: (modifiers, to) => modifierWords(reader, modifiers, to),
    ability: (lent) => abilityWords(lent, cardOf),
    described: (predicate: Predicate, noun) => described(reader, predicate, noun),
    binding: (name) => bindings.get(name),
    eventNoun,
  };
  return reader;
}

const zones: { readonly [zone: string]: Phrase } = {
  slots: phrase('on the board', '场上'),
  field: phrase('in the field zone', '场地区'),
  hand: phrase('in hand', '手牌'),
  deck: phrase('in the deck', '牌库'),
  graveyard: phrase('in the graveyard', '墓地'),
  exile: phrase('in exile', '除外区'),
  under: phrase('under a merged unit', '合体单位下方'),
  attached: phrase('bestowed on a unit', '被赋予于单位下方'),
};

const windows: { readonly [event: string]: Phrase } = {
  'window.main': fill('your $1 phase', '你的$1阶段', wordOf(terms, 'main', 'phase')),
  'window.summon': fill('your $1 phase', '你的$1阶段', wordOf(terms, 'summon', 'phase')),
  'window.tactic': fill('your $1 phase', '你的$1阶段', wordOf(terms, 'tactic', 'phase')),
  'window.defence': fill('the $1 phase', '$1阶段', wordOf(terms, 'defence', 'phase')),
};

const spans: { readonly [per: string]: Phrase } = { turn: phrase('each turn', '每回合'), game: phrase('each game', '每场游戏') };

/** Where the card must be for the ability, unless it is obvious. */
function zoneWords(ability: Ability): Phrase {
  const { from, kind } = ability;
  if (from === undefined || (kind === 'spell' && from.length === 1 && from[0] === 'hand')) return nothing;
  const where = or(from.map((zone) => wordOf(zones, zone, 'zone')));
  return phrase(`[${capital(where.en)}]`, `〔${where.zh}〕`);
}

function limitWords(ability: Ability): Phrase {
  const { limit } = ability;
  if (limit === undefined) return nothing;
  const per = wordOf(spans, limit.per, 'span');
  const uses = digits(limit.uses);
  const times = limit.uses === 1 ? phrase('once', '1') : fill('$1 times', '$1', uses);
  switch (limit.scope) {
    case 'object':
      return fill('$1 $2', '$2限$1次', times, per);
    case 'name':
      return fill('$1 $2 for all your cards of this name', '同名卡$2合计限$1次', times, per);
    case 'player':
      return fill('$1 $2 for all your cards', '你的卡$2合计限$1次', times, per);
    default:
      return unsaid('scope of a limit', limit.scope);
  }
}

function whens(reader: Reader, on: readonly Trigger[]): Phrase {
  const words = on.map((trigger) => (trigger.event.startsWith('window.') ? windowed(reader, trigger) : triggerWords(reader, trigger)));
  // A condition inside one moment must not seem to belong to the next one.
  return words.some((one) => one.en.includes(', ')) ? join(words, '; or ', '；或') : or(words);
}

function windowed(reader: Reader, trigger: Trigger): Phrase {
  if (trigger.mark !== 'at') throw new UnknownWord('mark of a window', trigger.mark);
  const window = wordOf(windows, trigger.event, 'window');
  const named = fill('in $1', '$1', window);
  return trigger.if === undefined ? named : fill('$1, if $2', '$1，若$2', named, reader.condition(trigger.if));
}

/** Whether the keyword 立即 alone states the moment. */
function isPlainImmediate(ability: Ability): boolean {
  const plain = [{ event: 'immediate', mark: 'at', if: { object: { event: 'object' }, is: { is: 'self' } } }];
  return ability.keyword === 'immediate' && JSON.stringify(ability.on) === JSON.stringify(plain);
}

function headWords(reader: Reader, ability: Ability): Phrase {
  const keyword =
    ability.keyword === undefined
      ? nothing
      : ability.keyword === 'immediate'
        ? wordOf(terms, 'immediate', 'keyword')
        : keywordWord(ability.keyword);
  const moment = isPlainImmediate(ability) || ability.on === undefined ? nothing : whens(reader, ability.on);
  const condition = ability.when === undefined ? nothing : fill('if $1', '若$1', reader.condition(ability.when));
  const use = ability.kind === 'spell' ? fill('use $1', '$1使用', moment) : moment;
  const said = join([use, limitWords(ability), condition], ', ', '，');
  return join([keyword, said], ' — ', '——');
}

function blueStarWords(ability: Ability): Phrase {
  return ability.marks?.blueStar === true ? fill('$1: ', '$1：', wordOf(terms, 'blueStar', 'mark')) : nothing;
}

function knownMarks(ability: Ability): void {
  for (const mark of Object.keys(ability.marks ?? {})) if (mark !== 'blueStar') throw new UnknownWord('mark', mark);
}

function standingWords(reader: Reader, ability: Ability): Phrase {
  const condition = ability.when === undefined ? null : reader.condition(ability.when);
  if (ability.marks?.blueStar === true) {
    const cost = ability.cost === undefined ? null : costWords(reader, ability.cost);
    const first =
      condition === null
        ? phrase('this card may be played', '此卡可被打出')
        : fill('this card may be played only if $1', '$1时，才能打出此卡', condition);
    const paid = cost === null ? first : fill('$1; before that, $2', '$1；打出前须$2', first, cost);
    if (ability.modifiers !== undefined) throw new UnknownWord('blue star', ability.modifiers);
    return paid;
  }
  const changes = reader.modifiers(ability.modifiers ?? [], null);
  return condition === null ? changes : fill('while $1, $2', '$1期间，$2', condition, changes);
}

function actingWords(reader: Reader, ability: Ability): Phrase {
  const head = headWords(reader, ability);
  const clauses = ability.clauses ?? [];
  const [first] = clauses;
  const single = ability.cost === undefined && clauses.length === 1 && first !== undefined && isPlain(first);
  const lead = ability.may !== true ? nothing : single ? phrase('you may ', '你可') : phrase('you may do this: ', '你可执行：');
  const cost = ability.cost === undefined ? nothing : fill('pay this cost: $1. ', '支付代价：$1。', costWords(reader, ability.cost));
  if (cost.en === '') return join([head, clauseList(reader, clauses, 0, lead)], ': ', '：');
  return join([head, fill('$1$2$3', '$1$2$3', lead, cost, clauseList(reader, clauses))], ': ', '：');
}

/** Whether `you may` of the ability can be placed before the clause's own order. */
function isPlain(clause: Clause): boolean {
  return clause.if === undefined && clause.forEach === undefined && clause.may !== true && beginsWithOrder(clause);
}

function bodyWords(reader: Reader, ability: Ability): Phrase {
  switch (ability.kind) {
    case 'static':
      return standingWords(reader, ability);
    case 'triggered':
    case 'activated':
    case 'spell':
      return actingWords(reader, ability);
    case 'replacement':
      throw new UnknownWord('kind of ability', ability.kind);
    default:
      return unsaid('kind of ability', ability.kind);
  }
}

const abilityFields = ['kind', 'keyword', 'from', 'on', 'when', 'x', 'may', 'limit', 'cost', 'clauses', 'modifiers', 'marks'];

/**
 * One ability as a line of text.
 * @throws {UnknownWord}
 */
export function abilityWords(ability: Ability, cardOf: CardLookup): Phrase {
  onlyFields(ability, 'ability', abilityFields);
  if (ability.limit !== undefined) onlyFields(ability.limit, 'limit', ['uses', 'per', 'scope']);
  knownMarks(ability);
  const unknowns: Unknowns = ability.x === undefined ? [] : [ability.x];
  const reader = readerFor(ability, unknowns, cardOf);
  const body = bodyWords(reader, ability);
  const notes = explained(reader, unknowns);
  const line = join([zoneWords(ability), sentence(fill('$1$2', '$1$2', blueStarWords(ability), body))], ' ', '');
  const least = ability.x === undefined ? nothing : phrase('Nothing happens if X is less than 1.', 'X小于1时不执行。');
  return notes.length === 0 ? line : join([line, sentence(and(notes)), least], ' ', '');
}
