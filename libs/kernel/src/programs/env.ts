import type { CardId, JsonObject, ObjectId, Seat } from '../contract.js';
import type { EffectRow } from '../state/state.js';

/** What a program's words refer to. A frame's locals carry these keys, so that what is half done is data. */
export interface Env {
  /** The source; it may be gone. */
  readonly self: ObjectId;
  readonly card: CardId;
  readonly you: Seat;
  readonly event: JsonObject | null;
  readonly vars: JsonObject;
  /** Object of the running `forEach`, or 0. */
  readonly each: ObjectId;
  /** Object that a predicate or modifier is being applied to, or 0. */
  readonly subject: ObjectId;
  /** Index of the layer up to which values may be read; `uncut` for final values. */
  readonly cut: number;
}

/** Above every layer, as a bound of what may be read: nothing is being derived. A number like the others, so that all environments have one shape. */
export const uncut = 1000;

const noVars: JsonObject = {};

/** The environment of a source outside any frame. @param you for whom it is read */
export function sourceEnv(self: ObjectId, card: CardId, you: Seat, event: JsonObject | null = null, vars: JsonObject = noVars): Env {
  return { self, card, you, event, vars, each: 0, subject: 0, cut: uncut };
}

/** Name under which what lasts keeps the object of the `forEach` in which it began. */
export const EACH = 'eachObject';

/** What a lasting effect or watch keeps of the names of the environment in which it begins: those that are bound, and the object that `each` means there. */
export function lastingVars({ vars, each }: Pick<Env, 'vars' | 'each'>): JsonObject {
  return each === 0 ? vars : { ...vars, [EACH]: [each] };
}

/** The environment in which a lasting effect or watch is read. */
export function lastingEnv(
  { source, sourceCard, controller, vars }: Pick<EffectRow, 'source' | 'sourceCard' | 'controller' | 'vars'>,
  event: JsonObject | null = null,
): Env {
  return sourceEnv(source, sourceCard, controller, event, vars);
}

/** Locals of a frame that carry an environment. */
export type EnvLocals = Omit<Env, 'cut'>;

/** The environment that a frame's locals describe; in one shape, for what reads environments is the hottest code there is. */
export function envOf(locals: EnvLocals): Env {
  const { self, card, you, event, vars, each, subject } = locals;
  return { self, card, you, event, vars, each, subject, cut: uncut };
}

/** The same environment about another object. */
export function about(env: Env, subject: ObjectId): Env {
  const { self, card, you, event, vars, each, cut } = env;
  return { self, card, you, event, vars, each, subject, cut };
}

/** Locals that carry an environment into a frame. */
export function envLocals(env: Env): EnvLocals {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}
