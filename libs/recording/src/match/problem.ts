import type { ProblemParams, RecordingProblemCode } from '@arbiter/contracts';
import type { JsonObject, Refusal, RefusalCode, RuleRef } from '@arbiter/kernel';

/** A "no" that a caller can act on. */
export interface RecordingProblem {
  readonly code: RefusalCode | RecordingProblemCode;
  /** The rule that says no, where a rule does. */
  readonly rule: RuleRef | null;
  /** One English sentence for people; machines read the rest. */
  readonly detail: string;
  readonly params: JsonObject;
}

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: RecordingProblem };

export const good = <T>(value: T): Answered<T> => ({ ok: true, value });

/** A "no" of recording's own, with the parameters that its code may carry. */
export const bad = <C extends RecordingProblem['code']>(
  code: C,
  detail: string,
  params?: ProblemParams<C>,
  rule: RuleRef | null = null,
): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code, rule, detail, params: (params ?? {}) as JsonObject },
});

export const refused = (refusal: Refusal): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code: refusal.code, rule: refusal.rule, detail: refusal.detail, params: refusal.params },
});
