import { createHash } from 'node:crypto';
import { answerOf, type Client, type Job, type Shape } from '@arbiter/client';
import { verifyExport, type RulesetRegistry, type Verdict } from '@arbiter/recording';

export interface JobsOfGathering {
  readonly organizer: Client;
  readonly gatheringId: string;
  /** Called with the id of every job that became a dead letter and was tried again. */
  readonly onRevived?: (jobId: string) => void;
}

const pollMs = 150;
const longestWaitMs = 240_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a job is done; a job that failed in the outages is given all its attempts back. @returns the job as it ended */
export async function workDone({ organizer, gatheringId, onRevived }: JobsOfGathering, { jobId }: Shape<'Accepted'>): Promise<Job> {
  const began = performance.now();
  for (;;) {
    const job = await answerOf(organizer.GET('/jobs/{jobId}', { params: { path: { jobId } } }));
    if (job.state === 'done') return job;
    if (job.state === 'dead') {
      onRevived?.(jobId);
      // Another caller may have revived the job meanwhile: then it is not among the dead letters any more, which is just as good, so a
      // refusal is ignored.
      await organizer.POST('/gatherings/{gatheringId}/dead-letters/{jobId}/retry', { params: { path: { gatheringId, jobId } } });
    }
    if (performance.now() - began > longestWaitMs)
      throw new Error(`job ${jobId} is still ${job.state} after ${longestWaitMs / 1000} s: ${String(job.error)}`);
    await pause(pollMs);
  }
}

/** Requests an export of a match that is over. */
export const askForExport = (
  { organizer }: JobsOfGathering,
  matchId: string,
  body: { readonly content: 'bundle' | 'transcript'; readonly language?: 'en' | 'zh' },
): Promise<Shape<'Accepted'>> => answerOf(organizer.POST('/matches/{matchId}/exports', { params: { path: { matchId } }, body }));

/** Returns the document that a job made, as text. */
export const outputOf = async (client: Client, jobId: string): Promise<string> =>
  String(await answerOf(client.GET('/jobs/{jobId}/output', { params: { path: { jobId } }, parseAs: 'text' })));

/** Exports a match that is over through the queue and verifies the file offline, with the signer's key. */
export async function exportedAndVerified(
  jobs: JobsOfGathering,
  matchId: string,
  rulesets: RulesetRegistry,
): Promise<{ readonly bundle: string; readonly verdict: Verdict }> {
  const job = await workDone(jobs, await askForExport(jobs, matchId, { content: 'bundle' }));
  const bundle = await outputOf(jobs.organizer, job.jobId);
  const sha256 = job.result !== null && 'sha256' in job.result ? job.result.sha256 : null;
  if (createHash('sha256').update(bundle).digest('hex') !== sha256)
    throw new Error(`the export of match ${matchId} is not the document that its job made`);
  const { key } = await answerOf(jobs.organizer.GET('/evidence/key'));
  return { bundle, verdict: await verifyExport(Buffer.from(bundle), { key, rulesets }) };
}
