import { Redis, type RedisOptions } from 'ioredis';

/** For commands that a request waits for: fails at once while Redis is away, so that nobody hangs. */
export const impatientRedis = (url: string, options: RedisOptions = {}): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 2_000, ...options }));

/** For workers and subscriptions: waits for Redis as long as it takes. */
export const patientRedis = (url: string, options: RedisOptions = {}): Redis => quiet(new Redis(url, { maxRetriesPerRequest: null, ...options }));

/** A lost connection is tried again by itself; without a listener Node would end the process. */
const quiet = (redis: Redis): Redis => {
  redis.on('error', () => undefined);
  return redis;
};

/** Ends a connection whether Redis is there or not. */
export const closeRedis = async (redis: Redis): Promise<void> => {
  redis.disconnect(false);
  await Promise.resolve();
};
