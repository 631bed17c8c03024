import { Redis } from 'ioredis';
import { parseRedisUrl, type RedisAddress } from './redis-address.js';
import type { RedisClient } from './redis.js';

/** Thrown when `REDIS_URL` leads to a Redis with which Arbiter would not work. */
export class UnfitRedis extends Error {
  constructor(
    readonly reason: 'member-of-a-cluster' | 'no-cluster' | 'sentinel' | 'too-old',
    message: string,
  ) {
    super(message);
    this.name = 'UnfitRedis';
  }
}

/** The first version that has channels of one shard (SSUBSCRIBE). Valkey tells the version of Redis whose protocol it speaks. */
const oldestMajorVersion = 7;

/** What a server says about itself. */
interface ServerInfo {
  readonly cluster: boolean;
  readonly sentinel: boolean;
  readonly majorVersion: number;
}

const readInfo = (info: string): ServerInfo => {
  const value = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  return {
    cluster: value('cluster_enabled') === '1',
    sentinel: (value('redis_mode') ?? value('server_mode')) === 'sentinel',
    majorVersion: Number.parseInt(value('redis_version') ?? '', 10),
  };
};

const unfit = (kind: RedisAddress['kind'], info: ServerInfo): UnfitRedis | null => {
  if (info.sentinel)
    return new UnfitRedis(
      'sentinel',
      'REDIS_URL names a Sentinel, which Arbiter cannot ask for its primary: name the server that has the data',
    );
  if (kind === 'server' && info.cluster)
    return new UnfitRedis(
      'member-of-a-cluster',
      'REDIS_URL names a member of a Redis Cluster as if it were one server: write redis+cluster:// and the addresses of some members, with commas between them',
    );
  if (kind === 'cluster' && !info.cluster)
    return new UnfitRedis(
      'no-cluster',
      'REDIS_URL names a cluster, and the server there is none (cluster-enabled is no): write redis:// for one server',
    );
  if (info.majorVersion < oldestMajorVersion)
    return new UnfitRedis('too-old', `REDIS_URL leads to Redis ${info.majorVersion}; Arbiter needs Redis 7, or any Valkey`);
  return null;
};

/** Opens connections that are tried once: to the server, or to each member of the cluster that is named. */
const connections = (address: RedisAddress): readonly Redis[] => {
  const once = { lazyConnect: true, connectTimeout: 2_000, commandTimeout: 2_000, maxRetriesPerRequest: 0, retryStrategy: () => null };
  if (address.kind === 'server') return [new Redis(address.url, once)];
  const { nodes, username, password, encrypted } = address;
  const login = { ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) };
  return nodes.map((node) => new Redis({ ...once, ...node, ...login, ...(encrypted ? { tls: {} } : {}) }));
};

const infoFrom = async (redis: Redis): Promise<ServerInfo | null> => {
  redis.on('error', () => undefined);
  try {
    return readInfo(await redis.info());
  } catch {
    // Not reachable just now: a process starts without Redis too, and `/ready` tells.
    return null;
  } finally {
    redis.disconnect();
  }
};

/**
 * Checks that a URL names what is there: one server by itself, or a cluster as one. Otherwise commands would be refused one by one, for ever
 * (MOVED). What can't be reached is not checked.
 * @throws {InvalidRedisUrl}
 * @throws {UnfitRedis}
 */
export const assertFitRedis = async (url: string): Promise<void> => {
  const address = parseRedisUrl(url);
  for (const info of await Promise.all(connections(address).map(infoFrom))) {
    const reason = info === null ? null : unfit(address.kind, info);
    if (reason !== null) throw reason;
  }
};

/** Whether Redis answers, and is what the connection takes it for: it may have been out of reach when the process started. */
export const redisAnswers = (redis: RedisClient): Promise<boolean> =>
  redis.info().then(
    (info) => unfit(redis.isCluster ? 'cluster' : 'server', readInfo(info)) === null,
    () => false,
  );
