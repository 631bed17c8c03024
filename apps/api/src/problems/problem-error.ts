import type { Commanded } from '@arbiter/accounts';
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

/** What a command made, the first time or an earlier one. @throws {ProblemError} `command/reused` when its id belongs to another command */
export const madeOnce = <T>(commanded: Commanded<T>): T => {
  if (commanded.kind === 'reused') throw new ProblemError('command/reused', 'This command id was used for something else.');
  return commanded.value;
};
