import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import {
  call,
  callAbility,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  effectRef,
  envOf,
  feasible,
  holds,
  type Listener,
  listenerEnv,
  moment,
  place,
  playerValuesOf,
  type ProcedureCall,
  type Table,
} from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import { leave } from './leave.js';

/** Returns the call for a listener that a player uses: a magic card is used (section 七), any other ability is carried out. */
export function useAbility(table: Table, listener: Listener, event: JsonObject | null): ProcedureCall {
  const { ability } = table.library.ability(listener.ability);
  if (ability.kind !== 'spell') return callAbility(table, listener, event);
  return call(useMagicProcedure, { ...effectLocals(listenerEnv(table, listener, event), ''), ability: listener.ability });
}

/** Whether a player may use this magic card now, apart from the card's own conditions. */
export function magicAllowed(table: Table, seat: Seat, id: ObjectId): boolean {
  const values = playerValuesOf(table, seat);
  const { names } = table.program(table.object(id)).card;
  if ((values.cannot as readonly string[]).includes('useMagic')) return false;
  if ((values.cannotUse as readonly string[]).includes(names.zh)) return false;
  return playerOf(table, seat).magicUsed < (values.magicLimit as number);
}

/** Locals of `useMagic`. */
export interface UseMagicLocals extends EffectLocals {
  readonly ability: string;
}

/**
 * The use of a magic card: it is shown, may be negated, its condition is checked again, its effect is carried out, and it goes to its final
 * place (七.1-七.4).
 */
export const useMagicProcedure = defineProcedure<UseMagicLocals>({
  name: 'useMagic',
  steps: [
    {
      name: 'use',
      rule: '七.1',
      run: (table, locals): Control | undefined => {
        const seat = locals.you;
        const card = table.object(locals.self).card;
        const before = locals.self;
        const id = place(table, before, { zone: 'limbo' });
        table.local(locals, 'self', id);
        setPlayer(table, seat, 'magicUsed', playerOf(table, seat).magicUsed + 1);
        // Only its owner learns which card of the hand it was, because that reveals when it was drawn.
        table.emit('magicUsed', '七.1', { object: id, card, seat, ability: locals.ability }, [{ seats: [seat], data: { was: before } }]);
        return moment(table, 'magicUsed', 'at', { object: id, seat });
      },
    },
    { name: 'check', rule: '七.3', run: recheck },
    {
      name: 'effect',
      rule: '七.2',
      run: (table, locals): Control | undefined => {
        const path = locals.ability;
        const { ability } = table.library.ability(path);
        if (ability.clauses === undefined) return undefined;
        return call(effectRef, effectLocals(envOf(locals), `${path}/clauses`));
      },
    },
    { name: 'clearField', rule: '七.4', run: clearField },
    { name: 'settle', rule: '七.2', run: settle },
    {
      name: 'after',
      rule: '六.4',
      run: (table, locals) => moment(table, 'magicUsed', 'after', { object: locals.self, seat: locals.you }),
    },
    { name: 'end', run: (): Control => ({ done: null }) },
  ],
});

/**
 * Checks the condition again: if it held when the card was used but does not hold now, the card has no effect (七.3). The
 * condition is that of its use (七.1): its own text, something to choose, and energy for its cost (ruling 41).
 */
function recheck(table: Table, locals: UseMagicLocals): Control | undefined {
  const id = locals.self;
  const row = table.object(id);
  const seat = locals.you;
  if (table.state.game.negated === id) {
    table.emit('magicNegated', '七.3', { object: id, card: row.card, seat });
    return leaveNow(table, id);
  }
  const { ability } = table.library.ability(locals.ability);
  const env = envOf(locals);
  if ((ability.when !== undefined && !holds(table, env, ability.when)) || !feasible(table, env, ability.clauses ?? [])) {
    table.emit('magicWithoutEffect', '七.3', { object: id, card: row.card, seat });
    return leaveNow(table, id);
  }
  return undefined;
}

function leaveNow(_table: Table, id: ObjectId): Control {
  return { ...leave({ objects: [id], how: 'toGraveyard', rule: '七.3' }), then: 'after' };
}

function isField(table: Table, locals: UseMagicLocals): boolean {
  const row = table.find(locals.self);
  return row !== null && table.program(row).card.printed.magicKind === 'field';
}

/**
 * Before a field card goes to the field zone, destroys the one that is in its player's field zone; each player has one such zone (七.4, 四.5,
 * ruling 14).
 */
function clearField(table: Table, locals: UseMagicLocals): Control | undefined {
  if (!isField(table, locals)) return undefined;
  return leave({ objects: table.zone(`field:${locals.you}`).order, how: 'destroy', rule: '四.5' });
}

/**
 * Moves the used card: normally to the graveyard (七.2), a field card to the field zone (七.4); a bestowed card is under its unit already.
 * The card may have left by its own effect, which was carried out to the end (六.5).
 */
function settle(table: Table, locals: UseMagicLocals): Control | undefined {
  const id = locals.self;
  const row = table.find(id);
  if (row === null || row.zone !== 'limbo') return undefined;
  if (isField(table, locals)) {
    const seat = locals.you;
    const now = place(table, id, { zone: `field:${seat}` });
    table.local(locals, 'self', now);
    table.emit('cardMoved', '七.4', { card: row.card, was: id, object: now, seat, from: 'limbo', to: 'field' });
    return undefined;
  }
  return leave({ objects: [id], how: 'toGraveyard', rule: '七.2' });
}
