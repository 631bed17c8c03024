import { colourOf, inColourOrder, letterOf, type Colour, type ManaType } from './colours.js';

/** A symbol of a mana cost (107.4). Each `amount` is an amount of mana. */
export type ManaSymbol =
  /** Mana of any type; `only` where an effect limits the types that may be spent on it, as some effects do for X. */
  | { readonly kind: 'generic'; readonly amount: number; readonly only?: readonly ManaType[] }
  /** A value chosen on casting; Y and Z follow the rules of X (107.3m). */
  | { readonly kind: 'variable'; readonly letter: VariableLetter }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'colourless' }
  /** One mana of either colour (107.4e). */
  | { readonly kind: 'hybrid'; readonly either: Colour; readonly or: Colour }
  /** An amount of generic mana, or one mana of the colour (107.4e). */
  | { readonly kind: 'monohybrid'; readonly amount: number; readonly colour: Colour }
  /** One mana of the colour, or 2 life (107.4f). */
  | { readonly kind: 'phyrexian'; readonly colour: Colour }
  /** One mana of any type from a snow permanent (107.4h). */
  | { readonly kind: 'snow' };
export type VariableLetter = 'X' | 'Y' | 'Z';

/**
 * The mana part of a cost, in printed order. A list without symbols is {0}; an object without any mana cost has `null` instead (202.1b).
 */
export type ManaCost = readonly ManaSymbol[];

/** Thrown for a text that is no mana cost. */
export class SymbolError extends Error {
  override readonly name = 'SymbolError';
  /**
   * @param text what could not be read
   * @param at index of the first unreadable character in the text
   */
  constructor(
    readonly text: string,
    readonly at: number,
    readonly reason: 'syntax' | 'unknownSymbol',
  ) {
    super(`${reason} at ${at} in ${JSON.stringify(text)}`);
  }
}

/** How much life pays for a Phyrexian symbol instead of its mana (107.4f). */
export const phyrexianLife = 2;

/** Reads a number of at most seven digits; no cost prints a greater one. */
function readNumber(body: string): number | null {
  return /^(0|[1-9]\d{0,6})$/.test(body) ? Number(body) : null;
}

/** Reads a symbol of two halves: two colours or an amount and a colour (107.4e); one colour and life (107.4f, 107.4g). */
function readHalves(left: string, right: string): ManaSymbol | null {
  const either = colourOf(left);
  if (either !== null && right === 'P') return { kind: 'phyrexian', colour: either };
  const or = colourOf(right);
  if (or === null) return null;
  if (either !== null) return either === or ? null : { kind: 'hybrid', either, or };
  const amount = readNumber(left);
  return amount === null || amount === 0 ? null : { kind: 'monohybrid', amount, colour: or };
}

function readBody(body: string): ManaSymbol | null {
  const amount = readNumber(body);
  if (amount !== null) return { kind: 'generic', amount };
  const colour = colourOf(body);
  if (colour !== null) return { kind: 'colour', colour };
  if (body === 'C') return { kind: 'colourless' };
  if (body === 'S') return { kind: 'snow' };
  if (body === 'X' || body === 'Y' || body === 'Z') return { kind: 'variable', letter: body };
  const halves = body.split('/');
  return halves.length === 2 ? readHalves(halves[0] as string, halves[1] as string) : null;
}

function readSymbols(text: string): ManaCost {
  const found: ManaSymbol[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('}', at);
    if (text[at] !== '{' || end < 0) throw new SymbolError(text, at, 'syntax');
    const symbol = readBody(text.slice(at + 1, end));
    if (symbol === null) throw new SymbolError(text, at, 'unknownSymbol');
    found.push(symbol);
    at = end + 1;
  }
  return found;
}

const parsed = new Map<string, ManaCost>();
const rememberedCosts = 4_096;

/**
 * Reads a mana cost such as `{X}{2}{W/U}{G/P}{S}` (202.1). `{0}` and the empty text cost nothing. Equal texts give the same frozen list.
 * @throws {SymbolError} at the first part that is no mana symbol
 */
export function parseCost(text: string): ManaCost {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const result = Object.freeze(readSymbols(text).filter((symbol) => symbol.kind !== 'generic' || symbol.amount > 0));
  if (parsed.size >= rememberedCosts) parsed.clear();
  parsed.set(text, result);
  return result;
}

/** Returns a symbol as costs print it. */
export function printSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `{${symbol.amount}}`;
    case 'variable':
      return `{${symbol.letter}}`;
    case 'colour':
      return `{${letterOf[symbol.colour]}}`;
    case 'colourless':
      return '{C}';
    case 'snow':
      return '{S}';
    case 'hybrid':
      return `{${letterOf[symbol.either]}/${letterOf[symbol.or]}}`;
    case 'monohybrid':
      return `{${symbol.amount}/${letterOf[symbol.colour]}}`;
    case 'phyrexian':
      return `{${letterOf[symbol.colour]}/P}`;
  }
}

/** Returns a cost as cards print it; `{0}` for a cost without symbols (107.4d). */
export function printCost(cost: ManaCost): string {
  return cost.length === 0 ? '{0}' : cost.map(printSymbol).join('');
}

/**
 * Returns what one symbol adds to a mana value: the larger half of a hybrid symbol (202.3f), 1 for a Phyrexian one (202.3g), `x` for a
 * variable one (202.3e).
 */
function valueOf(symbol: ManaSymbol, x: number): number {
  switch (symbol.kind) {
    case 'generic':
      return symbol.amount;
    case 'variable':
      return x;
    case 'monohybrid':
      return Math.max(1, symbol.amount);
    case 'colour':
    case 'colourless':
    case 'hybrid':
    case 'phyrexian':
    case 'snow':
      return 1;
  }
}

/**
 * Returns the mana value of a cost (converted mana cost, 202.3).
 * @param cost null for an object without a mana cost, whose mana value is 0 (202.3a)
 * @param x the number chosen for X, Y and Z while the object is on the stack; 0 anywhere else (202.3e)
 */
export function manaValue(cost: ManaCost | null, x = 0): number {
  let total = 0;
  for (const symbol of cost ?? []) total += valueOf(symbol, x);
  return total;
}

/** Returns the colours of a symbol (107.4e, 107.4f); none for generic, colourless, snow and variable symbols. */
export function coloursOfSymbol(symbol: ManaSymbol): readonly Colour[] {
  switch (symbol.kind) {
    case 'colour':
    case 'monohybrid':
    case 'phyrexian':
      return [symbol.colour];
    case 'hybrid':
      return [symbol.either, symbol.or];
    case 'generic':
    case 'variable':
    case 'colourless':
    case 'snow':
      return [];
  }
}

/** Returns the colours that a mana cost gives its object (202.2), in printed order; none without a mana cost. */
export function coloursOfCost(cost: ManaCost | null): readonly Colour[] {
  return inColourOrder((cost ?? []).flatMap(coloursOfSymbol));
}

/** Counts the symbols of a cost that are of any of these colours; a hybrid symbol counts once for any of its colours (devotion, chroma). */
export function countSymbols(cost: ManaCost | null, among: readonly Colour[]): number {
  return (cost ?? []).filter((symbol) => coloursOfSymbol(symbol).some((colour) => among.includes(colour))).length;
}

export function hasVariable(cost: ManaCost | null): boolean {
  return (cost ?? []).some((symbol) => symbol.kind === 'variable');
}
