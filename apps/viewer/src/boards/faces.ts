import type { CardFacts, Language, LayoutCard, LayoutPiece, ObjectView } from '../types.js';
import type { WordOf } from '../words.js';
import { isSo, listOf, passes } from './reading.js';

/** Computes what a card shows, by the game's layout. */

export type Cards = ReadonlyMap<string, CardFacts>;

/** The words and language in which a piece is written. */
export interface Said {
  readonly word: WordOf;
  readonly language: Language;
}

type Shown = Pick<ObjectView, 'values' | 'kind'>;

const valueOf = ({ values, kind }: Shown, { value, inside }: LayoutPiece): unknown => {
  const found = value === 'kind' ? kind : values[value];
  if (inside === undefined) return found;
  return typeof found === 'object' && found !== null ? (found as { readonly [name: string]: unknown })[inside] : undefined;
};

/** Returns a piece of a line as text; '' where it is left out. */
export function pieceText(object: Shown, piece: LayoutPiece, { word, language }: Said): string {
  const { before = '', beforeWord, betweenWord, words, when, otherwise = '', unless, where } = piece;
  if ((unless !== undefined && isSo(object.values, unless)) || (where !== undefined && !passes(object, where))) return '';
  const found = when !== undefined && !isSo({ ...object.values, kind: object.kind ?? '' }, when) ? [] : listOf(valueOf(object, piece));
  if (found.length === 0) return otherwise;
  // A flag is shown by the name of its value.
  const things = found.map((one) => (words === true ? word(one === true ? piece.value : String(one), language) : String(one)));
  const between = betweenWord !== undefined ? word(betweenWord, language) : words === true && language === 'zh' ? '' : ' ';
  return `${beforeWord === undefined ? '' : word(beforeWord, language)}${before}${things.join(between)}`;
}

/** Joins pieces without anything between them. */
export const tightText = (object: Shown, pieces: readonly LayoutPiece[], said: Said): string =>
  pieces
    .map((piece) => pieceText(object, piece, said))
    .join('')
    .trim();

/** Joins pieces with blanks between them, in a language that uses blanks. */
export const lineText = (object: Shown, pieces: readonly LayoutPiece[], said: Said): string =>
  pieces
    .map((piece) => pieceText(object, piece, said))
    .filter((text) => text !== '')
    .join(said.language === 'en' ? ' ' : '');

/** Returns the card that an object shows: its own, or for an ability the card that it comes from; '' for a back. */
export function cardOf({ card, values }: ObjectView, { from }: LayoutCard): string {
  if (card !== undefined) return card;
  const of = from === undefined ? undefined : valueOf({ values }, from);
  return typeof of === 'string' ? of : '';
}

/** Returns the names, text and values of the face that is up. */
export function faceOf(
  facts: CardFacts,
  { values }: Pick<ObjectView, 'values'>,
  { face }: LayoutCard,
): Pick<CardFacts, 'names' | 'text' | 'values'> {
  const up = face === undefined ? 0 : Number(values[face] ?? 0);
  return (up > 0 ? facts.faces?.[up - 1] : undefined) ?? facts;
}

/** Whether an object shows its back. */
export const isDown = (object: ObjectView, card: LayoutCard): boolean =>
  cardOf(object, card) === '' || (card.down !== undefined && isSo(object.values, card.down));

/** Returns the name of an object, or the word for a face-down card where the reader may not know the name. */
export function nameOf(object: ObjectView, cards: Cards, layout: LayoutCard, { word, language }: Said): string {
  const card = cardOf(object, layout);
  if (card === '') return word('faceDown', language);
  const facts = cards.get(card);
  if (facts === undefined) return card;
  const { names } = faceOf(facts, object, layout);
  const own = layout.ownName === undefined || object.card === undefined ? [] : listOf(object.values[layout.ownName]).map(String);
  return own.length === 0 || own.includes(names.en) ? names[language] : own.join(' / ');
}

/** Returns the colour of a card, by the page's names of colours. */
export function tintOf(object: ObjectView, { tint }: LayoutCard): string {
  const { values, without = [], several, colours = {}, kinds = [], none } = tint;
  for (const { value, where } of values) {
    if (where !== undefined && !passes(object, where)) continue;
    const words = listOf(object.values[value])
      .map(String)
      .filter((one) => !without.includes(one));
    const [only] = words;
    if (only === undefined) continue;
    return words.length > 1 && several !== undefined ? several : (colours[only] ?? colours['*'] ?? only);
  }
  return kinds.find(({ where }) => passes(object, where))?.tint ?? none;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Whether the sum of an object's numbers is more or less than the printed sum. */
export function changeOf(object: ObjectView, cards: Cards, layout: LayoutCard): 'up' | 'down' | '' {
  const { compared } = layout;
  const facts = cards.get(cardOf(object, layout));
  if (compared === undefined || facts === undefined) return '';
  const printed = faceOf(facts, object, layout).values;
  const once = (value: string): unknown => (compared.printed === undefined ? printed[value] : object.values[compared.printed]);
  const more = compared.values.reduce((sum, value) => sum + numberOf(object.values[value]) - numberOf(once(value)), 0);
  return more > 0 ? 'up' : more < 0 ? 'down' : '';
}

/** Returns positive numbers by kind, without the kinds that are shown elsewhere. */
export const countsOf = (value: unknown, without: readonly string[] = []): readonly (readonly [kind: string, count: number])[] =>
  Object.entries((value ?? {}) as { readonly [kind: string]: number }).filter(([kind, count]) => count > 0 && !without.includes(kind));

const keywordText = (one: unknown, { word, language }: Said): string => {
  if (typeof one === 'string') return word(one, language);
  const { word: key = '', n, amount = n } = one as { readonly word?: string; readonly n?: number; readonly amount?: number };
  return amount === undefined ? word(key, language) : `${word(key, language)} ${amount}`;
};

/** Returns the keywords that an object's text does not show already, with their numbers. */
export function keywordsOf(object: ObjectView, cards: Cards, layout: LayoutCard, said: Said): readonly string[] {
  if (layout.keywords === undefined) return [];
  const facts = cards.get(cardOf(object, layout));
  const printed = facts === undefined ? [] : listOf(faceOf(facts, object, layout).values[layout.keywords]);
  const known = new Set(printed.map((one) => JSON.stringify(one)));
  return listOf(object.values[layout.keywords]).flatMap((one) => (known.has(JSON.stringify(one)) ? [] : [keywordText(one, said)]));
}

const opposite: { readonly [arrow: string]: string } = {
  up: 'down',
  upRight: 'downLeft',
  right: 'left',
  downRight: 'upLeft',
  down: 'up',
  downLeft: 'upRight',
  left: 'right',
  upLeft: 'downRight',
};

/** Returns the edges at which an object's arrows point, as the reader sees them: those of the far player are turned round. */
export function arrowsOf({ values, controller }: ObjectView, { arrows }: LayoutCard, near: number): readonly string[] {
  const edges = arrows === undefined ? [] : listOf(values[arrows]).map(String);
  return controller === near ? edges : edges.map((edge) => opposite[edge] ?? edge);
}
