import { uniform, WordStream } from '@arbiter/kernel';

/** Draws from one seeded stream, in the order in which they are asked for. */
export interface Lots {
  /** A uniform whole number in [0, n). */
  readonly below: (n: number) => number;
  /** The next 32 bits. */
  readonly word: () => number;
  /** A copy in uniformly random order (Fisher and Yates). */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Whether a text can be a seed: 64 lower-case hex digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * Opens the stream of a seed (ChaCha20, RFC 8439), the generator with which matches draw as well.
 * @param seed 64 hex digits
 * @throws {InvariantBroken} on anything else
 */
export function openLots(seed: string): Lots {
  const stream = new WordStream(seed);
  let position = 0;
  const word = (): number => stream.word(position++);
  const below = (n: number): number => uniform(n, word);
  const shuffled = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      const held = mixed[last] as T;
      mixed[last] = mixed[other] as T;
      mixed[other] = held;
    }
    return mixed;
  };
  return { below, word, shuffled };
}
