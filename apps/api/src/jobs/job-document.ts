import type { Accepted, JobDocument } from '@arbiter/contracts';
import type { JobRow } from '@arbiter/jobs';

export const jobDocument = (job: JobRow): JobDocument => ({
  jobId: job.jobId,
  queue: job.queue,
  state: job.state,
  attempts: job.attempts,
  maxAttempts: job.maxAttempts,
  progress: job.progress,
  // The worker's handler of the queue has written it in the shape of its schema.
  result: job.result as JobDocument['result'],
  error: job.error,
  matchId: job.matchId,
  createdAt: job.createdAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
});

export const accepted = (job: JobRow): Accepted => ({ jobId: job.jobId, state: job.state, location: `/jobs/${job.jobId}` });
