import { type Colour, type ManaType } from '../characteristics/colours.js';
import { phyrexianLife, type ManaCost, type ManaSymbol, type VariableLetter } from '../characteristics/symbols.js';

/** One way to pay a symbol (118.13): symbols that can be paid in only one way, and an amount of life. */
export interface Way {
  readonly mana: ManaCost;
  readonly life: number;
}

/** Thrown when a reduction meets a symbol for which the payer has not chosen a half yet (601.2b comes before 601.2f, 118.7e). */
export class UnchosenSymbol extends Error {
  override readonly name = 'UnchosenSymbol';
  constructor(readonly symbol: ManaSymbol) {
    super(`no way to pay was chosen for a symbol of kind ${symbol.kind}`);
  }
}

const rank: { readonly [K in ManaSymbol['kind']]: number } = {
  variable: 0,
  generic: 1,
  snow: 2,
  colourless: 3,
  monohybrid: 4,
  hybrid: 5,
  phyrexian: 6,
  colour: 7,
};
const colourRank: { readonly [C in Colour]: number } = { white: 0, blue: 1, black: 2, red: 3, green: 4 };

function inKind(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'colour':
    case 'monohybrid':
    case 'phyrexian':
      return colourRank[symbol.colour];
    case 'hybrid':
      return colourRank[symbol.either] * 5 + colourRank[symbol.or];
    case 'variable':
    case 'generic':
    case 'snow':
    case 'colourless':
      return 0;
  }
}

/** Returns the same cost in a fixed order, with all generic mana in one symbol, so that equal costs print as equal texts. */
export function canonicalCost(cost: ManaCost): ManaCost {
  let generic = 0;
  const rest: ManaSymbol[] = [];
  for (const symbol of cost) {
    if (symbol.kind === 'generic' && symbol.only === undefined) generic += symbol.amount;
    else if (symbol.kind !== 'generic' || symbol.amount > 0) rest.push(symbol);
  }
  if (generic > 0) rest.push({ kind: 'generic', amount: generic });
  return rest.sort((a, b) => rank[a.kind] - rank[b.kind] || inKind(a) - inKind(b));
}

/** Returns the sum of costs. An object without a mana cost has no cost to which anything could be added (118.6a). */
export function addCosts(...costs: readonly ManaCost[]): ManaCost {
  return canonicalCost(costs.flat());
}

/** Returns a cost multiplied by a number ({2} for each ...), which is at least 0. */
export function timesCost(cost: ManaCost, times: number): ManaCost {
  return canonicalCost(Array.from({ length: Math.max(0, times) }, () => cost).flat());
}

/**
 * Returns the cost with the chosen number in place of every variable symbol (107.3a).
 * @param x a natural number
 * @param only types of mana that may be spent on X, where the text limits them
 * @param letter the letter that the number was chosen for; every letter when absent
 */
export function withX(cost: ManaCost, x: number, only?: readonly ManaType[], letter?: VariableLetter): ManaCost {
  return cost.map((symbol) =>
    symbol.kind === 'variable' && (letter === undefined || symbol.letter === letter)
      ? { kind: 'generic', amount: x, ...(only === undefined ? {} : { only }) }
      : symbol,
  );
}

/** Returns every way to pay one symbol: two for hybrid and Phyrexian symbols (118.13), else one. */
export function waysToPay(symbol: ManaSymbol): readonly Way[] {
  switch (symbol.kind) {
    case 'hybrid':
      return [mana({ kind: 'colour', colour: symbol.either }), mana({ kind: 'colour', colour: symbol.or })];
    case 'monohybrid':
      return [mana({ kind: 'colour', colour: symbol.colour }), mana({ kind: 'generic', amount: symbol.amount })];
    case 'phyrexian':
      return [mana({ kind: 'colour', colour: symbol.colour }), { mana: [], life: phyrexianLife }];
    case 'generic':
    case 'variable':
    case 'colour':
    case 'colourless':
    case 'snow':
      return [mana(symbol)];
  }
}

function mana(symbol: ManaSymbol): Way {
  return { mana: [symbol], life: 0 };
}

/** Returns every cost that the choices of ways can result in (601.2b), each once. */
export function plainForms(cost: ManaCost): readonly Way[] {
  let forms: Way[] = [{ mana: [], life: 0 }];
  for (const symbol of cost) {
    const next = new Map<string, Way>();
    for (const form of forms) {
      for (const way of waysToPay(symbol)) {
        const one: Way = { mana: canonicalCost([...form.mana, ...way.mana]), life: form.life + way.life };
        next.set(JSON.stringify(one), one);
      }
    }
    forms = [...next.values()];
  }
  return forms;
}

/** What a cost is reduced by (118.7). */
export interface Reduction {
  readonly mana: ManaCost;
  /** Whether only coloured mana is reduced: what exceeds the cost's coloured mana does not reduce its generic part. */
  readonly colouredOnly?: boolean;
  /** The amount of mana below which the cost can't be reduced. */
  readonly atLeast?: number;
}

interface Counts {
  generic: number;
  readonly limited: { amount: number; readonly only: readonly ManaType[] }[];
  readonly typed: Map<ManaType, number>;
  readonly other: ManaSymbol[];
}

function countsOf(cost: ManaCost): Counts {
  const counts: Counts = { generic: 0, limited: [], typed: new Map(), other: [] };
  for (const symbol of cost) {
    if (symbol.kind === 'generic' && symbol.only !== undefined) counts.limited.push({ amount: symbol.amount, only: symbol.only });
    else if (symbol.kind === 'generic') counts.generic += symbol.amount;
    else if (symbol.kind === 'colour') counts.typed.set(symbol.colour, (counts.typed.get(symbol.colour) ?? 0) + 1);
    else if (symbol.kind === 'colourless') counts.typed.set('colourless', (counts.typed.get('colourless') ?? 0) + 1);
    else if (symbol.kind === 'snow') counts.other.push(symbol);
    else throw new UnchosenSymbol(symbol);
  }
  return counts;
}

function costOf(counts: Counts): ManaCost {
  const symbols: ManaSymbol[] = [...counts.other, { kind: 'generic', amount: counts.generic }];
  for (const { amount, only } of counts.limited) symbols.push({ kind: 'generic', amount, only });
  for (const [type, count] of counts.typed) {
    for (let i = 0; i < count; i++) symbols.push(type === 'colourless' ? { kind: 'colourless' } : { kind: 'colour', colour: type });
  }
  return canonicalCost(symbols);
}

function amountOf(counts: Counts): number {
  let total = counts.generic + counts.other.length;
  for (const { amount } of counts.limited) total += amount;
  for (const [, count] of counts.typed) total += count;
  return total;
}

/** Reduces generic mana, first the part that only limited types of mana may pay, since that part is harder to pay. */
function takeGeneric(counts: Counts, by: number): void {
  let left = by;
  for (const part of counts.limited) {
    const taken = Math.min(part.amount, left);
    part.amount -= taken;
    left -= taken;
  }
  counts.generic = Math.max(0, counts.generic - left);
}

function takeTyped(counts: Counts, type: ManaType, overflows: boolean): void {
  const there = counts.typed.get(type) ?? 0;
  if (there > 0) counts.typed.set(type, there - 1);
  else if (overflows) takeGeneric(counts, 1);
}

/**
 * Returns a cost less a reduction, never below nothing (118.7, 601.2f). Generic mana reduces only the generic part (118.7a); an excess of
 * coloured or colourless mana reduces the generic part (118.7b-118.7d); a Phyrexian symbol counts as its colour (118.7f), a snow symbol as
 * generic (118.7g). Snow symbols of the cost are never reduced (107.4h).
 * @throws {UnchosenSymbol} for hybrid and variable symbols on either side, and for Phyrexian symbols of the cost: their payer chooses first
 *   (601.2b, 118.7e)
 */
export function reduceCost(cost: ManaCost, reduction: Reduction): ManaCost {
  const counts = countsOf(cost);
  let budget = reduction.atLeast === undefined ? Infinity : Math.max(0, amountOf(counts) - reduction.atLeast);
  const generic: number[] = [];
  for (const symbol of reduction.mana) {
    if (symbol.kind === 'hybrid' || symbol.kind === 'monohybrid' || symbol.kind === 'variable') throw new UnchosenSymbol(symbol);
    if (symbol.kind === 'generic') generic.push(symbol.amount);
    else if (symbol.kind === 'snow') generic.push(1);
    else if (budget > 0) {
      const before = amountOf(counts);
      takeTyped(counts, symbol.kind === 'colourless' ? 'colourless' : symbol.colour, reduction.colouredOnly !== true);
      budget -= before - amountOf(counts);
    }
  }
  for (const amount of generic) {
    const taken = Math.min(amount, budget);
    const before = amountOf(counts);
    takeGeneric(counts, taken);
    budget -= before - amountOf(counts);
  }
  return costOf(counts);
}
