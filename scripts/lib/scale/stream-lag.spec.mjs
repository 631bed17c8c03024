import { describe, expect, it } from '@jest/globals';
import { StreamLag } from './stream-lag.mjs';

describe('how far streams are behind', () => {
  it('given two streams of a match, then each version counts for both, from its acknowledgement on', () => {
    const lag = new StreamLag();
    const near = lag.open('one', 'near', 0);
    const far = lag.open('one', 'far', 0);
    lag.open('another', 'near', 0);
    for (const [version, at] of /** @type {const} */ ([
      [1, 100],
      [2, 200],
    ]))
      lag.acknowledge('one', version, at);
    // A stream may tell before its player has heard.
    near(1, 90);
    near(2, 210);
    far(1, 130);
    far(2, 5_200);
    far(2, 9_000);
    expect(lag.report()).toEqual({ streams: 3, told: 4, p50: 30, p99: 5_000, longest: 5_000, missing: [] });
    expect(lag.report((at) => at < 150)).toMatchObject({ told: 2, longest: 30 });
  });

  it('given a version that a stream does not tell, then it is missing, unless it was acknowledged before the stream was open', () => {
    const lag = new StreamLag();
    lag.open('one', 'late', 150);
    lag.acknowledge('one', 1, 100);
    lag.acknowledge('one', 2, 200);
    expect(lag.report()).toMatchObject({ told: 0, longest: 0, missing: ['version 2 of one at late'] });
  });
});
