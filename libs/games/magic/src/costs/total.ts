import type { ManaType } from '../characteristics/colours.js';
import type { ManaCost, ManaSymbol } from '../characteristics/symbols.js';
import { addCosts, canonicalCost, plainForms, reduceCost, waysToPay, withX, type Reduction } from './arithmetic.js';

/** The mana of one cost. What can't be paid (118.6) has no parts. */
export interface CostPart {
  readonly mana: ManaCost;
}

/** Everything that a total cost is made of (601.2f). */
export interface CostChanges {
  /** The mana cost or activation cost, or the one alternative cost that was chosen in its place (118.9, 118.9a). */
  readonly base: CostPart;
  /** Additional costs that apply, mandatory and chosen ones (118.8). */
  readonly additional?: readonly CostPart[];
  readonly increases?: readonly CostPart[];
  readonly reductions?: readonly Reduction[];
  /** The number chosen for X (601.2b), 0 where none was chosen or could be (107.3b). */
  readonly x?: number;
  /** Types of mana that may be spent on X. */
  readonly xOnly?: readonly ManaType[];
  /** Less mana than this is raised to it with generic mana, after everything else (601.2f: effects on the total itself). */
  readonly atLeast?: number;
}

/** The mana that has to be paid. Locked in once it is determined (601.2f). */
export interface TotalCost {
  readonly mana: ManaCost;
  /** Life for Phyrexian symbols, where the total stands for a choice of ways. */
  readonly life: number;
}

/** Mana that a cost asks for; of what can be paid in several ways one was chosen. */
function amountOf(cost: ManaCost): number {
  let total = 0;
  for (const symbol of cost) total += symbol.kind === 'generic' ? symbol.amount : 1;
  return total;
}

/** Base, additional costs and increases with X in its place: as chosen (107.3a), 0 where none could be (107.3b). */
function beforeReductions({ base, additional = [], increases = [], x = 0, xOnly }: CostChanges): ManaCost {
  const sum = addCosts(base.mana, ...additional.map(({ mana }) => mana), ...increases.map(({ mana }) => mana));
  return canonicalCost(withX(sum, x, xOnly));
}

function raised(cost: ManaCost, atLeast: number): ManaCost {
  return canonicalCost([...cost, { kind: 'generic', amount: Math.max(0, atLeast - amountOf(cost)) }]);
}

/** What goes first where the payer wants the cost to be least: a floor, the highest first, then what reduces coloured mana alone, then the rest. */
const precedence = ({ colouredOnly, atLeast }: Reduction): number =>
  atLeast === undefined ? (colouredOnly === true ? 1 : 0) : 2 + atLeast;

/**
 * The least that reductions can make of a cost, as their payer may apply them in any order (601.2f). What has a floor or a limit does most
 * while there is still much of the cost.
 * @throws {UnchosenSymbol} as `reduceCost`
 */
export function reducedCost(cost: ManaCost, reductions: readonly Reduction[]): ManaCost {
  return [...reductions].sort((a, b) => precedence(b) - precedence(a)).reduce(reduceCost, cost);
}

/**
 * The total cost (601.2f): base or alternative, plus additional costs and increases, less reductions, never below {0}; then what
 * acts on the total itself. The same for activated abilities (602.2b).
 * @throws {UnchosenSymbol} where reductions meet symbols with several ways to pay: those are chosen before (601.2b, 118.7e)
 */
export function totalCost(changes: CostChanges): TotalCost {
  const { reductions = [], atLeast = 0 } = changes;
  const sum = beforeReductions(changes);
  return { mana: raised(reductions.length === 0 ? sum : reducedCost(sum, reductions), atLeast), life: 0 };
}

/** A symbol of a reduction of which one half has to be chosen (118.7e). */
export const isHalved = ({ kind }: ManaSymbol): boolean => kind === 'hybrid' || kind === 'monohybrid';

/** The symbols of reductions of which a half has to be chosen, in order. */
export function halvedSymbols({ reductions = [] }: CostChanges): readonly ManaSymbol[] {
  return reductions.flatMap(({ mana }) => mana.filter(isHalved));
}

/** Costs whose reductions have these halves in the place of their first symbols that have two. */
export function withHalves(changes: CostChanges, halves: readonly ManaCost[]): CostChanges {
  if (halves.length === 0) return changes;
  let next = 0;
  const reductions = (changes.reductions ?? []).map((reduction) => ({
    ...reduction,
    mana: reduction.mana.flatMap((symbol): readonly ManaSymbol[] => (isHalved(symbol) ? (halves[next++] ?? [symbol]) : [symbol])),
  }));
  return { ...changes, reductions };
}

/** A reduction with every choice of halves made (118.7e). */
function plainReductions(reduction: Reduction): readonly Reduction[] {
  let found: ManaSymbol[][] = [[]];
  for (const symbol of reduction.mana) {
    // A Phyrexian symbol reduces by its colour; life is no half of it (118.7f).
    const ways = symbol.kind === 'phyrexian' ? [[symbol]] : waysToPay(symbol).map(({ mana }) => mana);
    found = found.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return found.map((mana) => ({ ...reduction, mana }));
}

/**
 * Every total that choices still open can lead to: ways of hybrid and Phyrexian symbols (601.2b), and halves of reductions.
 * An act may be offered when one of them can be paid.
 */
export function possibleTotals(changes: CostChanges): readonly TotalCost[] {
  const { reductions = [], atLeast = 0 } = changes;
  const sum = beforeReductions(changes);
  // Without reductions the solver knows open symbols by itself; a minimum counts what was chosen.
  if (reductions.length === 0 && atLeast === 0) return [{ mana: sum, life: 0 }];
  let choices: (readonly Reduction[])[] = [[]];
  for (const reduction of reductions) choices = choices.flatMap((before) => plainReductions(reduction).map((one) => [...before, one]));
  return plainForms(sum).flatMap(({ mana: form, life }) =>
    choices.map((choice): TotalCost => ({ mana: raised(reducedCost(form, choice), atLeast), life })),
  );
}
