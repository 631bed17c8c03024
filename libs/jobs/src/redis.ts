import { Redis, type RedisOptions } from 'ioredis';

/** For commands that a request waits for: fails at once while Redis is away, so that nobody hangs. */
export const impatientRedis = (url: string, options: RedisOptions = {}): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 2_000, ...options }));

/** For workers and subscriptions: waits for Redis as long as it takes. */
export const patientRedis = (url: string, options: RedisOptions = {}): Redis =>
  endingAloud(quiet(new Redis(url, { maxRetriesPerRequest: null, ...options })));

/**
 * Makes a connection say `end` however it is ended, and end its copies with it. ioredis is silent when it is told to disconnect
 * between two tries to connect; what waits for the event (BullMQ does, before it closes) or for a command's answer waits for ever.
 */
const endingAloud = (redis: Redis): Redis => {
  const disconnect = redis.disconnect.bind(redis);
  const duplicate = redis.duplicate.bind(redis);
  const copies: Redis[] = [];
  redis.disconnect = (reconnect = false) => {
    // As if it had not begun to connect: then ioredis ends it in order, and refuses the commands that wait.
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
