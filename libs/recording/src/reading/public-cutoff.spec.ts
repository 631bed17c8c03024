import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DelayedMatch, delaysAfterEnd, publicCutoff } from './public-cutoff.js';

/** A match with the moments of its events: all after its registration, the last rulings up to one delay after its end. */
interface Played extends DelayedMatch {
  readonly events: readonly number[];
}

const played: fc.Arbitrary<Played> = fc
  .record({
    delayMs: fc.integer({ min: 0, max: 60 }),
    registeredAt: fc.integer({ min: 0, max: 100 }),
    lasts: fc.option(fc.integer({ min: 1, max: 80 })),
    places: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  })
  .map(({ delayMs, registeredAt, lasts, places }) => {
    const endedAt = lasts === null ? null : registeredAt + lasts;
    const span = lasts === null ? 300 : lasts + delayMs;
    return { delayMs, registeredAt, endedAt, events: places.map((place) => registeredAt + 1 + Math.floor(place * (span - 1))) };
  });

/** Returns what is known at a moment: the matches that are registered by then, and which of them are over by then. */
const knownAt = (matches: readonly DelayedMatch[], now: number): readonly DelayedMatch[] =>
  matches
    .filter(({ registeredAt }) => registeredAt <= now)
    .map((match) => ({ ...match, endedAt: match.endedAt !== null && match.endedAt <= now ? match.endedAt : null }));

const cutoffAt = (matches: readonly DelayedMatch[], now: number): number => publicCutoff(knownAt(matches, now), now) ?? now;

const histories = fc.array(played, { maxLength: 6 });
const moment = fc.integer({ min: 0, max: 400 });

describe('up to when signed heads may be public', () => {
  it('given no match with a delay, then nothing is held back', () => {
    expect(publicCutoff([], 1_000)).toBeNull();
    expect(publicCutoff([{ delayMs: 0, registeredAt: 900, endedAt: null }], 1_000)).toBeNull();
  });

  it('given several matches under way, then the longest delay holds back most', () => {
    expect(
      publicCutoff(
        [
          { delayMs: 60, registeredAt: 0, endedAt: null },
          { delayMs: 600, registeredAt: 0, endedAt: null },
        ],
        1_000,
      ),
    ).toBe(400);
  });

  it('given a match was registered within its delay, then it takes no head back that was signed before', () => {
    expect(publicCutoff([{ delayMs: 600, registeredAt: 900, endedAt: null }], 1_000)).toBe(900);
  });

  it('given a match is over, then it holds back until its spectators have seen the end and what was ruled meanwhile', () => {
    const over = { delayMs: 60, registeredAt: 0, endedAt: 500 };
    expect(publicCutoff([over], 500 + delaysAfterEnd * 60 - 1)).toBe(559);
    expect(publicCutoff([over], 500 + delaysAfterEnd * 60)).toBeNull();
  });

  it('given any matches, when time goes on, then the moment never goes backwards', () => {
    fc.assert(
      fc.property(histories, fc.array(moment, { minLength: 2, maxLength: 40 }), (matches, moments) => {
        const cutoffs = moments.sort((one, other) => one - other).map((now) => cutoffAt(matches, now));
        expect(cutoffs).toEqual([...cutoffs].sort((one, other) => one - other));
      }),
      { numRuns: 2_000 },
    );
  });

  it('given any matches, then no event before the moment is younger than the delay of its match', () => {
    fc.assert(
      fc.property(histories, moment, (matches, now) => {
        const cutoff = cutoffAt(matches, now);
        for (const { delayMs, events } of matches)
          for (const at of events) if (at <= cutoff) expect(now - at).toBeGreaterThanOrEqual(delayMs);
      }),
      { numRuns: 2_000 },
    );
  });

  it('given any matches, then the moment is no further back than the longest of their delays', () => {
    fc.assert(
      fc.property(histories, moment, (matches, now) =>
        expect(now - cutoffAt(matches, now)).toBeLessThanOrEqual(Math.max(0, ...matches.map(({ delayMs }) => delayMs))),
      ),
    );
  });

  it('given matches of one delay that hold back, when they are put together as one that spans them all, then the moment is the same', () => {
    fc.assert(
      fc.property(fc.array(played, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 60 }), moment, (matches, delayMs, now) => {
        const holding = knownAt(matches, now)
          .map((match) => ({ ...match, delayMs }))
          .filter((match) => publicCutoff([match], now) !== null);
        fc.pre(holding.length > 0);
        const ends = holding.map(({ endedAt }) => endedAt);
        const together = {
          delayMs,
          registeredAt: Math.min(...holding.map(({ registeredAt }) => registeredAt)),
          endedAt: ends.includes(null) ? null : Math.max(...ends.map(Number)),
        };
        expect(publicCutoff([together], now)).toBe(publicCutoff(holding, now));
      }),
    );
  });
});
