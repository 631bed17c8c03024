import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chachaBlock, keyWords, uniform, WordStream } from './chance.js';
import { InvariantBroken } from '../errors.js';

const hex = (words: Uint32Array): string => Buffer.from(new Uint8Array(words.buffer)).toString('hex');
const counting = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const zeros = '0'.repeat(64);

describe('ChaCha20 (RFC 8439)', () => {
  it('gives the block of 2.3.2', () => {
    expect(hex(chachaBlock(keyWords(counting), 1, [0x09000000, 0x4a000000, 0]))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it.each([
    [
      'A.1 #1',
      zeros,
      0,
      [0, 0, 0],
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      zeros,
      1,
      [0, 0, 0],
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      `${'0'.repeat(62)}01`,
      1,
      [0, 0, 0],
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      `00ff${'0'.repeat(60)}`,
      2,
      [0, 0, 0],
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      zeros,
      0,
      [0, 0, 0x02000000],
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ] as const)('gives the vector of %s', (_name, key, counter, nonce, expected) => {
    expect(hex(chachaBlock(keyWords(key), counter, nonce as readonly [number, number, number]))).toBe(expected);
  });

  it('reads the stream by position, in any order', () => {
    const stream = new WordStream(zeros);
    const forward = Array.from({ length: 40 }, (_, at) => stream.word(at));
    const backward = Array.from({ length: 40 }, (_, at) => stream.word(39 - at)).reverse();
    expect(backward).toEqual(forward);
    expect(forward[16]).toBe(chachaBlock(keyWords(zeros), 1, [0, 0, 0])[0]);
  });

  it.each(['', '0'.repeat(63), 'G'.repeat(64), `${'0'.repeat(63)}A`])('refuses the key %j', (key) => {
    expect(() => keyWords(key)).toThrow(InvariantBroken);
  });
});

describe('uniform integers', () => {
  const from = (words: readonly number[]): (() => number) => {
    const left = [...words];
    return () => left.shift() as number;
  };

  it('throws words of the incomplete last stretch away', () => {
    expect(uniform(3, from([0xffffffff, 4]))).toBe(1);
    expect(uniform(3, from([0xfffffffe]))).toBe(2);
    expect(uniform(6, from([0xfffffffc, 0xffffffff, 0xfffffffb]))).toBe(5);
  });

  it('rejects nothing where 2^32 is a multiple', () => {
    expect(uniform(4, from([0xffffffff]))).toBe(3);
    expect(uniform(0x1_0000_0000, from([0xfffffffe]))).toBe(0xfffffffe);
  });

  it.each([0, -1, 1.5, 0x1_0000_0001, NaN])('cannot draw from %s', (n) => {
    expect(() => uniform(n, () => 0)).toThrow(InvariantBroken);
  });

  it('stays in the range and reaches every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1_000_000 }), (n, seed) => {
        const stream = new WordStream(seed.toString(16).padStart(64, '0'));
        let at = 0;
        const seen = new Set(Array.from({ length: 400 }, () => uniform(n, () => stream.word(at++))));
        expect([...seen].sort()).toEqual(Array.from({ length: n }, (_, value) => value));
      }),
      { numRuns: 30 },
    );
  });
});
