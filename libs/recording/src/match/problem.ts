import type { JsonObject, Refusal, RefusalCode, RuleRef } from '@arbiter/kernel';

/** Why recording says no by itself, beside the refusals of the rules. Codes are public and never renamed. */
export const recordingProblemCodes = [
  'match/not-found',
  'match/exists',
  'match/wrong-phase',
  'match/paused',
  'match/not-paused',
  'match/seat-unknown',
  'match/not-ready',
  'match/entropy-given',
  'match/owned-elsewhere',
  'draw/no-offer',
  'command/reused',
  'judge/rewind-unavailable',
  'judge/plays-in-this-match',
  'version/not-found',
  'read/closed-while-running',
  'read/not-published',
  'ruleset/unknown',
  'format/not-fitting',
  'deck/missing',
  'clock/none',
  'evidence/not-yet',
  'stream/version-conflict',
] as const;
export type RecordingProblemCode = (typeof recordingProblemCodes)[number];

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

export const bad = (code: RecordingProblem['code'], detail: string, params: JsonObject = {}, rule: RuleRef | null = null): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code, rule, detail, params },
});

export const refused = (refusal: Refusal): { readonly ok: false; readonly problem: RecordingProblem } => ({
  ok: false,
  problem: { code: refusal.code, rule: refusal.rule, detail: refusal.detail, params: refusal.params },
});
