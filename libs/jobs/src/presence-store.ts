import {
  connectionEntry,
  goodbyeFact,
  pictureOf,
  type PlayerConnection,
  type PresencePicture,
  seenFact,
  signEntry,
  watchersEntry,
} from './presence-picture.js';
import type { RedisClient } from './redis.js';

/** What a node tells of its own connections at a match. */
export interface NodePresence {
  readonly node: string;
  /** How many play the match. */
  readonly seats: number;
  /** Connections of players that stand. */
  readonly stand: readonly PlayerConnection[];
  /** Those of them that are new. */
  readonly came: readonly PlayerConnection[];
  /** Connections that have ended since the node told last. */
  readonly ended: readonly PlayerConnection[];
  /** How many connections watch without playing. */
  readonly watching: number;
}

/** What became of a phrase: it is said (again, where its command had been carried out), or there were too many. */
export type PhraseOutcome =
  | { readonly kind: 'said'; readonly phrase: string; readonly at: number }
  | { readonly kind: 'tooMany'; readonly waitMs: number };

export interface PhraseToSay {
  readonly matchId: string;
  readonly seat: number;
  readonly commandId: string;
  readonly phrase: string;
}

/** A player says so many phrases in so many milliseconds at most. */
export const phraseLimit = { most: 5, withinMs: 30_000 } as const;

const rememberMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;

/** Milliseconds without a sign of life after which somebody counts as not there. */
const presencePatienceMs = 25_000;

/**
 * Notes what is told about one match, and returns all that stands: the moment, the entries that have not expired, and the facts. Everything
 * is timed by Redis, so that nodes need not agree on the time.
 * KEYS: entries, facts. ARGV: JSON of what is told.
 */
const noteScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local told = cjson.decode(ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
for _, entry in ipairs(told.gone) do redis.call('ZREM', KEYS[1], entry) end
for _, entry in ipairs(told.keep) do redis.call('ZADD', KEYS[1], now + told.patience, entry) end
for _, fact in ipairs(told.seen) do redis.call('HSET', KEYS[2], fact, now) end
for _, fact in ipairs(told.unset) do redis.call('HDEL', KEYS[2], fact) end
for _, fact in ipairs(told.set) do redis.call('HSET', KEYS[2], fact[1], fact[2]) end
redis.call('PEXPIRE', KEYS[1], told.day)
redis.call('PEXPIRE', KEYS[2], told.day)
return { now, redis.call('ZRANGE', KEYS[1], 0, -1), redis.call('HGETALL', KEYS[2]) }
`;

/**
 * Counts the connections that watch a match without changing anything. KEYS: entries, facts. ARGV: how entries of watchers begin.
 */
const watchingScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local watching = 0
for _, entry in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], string.format('(%.0f', now), '+inf')) do
  if string.sub(entry, 1, #ARGV[1]) == ARGV[1] then watching = watching + (redis.call('HGET', KEYS[2], entry) or 0) end
end
return watching
`;

/** KEYS: when the player spoke, what the command did. ARGV: command id, phrase, most, within, remember. */
const sayScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[2], 'phrase', 'at')
if known[1] then return { 'said', known[1], known[2] } end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[4])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
  local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return { 'tooMany', '', string.format('%.0f', first[2] + ARGV[4] - now) }
end
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('HSET', KEYS[2], 'phrase', ARGV[2], 'at', string.format('%.0f', now))
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return { 'said', ARGV[2], string.format('%.0f', now) }
`;

interface Noted {
  readonly keep?: readonly string[];
  readonly gone?: readonly string[];
  readonly seen?: readonly string[];
  readonly set?: readonly (readonly [string, string])[];
  readonly unset?: readonly string[];
}

const distinct = (facts: readonly string[]): readonly string[] => [...new Set(facts)];

/**
 * Keeps in Redis who is at a match, each entry until its node or its page has given no sign of life for a while; and which phrases were said
 * lately. Nothing of it is of the log: what is lost with Redis is told anew by those who are there.
 */
export class PresenceStore {
  /**
   * @param redis impatient connection
   * @param patienceMs milliseconds without a sign of life after which somebody counts as not there
   */
  constructor(
    private readonly redis: RedisClient,
    private readonly prefix: string,
    private readonly patienceMs: number = presencePatienceMs,
  ) {}

  /** Tells of a node's connections, and returns who is there on all nodes. */
  tell(matchId: string, { node, seats, stand, came, ended, watching }: NodePresence): Promise<PresencePicture> {
    const own = stand.filter(({ page }) => page === null);
    return this.note(matchId, seats, {
      keep: [
        ...stand.map(connectionEntry),
        ...came.flatMap(({ page }) => (page === null ? [] : [signEntry(page)])),
        ...(watching > 0 ? [watchersEntry(node)] : []),
      ],
      gone: [...ended.map(connectionEntry), ...(watching > 0 ? [] : [watchersEntry(node)])],
      seen: distinct([...own, ...came, ...ended].map(({ seat }) => seenFact(seat))),
      set: watching > 0 ? [[watchersEntry(node), String(watching)]] : [],
      unset: distinct(came.map(({ seat }) => goodbyeFact(seat))),
    });
  }

  /** Notes that a player's page gives a sign of life. */
  sign(matchId: string, seats: number, seat: number, page: string): Promise<PresencePicture> {
    return this.note(matchId, seats, { keep: [signEntry(page)], seen: [seenFact(seat)], unset: [goodbyeFact(seat)] });
  }

  /** Notes that a player's page is left. */
  goodbye(matchId: string, seats: number, seat: number, page: string): Promise<PresencePicture> {
    return this.note(matchId, seats, { gone: [signEntry(page)], seen: [seenFact(seat)], set: [[goodbyeFact(seat), page]] });
  }

  /** Counts a phrase of a player, once for each command; the command is known for ten minutes. */
  async say({ matchId, seat, commandId, phrase }: PhraseToSay): Promise<PhraseOutcome> {
    const key = `${this.prefix}:phrases:{${matchId}}:${seat}`;
    const { most, withinMs } = phraseLimit;
    const outcome = (await this.redis.eval(sayScript, 2, key, `${key}:${commandId}`, commandId, phrase, most, withinMs, rememberMs)) as [
      PhraseOutcome['kind'],
      string,
      string,
    ];
    const [kind, said, ms] = outcome;
    return kind === 'said' ? { kind, phrase: said, at: Number(ms) } : { kind, waitMs: Number(ms) };
  }

  /** Counts who watches matches without playing, on all nodes that live, by match. */
  async watching(matchIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counted = await Promise.all(
      matchIds.map(async (matchId) => {
        const { here, facts } = this.keysOf(matchId);
        return [matchId, Number(await this.redis.eval(watchingScript, 2, here, facts, watchersEntry('')))] as const;
      }),
    );
    return new Map(counted);
  }

  private keysOf(matchId: string): { readonly here: string; readonly facts: string } {
    const key = `${this.prefix}:presence:{${matchId}}`;
    return { here: `${key}:here`, facts: `${key}:facts` };
  }

  private async note(matchId: string, seats: number, noted: Noted): Promise<PresencePicture> {
    const told = { keep: [], gone: [], seen: [], set: [], unset: [], ...noted, patience: this.patienceMs, day: dayMs };
    const { here, facts: kept } = this.keysOf(matchId);
    const answer = await this.redis.eval(noteScript, 2, here, kept, JSON.stringify(told));
    const [now, entries, flat] = answer as [number, readonly string[], readonly string[]];
    const facts = new Map(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : [])));
    return pictureOf({ now, entries, facts }, seats);
  }
}
