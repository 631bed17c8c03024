import { Inject, Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG } from '../tokens.js';

const windowMs = 60_000;
const maximalEntries = 50_000;

interface Window {
  readonly startedAt: number;
  readonly used: number;
}

/** Counts the requests of every token in windows of a minute, in this process; 0 turns the limit off. */
@Injectable()
export class TokenLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(@Inject(CONFIG) private readonly config: Pick<ApiConfig, 'rateLimitPerToken'>) {}

  /** @throws {ProblemError} `request/rate-limited` when the token has used up its minute */
  count(tokenId: string, now: number = Date.now()): void {
    const limit = this.config.rateLimitPerToken;
    if (limit === 0) return;
    const current = this.windows.get(tokenId);
    const window = current === undefined || now - current.startedAt >= windowMs ? { startedAt: now, used: 1 } : { startedAt: current.startedAt, used: current.used + 1 };
    if (this.windows.size >= maximalEntries) this.forget(now);
    this.windows.set(tokenId, window);
    if (window.used <= limit) return;
    const retryAfterSeconds = Math.ceil((window.startedAt + windowMs - now) / 1_000);
    throw new ProblemError('request/rate-limited', `This token may send ${limit} requests a minute.`, { retryAfterSeconds });
  }

  private forget(now: number): void {
    for (const [tokenId, window] of this.windows) if (now - window.startedAt >= windowMs) this.windows.delete(tokenId);
  }
}
