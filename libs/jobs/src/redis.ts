import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { parseRedisUrl, type RedisAddress } from './redis-address.js';

/** A client of one server, or of a cluster. */
export type RedisClient = Redis | Cluster;

/** Options that mean the same for one server and for each member of a cluster. */
export type ConnectionOptions = Pick<RedisOptions, 'maxRetriesPerRequest' | 'connectTimeout' | 'commandTimeout'>;

interface Patience {
  /** Whether commands wait while there is no connection. */
  readonly enableOfflineQueue: boolean;
  /** Pause before the connection is tried again, in milliseconds; the library's own growing pauses where absent. */
  readonly retryStrategy?: () => number;
}

/** How often a client of a cluster asks who serves what: a member that vanished without a word is noticed by this alone. */
const membersEveryMs = 5_000;

const connectTimeoutMs = 2_000;

/** Opens a connection for commands that a request waits for: they fail at once while Redis is not reachable. */
export const impatientRedis = (url: string, patience: Partial<Patience> = {}): RedisClient =>
  quiet(open(url, { maxRetriesPerRequest: 1, commandTimeout: 2_000 }, { enableOfflineQueue: false, ...patience }));

/** Opens a connection for workers and subscriptions: it waits for Redis without limit. */
export const patientRedis = (url: string, patience: Partial<Patience> = {}): RedisClient =>
  endingAloud(quiet(open(url, { maxRetriesPerRequest: null }, { enableOfflineQueue: true, ...patience })));

const open = (url: string, options: ConnectionOptions, patience: Patience): RedisClient => {
  const address = parseRedisUrl(url);
  const all = { connectTimeout: connectTimeoutMs, ...options };
  return address.kind === 'server' ? new Redis(address.url, { ...all, ...patience }) : openCluster(address, all, patience);
};

const openCluster = (
  { nodes, username, password, encrypted }: Extract<RedisAddress, { readonly kind: 'cluster' }>,
  options: ConnectionOptions,
  { enableOfflineQueue, retryStrategy }: Patience,
): Cluster =>
  new Cluster([...nodes], {
    enableOfflineQueue,
    slotsRefreshInterval: membersEveryMs,
    // Channels of one shard are heard at the member that serves them. The connections are made when there are such channels.
    shardedSubscribers: true,
    ...(retryStrategy === undefined ? {} : { clusterRetryStrategy: retryStrategy }),
    redisOptions: {
      ...options,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(encrypted ? { tls: {} } : {}),
    },
    // Certificates are issued to names, so names are not made addresses first.
    ...(encrypted ? { dnsLookup: (host: string, done: (error: null, host: string) => void) => done(null, host) } : {}),
  });

/**
 * Makes a connection always emit `end` when it is ended, and end its copies as well. ioredis emits nothing when it is told to disconnect
 * between two attempts to connect; whoever waits for the event (as BullMQ does before it closes) or for a command's answer would wait for
 * ever.
 */
const endingAloud = <Client extends RedisClient>(redis: Client): Client => {
  const disconnect = redis.disconnect.bind(redis);
  const duplicate = redis.duplicate.bind(redis) as (...how: unknown[]) => Client;
  const copies: Client[] = [];
  redis.disconnect = (reconnect = false) => {
    // Treated as if it had not begun to connect: then ioredis ends the connection properly and refuses the commands that wait.
    if (!reconnect && redis.status === 'reconnecting') redis.status = 'wait';
    disconnect(reconnect);
    if (!reconnect) for (const copy of copies) copy.disconnect();
  };
  redis.duplicate = ((...how: unknown[]) => {
    const copy = endingAloud(quiet(duplicate(...how)));
    copies.push(copy);
    return copy;
  }) as typeof redis.duplicate;
  return redis;
};

/** Ignores connection errors: ioredis reconnects by itself, and without a listener Node would end the process. */
const quiet = <Client extends RedisClient>(redis: Client): Client => {
  redis.on('error', () => undefined);
  return redis;
};

/** Ends a connection, whether Redis is reachable or not. */
export const closeRedis = async (redis: RedisClient): Promise<void> => {
  redis.disconnect(false);
  await Promise.resolve();
};
