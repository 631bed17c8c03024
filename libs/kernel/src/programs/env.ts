import type { CardId, JsonObject, ObjectId, Seat } from '../contract.js';
import type { EffectRow } from '../state/state.js';

/** What the words of a program refer to. A frame's locals carry these keys, so that an unfinished effect is plain data. */
export interface Env {
  /** The source; it may be gone. */
  readonly self: ObjectId;
  readonly card: CardId;
  readonly you: Seat;
  readonly event: JsonObject | null;
  readonly vars: JsonObject;
  /** Object of the running `forEach`, or 0. */
  readonly each: ObjectId;
  /** The object to which a predicate or modifier is being applied, or 0. */
  readonly subject: ObjectId;
  /** Index of the layer up to which values may be read; `uncut` for final values. */
  readonly cut: number;
}

/** A cut above every layer, used while nothing is being derived. It is a number, so that all environments have the same shape. */
export const uncut = 1000;

const noVars: JsonObject = {};

/**
 * Builds the environment of a source outside any frame.
 * @param you the player for whom it is read
 */
export function sourceEnv(self: ObjectId, card: CardId, you: Seat, event: JsonObject | null = null, vars: JsonObject = noVars): Env {
  return { self, card, you, event, vars, each: 0, subject: 0, cut: uncut };
}

/** Name under which a lasting effect or watch keeps the object of the `forEach` in which it began. */
export const EACH = 'eachObject';

/**
 * Returns the names that a lasting effect or watch keeps from the environment in which it begins: the bound names, and the object that
 * `each` means there.
 */
export function lastingVars({ vars, each }: Pick<Env, 'vars' | 'each'>): JsonObject {
  return each === 0 ? vars : { ...vars, [EACH]: [each] };
}

/** Builds the environment in which a lasting effect or watch is read. */
export function lastingEnv(
  { source, sourceCard, controller, vars }: Pick<EffectRow, 'source' | 'sourceCard' | 'controller' | 'vars'>,
  event: JsonObject | null = null,
): Env {
  return sourceEnv(source, sourceCard, controller, event, vars);
}

/** Locals of a frame that carry an environment. */
export type EnvLocals = Omit<Env, 'cut'>;

/**
 * Builds the environment that a frame's locals describe; always with the same shape, because most of the time is spent reading
 * environments.
 */
export function envOf(locals: EnvLocals): Env {
  const { self, card, you, event, vars, each, subject } = locals;
  return { self, card, you, event, vars, each, subject, cut: uncut };
}

/** Returns the same environment with another `subject`. */
export function about(env: Env, subject: ObjectId): Env {
  const { self, card, you, event, vars, each, cut } = env;
  return { self, card, you, event, vars, each, subject, cut };
}

/** Returns the locals that carry an environment into a frame. */
export function envLocals(env: Env): EnvLocals {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}
