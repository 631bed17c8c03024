import { answerOf, type Client } from '@arbiter/client';
import { pause } from '../connection.js';

/** How often the job that makes a record is looked at, in milliseconds. */
const lookEveryMs = 400;

/** That the server gave up making a record. */
export class RecordNotMade extends Error {}

/**
 * Asks whether the reader may have the record of a match that is over, by the rule by which it is made; nothing is made or recorded.
 * @throws {RequestRefused} where they may not, with the reason
 */
export async function checkRecord(client: Client, matchId: string): Promise<void> {
  await answerOf(client.GET('/matches/{matchId}/log', { params: { path: { matchId }, query: { limit: 1 } } }));
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
