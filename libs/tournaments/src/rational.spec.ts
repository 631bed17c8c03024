import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, compare, decimal, equals, exactly, inUnits, mean, parseRational, rational, round, sum, zero } from './rational.js';

const fractions = fc
  .tuple(fc.bigInt({ min: -1_000n, max: 1_000n }), fc.bigInt({ min: 1n, max: 1_000n }))
  .map(([above, below]) => rational(above, below));

describe('exact fractions', () => {
  it('given a fraction that can be reduced, when it is made, then it is in lowest terms with a positive denominator', () => {
    expect([rational(6, -4), rational(0, 7), rational(-4, -2)].map(exactly)).toEqual(['-3/2', '0', '2']);
  });

  it('given no denominator or terms, when a fraction or a mean is made, then it is refused', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => mean([])).toThrow(RangeError);
    expect(() => rational(0.5)).toThrow(RangeError);
    for (const text of ['', '1/0', 'NaN', '1e3', '.5', '1/-3']) expect(() => parseRational(text)).toThrow(RangeError);
  });

  it('given texts of policies, when they are read, then 1/3, 0.33 and 0.3333 differ', () => {
    const read = ['1/3', '0.33', '0.3333', '-0.5', '0', '12'].map(parseRational);
    expect(read.map(exactly)).toEqual(['1/3', '33/100', '3333/10000', '-1/2', '0', '12']);
    expect(compare(parseRational('1/3'), parseRational('0.3333333333333333333'))).toBeGreaterThan(0);
  });

  it('given thirds, when three are added, then they are one exactly', () => {
    expect(equals(sum([rational(1, 3), rational(1, 3), rational(1, 3)]), rational(1))).toBe(true);
    expect(exactly(mean([rational(1, 3), rational(1, 2)]))).toBe('5/12');
    expect(sum([])).toEqual(zero);
  });

  it('given any fractions, when they are added and compared, then order and sum agree', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (one, other, more) => {
        expect(add(one, other)).toEqual(add(other, one));
        expect(Math.sign(compare(add(one, more), add(other, more)))).toBe(Math.sign(compare(one, other)));
      }),
    );
  });
});

describe('rounding for show', () => {
  const shown = (text: string, digits: number): readonly string[] =>
    (['halfUp', 'halfEven', 'truncated'] as const).map((mode) => decimal(parseRational(text), { digits, mode }));

  it.each([
    ['2/3', 3, ['0.667', '0.667', '0.666']],
    ['0.0625', 3, ['0.063', '0.062', '0.062']],
    ['0.1875', 3, ['0.188', '0.188', '0.187']],
    ['-0.0625', 3, ['-0.063', '-0.062', '-0.062']],
    ['1/3', 0, ['0', '0', '0']],
    ['1/2', 0, ['1', '0', '0']],
    ['3/2', 0, ['2', '2', '1']],
    ['12', 2, ['12.00', '12.00', '12.00']],
    ['0.999', 2, ['1.00', '1.00', '0.99']],
  ] as const)('given %s, when it is shown with %i digits, then half up, half even and cut off give %j', (text, digits, expected) => {
    expect(shown(text, digits)).toEqual(expected);
  });

  it('given any fraction, when it is rounded, then it moves by half a unit at most and rounding again changes nothing', () => {
    fc.assert(
      fc.property(
        fractions,
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom('halfUp' as const, 'halfEven' as const),
        (one, digits, mode) => {
          const rounded = round(one, { digits, mode });
          const doubled = 2n * (rounded.numerator * one.denominator - one.numerator * rounded.denominator) * 10n ** BigInt(digits);
          const unit = rounded.denominator * one.denominator;
          expect(doubled <= unit && -doubled <= unit).toBe(true);
          expect(round(rounded, { digits, mode })).toEqual(rounded);
          expect(rational(inUnits(one, { digits, mode }), 10n ** BigInt(digits))).toEqual(rounded);
        },
      ),
    );
  });
});
