/** An exact fraction in lowest terms; the denominator is positive. Made by the functions of this file only. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How a fraction is rounded for show: to the nearest with halves away from zero or to the even digit, or towards zero. */
export type RoundingMode = 'halfUp' | 'halfEven' | 'truncated';

/** Rounding to a number of decimal digits. */
export interface Rounding {
  readonly digits: number;
  readonly mode: RoundingMode;
}

const magnitude = (one: bigint): bigint => (one < 0n ? -one : one);

const greatestCommonDivisor = (one: bigint, other: bigint): bigint => {
  let [larger, smaller] = [magnitude(one), magnitude(other)];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

/**
 * Makes a fraction and reduces it.
 * @throws {RangeError} when the denominator is 0, or a number given is no integer
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError(`${above}/0 is no fraction`);
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const zero: Rational = rational(0);

/**
 * Reads `1/3`, `0.33` or `3`, with a minus sign or without.
 * @throws {RangeError} when the text is no such fraction, or its denominator is 0
 */
export function parseRational(text: string): Rational {
  const fraction = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (fraction !== null) return rational(BigInt(fraction[1] ?? '0'), BigInt(fraction[2] ?? '1'));
  const decimal = /^(-?\d+)\.(\d+)$/.exec(text);
  if (decimal === null) throw new RangeError(`${JSON.stringify(text)} is no fraction`);
  const [, whole = '', digits = ''] = decimal;
  return rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

/** The sum of two fractions. */
export const add = (one: Rational, other: Rational): Rational =>
  rational(one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator);

/** Less than 0, 0, or more than 0, as the first fraction is smaller than, equal to or larger than the second. Exact. */
export const compare = (one: Rational, other: Rational): number => {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const equals = (one: Rational, other: Rational): boolean => compare(one, other) === 0;

export const larger = (one: Rational, other: Rational): Rational => (compare(one, other) >= 0 ? one : other);

/** The sum; 0 of none. */
export const sum = (terms: readonly Rational[]): Rational => terms.reduce(add, zero);

/**
 * The arithmetic mean.
 * @throws {RangeError} when there are no terms
 */
export const mean = (terms: readonly Rational[]): Rational => {
  const total = sum(terms);
  return rational(total.numerator, total.denominator * BigInt(terms.length));
};

const roundsAway = (twiceRest: bigint, denominator: bigint, quotient: bigint, mode: RoundingMode): boolean => {
  switch (mode) {
    case 'truncated':
      return false;
    case 'halfUp':
      return twiceRest >= denominator;
    case 'halfEven':
      return twiceRest > denominator || (twiceRest === denominator && quotient % 2n === 1n);
  }
};

/** The fraction in units of the last digit, as an integer. */
export function inUnits({ numerator, denominator }: Rational, { digits, mode }: Rounding): bigint {
  const scaled = magnitude(numerator) * 10n ** BigInt(digits);
  const quotient = scaled / denominator;
  const rounded = quotient + (roundsAway(2n * (scaled % denominator), denominator, quotient, mode) ? 1n : 0n);
  return numerator < 0n ? -rounded : rounded;
}

/** The nearest fraction that has as many decimal digits. */
export const round = (one: Rational, rounding: Rounding): Rational => rational(inUnits(one, rounding), 10n ** BigInt(rounding.digits));

/** The fraction as a decimal with exactly as many digits: `0.6667`. */
export function decimal(one: Rational, rounding: Rounding): string {
  const units = inUnits(one, rounding);
  const text = magnitude(units)
    .toString()
    .padStart(rounding.digits + 1, '0');
  const whole = text.slice(0, text.length - rounding.digits);
  return `${units < 0n ? '-' : ''}${whole}${rounding.digits === 0 ? '' : `.${text.slice(whole.length)}`}`;
}

/** The fraction itself: `2/3`, and `3` when it is whole. */
export const exactly = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
