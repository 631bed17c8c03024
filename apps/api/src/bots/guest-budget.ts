import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiConfig } from '../config.js';
import { networkOf } from '../limits/network.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG } from '../tokens.js';

const secondsOfHour = 3_600;

/** How many matches against bots an address may begin in an hour, counted in this process. 0 turns the limit off. */
@Injectable()
export class GuestBudget {
  private readonly limiter: RateLimiterMemory | null;

  constructor(@Inject(CONFIG) { botMatchesPerAddress }: Pick<ApiConfig, 'botMatchesPerAddress'>) {
    this.limiter = botMatchesPerAddress === 0 ? null : new RateLimiterMemory({ points: botMatchesPerAddress, duration: secondsOfHour });
  }

  /** Charges an address for one match. @throws {ProblemError} `bot-match/too-many` when it has begun as many as it may */
  async spend(address: string): Promise<void> {
    if (this.limiter === null) return;
    const most = this.limiter.points;
    try {
      await this.limiter.consume(networkOf(address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ProblemError('bot-match/too-many', `This address has begun ${most} matches against bots within an hour.`, {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
        params: { most },
      });
    }
  }

  /** Gives an address back what a match would have cost that did not come about. */
  async giveBack(address: string): Promise<void> {
    await this.limiter?.reward(networkOf(address));
  }
}
