import type { Commanded } from '@arbiter/accounts';
import type { ProblemCode, ProblemOf, ProblemParams } from '@arbiter/contracts';
import type { Answered, RecordingProblem } from '@arbiter/recording';

interface Extras<C extends ProblemCode> {
  readonly rule?: string | null;
  readonly params?: ProblemParams<C>;
  readonly issues?: ProblemOf<C>['issues'];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
}

/** A refusal with a public code. The filter turns it into a problem document; `detail` is read by clients. */
export class ProblemError<C extends ProblemCode = ProblemCode> extends Error {
  constructor(
    readonly code: C,
    readonly detail: string,
    readonly extras: Extras<C> = {},
  ) {
    super(`${code}: ${detail}`);
    this.name = 'ProblemError';
  }
}

/**
 * Returns the value of an answer of `recording`.
 * @throws {ProblemError} with recording's own code, rule and words when the answer is a refusal
 */
export const orProblem = <T>(answered: Answered<T>): T => {
  if (answered.ok) return answered.value;
  throw fromRecording(answered.problem);
};

/** Turns a refusal of `recording` into one of the API; that its parameters fit its code is checked where they are written (`bad`). */
export const fromRecording = ({ code, detail, rule, params }: RecordingProblem): ProblemError =>
  new ProblemError(code, detail, { rule, params: params as ProblemParams<typeof code> });

/**
 * Returns what a command made, now or when it was sent before.
 * @throws {ProblemError} `command/reused` when its id belongs to another command
 */
export const madeOnce = <T>(commanded: Commanded<T>): T => {
  if (commanded.kind === 'reused') throw new ProblemError('command/reused', 'This command id was used for something else.');
  return commanded.value;
};
