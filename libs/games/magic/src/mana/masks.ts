import { type Demand, demandOfNeeds, type Mask, once } from '@arbiter/kernel/authoring';
import type { ManaType } from '../characteristics/colours.js';
import type { ManaCost, ManaSymbol } from '../characteristics/symbols.js';
import { plainForms } from '../costs/arithmetic.js';

/**
 * Mana as bit sets. A unit's mask says what it can be spent as; a need's mask says what can meet it; a unit meets a need when the masks
 * have a bit in common. There are eight bits: the six types (106.1b); snow (107.4h), which is no type but a property of the unit; and one
 * that meets generic needs only, for objects that pay instead of mana (convoke 702.50, delve 702.65, improvise 702.125: a tapped or exiled
 * object is no mana, but may pay).
 */
export const bitOf: { readonly [T in ManaType]: Mask } = { white: 1, blue: 2, black: 4, red: 8, green: 16, colourless: 32 };
export const anyType: Mask = 63;
export const snowBit: Mask = 64;
/** The bit that pays for generic mana and nothing else (702.125a). */
export const genericBit: Mask = 128;
const generic: Mask = anyType | genericBit;

/** Returns the mask of a set of types. */
export function maskOf(types: readonly ManaType[]): Mask {
  let mask = 0;
  for (const type of types) mask |= bitOf[type];
  return mask;
}

/**
 * For each type, the further types that mana of it may be spent as (an effect may let white mana pay for red, or any type for any colour).
 */
export type AsThough = { readonly [T in ManaType]?: readonly ManaType[] };

/**
 * Returns the mask of a unit.
 * @param asThough further types that the payment accepts the unit as
 */
export function maskOfUnit(unit: { readonly type: ManaType; readonly snow?: boolean }, asThough: AsThough = {}): Mask {
  return bitOf[unit.type] | maskOf(asThough[unit.type] ?? []) | (unit.snow === true ? snowBit : 0);
}

function needOf(symbol: ManaSymbol): readonly [mask: Mask, count: number] {
  switch (symbol.kind) {
    case 'generic':
      return [symbol.only === undefined ? generic : maskOf(symbol.only), symbol.amount];
    case 'colour':
    case 'monohybrid':
    case 'phyrexian':
      return [bitOf[symbol.colour], 1];
    case 'colourless':
      return [bitOf.colourless, 1];
    case 'hybrid':
      return [bitOf[symbol.either] | bitOf[symbol.or], 1];
    case 'snow':
      return [snowBit, 1];
    case 'variable':
      return [anyType, 0];
  }
}

/**
 * Whether a symbol's ways to be paid differ in number or life and must be tried separately; a hybrid symbol of two colours is one need with
 * two bits.
 */
function branching(symbol: ManaSymbol): boolean {
  return symbol.kind === 'monohybrid' || symbol.kind === 'phyrexian';
}

/**
 * Returns every way to meet a cost (107.4e, 107.4f), those with less life first, then those with less mana. X counts as 0 until `withX` has
 * replaced it by a number.
 */
export const demandsOf = once((cost: ManaCost): readonly Demand[] => {
  const fixed = cost.filter((symbol) => !branching(symbol));
  const demands = plainForms(cost.filter(branching)).map(({ mana, life }) => demandOfNeeds([...fixed, ...mana].map(needOf), life));
  demands.sort((a, b) => a.life - b.life || a.size - b.size);
  return demands;
});
