import type { Entries, EntryForm, ParameterForm } from './vocabulary.js';

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

/** Says what is wrong with a card, place by place. */
export interface CardReader {
  /** A word where one of this kind belongs. */
  readonly word: (kind: WordKind, word: string, place: string) => void;
  /** A word that a characteristic is to hold, or is compared with. */
  readonly value: (characteristic: string, word: string, place: string) => void;
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

export const said = (node: unknown): string => JSON.stringify(node)?.slice(0, 60) ?? 'nothing';

/** Anything at all: names that the program itself binds, texts, numbers. */
export const free: Form = () => undefined;

export const word =
  (kind: WordKind): Form =>
  (reader, node, place) => {
    if (typeof node === 'string') return reader.word(kind, node, place);
    reader.wrong(place, `a ${kind} is a word, not ${said(node)}`);
  };

export const listOf =
  (form: Form): Form =>
  (reader, node, place) => {
    if (!Array.isArray(node)) return reader.wrong(place, `a list stands here, not ${said(node)}`);
    node.forEach((one, at) => form(reader, one, `${place}[${at}]`));
  };

/** One, or a list of them. */
export const oneOrMore =
  (form: Form): Form =>
  (reader, node, place) =>
    (Array.isArray(node) ? listOf(form) : form)(reader, node, place);

export function readFields(
  reader: CardReader,
  node: { readonly [key: string]: unknown },
  place: string,
  what: string,
  fields: Fields,
): void {
  for (const [key, value] of Object.entries(node)) {
    if (value === undefined) continue;
    const form = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (form === undefined) reader.part(`field of ${what}`, key, Object.keys(fields), place);
    else form(reader, value, `${place}.${key}`);
  }
}

/** A tree with these fields and no others. */
export const tree =
  (what: string, fields: () => Fields): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `${what} stands here, not ${said(node)}`);
    readFields(reader, node, place, what, fields());
  };

/** A tree whose first known field says what it is; the others belong to that one. */
export type Variants = readonly (readonly [key: string, fields: Fields])[];

export function readVariant(
  reader: CardReader,
  node: { readonly [key: string]: unknown },
  place: string,
  what: string,
  variants: Variants,
): void {
  const found = variants.find(([key]) => key in node);
  if (found !== undefined) return readFields(reader, node, place, what, found[1]);
  // How a keyword's parameter, or who lent an ability, stands in a tree (`Patch.parameters`).
  if (typeof node.parameter === 'string') return;
  const [key] = Object.keys(node);
  if (key === undefined) return reader.wrong(place, `${what} stands here, not an empty tree`);
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
    else reader.wrong(place, `${what} stands here, not ${said(node)}`);
  };
