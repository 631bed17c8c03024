import { describe, expect, it } from '@jest/globals';
import { jsonFault } from './plain-json.js';

describe('documents from outside', () => {
  it.each([[null], [7], ['片'], [[1, { a: [true] }]], [{}]])('given %j, when it is looked at, then it is taken', (value) =>
    expect(jsonFault(value)).toBeNull(),
  );

  it('given nesting, numbers or text that the rules or the store cannot hold, when they are looked at, then the fault is named', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(jsonFault(deep)).toBe('nested deeper than 32');
    expect(jsonFault({ a: 1.5 })).toBe('a number that is no integer');
    expect(jsonFault([2 ** 53])).toBe('a number that is no integer');
    expect(jsonFault({ 'a\u0000': 1 })).toBe('text that cannot be stored');
    expect(jsonFault(['\ud800'])).toBe('text that cannot be stored');
    expect(jsonFault(Array.from({ length: 20_001 }, () => 0))).toBe('more than 20000 values');
  });
});
