import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG } from '../tokens.js';
import { networkOf } from './network.js';
import { type Weight, weights } from './weights.js';

/** Cost of a request with an unknown token, charged to its address, so that nobody can try many tokens. */
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

/** Budgets of addresses and tokens for a minute, counted in this process. A budget of 0 turns its limit off. */
@Injectable()
export class RequestBudgets {
  private readonly addresses: RateLimiterMemory | null;
  private readonly tokens: RateLimiterMemory | null;

  constructor(@Inject(CONFIG) config: Pick<ApiConfig, 'rateLimitPerAddress' | 'rateLimitPerToken'>) {
    this.addresses = limiterOf(config.rateLimitPerAddress);
    this.tokens = limiterOf(config.rateLimitPerToken);
  }

  /**
   * Charges the address 1 for a request, before anything is known about the request.
   * @throws {ProblemError} `request/rate-limited`
   */
  arrive(address: string): Promise<void> {
    return spend(this.addresses, networkOf(address), weights.light, 'This address');
  }

  /**
   * Charges the address what a request of this weight costs beyond the 1 for arriving.
   * @throws {ProblemError} `request/rate-limited`
   */
  weigh(address: string, weight: Weight): Promise<void> {
    return spend(this.addresses, networkOf(address), weights[weight] - weights.light, 'This address');
  }

  /** Charges the token. @throws {ProblemError} `request/rate-limited` when the token has used up its budget for this minute */
  spendToken(tokenId: string, weight: Weight): Promise<void> {
    return spend(this.tokens, tokenId, weights[weight], 'This token');
  }

  /** Charges an address for a request with an unknown token. @throws {ProblemError} `request/rate-limited` */
  chargeUnknownToken(address: string): Promise<void> {
    return spend(this.addresses, networkOf(address), unknownTokenCost, 'This address');
  }
}
