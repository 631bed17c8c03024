import { ProblemError } from '../problems/problem-error.js';

/** The record itself is open, but its place in the log would tell of matches that spectators have to wait for. */
export const notPublicYet = (): ProblemError =>
  new ProblemError(
    'evidence/not-yet',
    "No public head covers the newest event of this record yet: heads are public when the spectators' delays of matches under way are over.",
    { retryAfterSeconds: 10 },
  );
