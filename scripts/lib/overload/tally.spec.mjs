import { describe, expect, it } from '@jest/globals';
import { percentile, Tally } from './tally.mjs';

describe('what came of a flood', () => {
  const answered = (/** @type {number} */ status, problem = true, retryAfter = 0) => ({ status, problem, retryAfter, ms: 1 });

  it('is counted by status, and by error of the network', () => {
    const tally = new Tally();
    for (const outcome of [answered(200, false), answered(200, false), answered(429, true, 7), { failed: 'ECONNRESET' }])
      tally.add(outcome);
    expect([tally.outcomes, tally.sent, tally.of(429), tally.of(503), tally.faults]).toEqual([
      { 200: 2, 429: 1, ECONNRESET: 1 },
      4,
      1,
      0,
      [],
    ]);
  });

  it('is a fault where a refusal does not say when to come back, is no problem document, or the server broke', () => {
    const tally = new Tally();
    for (const outcome of [
      answered(429),
      answered(503, true, 1),
      answered(503),
      answered(413, false),
      answered(500),
      answered(502),
      answered(401),
    ])
      tally.add(outcome);
    expect(tally.faults).toEqual([
      '429 without Retry-After, 1 times',
      '503 without Retry-After, 1 times',
      '413 without a problem document, 1 times',
      '500, 1 times',
      '502, 1 times',
    ]);
  });

  it('has percentiles, also of nothing', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1), percentile([], 0.5)]).toEqual([51, 100, 100, 0]);
  });
});
