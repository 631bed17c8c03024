import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonTextFault, maximalJsonDepth } from './json-text.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('looking through a JSON text', () => {
  it('given any JSON that JavaScript writes, when its numbers are safe and it is not deep, then there is no fault', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value, (_key, inner: unknown) =>
          typeof inner === 'number' ? Math.trunc(inner % Number.MAX_SAFE_INTEGER) : inner,
        );
        expect(jsonTextFault(text)).toBeNull();
      }),
    );
  });

  it('given any text at all, when it is looked through, then nothing is thrown', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void jsonTextFault(text)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', '1', '-', 'e', 'a', ' ')),
        (parts) => void jsonTextFault(parts.join('')),
      ),
    );
  });

  it('given nesting up to the limit and one more, in arrays and objects, then only the second is a fault', () => {
    expect(jsonTextFault(nested(maximalJsonDepth))).toBeNull();
    expect(jsonTextFault(nested(maximalJsonDepth + 1))).toMatchObject({ fault: 'too-deep' });
    expect(jsonTextFault('{"a":'.repeat(maximalJsonDepth + 1))).toMatchObject({ fault: 'too-deep' });
    expect(jsonTextFault(nested(1_000_000))).toMatchObject({ fault: 'too-deep' });
    expect(jsonTextFault(`[${Array.from({ length: 500 }, () => nested(3)).join(',')}]`)).toBeNull();
    expect(jsonTextFault(JSON.stringify(nested(1_000)))).toBeNull();
  });

  it.each([
    ['{"a":1,"a":2}', 'duplicate-key'],
    ['{"a":{"b":1,"c":2,"b":3}}', 'duplicate-key'],
    ['{"a":1,"\\u0061":2}', 'duplicate-key'],
    ['{"":1,"":2}', 'duplicate-key'],
    ['{"__proto__":1,"__proto__":2}', 'duplicate-key'],
    ['[9007199254740993]', 'number-out-of-range'],
    ['{"a":-1e400}', 'number-out-of-range'],
    ['[1e308]', 'number-out-of-range'],
    [`[${'1'.repeat(5_000)}]`, 'number-out-of-range'],
    [`[0.${'0'.repeat(5_000)}]`, 'number-out-of-range'],
  ])('given %p, then it is %s', (text, fault) => expect(jsonTextFault(text)).toMatchObject({ fault }));

  it.each([
    '{"a":1,"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":"a"}',
    '{"a":["a","a"]}',
    '[9007199254740991,-9007199254740991]',
    '"{\\"a\\":1,\\"a\\":2}"',
    '{"a":"1e999"}',
  ])('given %p, then there is no fault', (text) => expect(jsonTextFault(text)).toBeNull());
});
