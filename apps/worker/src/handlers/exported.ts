import { createHash } from 'node:crypto';
import { LogFault } from '@arbiter/event-store';
import { PermanentFailure, type JobResult } from '@arbiter/jobs';
import { type Answered, RecordBroken } from '@arbiter/recording';

const patienceMs = 15_000;
const lookAgainMs = 250;

/**
 * Turns faults of a record or of the log into permanent failures: what does not hold now will not hold at the next attempt.
 * @throws always
 */
const forGood = (error: unknown): never => {
  if (error instanceof RecordBroken) throw new PermanentFailure(`match/set-apart: ${error.fault.code}`);
  if (error instanceof LogFault) throw new PermanentFailure(`evidence/broken: ${error.code}`);
  throw error;
};

/**
 * Returns the lines of an export. Heads are signed every few seconds: for what was recorded a moment ago this waits a while before the
 * attempt counts as failed.
 * @throws {PermanentFailure} when another attempt would be refused too
 */
export const whenSigned = async (write: () => Promise<Answered<Iterable<string>>>): Promise<Iterable<string>> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const written = await write().catch(forGood);
    if (written.ok) return written.value;
    const { code, detail } = written.problem;
    if (code !== 'evidence/not-yet') throw new PermanentFailure(`${code}: ${detail}`);
    if (performance.now() >= until) throw new Error(detail);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
};

/** Returns the result of an export: the document, and where to fetch it. */
export const exported = (jobId: string, contentType: string, lines: Iterable<string>): JobResult => {
  const content = Buffer.from([...lines].join(''), 'utf8');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    result: { contentType, bytes: content.length, sha256, location: `/jobs/${jobId}/output` },
    output: { contentType, content },
  };
};
