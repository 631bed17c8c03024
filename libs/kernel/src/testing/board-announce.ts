import { withVar } from '../values/values.js';
import { askChoice, readChoice } from '../answers/asking.js';
import type { Json, Seat } from '../contract.js';
import { effectLocals, listenerEnv, type EffectLocals } from '../abilities/abilities.js';
import { envOf, objectsOf } from '../evaluation/evaluate.js';
import { type Control, call, type ProcedureCall } from '../state/calls.js';
import type { Listener } from '../game/timing.js';
import type { VerbDefinition } from '../table/rules.js';
import { playersIn } from '../ids.js';
import { place } from '../places/places.js';
import type { Ref } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { defineProcedure } from '../table/procedures.js';

/** Locals of `announce`. */
export interface AnnounceLocals extends EffectLocals {
  readonly ability: string;
}

/**
 * A procedure of the board game that announces: targets are chosen one after the other, then the card, or an item without a card, waits.
 */
export const announce = defineProcedure<AnnounceLocals>({
  name: 'announce',
  steps: [
    {
      name: 'choose',
      run: (table, locals, frame): Control => {
        const choice = table.library.ability(locals.ability).ability.targets?.[locals.at];
        if (choice === undefined) return { to: 'wait' };
        const bound = askChoice(table, frame, envOf(locals), choice, { kind: 'target', rule: 'B6', prompt: 'target' });
        if (bound === null) return { wait: true };
        return keep(table, locals, choice.as, bound);
      },
    },
    {
      name: 'chosen',
      run: (table, locals): Control => {
        const choice = table.library.ability(locals.ability).ability.targets?.[locals.at];
        return choice === undefined ? { done: null } : keep(table, locals, choice.as, readChoice(choice, locals.answer, locals));
      },
    },
    {
      name: 'wait',
      run: (table, locals) => {
        const env = envOf(locals);
        const { ability } = table.library.ability(locals.ability);
        const id = place(table, ability.kind === 'spell' ? env.self : table.create('', env.you, 'item').id, { zone: 'stack' });
        table.set(table.object(id), 'controller', env.you);
        table.set(table.object(id), 'item', { ability: locals.ability, event: null, vars: env.vars });
        table.emit('announced', 'B6', { object: id, by: env.you, vars: env.vars });
      },
    },
  ],
});

function keep(table: Table, locals: AnnounceLocals, name: string, value: Json): Control {
  table.local(locals, 'vars', withVar(locals.vars, name, value));
  table.local(locals, 'at', locals.at + 1);
  return { to: 'choose' };
}

export function announceCall(table: Table, listener: Listener): ProcedureCall {
  return call(announce, { ...effectLocals(listenerEnv(table, listener, null), ''), ability: listener.ability });
}

/** Puts units into the discard pile; players lose 1 life (never the last one). */
export const smite: VerbDefinition = {
  run: (table, verb, env) => {
    const what = verb.what as Ref;
    const named = (typeof what === 'object' && 'var' in what ? env.vars[what.var] : []) as readonly number[];
    for (const seat of playersIn(named)) table.set(table.player(seat), 'life', Math.max(1, (table.player(seat).life as number) - 1));
    const objects = objectsOf(table, env, what);
    for (const id of objects) place(table, id, { zone: `discard:${table.object(id).owner}` });
    table.emit('smitten', 'B7', { players: playersIn(named) as readonly Seat[], objects });
    return { done: named.length > 0, objects };
  },
};
