import { Redis, type RedisOptions } from 'ioredis';

/** Opens a connection for commands that a request waits for: they fail at once while Redis is not reachable. */
export const impatientRedis = (url: string, options: RedisOptions = {}): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 2_000, ...options }));

/** Opens a connection for workers and subscriptions: it waits for Redis without limit. */
export const patientRedis = (url: string, options: RedisOptions = {}): Redis =>
  endingAloud(quiet(new Redis(url, { maxRetriesPerRequest: null, ...options })));

/**
 * Makes a connection always emit `end` when it is ended, and end its copies as well. ioredis emits nothing when it is told to disconnect
 * between two attempts to connect; whoever waits for the event (as BullMQ does before it closes) or for a command's answer would wait for
 * ever.
 */
const endingAloud = (redis: Redis): Redis => {
  const disconnect = redis.disconnect.bind(redis);
  const duplicate = redis.duplicate.bind(redis);
  const copies: Redis[] = [];
  redis.disconnect = (reconnect = false) => {
    // Treated as if it had not begun to connect: then ioredis ends the connection properly and refuses the commands that wait.
    if (!reconnect && redis.status === 'reconnecting') redis.status = 'wait';
    disconnect(reconnect);
    if (!reconnect) for (const copy of copies) copy.disconnect();
  };
  redis.duplicate = ((options?: Partial<RedisOptions>) => {
    const copy = endingAloud(quiet(duplicate(options)));
    copies.push(copy);
    return copy;
  }) as typeof redis.duplicate;
  return redis;
};

/** Ignores connection errors: ioredis reconnects by itself, and without a listener Node would end the process. */
const quiet = (redis: Redis): Redis => {
  redis.on('error', () => undefined);
  return redis;
};

/** Ends a connection, whether Redis is reachable or not. */
export const closeRedis = async (redis: Redis): Promise<void> => {
  redis.disconnect(false);
  await Promise.resolve();
};
