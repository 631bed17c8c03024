import { UnrecoverableError, Worker, type Job } from 'bullmq';
import {
  messageOf,
  queuedJobSchema,
  queueInputs,
  queueNames,
  type CardImportInput,
  type DeckValidationInput,
  type QueuedJob,
  type QueueName,
  type ReplayExportInput,
  type StreamExportInput,
} from '@arbiter/contracts';
import type { JobOutput, JobRow, JobStore } from './job-store.js';
import { queuePrefix } from './queues.js';
import type { RedisClient } from './redis.js';

interface Inputs {
  readonly 'deck-validation': DeckValidationInput;
  readonly 'replay-export': ReplayExportInput;
  readonly 'stream-export': StreamExportInput;
  readonly 'card-import': CardImportInput;
}

export interface JobContext {
  readonly jobId: string;
  /** Reports how far the work is; stored in PostgreSQL. */
  progress(done: number, total: number): Promise<void>;
}

export interface JobResult {
  /** JSON shown with the job. */
  readonly result: unknown;
  readonly output: JobOutput | null;
}

/** Does the work of one queue. Must give the same result when it is run again. */
export type JobHandler<Q extends QueueName> = (input: Inputs[Q], context: JobContext) => Promise<JobResult>;

/** Exactly one handler for every queue: a missing one does not compile. */
export type JobHandlers = { readonly [Q in QueueName]: JobHandler<Q> };

/** Thrown by a handler when trying again can't help: the job joins the dead letters at once. */
export class PermanentFailure extends Error {}

export interface RunnerSettings {
  readonly prefix: string;
  /** Number of jobs of one queue that run at the same time in this process. */
  readonly concurrency: number;
  /** Called for every failed attempt. */
  readonly onFailure: (jobId: string, error: unknown, dead: boolean) => void;
}

/** Milliseconds after which a worker that takes none of the waiting jobs is replaced. */
const deafAfterMs = 10_000;

/** Takes jobs from the queues and runs them: each at least once, with exactly one result. */
export class JobRunner {
  private readonly workers = new Map<QueueName, Worker<QueuedJob>>();
  /** Number of jobs of a queue that run here. */
  private readonly running = new Map<QueueName, number>();
  /** Queues whose workers took no job since then though jobs wait. */
  private readonly suspects = new Map<QueueName, number>();
  private readonly inHand = new Set<Promise<void>>();
  private closing = false;

  /**
   * Starts to take jobs.
   * @param redis patient connection; BullMQ makes its own blocking copies of it
   */
  constructor(
    private readonly redis: RedisClient,
    private readonly store: JobStore,
    private readonly handlers: JobHandlers,
    private readonly settings: RunnerSettings,
  ) {
    for (const name of queueNames) this.startWorker(name);
  }

  /**
   * Replaces workers that take no job though jobs wait and none is running here. After a master of a Redis Cluster was lost, a worker of the
   * queue library may wait for ever on a connection that is dead (https://github.com/taskforcesh/bullmq/issues/4138). To be called again and
   * again: a worker is replaced when that was so at one call, and still is at a later one.
   * @param waiting returns the number of jobs that wait in a queue
   * @param deafMs milliseconds between these calls, at least
   * @returns the queues whose workers were replaced
   * @throws when Redis is not reachable
   */
  async replaceDeafWorkers(waiting: (queue: QueueName) => Promise<number>, deafMs = deafAfterMs): Promise<readonly QueueName[]> {
    const replaced: QueueName[] = [];
    for (const name of queueNames) {
      const suspect = this.isIdle(name) && (await waiting(name)) > 0 && this.isIdle(name);
      const suspectedAt = this.suspects.get(name);
      if (!suspect) this.suspects.delete(name);
      else if (suspectedAt === undefined) this.suspects.set(name, performance.now());
      else if (performance.now() - suspectedAt >= deafMs && !this.closing) {
        this.replaceWorker(name);
        replaced.push(name);
      }
    }
    return replaced;
  }

  /**
   * Lets running jobs end, then stops. It does not wait for a queue that is not reachable: outcomes are in PostgreSQL, and the reconciler
   * finds a job that did not end. The caller closes the connection afterwards.
   * @param graceMs how long running jobs may go on, in milliseconds
   */
  async close(graceMs = 10_000): Promise<void> {
    this.closing = true;
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
    const ended = Promise.all([...this.workers.values()].map((worker) => worker.close().catch(() => undefined)));
    // Disconnecting refuses everything that still waits for the queue, which ends the queue's own loops.
    void this.endedWithoutQueue().then(() => this.redis.disconnect());
    await Promise.race([ended, outOfTime]);
    clearTimeout(timer);
  }

  /** Resolves when the queue is not reachable and no job is running any more. */
  private async endedWithoutQueue(): Promise<void> {
    if (this.redis.status === 'ready') await new Promise((resolve) => this.redis.once('close', resolve));
    await Promise.allSettled(this.inHand);
  }

  private startWorker(name: QueueName): void {
    const worker = new Worker<QueuedJob>(name, (job) => this.hold(name, this.take(job)), {
      connection: this.redis,
      prefix: queuePrefix(this.settings.prefix),
      concurrency: this.settings.concurrency,
    });
    worker.on('error', () => undefined);
    this.workers.set(name, worker);
  }

  private replaceWorker(name: QueueName): void {
    // Nothing is in its hands, and it may never end: it is not waited for.
    void this.workers
      .get(name)
      ?.close(true)
      .catch(() => undefined);
    this.suspects.delete(name);
    this.startWorker(name);
  }

  private isIdle(name: QueueName): boolean {
    return (this.running.get(name) ?? 0) === 0;
  }

  private hold(name: QueueName, work: Promise<void>): Promise<void> {
    this.suspects.delete(name);
    this.running.set(name, (this.running.get(name) ?? 0) + 1);
    const held = work.finally(() => {
      this.running.set(name, (this.running.get(name) ?? 0) - 1);
      this.inHand.delete(held);
    });
    this.inHand.add(held);
    return held;
  }

  private async take(job: Job<QueuedJob>): Promise<void> {
    const { jobId } = queuedJobSchema.parse(job.data);
    // If another process is working on the job, that process finishes it; if it dies, the reconciler finds the job again.
    await this.store.exclusively(jobId, async () => {
      const row = await this.store.begin(jobId);
      if (row === null) return;
      if (row.attempts > row.maxAttempts) await this.giveUp(row);
      else await this.attempt(row);
    });
  }

  /** Makes a job a dead letter whose attempts all ended with their process, without a report: it must not end processes for ever. */
  private async giveUp(row: JobRow): Promise<void> {
    const error = new PermanentFailure(row.error ?? 'every attempt ended with the process that made it');
    this.settings.onFailure(row.jobId, error, true);
    await this.store.fail(row.jobId, error.message, true);
  }

  private async attempt(row: JobRow): Promise<void> {
    try {
      const { result, output } = await this.run(row);
      await this.store.finish(row.jobId, result, output);
    } catch (error) {
      const dead = error instanceof PermanentFailure || row.attempts >= row.maxAttempts;
      this.settings.onFailure(row.jobId, error, dead);
      await this.store.fail(row.jobId, messageOf(error), dead);
      throw dead ? new UnrecoverableError(messageOf(error)) : error;
    }
  }

  private run(row: JobRow): Promise<JobResult> {
    const context: JobContext = { jobId: row.jobId, progress: (done, total) => this.store.progress(row.jobId, { done, total }) };
    switch (row.queue) {
      case 'deck-validation':
        return this.handlers[row.queue](queueInputs[row.queue].parse(row.input), context);
      case 'replay-export':
        return this.handlers[row.queue](queueInputs[row.queue].parse(row.input), context);
      case 'stream-export':
        return this.handlers[row.queue](queueInputs[row.queue].parse(row.input), context);
      case 'card-import':
        return this.handlers[row.queue](queueInputs[row.queue].parse(row.input), context);
    }
  }
}
