import {
  type CardReader,
  type Fields,
  type Form,
  free,
  isTree,
  listOf,
  oneOrMore,
  readFields,
  readVariant,
  said,
  tree,
  type Variants,
  variants,
  word,
} from './reader.js';

/** What is bound to a name, or noted, and stands for what it holds. */
export const isBound = (value: { readonly [key: string]: unknown }): boolean =>
  'var' in value || 'noted' in value || 'chosen' in value || 'parameter' in value;

/** What programs ask with, as forms: players, references, amounts, conditions, predicates, selectors, choices (`programs.ts`). */

export const player: Form = variants('player', ['you', 'opponent', 'all', 'active', 'each'], () => playerVariants);
export const ref: Form = variants('reference', ['self', 'each', 'subject'], () => refVariants);
export const condition: Form = variants('condition', [], () => conditionVariants);

export const amount: Form = (reader, node, place) => {
  if (typeof node === 'number')
    return Number.isInteger(node) ? undefined : reader.wrong(place, `an amount is a whole number, not ${said(node)}`);
  if (isTree(node)) return readVariant(reader, node, place, 'amount', amountVariants);
  reader.wrong(place, `an amount stands here, not ${said(node)}`);
};

export const selector: Form = tree('selector', () => selectorFields);

const setOrRef: Form = (reader, node, place) => (isTree(node) && 'from' in node ? selector : ref)(reader, node, place);

/** A predicate: every key that is none of the kernel's is a characteristic. */
export const predicate: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `a predicate stands here, not ${said(node)}`);
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
  if ('parameter' in wanted) return;
  if ('size' in wanted) return matcher(reader, '', wanted.size, `${place}.size`);
  readFields(reader, wanted, place, 'comparison', {
    noted: free,
    chosen: free,
    includes: free,
    var: free,
    event: word('field of events'),
    ...bounds,
  });
}

/** A word among those that a characteristic can hold. */
export function valueWord(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  if (typeof value !== 'string' || characteristic === '') return;
  const entries = reader.entries(characteristic);
  if (entries !== null && 'words' in entries) reader.entry(characteristic, value, place);
  else reader.value(characteristic, value, place);
}

const refVariants: Variants = [
  ['var', { var: free }],
  ['event', { event: word('field of events') }],
  ['became', { became: ref }],
  ['noted', { noted: free }],
  ['history', { history: word('fact'), of: player }],
  ['hostOf', { hostOf: ref }],
  ['under', { under: ref }],
  ['attachedTo', { attachedTo: ref }],
  ['id', { id: free }],
  ['all', { all: selector }],
];

const playerVariants: Variants = [
  ['not', { not: player }],
  ['playerOf', { playerOf: word('relation to players'), of: ref }],
  ['controllerOf', { controllerOf: ref }],
  ['ownerOf', { ownerOf: ref }],
  ['hostOf', { hostOf: ref }],
  ['seatVar', { seatVar: free }],
  ['chosen', { chosen: free }],
];

const amounts: Form = listOf(amount);

export const amountVariants: Variants = [
  ['count', { count: selector }],
  ['countOf', { countOf: ref, where: predicate }],
  ['noted', { noted: free }],
  ['history', { history: word('fact'), of: player, take: free }],
  ['sum', { sum: selector, of: word('characteristic') }],
  ['part', { part: free, of: ref, player }],
  ['player', { player, value: word('value of players'), take: free }],
  ['value', { value: word('characteristic'), of: ref, cut: free }],
  ['var', { var: free }],
  ['event', { event: word('field of events') }],
  ['match', { match: word('value of the match') }],
  ['plus', { plus: amounts }],
  ['minus', { minus: amounts }],
  ['times', { times: amounts }],
  ['quotient', { quotient: amounts }],
  ['half', { half: amount }],
  ['halfUp', { halfUp: amount }],
  ['max', { max: setOrRef, of: word('characteristic') }],
  ['min', { min: setOrRef, of: word('characteristic') }],
  ['distinct', { distinct: setOrRef, of: word('characteristic') }],
  ['atMost', { atMost: amounts }],
  ['atLeast', { atLeast: amounts }],
];

const comparisons = ['atLeast', 'atMost', 'equal', 'more', 'less'] as const;

const compare: Form = (reader, node, place) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place, `[amount, comparison, amount] stands here, not ${said(node)}`);
  amount(reader, node[0], `${place}[0]`);
  if (!comparisons.includes(node[1] as 'more')) reader.part('comparison', String(node[1]), comparisons, `${place}[1]`);
  amount(reader, node[2], `${place}[2]`);
};

const conditionVariants: Variants = [
  ['fits', { fits: free, on: ref }],
  ['all', { all: listOf(condition) }],
  ['any', { any: listOf(condition) }],
  ['not', { not: condition }],
  ['compare', { compare }],
  ['exists', { exists: selector, atLeast: amount }],
  ['object', { object: ref, is: predicate }],
  ['turnOf', { turnOf: player }],
  ['phase', { phase: oneOrMore(word('phase')) }],
  ['eventIs', { eventIs: word('field of events'), equal: free }],
  ['seat', { seat: free, is: player }],
  ['chosen', { chosen: free, equal: free }],
  ['noted', { noted: free, equal: free }],
  ['game', { game: word('field of the game'), equal: free }],
  ['remembered', { remembered: word('fact'), of: player, words: free }],
];

export const selectorFields: Fields = {
  from: oneOrMore(word('place')),
  of: player,
  where: predicate,
  relation: tree('relation', () => ({ is: word('relation'), to: ref })),
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
  hasPlayer: tree('relation to players', () => ({ relation: word('relation to players'), is: player })),
};

const choiceFields: Fields = {
  as: free,
  from: selector,
  also: word('set'),
  number: tree('number', () => ({ min: amount, max: amount })),
  oneOf: free,
  word: word('list of words'),
  name: free,
  divide: tree('division', () => ({ total: amount, among: free, least: amount, most: word('characteristic') })),
  slot: tree('choice of a slot', () => ({ for: word('purpose of slots'), seat: player, object: ref, args: free })),
  all: free,
  players: (reader, node, place) => (node === true ? undefined : player(reader, node, place)),
  different: word('characteristic'),
  notChosenFor: free,
  min: amount,
  max: amount,
  strict: free,
  sum: tree('sum', () => ({ of: word('characteristic'), is: amount })),
  by: player,
  target: free,
  random: free,
  blind: free,
};
export const choice: Form = tree('choice', () => choiceFields);
export const choices: Form = listOf(choice);
