import type { ValueForm, Entries, EntryForm, NameUse, ParameterForm } from './vocabulary.js';

/** What a word of a card can be; each kind has its list. */
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
  /** It answers to several at once. */
  readonly batch: boolean;
  /** It acts at the moment of the event, with a mark. */
  readonly marked: boolean;
}

/** A clause that is carried out for one of several events alone. */
export interface OnlyForAt {
  readonly place: string;
  readonly event: string;
}

/** An ability of a card, by its place. */
export interface AbilityAt {
  readonly place: string;
  /** What it waits for; empty for one that waits for nothing by itself. */
  readonly on: readonly AwaitedAt[];
  /** It alters what it waits for, before that happens. */
  readonly replaces: boolean;
  /** It alters along what happens alike at the same time. */
  readonly every: boolean;
  /** Lent to another object: nothing that is bound around it can be read in it. */
  readonly lent: boolean;
  /** A spell, or what says how a card is cast: what is chosen and paid as it is announced, all abilities of the card may read. */
  readonly announced: boolean;
}

/** Says what is wrong with a card, place by place. */
export interface CardReader {
  /** A word where one of this kind belongs. */
  readonly word: (kind: WordKind, word: string, place: string) => void;
  /** What a characteristic holds, or such a field; null where nobody says. */
  readonly holds: (word: string, kind?: 'field of events' | 'field of the game') => ValueForm | null;
  /** A word of an entry, where the game declares the entries of the characteristic. */
  readonly entry: (characteristic: string, word: string, place: string) => void;
  /** A field, or a bare word, of the kernel's own grammar. @param known what can stand there */
  readonly part: (what: string, found: string, known: readonly string[], place: string) => void;
  /** Something of the wrong shape. */
  readonly wrong: (place: string, sentence: string) => void;
  /** What arguments a verb has; null for one that there is not. */
  readonly verb: (verb: string) => EntryForm | null;
  /** What a printed value is, or a mark; null for one that there is not. */
  readonly form: (kind: 'printed value' | 'mark', word: string) => ParameterForm | null;
  /** A name that the program binds or reads; names are told in the order in which a program is carried out. */
  readonly name: (use: NameUse, name: string, place: string) => void;
  /** An ability begins. */
  readonly ability: (ability: AbilityAt) => void;
  /** A clause asks for which event it is carried out. */
  readonly onlyFor: (clause: OnlyForAt) => void;
  /** Whether there is a card of this id. */
  readonly card: (id: string, place: string) => void;
  /** What entries of a characteristic are; null where the game declares nothing about them. */
  readonly entries: (characteristic: string) => Entries | null;
}

/** Reads what stands at a place of a card. */
export type Form = (reader: CardReader, node: unknown, place: string) => void;

export type Fields = { readonly [field: string]: Form };

export const isTree = (node: unknown): node is { readonly [key: string]: unknown } =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** How a keyword's parameter, or who lent an ability, stands in a tree (`Patch.parameters`). */
export const isParameter = (node: { readonly [key: string]: unknown }): boolean =>
  typeof node.parameter === 'string' && Object.keys(node).length === 1;

export const said = (node: unknown): string => JSON.stringify(node)?.slice(0, 60) ?? 'nothing';

/** What needs no further look. */
export const free: Form = () => undefined;

const kindOf =
  (called: string, is: (node: unknown) => boolean): Form =>
  (reader, node, place) =>
    is(node) ? undefined : reader.wrong(place, `expected ${called}, found ${said(node)}`);

export const text: Form = kindOf('a text', (node) => typeof node === 'string');
/** A name of the game's, or of the card. */
export const name: Form = kindOf('a name', (node) => typeof node === 'string' && node !== '');
/** A name that the program binds or reads. */
export const nameThat =
  (use: NameUse): Form =>
  (reader, node, place) => {
    name(reader, node, place);
    if (typeof node === 'string' && node !== '') reader.name(use, node, place);
  };
export const reads: Form = nameThat('reads');
export const flag: Form = kindOf('true or false', (node) => typeof node === 'boolean');
/** What is said or left out. */
export const mark: Form = kindOf('true', (node) => node === true);
export const whole: Form = kindOf('a whole number', (node) => Number.isInteger(node));
/** A text, a number, true, false or nothing. */
export const plain: Form = kindOf(
  'a plain value',
  (node) => node === null || ['string', 'boolean'].includes(typeof node) || Number.isInteger(node),
);

/** One word of a list. */
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

/** A list; of so many where that is said. */
export const listOf =
  (form: Form, length?: number): Form =>
  (reader, node, place) => {
    if (!Array.isArray(node)) return reader.wrong(place, `expected a list, found ${said(node)}`);
    if (length !== undefined && node.length !== length) return reader.wrong(place, `expected a list of ${length}, found ${said(node)}`);
    node.forEach((one, at) => form(reader, one, `${place}[${at}]`));
  };

/** One, or a list of them. */
export const oneOrMore =
  (form: Form): Form =>
  (reader, node, place) =>
    (Array.isArray(node) ? listOf(form) : form)(reader, node, place);

/** Reads a tree field by field, in the order of `fields`, whatever the order in which they were written. */
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

/** A tree with these fields and no others. @param needs those that it always has */
export const tree =
  (what: string, fields: () => Fields, needs: readonly string[] = []): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `expected ${what}, found ${said(node)}`);
    readFields(reader, node, place, what, fields(), needs);
  };

/** A tree whose first known field says what it is; the others belong to that one, which needs some of them. */
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
