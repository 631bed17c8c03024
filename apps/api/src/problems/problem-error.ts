import type { Problem, ProblemCode } from '@arbiter/contracts';
import type { Answered } from '@arbiter/recording';

interface Extras {
  readonly rule?: string | null;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly issues?: Problem['issues'];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
}

/** A "no" with a public code. The filter turns it into a problem document; `detail` is read by people outside. */
export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: Extras = {},
  ) {
    super(`${code}: ${detail}`);
    this.name = 'ProblemError';
  }
}

/** Unwraps what recording answers. @throws {ProblemError} with recording's own code, rule and words */
export const orProblem = <T>(answered: Answered<T>): T => {
  if (answered.ok) return answered.value;
  const { code, detail, rule, params } = answered.problem;
  throw new ProblemError(code, detail, { rule, params });
};
