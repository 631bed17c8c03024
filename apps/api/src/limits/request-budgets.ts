import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG } from '../tokens.js';
import { networkOf } from './network.js';
import { type Weight, weights } from './weights.js';

/** A token that is not known costs its address so much, so that nobody can try many. */
const unknownTokenCost = 20;

const secondsOfBudget = 60;

const limiterOf = (points: number): RateLimiterMemory | null =>
  points === 0 ? null : new RateLimiterMemory({ points, duration: secondsOfBudget });

const spend = async (limiter: RateLimiterMemory | null, key: string, cost: number, who: string): Promise<void> => {
  if (limiter === null || cost <= 0) return;
  try {
    await limiter.consume(key, cost);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const limit = limiter.points;
    throw new ProblemError(
      'request/rate-limited',
      `${who} has spent its budget of ${limit} a minute. A request costs 1, 5 or 20, as its description says.`,
      {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
        params: { limit, cost },
      },
    );
  }
};

/** What addresses and tokens may ask for in a minute, in this process. A budget of 0 turns its limit off. */
@Injectable()
export class RequestBudgets {
  private readonly addresses: RateLimiterMemory | null;
  private readonly tokens: RateLimiterMemory | null;

  constructor(@Inject(CONFIG) config: Pick<ApiConfig, 'rateLimitPerAddress' | 'rateLimitPerToken'>) {
    this.addresses = limiterOf(config.rateLimitPerAddress);
    this.tokens = limiterOf(config.rateLimitPerToken);
  }

  /** Every request costs its address one before anything is known of it. @throws {ProblemError} `request/rate-limited` */
  arrive(address: string): Promise<void> {
    return spend(this.addresses, networkOf(address), weights.light, 'This address');
  }

  /** What a request of this weight costs its address beyond arriving. @throws {ProblemError} `request/rate-limited` */
  weigh(address: string, weight: Weight): Promise<void> {
    return spend(this.addresses, networkOf(address), weights[weight] - weights.light, 'This address');
  }

  /** @throws {ProblemError} `request/rate-limited` when the token has used up its minute */
  spendToken(tokenId: string, weight: Weight): Promise<void> {
    return spend(this.tokens, tokenId, weights[weight], 'This token');
  }

  /** Charges an address for a token that nobody has. @throws {ProblemError} `request/rate-limited` */
  chargeUnknownToken(address: string): Promise<void> {
    return spend(this.addresses, networkOf(address), unknownTokenCost, 'This address');
  }
}
