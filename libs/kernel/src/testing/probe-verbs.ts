import type { Json, ObjectId, Seat } from '../contract.js';
import { amount, objectsOf, seatOf, type Env } from '../evaluation/evaluate.js';
import type { VerbDefinition } from '../table/rules.js';
import type { VerbOutcome } from '../game/verbs.js';
import { learn, place, vanish } from '../places/places.js';
import { moment } from '../abilities/moments.js';
import type { Amount, Ref, Verb } from '../programs/programs.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { damageRef, destroyRef, drawRef, ringRef } from './probe-locals.js';
import { call, type Control, localsIn } from '../state/calls.js';
import { defineProcedure } from '../table/procedures.js';
import { must } from '../errors.js';

export function numberIn(row: Row, key: string): number {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
}

/** Returns the seats that are still in the match, in turn order from the active one. */
export function alive(table: Table): Seat[] {
  const count = table.pins.seats;
  const active = numberIn(table.state.game, 'active');
  return Array.from({ length: count }, (_, at) => (active + at) % count).filter((seat) => table.player(seat).lost !== true);
}

export function nextSeat(table: Table, seat: Seat): Seat {
  const count = table.pins.seats;
  for (let at = 1; at < count; at++) if (table.player((seat + at) % count).lost !== true) return (seat + at) % count;
  return seat;
}

export function units(table: Table, seat: Seat): ObjectId[] {
  return Object.values(table.state.slots)
    .filter((slot) => slot.seat === seat && slot.object !== 0)
    .map((slot) => slot.object);
}

export function freeSlots(table: Table, seat: Seat): string[] {
  return Object.values(table.state.slots)
    .filter((slot) => slot.seat === seat && slot.object === 0)
    .map((slot) => slot.id);
}

const whatOf = (table: Table, verb: Verb, env: Env): readonly ObjectId[] => objectsOf(table, env, verb.what as Ref);

/** Puts objects into their owners' discard piles; a token ceases to exist there. */
function discardAll(table: Table, ids: readonly ObjectId[], type: string): VerbOutcome {
  for (const id of ids) {
    const { card, owner } = table.object(id);
    const token = table.program(table.object(id)).card.printed.kind === 'token';
    const now = place(table, id, { zone: `discard:${owner}` });
    table.emit(type, 'P15', { object: id, card, now });
    if (token) vanish(table, now);
  }
  return { done: ids.length > 0, objects: ids };
}

const life = (table: Table, seat: Seat, by: number): VerbOutcome => {
  table.set(table.player(seat), 'life', table.number(numberIn(table.player(seat), 'life') + by));
  table.emit('lifeChanged', 'P8', { seat, by });
  return { done: true };
};

export const probeVerbs: { readonly [name: string]: VerbDefinition } = {
  draw: { run: (table, verb, env) => call(drawRef, { seat: env.you, left: amount(table, env, verb.count as Amount) }) },
  heal: { run: (table, verb, env) => life(table, env.you, amount(table, env, verb.by as Amount)) },
  payLife: {
    run: (table, verb, env) => life(table, env.you, -amount(table, env, verb.by as Amount)),
    payable: (table, verb, env) => numberIn(table.player(env.you), 'life') > amount(table, env, verb.by as Amount),
  },
  /** Deals damage to the next player. */
  hit: {
    run: (table, verb, env) =>
      call(damageRef, { seat: nextSeat(table, env.you), amount: amount(table, env, verb.by as Amount), object: env.self }),
  },
  /** Alters the damage that is being proposed. */
  reduce: {
    run: (table, verb, env) => {
      const damage = localsIn(
        table.state.frames.findLast((one) => one.procedure === damageRef.name),
        damageRef,
      );
      if (damage === null) return { done: false };
      const reduced = Math.max(0, damage.amount - amount(table, env, verb.by as Amount));
      table.emit('damageReduced', 'P8', { to: reduced });
      table.local(damage, 'amount', reduced);
      return { done: true };
    },
  },
  destroy: { run: (table, verb, env) => call(destroyRef, { objects: [...whatOf(table, verb, env)] }) },
  discard: { run: (table, verb, env) => discardAll(table, whatOf(table, verb, env), 'discarded') },
  counter: {
    run: (table, verb, env) => {
      const waiting = whatOf(table, verb, env).filter((id) => table.object(id).zone === 'stack');
      return discardAll(table, waiting, 'countered');
    },
  },
  recover: {
    run: (table, verb, env) => {
      const ids = whatOf(table, verb, env);
      const now = ids.map((id) => place(table, id, { zone: `hand:${table.object(id).owner}` }));
      table.emit('recovered', 'P16', { objects: [...ids] });
      return { done: ids.length > 0, objects: now };
    },
  },
  /** Shows hidden cards to the player of the effect, who keeps knowing them. */
  show: {
    run: (table, verb, env) => {
      const ids = whatOf(table, verb, env);
      for (const id of ids) {
        learn(table, id, [env.you]);
        table.emit('shown', 'P17', { to: env.you }, [{ seats: [env.you], data: { object: id, card: table.object(id).card } }]);
      }
      return { done: ids.length > 0 };
    },
  },
  create: {
    run: (table, verb, env) => {
      const slot = env.vars[(verb.slot as { readonly var: string }).var] as Json;
      if (slot === '') return { done: false };
      const seat = seatOf(table, env, 'you');
      const made = place(table, table.create(verb.card as string, seat).id, { slot: slot as string });
      table.emit('created', 'P18', { object: made, card: verb.card as string });
      return { done: true, objects: [made] };
    },
  },
  ring: { run: () => call(ringRef, {}) },
};

/** Destroys a set of objects simultaneously; then abilities that wait for this have their moment. */
export const destroyProcedure = defineProcedure({
  ...destroyRef,
  steps: [
    {
      name: 'commit',
      run: (table, locals) => {
        const { done } = discardAll(table, locals.objects, 'destroyed');
        table.local(locals, 'done', done);
        return moment(table, 'destroyed', 'after', {});
      },
    },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: must(locals.done, 'whether any was destroyed') } }) },
  ],
});

/** Rings without end where bells trigger each other; used to reach a cap. */
export const ringProcedure = defineProcedure({
  ...ringRef,
  steps: [
    {
      name: 'ring',
      run: (table) => {
        table.emit('rung', 'P19', {});
        return moment(table, 'rung', 'after', {});
      },
    },
  ],
});
