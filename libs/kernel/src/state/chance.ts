import { InvariantBroken } from '../errors.js';

/**
 * ChaCha20 (RFC 8439) as a stream of 32-bit words: the key comes from recording, the nonce is zero, the block counter starts at 0, and
 * words are in the little-endian order of the key stream. The state holds only the key and the number of words taken.
 */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  let x = s[a] as number;
  let y = s[b] as number;
  let z = s[c] as number;
  let w = s[d] as number;
  x = (x + y) | 0;
  w ^= x;
  w = (w << 16) | (w >>> 16);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) | 0;
  w ^= x;
  w = (w << 8) | (w >>> 24);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 7) | (y >>> 25);
  s[a] = x;
  s[b] = y;
  s[c] = z;
  s[d] = w;
}

/**
 * Returns one block of the ChaCha20 key stream as sixteen words.
 * @param key     8 words, little-endian
 * @param counter block number
 * @param nonce   3 words
 * @see RFC 8439, 2.3
 */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly [number, number, number]): Uint32Array {
  const initial = Int32Array.from([...SIGMA, ...key, counter, ...nonce]);
  const s = initial.slice();
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  const out = new Uint32Array(16);
  for (let i = 0; i < 16; i++) out[i] = ((s[i] as number) + (initial[i] as number)) >>> 0;
  return out;
}

/**
 * Parses a key into words.
 * @param hex 64 hex digits
 * @throws {InvariantBroken} on anything else
 */
export function keyWords(hex: string): number[] {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new InvariantBroken('a key has 64 hex digits');
  const words: number[] = [];
  for (let i = 0; i < 64; i += 8) {
    const bytes = [0, 2, 4, 6].map((at) => parseInt(hex.slice(i + at, i + at + 2), 16));
    words.push(((bytes[0] as number) | ((bytes[1] as number) << 8) | ((bytes[2] as number) << 16) | ((bytes[3] as number) << 24)) >>> 0);
  }
  return words;
}

/** Reads words of the stream by position; keeps the block last used. */
export class WordStream {
  private readonly key: number[];
  private blockNumber = -1;
  private block = new Uint32Array(16);

  constructor(hex: string) {
    this.key = keyWords(hex);
  }

  word(position: number): number {
    const wanted = Math.floor(position / 16);
    if (wanted !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted, [0, 0, 0]) as Uint32Array<ArrayBuffer>;
      this.blockNumber = wanted;
    }
    return this.block[position % 16] as number;
  }
}

/**
 * Returns a uniform integer in [0, n) by rejection sampling: words in the incomplete last stretch of 2^32 are thrown away.
 * @param next gives the next word of the stream
 * @throws {InvariantBroken} unless 1 <= n <= 2^32
 */
export function uniform(n: number, next: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 0x1_0000_0000) return next();
  // Everything is kept in unsigned 32-bit words, because remainders of larger numbers take ten times as long.
  const last = 0xffff_ffff - ((((0xffff_ffff >>> 0) % (n >>> 0)) + 1) % n);
  for (;;) {
    const word = next();
    if (word <= last) return (word >>> 0) % (n >>> 0);
  }
}
