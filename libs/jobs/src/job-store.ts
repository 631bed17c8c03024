import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { QueueName } from '@arbiter/contracts';

export type JobState = 'waiting' | 'active' | 'done' | 'dead';

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

/** A row of `job`. Dates are points in time; `input` and `result` are JSON. */
export interface JobRow {
  readonly jobId: string;
  readonly queue: QueueName;
  readonly input: unknown;
  readonly state: JobState;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly progress: JobProgress | null;
  readonly result: unknown;
  readonly error: string | null;
  readonly gatheringId: string | null;
  readonly matchId: string | null;
  /** The player, person or token that requested the job. */
  readonly requestedBy: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface NewJob {
  /** What is to be done, as a text that is the same whenever the same is requested again; such requests are the same job. */
  readonly work: string;
  readonly queue: QueueName;
  readonly input: unknown;
  readonly gatheringId: string | null;
  readonly matchId: string | null;
  readonly requestedBy: string | null;
}

/** A document that a job made, kept beside its result. */
export interface JobOutput {
  readonly contentType: string;
  readonly content: Buffer;
}

const columns = `job_id AS "jobId", queue, input, state, attempts, max_attempts AS "maxAttempts",
  CASE WHEN progress_total IS NULL THEN NULL ELSE json_build_object('done', progress_done, 'total', progress_total) END AS progress,
  result, error, gathering_id AS "gatheringId", match_id AS "matchId", requested_by AS "requestedBy", created_at AS "createdAt", finished_at AS "finishedAt"`;

const maximalErrorLength = 2_000;

/** What a job is, how far it is, and its outcome. PostgreSQL decides; the queue only tells when to look. */
export class JobStore {
  constructor(private readonly pool: Pool) {}

  /**
   * Stores a job under a random id; if a job for the same work is stored already, it is left as it is.
   * @returns the stored job
   */
  async submit(job: NewJob): Promise<JobRow> {
    await this.pool.query(
      'INSERT INTO job (job_id, work, queue, input, gathering_id, match_id, requested_by) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (work) DO NOTHING',
      [randomUUID(), job.work, job.queue, JSON.stringify(job.input), job.gatheringId, job.matchId, job.requestedBy],
    );
    const { rows } = await this.pool.query<JobRow>(`SELECT ${columns} FROM job WHERE work = $1`, [job.work]);
    const [stored] = rows;
    if (stored === undefined) throw new Error(`the job for ${job.work} was written and cannot be read`);
    return stored;
  }

  async find(jobId: string): Promise<JobRow | null> {
    const { rows } = await this.pool.query<JobRow>(`SELECT ${columns} FROM job WHERE job_id = $1`, [jobId]);
    return rows[0] ?? null;
  }

  async output(jobId: string): Promise<JobOutput | null> {
    const { rows } = await this.pool.query<JobOutput>('SELECT content_type AS "contentType", content FROM job_output WHERE job_id = $1', [
      jobId,
    ]);
    return rows[0] ?? null;
  }

  /**
   * Counts an attempt.
   * @returns null when the job is done, dead or gone, so that nothing is left to do
   */
  async begin(jobId: string): Promise<JobRow | null> {
    const { rows } = await this.pool.query<JobRow>(
      `UPDATE job SET state = 'active', attempts = attempts + 1, updated_at = now() WHERE job_id = $1 AND state IN ('waiting', 'active') RETURNING ${columns}`,
      [jobId],
    );
    return rows[0] ?? null;
  }

  async progress(jobId: string, progress: JobProgress): Promise<void> {
    await this.pool.query(
      `UPDATE job SET progress_done = $2, progress_total = $3, updated_at = now() WHERE job_id = $1 AND state = 'active'`,
      [jobId, progress.done, progress.total],
    );
  }

  /**
   * Stores the outcome of a job, once: a second call changes nothing.
   * @returns whether this call was the first
   */
  async finish(jobId: string, result: unknown, output: JobOutput | null): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `WITH finished AS (
         UPDATE job SET state = 'done', result = $2, error = NULL, updated_at = now(), finished_at = now()
         WHERE job_id = $1 AND state IN ('waiting', 'active') RETURNING job_id
       ), kept AS (
         INSERT INTO job_output (job_id, content_type, content, sha256)
         SELECT job_id, $3::text, $4::bytea, $5::bytea FROM finished WHERE $3::text IS NOT NULL
         ON CONFLICT (job_id) DO NOTHING
       )
       SELECT job_id FROM finished`,
      [
        jobId,
        JSON.stringify(result),
        output?.contentType ?? null,
        output?.content ?? null,
        output === null ? null : createHash('sha256').update(output.content).digest(),
      ],
    );
    return rowCount === 1;
  }

  /** Notes a failed attempt; the job waits for the next one, or joins the dead letters. */
  async fail(jobId: string, error: string, dead: boolean): Promise<void> {
    await this.pool.query(
      `UPDATE job SET state = CASE WHEN $3 THEN 'dead' ELSE 'waiting' END, error = $2, updated_at = now(),
         finished_at = CASE WHEN $3 THEN now() END
       WHERE job_id = $1 AND state IN ('waiting', 'active')`,
      [jobId, error.slice(0, maximalErrorLength), dead],
    );
  }

  /**
   * Gives a dead letter all its attempts back.
   * @returns null when the job is not among the dead letters
   */
  async revive(jobId: string): Promise<JobRow | null> {
    const { rows } = await this.pool.query<JobRow>(
      `UPDATE job SET state = 'waiting', attempts = 0, finished_at = NULL, updated_at = now() WHERE job_id = $1 AND state = 'dead' RETURNING ${columns}`,
      [jobId],
    );
    return rows[0] ?? null;
  }

  /**
   * Lists the dead letters of a gathering, newest first.
   * @param after the position of the row before, as `at` and id
   */
  async dead(
    gatheringId: string,
    limit: number,
    after: { readonly at: string; readonly id: string } | null,
  ): Promise<readonly (JobRow & { readonly at: string })[]> {
    const { rows } = await this.pool.query<JobRow & { at: string }>(
      `SELECT ${columns}, finished_at::text AS at FROM job
       WHERE state = 'dead' AND gathering_id = $1 AND ($2::text IS NULL OR (finished_at, job_id) < ($2::text::timestamptz, $3::text))
       ORDER BY finished_at DESC, job_id DESC LIMIT $4`,
      [gatheringId, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows;
  }

  /** Lists the ids of jobs that are neither done nor dead, in the order of their ids. */
  async unfinished(queue: QueueName, afterJobId: string, limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ job_id: string }>(
      `SELECT job_id FROM job WHERE queue = $1 AND state IN ('waiting', 'active') AND job_id > $2 ORDER BY job_id LIMIT $3`,
      [queue, afterJobId, limit],
    );
    return rows.map((row) => row.job_id);
  }

  /** Counts jobs by queue and state, without those that are done. */
  async depths(): Promise<readonly { readonly queue: string; readonly state: JobState; readonly count: number }[]> {
    const { rows } = await this.pool.query<{ queue: string; state: JobState; count: number }>(
      `SELECT queue, state, count(*)::int AS count FROM job WHERE state IN ('waiting', 'active', 'dead') GROUP BY queue, state`,
    );
    return rows;
  }

  /**
   * Runs the work unless another process is working on the job. The lock belongs to a connection, so it ends if the process dies.
   * @returns false when another process is working on the job
   */
  async exclusively(jobId: string, work: () => Promise<void>): Promise<boolean> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // The pool only listens to idle connections: one that breaks while in use would end the process.
    const breaks = (error: Error): void => void (broken = error);
    client.on('error', breaks);
    try {
      const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 20261121)) AS locked', [
        jobId,
      ]);
      if (rows[0]?.locked !== true) return false;
      try {
        await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 20261121))', [jobId]).catch((error: Error) => {
          broken = error;
        });
      }
      return true;
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  }
}
