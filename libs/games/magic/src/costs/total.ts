import type { ManaType } from '../characteristics/colours.js';
import type { ManaCost, ManaSymbol } from '../characteristics/symbols.js';
import { addCosts, canonicalCost, plainForms, reduceCost, waysToPay, withX, type Reduction } from './arithmetic.js';

/** The mana of one cost. A cost that can't be paid (118.6) has no parts. */
export interface CostPart {
  readonly mana: ManaCost;
}

/** Everything that makes up a total cost (601.2f). */
export interface CostChanges {
  /** The mana cost or activation cost, or the chosen alternative cost in its place (118.9, 118.9a). */
  readonly base: CostPart;
  /** Additional costs that apply, mandatory and chosen (118.8). */
  readonly additional?: readonly CostPart[];
  readonly increases?: readonly CostPart[];
  readonly reductions?: readonly Reduction[];
  /** The number chosen for X (601.2b), 0 where none was or could be chosen (107.3b). */
  readonly x?: number;
  /** Types of mana that may be spent on X. */
  readonly xOnly?: readonly ManaType[];
  /**
   * The least amount of mana, to which the total is raised with generic mana after everything else (601.2f: effects on the total itself).
   */
  readonly atLeast?: number;
}

/** The mana that has to be paid, locked in once it is determined (601.2f). */
export interface TotalCost {
  readonly mana: ManaCost;
  /** Life for Phyrexian symbols, where the total is that of one choice of ways. */
  readonly life: number;
}

/** Returns the amount of mana of a cost in which a way was chosen for each symbol that has several. */
function amountOf(cost: ManaCost): number {
  let total = 0;
  for (const symbol of cost) total += symbol.kind === 'generic' ? symbol.amount : 1;
  return total;
}

/**
 * Returns the base cost, additional costs and increases, with X replaced by the chosen number (107.3a), or by 0 where none could be chosen
 * (107.3b).
 */
function beforeReductions({ base, additional = [], increases = [], x = 0, xOnly }: CostChanges): ManaCost {
  const sum = addCosts(base.mana, ...additional.map(({ mana }) => mana), ...increases.map(({ mana }) => mana));
  return canonicalCost(withX(sum, x, xOnly));
}

function raised(cost: ManaCost, atLeast: number): ManaCost {
  return canonicalCost([...cost, { kind: 'generic', amount: Math.max(0, atLeast - amountOf(cost)) }]);
}

/**
 * The order of reductions that makes the cost least, higher numbers first: those with a floor, the highest floor first, then those of
 * coloured mana only, then the rest.
 */
const precedence = ({ colouredOnly, atLeast }: Reduction): number =>
  atLeast === undefined ? (colouredOnly === true ? 1 : 0) : 2 + atLeast;

/**
 * Returns the least that reductions can make of a cost, since the payer may apply them in any order (601.2f). A reduction with a floor or a
 * limit reduces most while most of the cost is still there.
 * @throws {UnchosenSymbol} as `reduceCost`
 */
export function reducedCost(cost: ManaCost, reductions: readonly Reduction[]): ManaCost {
  return [...reductions].sort((a, b) => precedence(b) - precedence(a)).reduce(reduceCost, cost);
}

/**
 * Returns the total cost (601.2f): base or alternative cost, plus additional costs and increases, less reductions, never below {0}; then
 * effects on the total itself apply. The same for activated abilities (602.2b).
 * @throws {UnchosenSymbol} where reductions meet symbols with several ways to pay: those are chosen first (601.2b, 118.7e)
 */
export function totalCost(changes: CostChanges): TotalCost {
  const { reductions = [], atLeast = 0 } = changes;
  const sum = beforeReductions(changes);
  return { mana: raised(reductions.length === 0 ? sum : reducedCost(sum, reductions), atLeast), life: 0 };
}

/** Whether one half of a reduction's symbol has to be chosen (118.7e). */
export const isHalved = ({ kind }: ManaSymbol): boolean => kind === 'hybrid' || kind === 'monohybrid';

/** Returns the symbols of reductions of which a half has to be chosen, in order. */
export function halvedSymbols({ reductions = [] }: CostChanges): readonly ManaSymbol[] {
  return reductions.flatMap(({ mana }) => mana.filter(isHalved));
}

/** Returns the costs with these halves in place of the first symbols of their reductions that have two halves. */
export function withHalves(changes: CostChanges, halves: readonly ManaCost[]): CostChanges {
  if (halves.length === 0) return changes;
  let next = 0;
  const reductions = (changes.reductions ?? []).map((reduction) => ({
    ...reduction,
    mana: reduction.mana.flatMap((symbol): readonly ManaSymbol[] => (isHalved(symbol) ? (halves[next++] ?? [symbol]) : [symbol])),
  }));
  return { ...changes, reductions };
}

/** Returns a reduction once for each choice of halves (118.7e). */
function plainReductions(reduction: Reduction): readonly Reduction[] {
  let found: ManaSymbol[][] = [[]];
  for (const symbol of reduction.mana) {
    // A Phyrexian symbol reduces by its colour; the life is not a half to choose (118.7f).
    const ways = symbol.kind === 'phyrexian' ? [[symbol]] : waysToPay(symbol).map(({ mana }) => mana);
    found = found.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return found.map((mana) => ({ ...reduction, mana }));
}

/**
 * Returns every total that the open choices can result in: ways to pay hybrid and Phyrexian symbols (601.2b), and halves of reductions. An
 * act may be offered when one of these totals can be paid.
 */
export function possibleTotals(changes: CostChanges): readonly TotalCost[] {
  const { reductions = [], atLeast = 0 } = changes;
  const sum = beforeReductions(changes);
  // Without reductions the solver handles open symbols itself; a minimum depends on the ways chosen.
  if (reductions.length === 0 && atLeast === 0) return [{ mana: sum, life: 0 }];
  let choices: (readonly Reduction[])[] = [[]];
  for (const reduction of reductions) choices = choices.flatMap((before) => plainReductions(reduction).map((one) => [...before, one]));
  return plainForms(sum).flatMap(({ mana: form, life }) =>
    choices.map((choice): TotalCost => ({ mana: raised(reducedCost(form, choice), atLeast), life })),
  );
}
