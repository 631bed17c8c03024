import { type GameEvent, type Json, WordStream, uniform } from '@arbiter/kernel';
import { fail } from './faults.js';

/** Returns all data of an event, including what only some viewers may see. */
const wholeData = (event: GameEvent): { readonly [key: string]: Json } =>
  Object.assign({}, event.data, ...(event.secrets ?? []).map((secret) => secret.data)) as { readonly [key: string]: Json };

const isCount = (value: Json | undefined): value is number => typeof value === 'number' && Number.isInteger(value);

/**
 * Checks every random draw against the starting key, without the rules: one ChaCha20 stream, rejection sampling, in the order of the game
 * events. A single draw is a `chanceDrawn` (`from`, `result`); a `shuffled` list of `count` has the draws of a Fisher-Yates shuffle from
 * the end.
 */
export class DrawCheck {
  private readonly stream: WordStream;
  private used = 0;
  private count = 0;

  /**
   * Starts the stream of random numbers.
   * @param key 64 hex digits
   */
  constructor(key: string) {
    this.stream = new WordStream(key);
  }

  /** Returns the number of draws that were checked. */
  draws(): number {
    return this.count;
  }

  /**
   * Checks the draws of some game events.
   * @throws {Faulty} names the version whose draw does not follow from the key
   */
  check(version: number, events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'chanceDrawn') this.single(version, event);
      if (event.type === 'shuffled') this.shuffle(version, event);
    }
  }

  private single(version: number, event: GameEvent): void {
    const { from, result } = wholeData(event);
    this.expect(version, event, isCount(from) ? from : 0, result);
  }

  private shuffle(version: number, event: GameEvent): void {
    const { count, draws } = wholeData(event);
    const drawn: readonly Json[] = Array.isArray(draws) ? draws : [];
    const wanted = isCount(count) ? Math.max(0, count - 1) : -1;
    if (drawn.length !== wanted)
      fail('replay/draw', version, `game event ${event.seq} shuffles ${String(count)} with ${drawn.length} draws`);
    for (const [index, result] of drawn.entries()) this.expect(version, event, wanted + 1 - index, result);
  }

  private expect(version: number, event: GameEvent, from: number, result: Json | undefined): void {
    if (from < 1 || from > 0x1_0000_0000) fail('replay/draw', version, `game event ${event.seq} draws from ${from}`);
    const expected = uniform(from, () => {
      this.used += 1;
      return this.stream.word(this.used - 1);
    });
    if (expected !== result)
      fail('replay/draw', version, `game event ${event.seq} drew ${String(result)} of ${from}, the key gives ${expected}`);
    this.count += 1;
  }
}
