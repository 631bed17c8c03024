import type { MatchProgress } from '@arbiter/recording';
import type { RedisClient } from './redis.js';

/** For how long the progress of a match is kept after it was told last, in milliseconds. */
const keptMs = 2 * 24 * 3_600_000;

/**
 * Keeps the progress of a match from a moment on, instead of what was to be shown from the same moment, and takes away what nobody is shown
 * any more: whatever is older than the newest entry whose moment has come.
 * KEYS: the entries. ARGV: now, the moment, the progress as JSON, for how long to keep the key.
 */
const keepScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], ARGV[2], ARGV[2])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
local shown = redis.call('ZREVRANGEBYSCORE', KEYS[1], ARGV[1], '-inf', 'WITHSCORES', 'LIMIT', 0, 1)
if shown[2] then redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', '(' .. shown[2]) end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
`;

/**
 * Keeps in Redis how far live matches are, each entry from the moment on at which spectators may know it. Nothing of it is of the log: what is
 * lost with Redis is told anew when something happens in the match.
 */
export class ProgressStore {
  /** @param redis impatient connection */
  constructor(
    private readonly redis: RedisClient,
    private readonly prefix: string,
  ) {}

  /** @param now milliseconds since 1970-01-01 UTC */
  async keep(matchId: string, progress: MatchProgress, now: number): Promise<void> {
    const { shownFrom } = progress;
    const lifetime = keptMs + Math.max(0, shownFrom - now);
    await this.redis.eval(keepScript, 1, this.keyOf(matchId), now, shownFrom, JSON.stringify(progress), lifetime);
  }

  /** Returns how far matches are as spectators see them at a moment; a match of which nothing is known has none. */
  async shown(matchIds: readonly string[], now: number): Promise<ReadonlyMap<string, MatchProgress>> {
    const found = await Promise.all(
      matchIds.map(async (matchId) => {
        const [newest] = await this.redis.zrevrangebyscore(this.keyOf(matchId), now, '-inf', 'LIMIT', 0, 1);
        return newest === undefined ? [] : [[matchId, JSON.parse(newest) as MatchProgress] as const];
      }),
    );
    return new Map(found.flat());
  }

  private keyOf(matchId: string): string {
    return `${this.prefix}:progress:{${matchId}}`;
  }
}
