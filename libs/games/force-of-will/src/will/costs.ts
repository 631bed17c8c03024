import { type Demand, demandOfNeeds, type Mask, once } from '@arbiter/kernel/authoring';
import { type Attribute, attributes, willLetters } from '../cards/printed.js';

/** What a unit of will is: of an attribute, or of none (907.5). */
export type WillKind = Attribute | 'none';

/** What a cost asks for (203): will of attributes, will with the quality moon (1003.6), so much of any kind, and X. */
export interface WillCost {
  /** Units by attribute, in the order of the book. */
  readonly attributes: { readonly [attribute: string]: number };
  readonly moon: number;
  /** The free cost. */
  readonly free: number;
  /** How often X stands in it. */
  readonly x: number;
}

/** Whether text is a cost, such as `{W}{W}{1}`. */
export function isCost(text: string): boolean {
  return /^(\{([WRUGBMX]|\d+)\})*$/.test(text);
}

const parsed = new Map<string, WillCost>();

/** Reads a cost; remembered, so that equal texts give the same object. @throws {Error} for what is none */
export function parseCost(text: string): WillCost {
  let known = parsed.get(text);
  if (known === undefined) parsed.set(text, (known = readCost(text)));
  return known;
}

/** 203.2, 203.4, 1003.2, 1003.6: a symbol is one will of its attribute or of the moon, a number so much of any kind. */
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

/** A cost as text: symbols by attribute, moon, X, then the free cost; `{0}` for nothing. */
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

/** The total cost (203.5); X counts 0 unless a number is given. */
export function totalCost({ attributes: byAttribute, moon, free, x }: WillCost, chosen = 0): number {
  let sum = moon + free + x * chosen;
  for (const attribute in byAttribute) sum += byAttribute[attribute] as number;
  return sum;
}

/** Two costs together: the other itself where one is nothing, for equal costs that are one object are looked up quickly. */
export function addCosts(one: WillCost, other: WillCost): WillCost {
  if (one === noCost) return other;
  if (other === noCost) return one;
  const found: { [attribute: string]: number } = { ...one.attributes };
  for (const [attribute, count] of Object.entries(other.attributes)) found[attribute] = (found[attribute] ?? 0) + count;
  return { attributes: inOrder(found), moon: one.moon + other.moon, free: one.free + other.free, x: one.x + other.x };
}

/** A cost with a number for X. */
export function withX(cost: WillCost, x: number): WillCost {
  return cost.x === 0 ? cost : { ...cost, free: cost.free + cost.x * x, x: 0 };
}

/** Whether a cost asks for no will at all, whatever X is. */
export const isNothing = (cost: WillCost): boolean => cost.x === 0 && totalCost(cost) === 0;

/** Whether a cost can be nothing, with X as 0. */
export const isFree = (cost: WillCost): boolean => totalCost(cost) === 0;

export const noCost: WillCost = parseCost('');

/** What units and needs are, for the kernel's search: the five attributes, no attribute, and the quality moon, which is no attribute (907.6b). */
export const bitOf: { readonly [K in WillKind]: Mask } = { light: 1, fire: 2, water: 4, wind: 8, darkness: 16, none: 32 };
export const anyKind: Mask = 63;
export const moonBit: Mask = 64;

/** 203.4: what a cost asks for; X counts 0 until a number stands in its place. @param asAny attribute costs may be paid with will of any attribute */
export function demandsOf(cost: WillCost, asAny = false): readonly Demand[] {
  return asAny ? [demandOfNeeds(needsOf(cost, anyAttribute), 0)] : usualDemandsOf(cost);
}

const usualDemandsOf = once((cost: WillCost): readonly Demand[] => [demandOfNeeds(needsOf(cost, 0), 0)]);

const anyAttribute: Mask = 31;

/** 203.4: will of each attribute, will of the moon (1003.6), and so much of any kind. */
function needsOf(cost: WillCost, more: Mask): readonly (readonly [Mask, number])[] {
  const byAttribute = Object.entries(cost.attributes).map(([attribute, count]) => [bitOf[attribute as Attribute] | more, count] as const);
  return [...byAttribute, [moonBit, cost.moon], [anyKind, cost.free]];
}
