import { createHash } from 'node:crypto';
import { uniform, WordStream } from '@arbiter/kernel';

/** Draws uniform integers in [0, n); the draws follow from a text and are the same on every machine. */
export type Draw = (n: number) => number;

export function keyFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function drawFrom(text: string): Draw {
  const words = new WordStream(keyFrom(text));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
}

/** Draws 16 bytes of a bot's own entropy, as 32 hex digits. */
export function drawEntropy(draw: Draw): string {
  return Array.from({ length: 32 }, () => draw(16).toString(16)).join('');
}
