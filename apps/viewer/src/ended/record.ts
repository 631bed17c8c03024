import { answerOf, type Client } from '@arbiter/client';
import { pause } from '../connection.js';
import type { Problem } from '../problems/said.js';

/** How often the job that makes a record is looked at, in milliseconds. */
const lookEveryMs = 400;

/** That the server gave up making a record. */
export class RecordNotMade extends Error {}

/**
 * Asks whether the reader may have the record of a match that is over, by the rule by which it is made; nothing is made or recorded.
 * @param takesPart whether they play in the match or are staff: nobody else is asked about before it is published
 * @returns why they may not have it yet; null where they may
 * @throws {RequestRefused} where they may not for another reason
 */
export async function recordHeldBack(client: Client, matchId: string, takesPart: boolean): Promise<Problem | null> {
  const path = { matchId };
  if (!takesPart) {
    const { publishedAt } = await answerOf(client.GET('/matches/{matchId}', { params: { path } }));
    if (publishedAt === null) return { code: 'read/not-published', title: '', detail: '', params: {} };
  }
  await answerOf(client.GET('/matches/{matchId}/log', { params: { path, query: { limit: 1 } } }));
  return null;
}

/**
 * Has the record of a match that is over made, and waits for it.
 * @param every milliseconds between two looks
 * @returns the record as JSON Lines, as `arbiter verify` reads it; null where the signal aborted first
 * @throws {RequestRefused} where the reader may not have it; {@link RecordNotMade} where it could not be made
 */
export async function recordOf(client: Client, matchId: string, signal: AbortSignal, every = lookEveryMs): Promise<string | null> {
  const accepted = await answerOf(client.POST('/matches/{matchId}/exports', { params: { path: { matchId } }, body: {} }));
  const params = { path: { jobId: accepted.jobId } };
  while (!signal.aborted) {
    const { state } = await answerOf(client.GET('/jobs/{jobId}', { params }));
    if (state === 'done') return answerOf(client.GET('/jobs/{jobId}/output', { params, parseAs: 'text' }));
    if (state === 'dead') throw new RecordNotMade(accepted.jobId);
    await pause(every, signal);
  }
  return null;
}
