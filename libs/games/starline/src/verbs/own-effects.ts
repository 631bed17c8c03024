import type { Json, JsonObject, ObjectId } from '@arbiter/kernel';
import {
  call,
  callAbility,
  type Control,
  defineProcedure,
  holds,
  type Listener,
  listenerEnv,
  momentKey,
  type ProcedureCall,
  returning,
  type Table,
  type VerbOutcome,
} from '@arbiter/kernel/authoring';
import { abilitiesWork } from '../values.js';

/**
 * Returns the call that carries out the effects which cards have for an event about themselves, although the event does not happen
 * and wherever the cards are: for example the effects of ambush success without the return to hand. Other cards that wait for the event do
 * not act.
 */
export function ownEffects(table: Table, objects: readonly ObjectId[], event: string, result: VerbOutcome): ProcedureCall {
  const listeners = objects.flatMap((id) => listenersOf(table, id, event));
  return call(ownEffectsProcedure, {
    event,
    listeners,
    index: 0,
    result,
    returned: null,
  });
}

function about(table: Table, object: ObjectId): JsonObject {
  return { object, was: object, seat: table.object(object).controller };
}

function listenersOf(table: Table, object: ObjectId, event: string): Listener[] {
  const row = table.object(object);
  if (!abilitiesWork(table, row)) return [];
  const data = about(table, object);
  const waiting = table.program(row).byMoment.get(momentKey(event, 'at')) ?? [];
  return waiting
    .map((compiled) => ({ compiled, listener: { object, seat: row.controller, ability: compiled.path } }))
    .filter(({ compiled, listener }) => {
      const env = listenerEnv(table, listener, data);
      const { when } = compiled.ability;
      const heard = compiled.triggers.some(
        (trigger) => trigger.event === event && trigger.if !== undefined && holds(table, env, trigger.if),
      );
      return compiled.ability.kind === 'triggered' && heard && (when === undefined || holds(table, env, when));
    })
    .map(({ listener }) => listener);
}

/** Locals of `ownEffects`. */
export interface OwnEffectsLocals {
  readonly event: string;
  readonly listeners: readonly Listener[];
  readonly index: number;
  readonly result: VerbOutcome;
  readonly returned: Json | null;
}

/** Carries out the effects one after the other. Locals: event, listeners, result. */
export const ownEffectsProcedure = defineProcedure<OwnEffectsLocals>({
  name: 'ownEffects',
  steps: [
    {
      name: 'each',
      rule: '六.1',
      run: (table, locals): Control => {
        const next = locals.listeners[locals.index];
        if (next === undefined) return returning(locals.result);
        table.local(locals, 'index', locals.index + 1);
        if (table.find(next.object) === null) return { to: 'each' };
        return { ...callAbility(table, next, about(table, next.object)), then: 'each' };
      },
    },
  ],
});
