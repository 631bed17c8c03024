import { type Demand, demandOfNeeds, type Mask, once } from '@arbiter/kernel/authoring';
import { type Attribute, attributes, willLetters } from '../cards/printed.js';

/** The kind of a unit of will: an attribute, or none (907.5). */
export type WillKind = Attribute | 'none';

/** A cost in will (203): will of attributes, will with the quality moon (1003.6), an amount of any kind, and X. */
export interface WillCost {
  /** Units by attribute, in the order of the book. */
  readonly attributes: { readonly [attribute: string]: number };
  readonly moon: number;
  /** The free cost: units of any kind. */
  readonly free: number;
  /** How many times X occurs in it. */
  readonly x: number;
}

/** Whether text is a cost, such as `{W}{W}{1}`. */
export function isCost(text: string): boolean {
  return /^(\{([WRUGBMX]|\d+)\})*$/.test(text);
}

const parsed = new Map<string, WillCost>();

/**
 * Reads a cost; the result is remembered, so that equal texts give the same object.
 * @throws {Error} for a text that is no cost
 */
export function parseCost(text: string): WillCost {
  let known = parsed.get(text);
  if (known === undefined) parsed.set(text, (known = readCost(text)));
  return known;
}

/** Reads symbols: each is one will of its attribute or of the moon, a number is that much of any kind (203.2, 203.4, 1003.2, 1003.6). */
function readCost(text: string): WillCost {
  if (!isCost(text)) throw new Error(`not a will cost: ${text}`);
  const found: { [attribute: string]: number } = {};
  let [moon, free, x] = [0, 0, 0];
  for (const [, symbol = ''] of text.matchAll(/\{([^}]*)\}/g)) {
    if (symbol === 'X') x++;
    else if (symbol === 'M') moon++;
    else if (symbol in willLetters) {
      const attribute = willLetters[symbol as keyof typeof willLetters];
      found[attribute] = (found[attribute] ?? 0) + 1;
    } else free += Number(symbol);
  }
  return { attributes: inOrder(found), moon, free, x };
}

function inOrder(found: { readonly [attribute: string]: number }): { readonly [attribute: string]: number } {
  return Object.fromEntries(attributes.filter((one) => (found[one] ?? 0) > 0).map((one) => [one, found[one] as number]));
}

const letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));

/** Writes a cost as text: symbols by attribute, moon, X, then the free cost; `{0}` for nothing. */
export const printCost = once(({ attributes: byAttribute, moon, free, x }: WillCost): string => {
  const symbols = Object.entries(byAttribute).flatMap(([attribute, count]) =>
    Array.from({ length: count }, () => `{${letterOf[attribute] ?? ''}}`),
  );
  const text = [
    ...symbols,
    ...Array.from({ length: moon }, () => '{M}'),
    ...Array.from({ length: x }, () => '{X}'),
    ...(free > 0 ? [`{${free}}`] : []),
  ].join('');
  return text === '' ? '{0}' : text;
});

/** Returns the total cost (203.5); X counts as 0 unless a number is given. */
export function totalCost({ attributes: byAttribute, moon, free, x }: WillCost, chosen = 0): number {
  let sum = moon + free + x * chosen;
  for (const attribute in byAttribute) sum += byAttribute[attribute] as number;
  return sum;
}

/**
 * Returns the sum of two costs. If one is nothing, the other object itself is returned, since look-ups are fast for an object seen before.
 */
export function addCosts(one: WillCost, other: WillCost): WillCost {
  if (one === noCost) return other;
  if (other === noCost) return one;
  const found: { [attribute: string]: number } = { ...one.attributes };
  for (const [attribute, count] of Object.entries(other.attributes)) found[attribute] = (found[attribute] ?? 0) + count;
  return { attributes: inOrder(found), moon: one.moon + other.moon, free: one.free + other.free, x: one.x + other.x };
}

/** Returns a cost with a number in place of X. */
export function withX(cost: WillCost, x: number): WillCost {
  return cost.x === 0 ? cost : { ...cost, free: cost.free + cost.x * x, x: 0 };
}

/** Whether a cost asks for no will at all, whatever X is. */
export const isNothing = (cost: WillCost): boolean => cost.x === 0 && totalCost(cost) === 0;

/** Whether a cost is nothing if X is 0. */
export const isFree = (cost: WillCost): boolean => totalCost(cost) === 0;

export const noCost: WillCost = parseCost('');

/**
 * The bits that stand for units and needs in the kernel's search: the five attributes, no attribute, and the quality moon, which is no
 * attribute (907.6b).
 */
export const bitOf: { readonly [K in WillKind]: Mask } = { light: 1, fire: 2, water: 4, wind: 8, darkness: 16, none: 32 };
export const anyKind: Mask = 63;
export const moonBit: Mask = 64;

/**
 * Returns the demands of a cost for the kernel's search; X counts as 0 until a number takes its place (203.4).
 * @param asAny whether attribute costs may be paid with will of any attribute
 */
export function demandsOf(cost: WillCost, asAny = false): readonly Demand[] {
  return asAny ? [demandOfNeeds(needsOf(cost, anyAttribute), 0)] : usualDemandsOf(cost);
}

const usualDemandsOf = once((cost: WillCost): readonly Demand[] => [demandOfNeeds(needsOf(cost, 0), 0)]);

const anyAttribute: Mask = 31;

/** Returns how many units a cost needs of each attribute, of the moon (1003.6), and of any kind (203.4). */
function needsOf(cost: WillCost, more: Mask): readonly (readonly [Mask, number])[] {
  const byAttribute = Object.entries(cost.attributes).map(([attribute, count]) => [bitOf[attribute as Attribute] | more, count] as const);
  return [...byAttribute, [moonBit, cost.moon], [anyKind, cost.free]];
}
