import { createHash } from 'node:crypto';
import { verifyExport, type RulesetRegistry, type Verdict } from '@arbiter/recording';
import type { Document } from '../http-client.js';
import type { ResendingClient } from './resending-client.js';

export interface JobsOfEvent {
  readonly organizer: ResendingClient;
  readonly eventId: string;
  /** Told of every job that joined the dead letters and was tried again. */
  readonly onRevived?: (jobId: string) => void;
}

const pollMs = 150;
const longestWaitMs = 240_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for work and waits until it is done; a job that died of outages is given all its attempts back. @returns the job as it ended */
export async function workDone({ organizer, eventId, onRevived }: JobsOfEvent, path: string, body: Document): Promise<Document> {
  const asked = await organizer.post(path, body);
  if (asked.status !== 202) throw new Error(`POST ${path}: ${asked.status} ${JSON.stringify(asked.body)}`);
  const began = performance.now();
  for (;;) {
    const { body: job } = await organizer.get(String(asked.body.location));
    if (job.state === 'done') return job;
    if (job.state === 'dead') {
      onRevived?.(String(job.jobId));
      await organizer.post(`/events/${eventId}/dead-letters/${String(job.jobId)}/retry`);
    }
    if (performance.now() - began > longestWaitMs)
      throw new Error(`job ${String(job.jobId)} is still ${String(job.state)} after ${longestWaitMs / 1000} s: ${String(job.error)}`);
    await pause(pollMs);
  }
}

/** Exports a match that is over through the queue and verifies the file offline, with the signer's key. */
export async function exportedAndVerified(
  jobs: JobsOfEvent,
  matchId: string,
  rulesets: RulesetRegistry,
): Promise<{ readonly bundle: string; readonly verdict: Verdict }> {
  const job = await workDone(jobs, `/matches/${matchId}/exports`, { content: 'bundle' });
  const bundle = await jobs.organizer.text(`/jobs/${String(job.jobId)}/output`);
  const { sha256 } = job.result as { readonly sha256: string };
  if (createHash('sha256').update(bundle).digest('hex') !== sha256)
    throw new Error(`the export of match ${matchId} is not the document that its job made`);
  const { body } = await jobs.organizer.get('/evidence/key');
  return { bundle, verdict: await verifyExport(Buffer.from(bundle), { key: String(body.key), rulesets }) };
}
