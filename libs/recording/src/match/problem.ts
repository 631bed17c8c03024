import type { RecordingProblemCode } from '@arbiter/contracts';
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

export const bad = (
  code: RecordingProblem['code'],
  detail: string,
  params: JsonObject = {},
  rule: RuleRef | null = null,
): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code, rule, detail, params },
});

export const refused = (refusal: Refusal): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code: refusal.code, rule: refusal.rule, detail: refusal.detail, params: refusal.params },
});
