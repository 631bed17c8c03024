import { describe, expect, it } from '@jest/globals';
import { TokenLimiter } from './token-limiter.js';

describe('requests of a token', () => {
  it('given the limit is used up, when the minute is over, then it may ask again', () => {
    const limiter = new TokenLimiter({ rateLimitPerToken: 2 });
    limiter.count('a', 1_000);
    limiter.count('a', 2_000);
    expect(() => limiter.count('a', 60_999)).toThrow('request/rate-limited');
    expect(() => limiter.count('b', 60_999)).not.toThrow();
    expect(() => limiter.count('a', 61_000)).not.toThrow();
  });

  it('given the limit is 0, when a token asks, then it is never refused', () => {
    const limiter = new TokenLimiter({ rateLimitPerToken: 0 });
    for (let count = 0; count < 100; count += 1) expect(() => limiter.count('a', 0)).not.toThrow();
  });
});
