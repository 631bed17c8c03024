import type { CardFault } from './contract.js';

/** A bug in the rules or their host, never bad input. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

/** An action reached a cap (steps, depth, objects, events, magnitude). The action is undone and the fact recorded. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  constructor(readonly limit: string) {
    super(`limit reached: ${limit}`);
  }
}

/** A scenario's table cannot be set up as described. */
export class ArrangementError extends Error {
  override readonly name = 'ArrangementError';
}

/** Cards that came with a match contain something that their game does not know. */
export class CardsRefused extends Error {
  override readonly name = 'CardsRefused';
  constructor(readonly faults: readonly CardFault[]) {
    super(faults.map(faultSentence).join('\n'));
  }
}

/** Puts one fault into a sentence. */
export const faultSentence = ({ card, place, fault }: CardFault): string =>
  `card ${JSON.stringify(card)}${place === '' ? '' : ` at ${place}`}: ${fault}`;

/** Returns a value that must be there. @throws {InvariantBroken} where it is not */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new InvariantBroken(`missing: ${what}`);
  return value;
}

/**
 * Returns a list that must hold something, such as a queue in the step after the one that asked about its first entry. @throws
 * {InvariantBroken} if it holds nothing
 */
export function nonEmpty<T>(list: readonly T[] | undefined | null, what: string): readonly [T, ...T[]] {
  if (hasEntries(list)) return list;
  throw new InvariantBroken(`missing: ${what}`);
}

function hasEntries<T>(list: readonly T[] | undefined | null): list is readonly [T, ...T[]] {
  return list !== undefined && list !== null && list.length > 0;
}

/**
 * Fails on a word of a program that nothing of the game reads; cards with such a word are refused before they are compiled. @throws
 * {InvariantBroken} always
 */
export function unknownWord(what: string, word: string): never {
  throw new InvariantBroken(`unknown ${what}: ${JSON.stringify(word)}`);
}

/** Fails because a row is not there; made for hot paths, since the text is built only on failure. @throws {InvariantBroken} always */
export function missing(kind: string, id: number | string): never {
  throw new InvariantBroken(`missing: ${kind} ${id}`);
}

/** Closes an exhaustive switch. @throws {InvariantBroken} */
export function never(value: never): never {
  throw new InvariantBroken(`unexpected value: ${JSON.stringify(value)}`);
}
