import { Queue, type JobsOptions } from 'bullmq';
import { queueNames, type QueuedJob, type QueueName } from '@arbiter/contracts';
import type { RedisClient } from './redis.js';

export const defaultPrefix = 'arbiter';

/**
 * Prefix of the queues' keys. BullMQ changes several keys in one script, and a cluster allows that for keys of one slot only, which is that of
 * the text in braces.
 */
export const queuePrefix = (prefix: string): string => `{${prefix}}`;

export interface QueueSettings {
  readonly prefix: string;
  /** First pause after a failed attempt, in milliseconds; doubled after every further one, with jitter. */
  readonly backoffMs: number;
}

/** Attempts are counted in PostgreSQL; the queue's own limit is only a safety net above that. */
const netOfAttempts = 100;

const patienceMs = 2_000;

const inTime = async <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), patienceMs);
  });
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/** The queues, for code that puts jobs in. */
export class JobQueues {
  private readonly queues: ReadonlyMap<QueueName, Queue<QueuedJob>>;

  /**
   * Opens the queues.
   * @param redis shared connection; the caller closes it after the queues
   */
  constructor(
    private readonly redis: RedisClient,
    private readonly settings: QueueSettings,
  ) {
    this.queues = new Map(
      queueNames.map((name) => {
        const queue = new Queue<QueuedJob>(name, { connection: redis, prefix: queuePrefix(settings.prefix) });
        queue.on('error', () => undefined);
        return [name, queue];
      }),
    );
  }

  /**
   * Puts a job's id into its queue; an id that is already there stays where it is.
   * @throws when Redis is not reachable
   */
  async put(name: QueueName, jobId: string): Promise<void> {
    await this.promptly(() => this.queue(name).add(name, { jobId }, this.options(jobId)));
  }

  /** Whether the queue has the job, in any state. */
  async knows(name: QueueName, jobId: string): Promise<boolean> {
    return (await this.promptly(() => this.queue(name).getJob(jobId))) !== undefined;
  }

  /** Returns the number of jobs by state, as the queue itself counts them. */
  counts(name: QueueName): Promise<Readonly<Record<string, number>>> {
    return this.promptly(() => this.queue(name).getJobCounts('waiting', 'active', 'delayed', 'prioritized'));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => inTime(queue.close()).catch(() => undefined)));
  }

  /** Fails at once when Redis is not reachable: the queue library would wait for Redis without limit. */
  private promptly<T>(ask: () => Promise<T>): Promise<T> {
    return ['end', 'close', 'reconnecting'].includes(this.redis.status) ? Promise.reject(new Error('Redis is away')) : inTime(ask());
  }

  private queue(name: QueueName): Queue<QueuedJob> {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`there is no queue ${name}`);
    return queue;
  }

  private options(jobId: string): JobsOptions {
    return {
      jobId,
      attempts: netOfAttempts,
      backoff: { type: 'exponential', delay: this.settings.backoffMs, jitter: 0.5 },
      // Results and dead letters are stored in PostgreSQL; an entry kept here would only prevent a retry.
      removeOnComplete: true,
      removeOnFail: true,
    };
  }
}
