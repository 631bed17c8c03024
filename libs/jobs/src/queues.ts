import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { queueNames, type QueuedJob, type QueueName } from '@arbiter/contracts';

export const defaultPrefix = 'arbiter';

export interface QueueSettings {
  readonly prefix: string;
  /** First pause after a failed attempt, in milliseconds; doubled every time, with jitter. */
  readonly backoffMs: number;
}

/** Attempts are counted in PostgreSQL; the queue's own limit is only a net below that. */
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

/** The queues as those see them who put work in. */
export class JobQueues {
  private readonly queues: ReadonlyMap<QueueName, Queue<QueuedJob>>;

  /** @param redis shared connection; the caller closes it after the queues */
  constructor(
    private readonly redis: Redis,
    private readonly settings: QueueSettings,
  ) {
    this.queues = new Map(
      queueNames.map((name) => {
        const queue = new Queue<QueuedJob>(name, { connection: redis, prefix: settings.prefix });
        queue.on('error', () => undefined);
        return [name, queue];
      }),
    );
  }

  /** Puts a job's id into its queue; an id that is in there already stays where it is. @throws when Redis is away */
  async put(name: QueueName, jobId: string): Promise<void> {
    await this.promptly(() => this.queue(name).add(name, { jobId }, this.options(jobId)));
  }

  /** Whether the queue knows the job in any state. */
  async knows(name: QueueName, jobId: string): Promise<boolean> {
    return (await this.promptly(() => this.queue(name).getJob(jobId))) !== undefined;
  }

  /** Number of jobs by state as the queue itself counts them. */
  counts(name: QueueName): Promise<Readonly<Record<string, number>>> {
    return this.promptly(() => this.queue(name).getJobCounts('waiting', 'active', 'delayed', 'prioritized'));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => inTime(queue.close()).catch(() => undefined)));
  }

  /** The queue library waits for a lost Redis as long as it takes; whoever asks here does not. */
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
      // Results and dead letters stand in PostgreSQL; what is kept here would only stand in the way of a retry.
      removeOnComplete: true,
      removeOnFail: true,
    };
  }
}
