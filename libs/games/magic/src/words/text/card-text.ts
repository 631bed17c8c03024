import type { Json, Language } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { capital, type CardLookup, join, Mentions, ofKind, type Phrase, phrase, sentence, template } from '@arbiter/kernel/words';
import { measureWords, numberWords } from './amounts.js';
import { bindingsOf, divisionsOf, unsaidChoices } from './choices.js';
import { clauseList, costWords, verbList } from './clauses.js';
import { conditionWords } from './conditions.js';
import { keywordWithParameters } from './keywords.js';
import { modesWords } from './modes.js';
import { markWords } from './marks.js';
import { modifierWords } from './modifiers.js';
import { together } from './nouns.js';
import { playerWords, possessiveWords, refWords } from './players-and-references.js';
import type { Reader, Waiting } from './reader.js';
import { allOf, described, kindOf, oneOfKind } from './selectors.js';
import { eventObjectOf, occasions } from './triggers.js';

/**
 * Renders the rules text of a card from its program, one line for each ability, so that text and behaviour can't differ. Name, cost, types
 * and size are not part of the text (see `cardValues`). The words are our own; they follow the templates of the official texts.
 * @param cardOf looks up the cards and tokens that the text names
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(card: CardProgram, language: Language, cardOf: CardLookup): string {
  const self = phrase(card.names.en, card.names.zh);
  return [keywordLine(card, cardOf), ...card.abilities.map((ability) => abilityWords(ability, self, cardOf))]
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the keywords in the order in which they are printed, with their parameters. */
function keywordLine({ printed }: CardProgram, cardOf: CardLookup): Phrase {
  const keywords = (printed.keywords ?? []) as readonly Json[];
  if (keywords.length === 0) return phrase('', '');
  const reader = readerFor({ kind: 'static' }, phrase('', ''), cardOf);
  const words = join(
    keywords.map((keyword) => keywordWithParameters(reader, keyword)),
    ', ',
    '，',
  );
  return { en: capital(words.en), zh: words.zh };
}

/**
 * Returns a reader for one ability, with everything needed to put its parts into words.
 * @param outer what the surrounding ability has mentioned
 */
function readerFor(ability: Ability, self: Phrase, cardOf: CardLookup, outer?: Mentions, waits: Waiting = {}): Reader {
  const mentions = outer ?? new Mentions();
  const divisions = divisionsOf(ability);
  const said = new Set<string>();
  const bound: string[] = [];
  const reader: Reader = {
    cardOf,
    self,
    number: (amount) => numberWords(reader, amount),
    measure: (amount) => measureWords(reader, amount),
    ref: (ref) => refWords(reader, ref),
    player: (player) => playerWords(reader, player),
    possessive: (player) => possessiveWords(reader, player),
    all: (selector) => allOf(reader, selector),
    kind: (selector) => kindOf(reader, selector),
    one: (selector) => oneOfKind(reader, selector),
    described: (predicate, from) => described(reader, predicate, from),
    condition: (condition) => conditionWords(reader, condition),
    modifiers: (modifiers, to) => modifierWords(reader, modifiers, to),
    ability: (lent) => abilityWords(lent, phrase('this permanent', '此永久物'), cardOf),
    order: (verbs) => verbList(reader, verbs),
    division: (name) => divisions.get(name),
    mode: ({ targets, clauses }) => {
      const mode: Ability = { kind: 'spell', on: ability.on, targets, clauses };
      return body(readerFor(mode, self, cardOf), mode);
    },
    waiting: (lent, how) => {
      const waiting = readerFor(lent, self, cardOf, mentions, how);
      const words = unended(ofKind(kinds, lent)(waiting, lent));
      // Names that the inner ability mentioned count as mentioned.
      for (const name of bound) if (waiting.said(name)) said.add(name);
      return words;
    },
    waits,
    said: (name) => said.has(name),
    keyword: (keyword) => keywordWithParameters(reader, keyword),
    mention: (name) => {
      said.add(name);
      return mentions.of(name) ?? (name === 'each' ? phrase('that player', '该牌手') : phrase('it', '它'));
    },
    eventObject: eventObjectOf(ability.on ?? [], self),
  };
  const bindings = bindingsOf(reader, ability);
  for (const [name, mention] of bindings) if (outer?.has(name) !== true) mentions.name(name, mention);
  bound.push(...bindings.keys());
  return reader;
}

/** Returns a sentence in the form for the middle of another: without a capital letter and full stop. */
function unended({ en, zh }: Phrase): Phrase {
  return { en: en.replace(/^(?:At|When|Whenever|If|As) /, (word) => word.toLowerCase()).replace(/\.$/, ''), zh: zh.replace(/。$/, '') };
}

/** Returns the words for what an ability does: its modes if it has some, then the rest. */
function body(reader: Reader, ability: Ability): Phrase {
  const may = ability.may === true ? phrase('you may ', '你可以') : phrase('', '');
  const modes = ability.modes === undefined ? [] : [modesWords(reader, ability.modes)];
  const does = clauseList(reader, ability.clauses ?? []);
  return template(
    '$1$2',
    '$1$2',
    may,
    join(
      [...unsaidChoices(reader, ability.targets ?? []), ...modes, does].filter(({ en }) => en !== ''),
      ' ',
      '',
    ),
  );
}

const places: { readonly [zone: string]: Phrase } = {
  graveyard: phrase('a graveyard', '坟墓场'),
  hand: phrase('a hand', '手牌'),
  library: phrase('a library', '牌库'),
  exile: phrase('exile', '放逐区'),
  command: phrase('the command zone', '统帅区'),
  stack: phrase('the stack', '堆叠'),
  battlefield: phrase('the battlefield', '战场'),
};

/** Returns the words for the zone in which an ability works, if that is not the usual one for its kind (113.6). */
function whereItWorks({ from }: Ability): Phrase {
  return from === undefined
    ? phrase('', '')
    : template(' (from $1)', '（于$1中）', together(from.map((zone) => places[zone] ?? phrase(zone, zone))));
}

function triggered(reader: Reader, ability: Ability): Phrase {
  const when = ability.on === undefined ? phrase('', '') : occasions(reader, ability.on);
  const condition = ability.when === undefined ? phrase('', '') : template(', if $1', '，若$1', reader.condition(ability.when));
  const does = lowered(body(reader, ability), reader.self);
  const chapter = ability.marks?.chapter;
  if (typeof chapter === 'number') return template('chapter $1: $2', '第$1章：$2', phrase(String(chapter), String(chapter)), does);
  // Not said for these events: a card that is cast is on the stack, and a card that moved is where it went.
  const where = ability.on?.every(({ event }) => event === 'cast' || event === 'moved') === true ? phrase('', '') : whereItWorks(ability);
  return template('$1$4$2, $3', '$1$4$2，$3', when, condition, does, where);
}

/** Returns a sentence in the form for after a comma; names keep their capitals. */
function lowered(words: Phrase, self: Phrase): Phrase {
  const stays = words.en.startsWith(self.en) || !/^[A-Z][a-z]* /.test(words.en);
  return { en: stays ? words.en : words.en.charAt(0).toLowerCase() + words.en.slice(1), zh: words.zh };
}

const zones: { readonly [zone: string]: Phrase } = {
  graveyard: phrase('your graveyard', '你的坟墓场'),
  hand: phrase('your hand', '你手上'),
  exile: phrase('exile', '放逐区'),
  command: phrase('the command zone', '统帅区'),
};

function activated(reader: Reader, ability: Ability): Phrase {
  const cost = { ...costWords(reader, ability.cost ?? []) };
  const loyalty = ability.marks?.loyalty;
  const head =
    typeof loyalty === 'number'
      ? phrase(
          `${loyalty > 0 ? '+' : loyalty < 0 ? '−' : ''}${Math.abs(loyalty)}`,
          `${loyalty > 0 ? '+' : loyalty < 0 ? '−' : ''}${Math.abs(loyalty)}`,
        )
      : phrase(
          capital(cost.en.replaceAll('pay {', '{').replaceAll(' and ', ', ')),
          cost.zh.replaceAll('支付{', '{').replaceAll('且', '，'),
        );
  const from =
    ability.from === undefined
      ? phrase('', '')
      : template(' Activate only from $1.', '只能于$1起动。', together(ability.from.map((zone) => zones[zone] ?? phrase(zone, zone))));
  return join([template('$1: $2$3', '$1：$2$3', head, body(reader, ability), from), ...restrictions(reader, ability)], ' ', '');
}

/** Returns sentences for who may activate the ability, when, and how often (602.5). */
function restrictions(reader: Reader, { by, marks, when, limit, keyword }: Ability): readonly Phrase[] {
  const said: Phrase[] = [];
  if (by === 'any') said.push(phrase('Any player may activate this ability.', '任一牌手均可起动此异能。'));
  if (by === 'opponents') said.push(phrase('Only your opponents may activate this ability.', '只有你的对手可以起动此异能。'));
  if (marks?.timing === 'sorcery' && keyword === undefined) said.push(phrase('Activate only as a sorcery.', '只能于法术时机起动。'));
  if (marks?.timing === 'instant') said.push(phrase('Activate only as an instant.', '只能于瞬间时机起动。'));
  if (when !== undefined) said.push(template('Activate only if $1.', '只能于$1时起动。', reader.condition(when)));
  if (limit !== undefined)
    said.push(
      template(
        'Activate no more than $1 each $2.',
        '每$2至多起动$1。',
        times(limit.uses),
        limit.per === 'turn' ? phrase('turn', '回合') : phrase(limit.per, limit.per),
      ),
    );
  return said;
}

const times = (uses: number): Phrase => (uses === 1 ? phrase('once', '一次') : phrase(`${uses} times`, `${uses}次`));

function standing(reader: Reader, ability: Ability): Phrase {
  const marked = markWords(reader, ability);
  if (marked !== null) return marked;
  const changes = template('$1$2', '$1$2', reader.modifiers(ability.modifiers ?? [], null), whereItWorks(ability));
  return sentence(
    ability.when === undefined ? changes : template('as long as $1, $2', '只要$1，$2', reader.condition(ability.when), changes),
  );
}

function replacing(reader: Reader, ability: Ability): Phrase {
  const when = occasions(reader, ability.on ?? []);
  const event = { en: when.en.replace(/^when(?:ever)? /, ''), zh: when.zh.replace(/^每?当/, '').replace(/时$/, '') };
  // An ability that alters nothing is carried out as the event happens (603.11).
  if (ability.clauses === undefined && ability.then !== undefined)
    return sentence(template('as $1: $2', '于$1时：$2', event, clauseList(reader, ability.then)));
  const condition = ability.when === undefined ? phrase('', '') : template(' and $1', '且$1', reader.condition(ability.when));
  const instead = sentence(
    template(
      'if $1$3$4: instead, $2',
      '若$4将会发生「$1」$3，则改为$2',
      event,
      lowered(clauseList(reader, ability.clauses ?? []), reader.self),
      condition,
      whereItWorks(ability),
    ),
  );
  const after = clauseList(reader, ability.then ?? []);
  return after.en === '' ? instead : join([instead, template('Then $1', '然后$1', lowered(after, reader.self))], ' ', '');
}

/**
 * Returns the line for one mode of an ability (700.2), by its place from 0.
 * @throws {UnknownWord}
 */
export function modeWords(ability: Ability, at: number, self: Phrase, cardOf: CardLookup): Phrase {
  const all = abilityWords(ability, self, cardOf);
  const line = (text: string): string => (text.split('\n').filter((one) => one.startsWith('•'))[at] ?? '').slice(1).trim();
  return phrase(line(all.en), line(all.zh));
}

const kinds = {
  spell: body,
  triggered: (reader: Reader, ability: Ability): Phrase => sentence(triggered(reader, ability)),
  activated,
  static: standing,
  replacement: replacing,
};

/**
 * Returns one ability as a line of text.
 * @throws {UnknownWord}
 */
export function abilityWords(ability: Ability, self: Phrase, cardOf: CardLookup): Phrase {
  const reader = readerFor(ability, self, cardOf);
  return ofKind(kinds, ability)(reader, ability);
}
