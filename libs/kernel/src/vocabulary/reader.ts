import type { ValueForm, Entries, EntryForm, NameUse, ParameterForm } from './vocabulary.js';

/** Kinds of words in a card; each kind has its own list. */
export type WordKind =
  | 'keyword of an ability'
  | 'verb'
  | 'event'
  | 'field of events'
  | 'characteristic'
  | 'printed value'
  | 'duration'
  | 'span'
  | 'refund'
  | 'mark'
  | 'place'
  | 'phase'
  | 'value of players'
  | 'value of the match'
  | 'field of the game'
  | 'purpose of slots'
  | 'layer'
  | 'tier'
  | 'relation'
  | 'relation to players'
  | 'fact'
  | 'set'
  | 'list of words'
  | 'kind of face';

/** An event that an ability waits for. */
export interface AwaitedAt {
  readonly place: string;
  readonly event: string;
  /** Whether the ability triggers once for several such events that happen at once. */
  readonly batch: boolean;
  /** Whether the trigger has a mark, so that the ability acts at the moment of the event. */
  readonly marked: boolean;
}

/** A clause that is carried out only for one of the events that its ability waits for. */
export interface OnlyForAt {
  readonly place: string;
  readonly event: string;
}

/** An ability of a card, by its place. */
export interface AbilityAt {
  readonly place: string;
  /** The events that the ability waits for; empty for an ability that waits for nothing by itself. */
  readonly on: readonly AwaitedAt[];
  /** Whether it alters the events that it waits for, before they happen. */
  readonly replaces: boolean;
  /** Whether it alters all happenings of a batch that it applies to in one go (`Ability.every`). */
  readonly every: boolean;
  /** Whether it is lent to another object; then it cannot read names bound around it. */
  readonly lent: boolean;
  /** Whether it is a spell, or says how a card is cast: all abilities of the card may read what is chosen and paid as it is announced. */
  readonly announced: boolean;
}

/** Reports what is wrong with a card, by place, while forms read it. */
export interface CardReader {
  /** Checks a word of one kind. */
  readonly word: (kind: WordKind, word: string, place: string) => void;
  /** Returns what a characteristic, or a field of that kind, holds; null where this is not declared. */
  readonly holds: (word: string, kind?: 'field of events' | 'field of the game') => ValueForm | null;
  /** Checks the word of an entry, where the game declares the entries of the characteristic. */
  readonly entry: (characteristic: string, word: string, place: string) => void;
  /**
   * Reports a field, or a bare word, that is not in the kernel's own grammar.
   * @param known what can stand there
   */
  readonly part: (what: string, found: string, known: readonly string[], place: string) => void;
  /** Reports something of the wrong shape. */
  readonly wrong: (place: string, sentence: string) => void;
  /** Returns the arguments of a verb; null for an unknown verb. */
  readonly verb: (verb: string) => EntryForm | null;
  /** Returns the form of a printed value or a mark; null for an unknown one. */
  readonly form: (kind: 'printed value' | 'mark', word: string) => ParameterForm | null;
  /** Notes a name that the program binds or reads; names are noted in the order in which a program is carried out. */
  readonly name: (use: NameUse, name: string, place: string) => void;
  /** Notes that an ability begins. */
  readonly ability: (ability: AbilityAt) => void;
  /** Notes that a clause is carried out only for one event. */
  readonly onlyFor: (clause: OnlyForAt) => void;
  /** Checks that there is a card with this id. */
  readonly card: (id: string, place: string) => void;
  /** Returns the entries of a characteristic; null where the game declares nothing about them. */
  readonly entries: (characteristic: string) => Entries | null;
}

/** A form: a function that reads what stands at a place of a card, and reports faults to the reader. */
export type Form = (reader: CardReader, node: unknown, place: string) => void;

export type Fields = { readonly [field: string]: Form };

export const isTree = (node: unknown): node is { readonly [key: string]: unknown } =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Whether a node stands for a keyword's parameter, or for the lender of an ability (`Patch.parameters`). */
export const isParameter = (node: { readonly [key: string]: unknown }): boolean =>
  typeof node.parameter === 'string' && Object.keys(node).length === 1;

export const said = (node: unknown): string => JSON.stringify(node)?.slice(0, 60) ?? 'nothing';

/** A form that accepts anything. */
export const free: Form = () => undefined;

const kindOf =
  (called: string, is: (node: unknown) => boolean): Form =>
  (reader, node, place) =>
    is(node) ? undefined : reader.wrong(place, `expected ${called}, found ${said(node)}`);

export const text: Form = kindOf('a text', (node) => typeof node === 'string');
/** A name that the game or the card gives. */
export const name: Form = kindOf('a name', (node) => typeof node === 'string' && node !== '');
/** Builds the form of a name that the program binds or reads. */
export const nameThat =
  (use: NameUse): Form =>
  (reader, node, place) => {
    name(reader, node, place);
    if (typeof node === 'string' && node !== '') reader.name(use, node, place);
  };
export const reads: Form = nameThat('reads');
export const flag: Form = kindOf('true or false', (node) => typeof node === 'boolean');
/** A field that is either true or left out. */
export const mark: Form = kindOf('true', (node) => node === true);
export const whole: Form = kindOf('a whole number', (node) => Number.isInteger(node));
/** A text, a whole number, true, false or null. */
export const plain: Form = kindOf(
  'a plain value',
  (node) => node === null || ['string', 'boolean'].includes(typeof node) || Number.isInteger(node),
);

/** Builds the form of one word from a list. */
export const wordAmong =
  (what: string, known: readonly string[]): Form =>
  (reader, node, place) =>
    known.includes(node as string) ? undefined : reader.part(what, typeof node === 'string' ? node : said(node), known, place);

export const word =
  (kind: WordKind): Form =>
  (reader, node, place) => {
    if (typeof node === 'string') return reader.word(kind, node, place);
    reader.wrong(place, `a ${kind} is a word, not ${said(node)}`);
  };

/** Builds the form of a list, of a fixed length if one is given. */
export const listOf =
  (form: Form, length?: number): Form =>
  (reader, node, place) => {
    if (!Array.isArray(node)) return reader.wrong(place, `expected a list, found ${said(node)}`);
    if (length !== undefined && node.length !== length) return reader.wrong(place, `expected a list of ${length}, found ${said(node)}`);
    node.forEach((one, at) => form(reader, one, `${place}[${at}]`));
  };

/** Builds the form of one item or a list of items. */
export const oneOrMore =
  (form: Form): Form =>
  (reader, node, place) =>
    (Array.isArray(node) ? listOf(form) : form)(reader, node, place);

/** Reads a tree field by field, in the order of `fields` and not in the order in which they were written. */
export function readFields(
  reader: CardReader,
  node: { readonly [key: string]: unknown },
  place: string,
  what: string,
  fields: Fields,
  needs: readonly string[] = [],
): void {
  for (const field of needs) if (node[field] === undefined) reader.wrong(place, `${what} needs ${JSON.stringify(field)}`);
  const known = Object.keys(fields);
  for (const key of Object.keys(node))
    if (node[key] !== undefined && !known.includes(key)) reader.part(`field of ${what}`, key, known, place);
  for (const key of known) if (Object.hasOwn(node, key) && node[key] !== undefined) fields[key]?.(reader, node[key], `${place}.${key}`);
}

/**
 * Builds the form of a tree with these fields and no others.
 * @param needs fields that it must have
 */
export const tree =
  (what: string, fields: () => Fields, needs: readonly string[] = []): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `expected ${what}, found ${said(node)}`);
    readFields(reader, node, place, what, fields(), needs);
  };

/**
 * Variants of a tree, which is of the first variant whose key it has; its other fields belong to that variant, which needs some of them.
 */
export type Variants = readonly (readonly [key: string, fields: Fields, needs?: readonly string[]])[];

export function readVariant(
  reader: CardReader,
  node: { readonly [key: string]: unknown },
  place: string,
  what: string,
  variants: Variants,
): void {
  const found = variants.find(([key]) => key in node);
  if (found !== undefined) return readFields(reader, node, place, `${what} ${JSON.stringify(found[0])}`, found[1], found[2]);
  if (isParameter(node)) return;
  const [key] = Object.keys(node);
  if (key === undefined) return reader.wrong(place, `expected ${what}, found an empty tree`);
  reader.part(
    `kind of ${what}`,
    key,
    variants.map(([known]) => known),
    place,
  );
}

export const variants =
  (what: string, words: readonly string[], known: () => Variants): Form =>
  (reader, node, place) => {
    if (typeof node === 'string') {
      if (!words.includes(node)) reader.part(what, node, words, place);
    } else if (isTree(node)) readVariant(reader, node, place, what, known());
    else reader.wrong(place, `expected ${what}, found ${said(node)}`);
  };
