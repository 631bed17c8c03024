import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digest } from './fingerprint.js';

const hex = (value: unknown): string =>
  digest(value)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');

describe('the digest of a value', () => {
  it('differs for any two texts, of any length and alphabet', () => {
    const unit = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(unit, unit, (one, other) => expect(hex(one) === hex(other)).toBe(one === other)),
      { numRuns: 2000 },
    );
  });

  it('sees every unit of a text, its wide half included', () => {
    for (const length of [1, 3, 15, 16, 17, 31, 33]) {
      const text = '中'.repeat(length);
      const seen = new Set([hex(text)]);
      for (let at = 0; at < length; at++)
        for (const unit of ['串', '\u4e2c', '\u4e00', 'a']) seen.add(hex(text.slice(0, at) + unit + text.slice(at + 1)));
      expect(seen.size).toBe(1 + length * 4);
    }
  });

  it('tells a text from the same text with zeros at its end', () => {
    expect(new Set(['', '\0', '\0\0', '\0'.repeat(16), '\0'.repeat(17)].map(hex)).size).toBe(5);
  });

  it('differs for any two values that differ as JSON, and for no others', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(value, value, (one, other) => expect(hex(one) === hex(other)).toBe(JSON.stringify(one) === JSON.stringify(other))),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(value, (one) => expect(hex(one)).toBe(hex(JSON.parse(JSON.stringify(one))))),
      { numRuns: 2000 },
    );
  });

  it('tells lists and records from what they hold, small numbers from large ones, and a place from another', () => {
    const values: readonly unknown[] = [
      0,
      1,
      -1,
      2 ** 31,
      2 ** 40,
      -(2 ** 40),
      null,
      false,
      true,
      '',
      '0',
      [],
      [[]],
      [0],
      [0, 0],
      {},
      { a: 0 },
      { a: {} },
      [{}],
      { 0: 0 },
      [null],
    ];
    expect(new Set(values.map(hex)).size).toBe(values.length);
    expect(digest(0, 1)).not.toEqual(digest(0, 2));
    expect(hex({ a: 1, b: undefined })).toBe(hex({ a: 1 }));
  });

  it('spreads a small change over all lanes', () => {
    const lanes = [0, 1, 2, 3].map((lane) => new Set(Array.from({ length: 500 }, (_, at) => digest({ stamp: at })[lane])).size);
    expect(lanes).toEqual([500, 500, 500, 500]);
  });
});
