import { ProblemError } from '../problems/problem-error.js';

/**
 * The refusal of a proof that is not public yet: the sender may read the record itself, but its place in the log would tell something about
 * matches that spectators see later.
 */
export const notPublicYet = (): ProblemError =>
  new ProblemError(
    'evidence/not-yet',
    "No public head covers the newest event of this record yet: heads are public when the spectators' delays of matches under way are over.",
    { retryAfterSeconds: 10 },
  );

/** The refusal while no head of a log is public, or where there is no such log. */
export const nothingPublic = (): ProblemError =>
  new ProblemError('evidence/not-yet', 'No signed head is public yet.', { retryAfterSeconds: 3 });

/** The refusal of what the public head does not cover, in the same words whether or not it was recorded. */
export const beyondPublicHead = (publicSize: number): ProblemError =>
  new ProblemError('evidence/beyond-public-head', `The public head covers ${publicSize} events.`, { params: { publicSize } });
