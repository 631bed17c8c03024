import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyOperations, canonicalText, differences, digestOf, type Json, PatchDoesNotFit } from './index.js';

const cards = (...ids: readonly number[]): Json => ids.map((id) => ({ id, values: { power: id * 100, name: `card ${id}` } }));
const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
/** Lists of things with ids, as a table has them, some of which change. */
const table = fc
  .uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 10 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), power: fc.integer({ min: 0, max: 3 }), under: fc.constant(cards(id)) }))),
  )
  .map((objects): Json => ({ zones: [{ id: 'hand', objects }], 'a/b~c': objects.length }));

describe('what changed from one document to another', () => {
  it('given any two documents, when the patch is applied to the first, then it is the second, and the first is as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), fc.tuple(table, table)), ([before, after]) => {
        const kept = canonicalText(before);
        expect(applyOperations(before, differences(before, after))).toEqual(after);
        expect(canonicalText(before)).toBe(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('given nothing changed, then there is nothing to do', () => {
    expect(differences({ a: cards(1, 2) }, { a: cards(1, 2) })).toEqual([]);
  });

  it('given a card goes from the middle, then it is removed, and those behind it are not sent again', () => {
    expect(differences({ hand: cards(1, 2, 3, 4) }, { hand: cards(1, 3, 4) })).toEqual([{ op: 'remove', path: '/hand/1' }]);
  });

  it('given the first card becomes the last, then it alone is moved', () => {
    expect(differences({ hand: cards(1, 2, 3, 4) }, { hand: cards(2, 3, 4, 1) })).toEqual([
      { op: 'move', from: '/hand/0', path: '/hand/3' },
    ]);
  });

  it('given a card comes and another one changes, then the new one is added, and of the other one only what changed is said', () => {
    const after: Json = [{ id: 7 }, ...(cards(1, 2, 3) as readonly Json[]), { id: 4, values: { power: 5, name: 'card 4' } }];
    expect(differences(cards(1, 2, 3, 4), after)).toEqual([
      { op: 'add', path: '/0', value: { id: 7 } },
      { op: 'replace', path: '/4/values/power', value: 5 },
    ]);
  });

  it('given almost everything inside a member changed, then it is replaced as a whole', () => {
    const before = { turn: { number: 1, seat: 0, phase: 'main' }, rest: cards(1, 2, 3) };
    const turn = { number: 2, seat: 1, phase: 'draw' };
    expect(differences(before, { ...before, turn })).toEqual([{ op: 'replace', path: '/turn', value: turn }]);
  });

  it('given a name has a slash, then its pointer says so as RFC 6901 wants', () => {
    expect(differences({ 'a/b~': 1, c: 'long enough to stay' }, { 'a/b~': 2, c: 'long enough to stay' })).toEqual([
      { op: 'replace', path: '/a~1b~0', value: 2 },
    ]);
  });
});

describe('applying a patch', () => {
  it('given the example of RFC 6902 A.6 and A.7, then values and elements are moved', () => {
    const document = { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } };
    expect(applyOperations(document, [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }])).toEqual({
      foo: { bar: 'baz' },
      qux: { corge: 'grault', thud: 'fred' },
    });
    expect(applyOperations({ foo: ['all', 'grass', 'cows', 'eat'] }, [{ op: 'move', from: '/foo/1', path: '/foo/3' }])).toEqual({
      foo: ['all', 'cows', 'eat', 'grass'],
    });
  });

  it('given RFC 6902 A.16, then an element is added behind the last one', () => {
    expect(applyOperations({ foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }])).toEqual({
      foo: ['bar', ['abc', 'def']],
    });
  });

  it.each([
    { op: 'remove', path: '/nothing' },
    { op: 'replace', path: '/nothing', value: 1 },
    { op: 'replace', path: '/list/2', value: 1 },
    { op: 'add', path: '/list/3', value: 1 },
    { op: 'add', path: '/list/01', value: 1 },
    { op: 'add', path: '/nothing/at/all', value: 1 },
    { op: 'add', path: '/list/toString', value: 1 },
    { op: 'move', from: '/nothing', path: '/list/0' },
    { op: 'move', from: '/list', path: '/list/0' },
    { op: 'remove', path: '' },
    { op: 'remove', path: 'list' },
    { op: 'remove', path: '/constructor' },
  ] as const)('given $op of $path in a document that is another one, then it is refused', (operation) => {
    expect(() => applyOperations({ list: [1, 2] }, [operation])).toThrow(PatchDoesNotFit);
  });

  it('given a member that is called like the prototype, then it is a member and nothing else', () => {
    const patched = applyOperations({}, [{ op: 'add', path: '/__proto__', value: { judge: true } }]);
    expect(Object.keys(patched as object)).toEqual(['__proto__']);
    expect((patched as { readonly judge?: boolean }).judge).toBeUndefined();
  });

  it('given one card changes, then all that lies beside it is shared', () => {
    const before = { hand: cards(1), field: cards(2) } as const;
    const after = applyOperations(before, [{ op: 'remove', path: '/hand/0' }]) as { readonly field: Json };
    expect(after.field).toBe(before.field);
  });
});

describe('the digest of a document', () => {
  it('given any document, then it is the CRC-32 of its canonical text', () => {
    fc.assert(fc.property(json, (value) => expect(digestOf(value)).toBe(crc32(canonicalText(value)).toString(16).padStart(8, '0'))));
  });

  it('given the same members in another order, then it is the same; given another value, then it is another one', () => {
    expect(digestOf({ b: [1, 2], a: '中' })).toBe(digestOf({ a: '中', b: [1, 2] }));
    expect(digestOf({ b: [1, 2], a: '中' })).not.toBe(digestOf({ b: [2, 1], a: '中' }));
  });

  it('given the members of RFC 8785 3.2.3, then they are sorted by their UTF-16 code units', () => {
    expect(canonicalText({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 })).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
    );
  });
});
