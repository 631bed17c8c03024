import type { ProblemParams } from '@arbiter/contracts';
import type { Refusal } from '@arbiter/tournaments';
import { ProblemError } from '../problems/problem-error.js';

/** Turns a refusal of a tournament into a problem: codes and parameters are the same. */
export const fromRefusal = ({ code, detail, params }: Refusal): ProblemError =>
  new ProblemError(code, detail, { params: params as ProblemParams<typeof code> });
