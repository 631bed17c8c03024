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
