import { ProblemError } from '../problems/problem-error.js';

/** The match is over and open to everybody, but its place in the log would tell of other matches that spectators have to wait for. */
export const notPublicYet = (): ProblemError =>
  new ProblemError(
    'evidence/not-yet',
    "No public head covers the match's newest event yet: heads are public when the spectators' delays of matches under way are over.",
    { retryAfterSeconds: 10 },
  );
