import type { Json } from '../contract.js';
import { wordOf } from '../programs/paths.js';
import {
  amount,
  amountVariants,
  boundName,
  choices,
  condition,
  isBound,
  player,
  ref,
  selector,
  valueOf,
  valueWord,
} from './asking-forms.js';
import {
  type AwaitedAt,
  type CardReader,
  type Fields,
  type Form,
  flag,
  isTree,
  listOf,
  mark,
  name,
  reads,
  readFields,
  readVariant,
  said,
  text,
  tree,
  whole,
  word,
  wordAmong,
} from './reader.js';
import { type ParameterReader, parameterReader } from './parameters.js';
import { everyVerb } from './verb-forms.js';
import type { EntryForm } from './vocabulary.js';

/**
 * Forms of what cards consist of: printed values, abilities, clauses, verbs, modifiers (`programs.ts`). Whatever is not a field, kind or
 * word that its place allows is reported to the reader.
 */

/** Reads what a characteristic is set to, gains or loses: words, entries, amounts, bound names. */
function written(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  if (Array.isArray(value))
    return value.forEach((one, at) =>
      (reader.entries(characteristic) === null ? written : entry)(reader, characteristic, one, `${place}[${at}]`),
    );
  if (!isTree(value)) return valueWord(reader, characteristic, value, place);
  if (isBound(value)) return boundName(reader, value, place);
  // The value of another object, a word or a number.
  if ('value' in value && !('player' in value)) return valueOf(reader, value, place);
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place, 'amount', amountVariants);
  reader.wrong(place, `expected a word, an amount or a bound name, found ${said(value)}`);
}

/** Reads an entry of a list whose entries the game declares. */
function entry(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  const entries = reader.entries(characteristic);
  if (isTree(value) && !('word' in value) && isBound(value)) return boundName(reader, value, place);
  if (entries === null) return;
  const called = characteristic === 'keywords' ? 'keyword' : `entry of ${characteristic}`;
  if ('fields' in entries)
    return isTree(value)
      ? parameters.all(reader, { called, binds: true }, entries.fields, value, place)
      : reader.wrong(place, `expected a tree, found ${said(value)}`);
  const name = wordOf(value as Json);
  if (name === '') return reader.wrong(place, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form = Object.hasOwn(entries.words, name) ? entries.words[name] : undefined;
  if (form === undefined) return reader.entry(characteristic, name, place);
  const { word: _word, ...given } = isTree(value) ? value : { word: name };
  parameters.all(reader, { called: `${called} "${name}"`, binds: true }, form, given, place);
}

const parameters: ParameterReader = parameterReader(() => ({
  modifiers,
  rewriting: tree('change', () => rewritingFields),
  verbs,
  clauses: listOf(clause),
  ability,
  keyword,
}));

const keyword: Form = (reader, node, place) => entry(reader, 'keywords', node, place);

const fieldsWith =
  (form: (reader: CardReader, characteristic: string, value: unknown, place: string) => void): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `expected characteristics with their values, found ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word('characteristic', key, `${place}.${key}`);
      form(reader, key, value, `${place}.${key}`);
    }
  };

const changed: Form = fieldsWith(written);
const counted: Form = fieldsWith((reader, key, value, place) => {
  const form = reader.holds(key);
  if (form !== null && form !== 'number') return reader.wrong(place, `${JSON.stringify(key)} holds no number`);
  amount(reader, value, place);
});
/** Entries to lose; they need no parameters, since the word identifies the entry. */
const lost: Form = fieldsWith((reader, key, value, place) => {
  if (value === 'all') return;
  const named: Form = (one, node, at) =>
    !isTree(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written : entry)(one, key, node, at);
  listOf(named)(reader, value, place);
});
const gained: Form = fieldsWith((reader, key, value, place) =>
  Array.isArray(value)
    ? written(reader, key, value, place)
    : isTree(value) && isBound(value)
      ? boundName(reader, value, place)
      : reader.wrong(place, `expected a list, found ${said(value)}`),
);

/** A verb with its arguments. */
const verb: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `expected a verb, found ${said(node)}`);
  word('verb')(reader, node.verb, `${place}.verb`);
  const form = reader.verb(String(node.verb));
  if (form === null) return;
  const { verb: name, ...given } = node;
  if ((given.until === 'while') !== 'while' in given)
    reader.wrong(
      place,
      given.until === 'while' ? 'what lasts "while" something holds needs "while"' : '"while" stands only beside the duration "while"',
    );
  parameters.all(reader, { called: `verb "${String(name)}"`, binds: false }, withEveryVerb(form), given, place);
};
const verbs: Form = listOf(verb);

/** Adds the arguments that every verb may have, as the last ones: their names are bound after everything else of the verb was read. */
const withEveryVerb = ({ needs, may, oneOf }: EntryForm): EntryForm => ({
  needs,
  may: { ...may, ...Object.fromEntries(Object.entries(everyVerb).filter(([name]) => !(name in { ...needs, ...may }))) },
  oneOf,
});

const clauseFields: Fields = {
  if: condition,
  forEachPlayer: player,
  forEach: selector,
  repeat: amount,
  may: flag,
  choose: choices,
  unless: tree('price', () => ({ player, cost: verbs }), ['player', 'cost']),
  cost: verbs,
  do: verbs,
  together: mark,
  whole: mark,
  and: mark,
  also: mark,
  then: listOf((reader, node, place) => clause(reader, node, place)),
  otherwise: listOf((reader, node, place) => clause(reader, node, place)),
};

/** Fields that say what a clause does; a clause has one of these. */
const deeds = ['do', 'choose', 'cost', 'then', 'otherwise'] as const;

/** Returns the only event for which a condition can hold, where the condition names it; null otherwise. */
function eventAsked(asked: unknown): string | null {
  if (!isTree(asked)) return null;
  if (asked.eventIs === 'key') return typeof asked.equal === 'string' ? asked.equal : null;
  return Array.isArray(asked.all) ? ((asked.all as readonly unknown[]).map(eventAsked).find((event) => event !== null) ?? null) : null;
}

const clause: Form = (reader, node, place) => {
  const event = isTree(node) ? eventAsked(node.if) : null;
  if (event !== null) reader.onlyFor({ place, event });
  tree('clause', () => clauseFields)(reader, node, place);
  if (!isTree(node)) return;
  const isRead = Object.keys(node).every((field) => Object.hasOwn(clauseFields, field));
  if (isRead && !deeds.some((field) => node[field] !== undefined)) reader.wrong(place, 'a clause does or chooses something');
  if (node.whole !== undefined && node.together === undefined) reader.wrong(place, '"whole" stands only beside "together"');
};

const rewritingFields: Fields = {
  add: counted,
  set: changed,
  times: counted,
  gain: gained,
  lose: lost,
  abilities: listOf((reader, node, place) => anAbility(reader, node, place, true)),
};
/** A word of a text, or a name that holds one. */
const wordOrName: Form = (reader, node, place) =>
  (isTree(node) ? tree('bound name', () => ({ var: reads }), ['var']) : text)(reader, node, place);

const changeFields: Fields = {
  ...rewritingFields,
  layer: word('layer'),
  become: tree('copy', () => ({ copyOf: ref, except: tree('exception', () => rewritingFields) }), ['copyOf']),
  words: tree('change of words', () => ({ from: wordOrName, to: wordOrName }), ['from', 'to']),
  controller: player,
  cantHave: changed,
  swap: listOf(word('characteristic'), 2),
};
const modifierFields: Fields = {
  ...changeFields,
  of: (reader, node, place) => (node === 'self' || node === 'host' ? undefined : selector(reader, node, place)),
  players: player,
  if: condition,
  defining: mark,
  also: listOf(tree('change', () => changeFields, ['layer'])),
};
const modifiers: Form = listOf(tree('modifier', () => modifierFields, ['layer']));

const abilityKinds = ['triggered', 'activated', 'static', 'spell', 'replacement'] as const;
type AbilityKind = (typeof abilityKinds)[number];

/** Fields that only some kinds of ability have. */
const onlyIn: { readonly [field: string]: readonly AbilityKind[] } = {
  modifiers: ['static'],
  tier: ['replacement'],
  again: ['replacement'],
  every: ['replacement'],
  then: ['replacement'],
  together: ['replacement'],
  modes: ['triggered', 'activated', 'spell'],
  // Targets of a static ability belong to a text that it adds to its spell.
  targets: ['triggered', 'activated', 'spell', 'static'],
  may: ['triggered'],
};

/** An ability that is printed, or that a keyword stands for. */
export const ability: Form = (reader, node, place) => anAbility(reader, node, place, false);

function anAbility(reader: CardReader, node: unknown, place: string, lent: boolean): void {
  if (!isTree(node)) return reader.wrong(place, `expected an ability, found ${said(node)}`);
  if (!abilityKinds.includes(node.kind as 'static')) return reader.part('kind of ability', String(node.kind), abilityKinds, place);
  const announced = node.kind === 'spell' || node.kind === 'static';
  reader.ability({ place, on: awaitedBy(node, place), replaces: node.kind === 'replacement', every: node.every === true, lent, announced });
  readFields(reader, node, place, 'ability', abilityFields);
  for (const [field, kinds] of Object.entries(onlyIn))
    if (node[field] !== undefined && !kinds.includes(node.kind as AbilityKind))
      reader.wrong(place, `${JSON.stringify(field)} belongs to no ability of the kind ${JSON.stringify(node.kind)}`);
  if (node.kind === 'replacement' && node.on === undefined) reader.wrong(place, 'a replacement needs "on"');
}

/** Returns the events that an ability waits for. Triggers that are not well formed are left out; they are reported where they are read. */
const awaitedBy = ({ on }: { readonly on?: unknown }, place: string): readonly AwaitedAt[] =>
  (Array.isArray(on) ? (on as readonly unknown[]) : []).flatMap((trigger, at) =>
    isTree(trigger) && typeof trigger.event === 'string'
      ? [{ place: `${place}.on[${at}]`, event: trigger.event, batch: trigger.batch !== undefined, marked: trigger.mark !== undefined }]
      : [],
  );

const abilityFields: Fields = {
  kind: text,
  keyword: word('keyword of an ability'),
  from: listOf(word('place')),
  by: (reader, node, place) =>
    node === 'any' || node === 'opponents' ? undefined : reader.part('user', String(node), ['any', 'opponents'], place),
  on: listOf(tree('trigger', () => ({ event: word('event'), mark: markOf, batch: batchOf, if: condition, last: mark }), ['event'])),
  when: condition,
  marks: (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `expected marks, found ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word('mark', key, `${place}.${key}`);
      const form = reader.form('mark', key);
      if (form !== null)
        parameters.one(reader, { called: `the mark ${JSON.stringify(key)}`, binds: false }, form, value, `${place}.${key}`);
    }
  },
  x: amount,
  may: flag,
  limit: tree('limit', () => ({ uses: whole, per: word('span'), scope: scopeOf, as: name, refund: word('refund') }), [
    'uses',
    'per',
    'scope',
  ]),
  modes: tree(
    'modes',
    () => ({
      min: amount,
      max: amount,
      repeat: mark,
      by: player,
      of: listOf(tree('mode', () => ({ if: condition, targets: choices, clauses: listOf(clause) }))),
    }),
    ['min', 'max', 'of'],
  ),
  cost: verbs,
  targets: choices,
  clauses: listOf(clause),
  tier: word('tier'),
  again: mark,
  every: mark,
  then: listOf(clause),
  together: mark,
  modifiers,
};

const markOf: Form = wordAmong('mark of a moment', ['before', 'at', 'after']);
/** `true` for once in all, or a field for once for each of its values. */
const batchOf: Form = (reader, node, place) => (node === true ? undefined : word('field of events')(reader, node, place));
const scopeOf: Form = wordAmong('scope', ['object', 'name', 'player']);

const namesForm: Form = tree('names', () => ({ en: text, zh: text }), ['en', 'zh']);

const printed: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `expected printed values, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word('printed value', key, `${place}.${key}`);
    const form = reader.form('printed value', key);
    if (value === undefined || form === null) continue;
    parameters.one(reader, { called: `the printed value ${JSON.stringify(key)}`, binds: false }, form, value, `${place}.${key}`);
  }
};

const faceFields: Fields = { kind: word('kind of face'), names: namesForm, printed, abilities: listOf(ability) };

/** A whole card, as its writer wrote it. */
export const cardForm: Form = tree(
  'card',
  () => ({
    id: name,
    names: namesForm,
    printed,
    abilities: listOf(ability),
    faces: listOf(tree('face', () => faceFields, ['kind', 'names', 'printed', 'abilities'])),
  }),
  ['id', 'names', 'printed', 'abilities'],
);
