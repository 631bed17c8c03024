import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonTextFault, maximalJsonDepth, readJson } from './json-text.js';

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

describe('reading a JSON text', () => {
  /** Reads slowly: looks through the text, and parses it only then. */
  const slowly = (text: string): ReturnType<typeof readJson> => {
    const fault = jsonTextFault(text);
    if (fault !== null) return { ok: false, fault };
    try {
      const value = JSON.parse(text) as unknown;
      return { ok: true, value, asWritten: JSON.stringify(value) === text };
    } catch {
      return { ok: false, fault: null };
    }
  };
  const pieces = ['{', '}', '[', ']', '"', '\\', ':', ',', '1', '-', '+', '.', 'e', 'E', 'a', ' ', '"a":', '"b":1,', '"a":1,', '0'];
  const numbers = ['9007199254740991', '9007199254740992', '-9007199254740993', '1e2', '1E300', '1e-7', '0.1', '123456789012345', '1.0'];

  it('given any text, when it is read, then it is what the slow way finds', () => {
    const part = fc.constantFrom(...pieces, ...numbers, nested(63), nested(64), nested(65));
    const json = fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.stringify(value));
    const written = fc.oneof(part, json);
    const text = fc.oneof(
      fc.array(written, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(written, { maxLength: 6 }).map((parts) => `[${parts.join(',')}]`),
      fc
        .array(fc.tuple(fc.constantFrom('a', 'b', '\\u0061', '__proto__', '1', '0'), written), { maxLength: 5 })
        .map((fields) => `{${fields.map(([key, value]) => `"${key}":${value}`).join(',')}}`),
    );
    fc.assert(
      fc.property(text, (one) => expect(readJson(one)).toEqual(slowly(one))),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['[9007199254740992]', 'number-out-of-range'],
    ['[1e+21]', 'number-out-of-range'],
    ['{"a":1,"a":2}', 'duplicate-key'],
    ['{"a":1,"a":2', 'duplicate-key'],
    [nested(maximalJsonDepth + 1), 'too-deep'],
    [nested(1_000_000), 'too-deep'],
  ])('given %p, then it is %s', (text, fault) => expect(readJson(text)).toMatchObject({ ok: false, fault: { fault } }));

  it('given a text that is no JSON, and one that is written otherwise than JSON.stringify does, then it says so', () => {
    expect(readJson('{"a":')).toEqual({ ok: false, fault: null });
    expect(readJson('{ "a":1 }')).toEqual({ ok: true, value: { a: 1 }, asWritten: false });
    expect(readJson('{"b":1,"a":[2]}')).toEqual({ ok: true, value: { b: 1, a: [2] }, asWritten: true });
  });
});
