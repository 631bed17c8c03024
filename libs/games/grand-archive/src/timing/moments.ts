import type { Json, JsonObject } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  effectRef,
  lastingEnv,
  momentKey,
  spendWatch,
  type Table,
  watchesFor,
  watchReady,
} from '@arbiter/kernel/authoring';

/** Locals of `moment`. */
export interface MomentLocals {
  readonly key: string;
  readonly event: JsonObject;
  readonly queue: readonly number[];
  readonly returned: Json | null;
}

/**
 * Carries out what waits for the next of something: the next activated card, the next attack. It is no ability that triggers (ruling:30):
 * it acts in that moment without the effects stack, the one waiting longest first. Programs write it as a `later` whose trigger has the
 * mark `at`. Locals: `event` and its `key`; `queue`, the ids of the waiting effects.
 */
export const momentProcedure = defineProcedure<MomentLocals>({ name: 'moment', steps: [{ name: 'next', rule: '2.5.1.5', run: next }] });

/** Returns the call for what waits for an event; null if nothing does. */
export function momentOf(table: Table, name: string, event: JsonObject): Control | null {
  const key = momentKey(name, 'at');
  const queue = watchesFor(table, key)
    .filter((watch) => watchReady(table, watch, key, event))
    .map(({ id }) => id);
  if (queue.length === 0) return null;
  return call(momentProcedure, { key, event, queue, returned: null });
}

function next(table: Table, locals: MomentLocals): Control {
  const [id, ...queue] = locals.queue;
  if (id === undefined) return { done: null };
  table.local(locals, 'queue', queue);
  const watch = table.state.watches[id];
  const event = locals.event;
  if (watch === undefined || !watchReady(table, watch, locals.key, event)) return { to: 'next' };
  spendWatch(table, id, 1);
  return call(effectRef, effectLocals(lastingEnv(watch, event), `${watch.program}/clauses`), 'next');
}
