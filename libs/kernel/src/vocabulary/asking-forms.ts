import {
  type CardReader,
  type Fields,
  type Form,
  flag,
  isParameter,
  isTree,
  listOf,
  mark,
  nameThat,
  reads,
  oneOrMore,
  plain,
  readFields,
  readVariant,
  said,
  text,
  tree,
  type Variants,
  variants,
  whole,
  word,
  wordAmong,
} from './reader.js';
import type { ValueForm } from './vocabulary.js';

/** Whether a value refers to a bound name or a note, and stands for what that holds. */
export function isBound(value: { readonly [key: string]: unknown }): boolean {
  const [key = '', more] = Object.keys(value);
  return more === undefined && ['var', 'noted', 'chosen', 'parameter'].includes(key) && typeof value[key] === 'string';
}

/** Reads a value for which `isBound` holds. */
export function boundName(reader: CardReader, value: { readonly [key: string]: unknown }, place: string): void {
  for (const key of ['var', 'chosen'] as const) if (value[key] !== undefined) reads(reader, value[key], `${place}.${key}`);
  if (value.noted !== undefined) readsNote(reader, value.noted, `${place}.noted`);
}

const readsNote: Form = nameThat('readsNote');

/** Forms of what programs ask with: players, references, amounts, conditions, predicates, selectors, choices (`programs.ts`). */

export const player: Form = variants('player', ['you', 'opponent', 'all', 'active', 'each'], () => playerVariants);
export const ref: Form = variants('reference', ['self', 'each', 'subject'], () => refVariants);
export const condition: Form = (reader, node, place) => {
  if (isTree(node) && 'eventIs' in node) return equalTo('eventIs', 'field of events')(reader, node, place);
  if (isTree(node) && 'game' in node) return equalTo('game', 'field of the game')(reader, node, place);
  variants('condition', [], () => conditionVariants)(reader, node, place);
};

export const amount: Form = (reader, node, place) => {
  if (typeof node === 'number')
    return Number.isInteger(node) ? undefined : reader.wrong(place, `an amount is a whole number, not ${said(node)}`);
  if (isTree(node)) return readVariant(reader, node, place, 'amount', amountVariants);
  reader.wrong(place, `expected an amount, found ${said(node)}`);
};

export const selector: Form = tree('selector', () => selectorFields, ['from']);

const setOrRef: Form = (reader, node, place) => (isTree(node) && 'from' in node ? selector : ref)(reader, node, place);

/** A predicate: every key that is none of the kernel's is a characteristic. */
export const predicate: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `expected a predicate, found ${said(node)}`);
  for (const [key, wanted] of Object.entries(node)) {
    if (wanted === undefined) continue;
    const own = Object.hasOwn(predicateFields, key) ? predicateFields[key] : undefined;
    if (own !== undefined) own(reader, wanted, `${place}.${key}`);
    else {
      reader.word('characteristic', key, `${place}.${key}`);
      matcher(reader, key, wanted, `${place}.${key}`);
    }
  }
};

const bounds: Fields = { atLeast: amount, atMost: amount, equal: amount };

function matcher(reader: CardReader, characteristic: string, wanted: unknown, place: string): void {
  if (Array.isArray(wanted)) return wanted.forEach((one, at) => matcher(reader, characteristic, one, `${place}[${at}]`));
  if (!isTree(wanted)) return valueWord(reader, characteristic, wanted, place);
  if (isParameter(wanted)) return;
  const [key = ''] = Object.keys(wanted);
  if (key === 'noted' || key === 'chosen')
    return readFields(reader, wanted, place, 'comparison', { [key]: key === 'noted' ? readsNote : reads });
  if (key === 'size') return readFields(reader, wanted, place, 'comparison', { size: sizeForm });
  const holds = reader.holds(characteristic);
  if (key === 'includes' && (holds === 'text' || holds === null))
    return readFields(reader, wanted, place, 'comparison', { includes: text });
  if (!(key in bounds)) return reader.part('comparison', key, ['noted', 'chosen', 'size', 'includes', ...Object.keys(bounds)], place);
  if (holds !== null && holds !== 'number')
    return reader.wrong(place, `${JSON.stringify(characteristic)} holds no numbers to compare with ${said(wanted)}`);
  readFields(reader, wanted, place, 'comparison', bounds);
}

/** A comparison of the number of entries of a list. */
const sizeForm: Form = (reader, node, place) =>
  isTree(node) ? readFields(reader, node, place, 'comparison', bounds) : whole(reader, node, place);

/** Reads a plain value of a characteristic, or of one entry of it. */
export function valueWord(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  const entries = reader.entries(characteristic);
  if (entries !== null && 'words' in entries)
    return typeof value === 'string'
      ? reader.entry(characteristic, value, place)
      : reader.wrong(place, `expected a word, found ${said(value)}`);
  const form = reader.holds(characteristic);
  if (value === null && form !== 'flag') return;
  plainValue(form ?? 'any', characteristic)(reader, value, place);
}

export const plainValue = (form: ValueForm, characteristic: string): Form => {
  if (typeof form !== 'string')
    return (reader, value, place) =>
      form.includes(value as string)
        ? undefined
        : reader.part(`word of ${characteristic}`, typeof value === 'string' ? value : said(value), form, place);
  return form === 'number' ? whole : form === 'flag' ? flag : form === 'text' ? text : plain;
};

/** A characteristic that is counted or compared, and so must hold numbers. */
const numberOf: Form = (reader, node, place) => {
  word('characteristic')(reader, node, place);
  const form = typeof node === 'string' ? reader.holds(node) : null;
  if (form !== null && form !== 'number' && form !== 'any') reader.wrong(place, `${JSON.stringify(node)} holds no number`);
};

const refVariants: Variants = [
  ['var', { var: reads }],
  ['event', { event: word('field of events') }],
  ['became', { became: ref }],
  ['noted', { noted: readsNote }],
  ['history', { history: word('fact'), of: player }],
  ['hostOf', { hostOf: ref }],
  ['under', { under: ref }],
  ['attachedTo', { attachedTo: ref }],
  ['id', { id: whole }],
  ['all', { all: selector }],
];

const playerVariants: Variants = [
  ['not', { not: player }],
  ['playerOf', { playerOf: word('relation to players'), of: ref }, ['of']],
  ['controllerOf', { controllerOf: ref }],
  ['ownerOf', { ownerOf: ref }],
  ['hostOf', { hostOf: ref }],
  ['seatVar', { seatVar: nameThat('seat') }],
  ['chosen', { chosen: reads }],
];

/** The layer up to which a value is read (`read` in `evaluation/characteristics.ts`). */
const cut: Form = (reader, node, place) =>
  ['printed', 'base', 'copiable'].includes(node as string) ? undefined : word('layer')(reader, node, place);

/** A value of another object, of any kind, that an object is to get. */
export const valueOf: Form = (reader, node, place) =>
  isTree(node)
    ? readFields(reader, node, place, 'value', { value: word('characteristic'), of: ref, cut }, ['of'])
    : amount(reader, node, place);

const take: Form = wordAmong('choice among players', ['greatest', 'least']);
const two: Form = listOf(amount, 2);

export const amountVariants: Variants = [
  ['count', { count: selector }],
  ['countOf', { countOf: ref, where: predicate }],
  ['noted', { noted: readsNote }],
  ['history', { history: word('fact'), of: player, take }],
  ['sum', { sum: selector, of: numberOf }, ['of']],
  ['part', { part: reads, of: ref, player }],
  ['player', { player, value: word('value of players'), take }, ['value']],
  ['value', { value: numberOf, of: ref, cut }, ['of']],
  ['var', { var: reads }],
  ['event', { event: word('field of events') }],
  ['match', { match: word('value of the match') }],
  ['plus', { plus: listOf(amount) }],
  ['minus', { minus: two }],
  ['times', { times: two }],
  ['quotient', { quotient: two }],
  ['half', { half: amount }],
  ['halfUp', { halfUp: amount }],
  ['max', { max: setOrRef, of: numberOf }, ['of']],
  ['min', { min: setOrRef, of: numberOf }, ['of']],
  ['distinct', { distinct: setOrRef, of: word('characteristic') }, ['of']],
  ['atMost', { atMost: two }],
  ['atLeast', { atLeast: two }],
];

const comparisons = ['atLeast', 'atMost', 'equal', 'more', 'less'] as const;

const compare: Form = (reader, node, place) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place, `expected [amount, comparison, amount], found ${said(node)}`);
  amount(reader, node[0], `${place}[0]`);
  if (!comparisons.includes(node[1] as 'more')) reader.part('comparison', String(node[1]), comparisons, `${place}[1]`);
  amount(reader, node[2], `${place}[2]`);
};

/** A comparison of a field of an event, or of the game, with a plain value. */
const equalTo =
  (field: string, kind: 'field of events' | 'field of the game'): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return;
    readFields(reader, node, place, `condition ${JSON.stringify(field)}`, { [field]: word(kind), equal: plain }, ['equal']);
    if (node[field] === 'key' && kind === 'field of events') return word('event')(reader, node.equal, `${place}.equal`);
    const form = typeof node[field] === 'string' ? reader.holds(node[field], kind) : null;
    if (form !== null && node.equal !== undefined && node.equal !== null)
      plainValue(form, String(node[field]))(reader, node.equal, `${place}.equal`);
  };

const conditions: Form = listOf(condition);
const conditionVariants: Variants = [
  [
    'fits',
    {
      fits: (reader, node, place) =>
        isTree(node) && isParameter(node)
          ? undefined
          : tree('handed out predicate', () => ({ tree: predicate }), ['tree'])(reader, node, place),
      on: ref,
    },
    ['on'],
  ],
  ['all', { all: conditions }],
  ['any', { any: conditions }],
  ['not', { not: condition }],
  ['compare', { compare }],
  ['exists', { exists: selector, atLeast: amount }],
  ['object', { object: ref, is: predicate }, ['is']],
  ['turnOf', { turnOf: player }],
  ['phase', { phase: oneOrMore(word('phase')) }],
  ['seat', { seat: nameThat('seat'), is: player }, ['is']],
  ['chosen', { chosen: reads, equal: plain }, ['equal']],
  ['noted', { noted: readsNote, equal: plain }, ['equal']],
  ['remembered', { remembered: word('fact'), of: player, words: listOf(plain) }, ['words']],
];

export const selectorFields: Fields = {
  from: oneOrMore(word('place')),
  of: player,
  where: predicate,
  relation: tree('relation', () => ({ is: word('relation'), to: ref }), ['is', 'to']),
  except: ref,
  first: amount,
  last: amount,
};

const predicateFields: Fields = {
  not: predicate,
  any: listOf((reader, node, place) => predicate(reader, node, place)),
  is: ref,
  controller: player,
  owner: player,
  has: selector,
  hasPlayer: tree('relation to players', () => ({ relation: word('relation to players'), is: player }), ['relation', 'is']),
};

const choiceFields: Fields = {
  from: selector,
  also: word('set'),
  number: tree('number', () => ({ min: amount, max: amount }), ['min']),
  oneOf: listOf(text),
  word: word('list of words'),
  name: text,
  divide: tree('division', () => ({ total: amount, among: reads, least: amount, most: numberOf }), ['total', 'among']),
  slot: tree('choice of a slot', () => ({ for: word('purpose of slots'), seat: player, object: ref, args: anyTree }), ['for']),
  all: flag,
  players: (reader, node, place) => (node === true ? undefined : player(reader, node, place)),
  different: word('characteristic'),
  notChosenFor: oneOrMore(reads),
  min: amount,
  max: amount,
  strict: flag,
  sum: tree('sum', () => ({ of: numberOf, is: amount }), ['of', 'is']),
  by: player,
  target: flag,
  random: flag,
  blind: mark,
  // The name is bound only after all else of the choice has been read.
  as: nameThat('calls'),
};

/** A tree that only the game's rule for slots reads. */
const anyTree: Form = (reader, node, place) => (isTree(node) ? undefined : reader.wrong(place, `expected a tree, found ${said(node)}`));

/** Fields that say what a choice is of; a choice has one of these. */
const chosenOf = ['from', 'number', 'oneOf', 'word', 'name', 'divide', 'slot', 'players'] as const;

export const choice: Form = (reader, node, place) => {
  tree('choice', () => choiceFields, ['as'])(reader, node, place);
  if (isTree(node) && !chosenOf.some((field) => node[field] !== undefined))
    reader.wrong(place, `a choice needs one of ${chosenOf.map((field) => JSON.stringify(field)).join(', ')}`);
};
export const choices: Form = listOf(choice);
