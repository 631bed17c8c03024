import type { ProblemParams, RecordingProblemCode } from '@arbiter/contracts';
import type { JsonObject, Refusal, RefusalCode, RuleRef } from '@arbiter/kernel';

/** A refusal that a caller can act on. */
export interface RecordingProblem {
  readonly code: RefusalCode | RecordingProblemCode;
  /** The rule that forbids it, where a rule does. */
  readonly rule: RuleRef | null;
  /** One English sentence for people; machines use the other members. */
  readonly detail: string;
  readonly params: JsonObject;
}

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: RecordingProblem };

export const good = <T>(value: T): Answered<T> => ({ ok: true, value });

/** Makes a refusal by recording itself, with the parameters that its code may carry. */
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
