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

/** A "no" with a public code. The filter turns it into a problem document; `detail` is read by people outside. */
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

/** Unwraps what recording answers. @throws {ProblemError} with recording's own code, rule and words */
export const orProblem = <T>(answered: Answered<T>): T => {
  if (answered.ok) return answered.value;
  throw fromRecording(answered.problem);
};

/** Recording's "no" as the API's: its parameters are held against their code where they are written down (`bad`). */
export const fromRecording = ({ code, detail, rule, params }: RecordingProblem): ProblemError =>
  new ProblemError(code, detail, { rule, params: params as ProblemParams<typeof code> });

/** What a command made, the first time or an earlier one. @throws {ProblemError} `command/reused` when its id belongs to another command */
export const madeOnce = <T>(commanded: Commanded<T>): T => {
  if (commanded.kind === 'reused') throw new ProblemError('command/reused', 'This command id was used for something else.');
  return commanded.value;
};
