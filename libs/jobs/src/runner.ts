import { UnrecoverableError, Worker, type Job } from 'bullmq';
import {
  messageOf,
  queuedJobSchema,
  queueInputs,
  queueNames,
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

/** Takes jobs from the queues and runs them: each at least once, with exactly one result. */
export class JobRunner {
  private readonly workers: readonly Worker<QueuedJob>[];
  private readonly inHand = new Set<Promise<void>>();

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
    this.workers = queueNames.map((name) => {
      const worker = new Worker<QueuedJob>(name, (job) => this.hold(this.take(job)), {
        connection: redis,
        prefix: queuePrefix(settings.prefix),
        concurrency: settings.concurrency,
      });
      worker.on('error', () => undefined);
      return worker;
    });
  }

  /**
   * Lets running jobs end, then stops. It does not wait for a queue that is not reachable: outcomes are in PostgreSQL, and the reconciler
   * finds a job that did not end. The caller closes the connection afterwards.
   * @param graceMs how long running jobs may go on, in milliseconds
   */
  async close(graceMs = 10_000): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
    const ended = Promise.all(this.workers.map((worker) => worker.close().catch(() => undefined)));
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

  private hold(work: Promise<void>): Promise<void> {
    const held = work.finally(() => this.inHand.delete(held));
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
    }
  }
}
