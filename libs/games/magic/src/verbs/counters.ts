import { idOfSeat, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import {
  type Env,
  type Happening,
  isPartOfCost,
  objectsOf,
  type Ref,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { fieldsOf, playerOf } from '../facts.js';
import { addCounters, addPlayerCounters, removeCounters, removePlayerCounters } from '../happenings/counters.js';
import { forbids } from '../rules.js';
import { count, players, share, what } from './arguments.js';

/** Returns the objects of `what`, or the players of `player` by their ids. */
function bearers(table: Table, verb: Verb, env: Env): readonly number[] {
  return verb.what === undefined ? players(table, verb, env).map(idOfSeat) : what(table, verb, env);
}

function added(id: number, kind: string, amount: number, by: Seat, effect: boolean): Happening {
  const seat = seatOfId(id);
  return seat === null ? addCounters(id, kind, amount, '122.1', by, effect) : addPlayerCounters(seat, kind, amount, '122.1');
}

function removed(id: number, kind: string, amount: number): Happening {
  const seat = seatOfId(id);
  return seat === null ? removeCounters(id, kind, amount, '122.1') : removePlayerCounters(seat, kind, amount, '122.1');
}

function countersOn(table: Table, id: number): { readonly [kind: string]: number } {
  const seat = seatOfId(id);
  return seat === null ? fieldsOf(table.object(id)).counters : playerOf(table, seat).counters;
}

const kindOf = (verb: Verb): string => verb.kind as string;

/**
 * Removes counters. As a cost, all of the counters must exist (118.3), and so must the object, which a payment of mana before may have used
 * up. `amount: 'all'` removes every counter of the kind.
 */
const removeVerb: VerbDefinition = {
  rule: '122.1',
  payable: (table, verb, env) => {
    const found = bearers(table, verb, env);
    return (
      found.length > 0 &&
      (verb.amount === 'all' || found.every((id) => (countersOn(table, id)[kindOf(verb)] ?? 0) >= count(table, verb, env)))
    );
  },
  run: (table, verb, env) => ({
    propose: bearers(table, verb, env).map((id) =>
      removed(id, kindOf(verb), verb.amount === 'all' ? (countersOn(table, id)[kindOf(verb)] ?? 0) : count(table, verb, env)),
    ),
  }),
};

/**
 * Moves counters from `what` to `to` (122.5): `amount` of a `kind`, or `'all'`; does nothing if either removing or putting is impossible.
 */
const moveVerb: VerbDefinition = {
  rule: '122.5',
  run: (table, verb, env) => {
    const [from] = what(table, verb, env);
    const [to] = objectsOf(table, env, verb.to as Ref);
    if (from === undefined || to === undefined || from === to || forbids(table, to, 'getCounters')) return { propose: [] };
    return { propose: moved(table, from, to, verb, env) };
  },
};

function moved(table: Table, from: ObjectId, to: ObjectId, verb: Verb, env: Env): readonly Happening[] {
  const had = countersOn(table, from);
  const kinds = verb.kind === undefined ? Object.keys(had) : [kindOf(verb)];
  return kinds.flatMap((kind) => {
    const amount = Math.min(had[kind] ?? 0, verb.amount === 'all' ? Infinity : count(table, verb, env));
    return [removeCounters(from, kind, amount, '122.5'), addCounters(to, kind, amount, '122.5', env.you)];
  });
}

export const counterVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Puts `amount` counters on each object, or its part if they are distributed (`divided`). Counters that are put as a cost are not put by
   * an effect (614.16).
   */
  addCounters: {
    rule: '122.1',
    // 118.3: a cost can't be paid by putting counters on an object that is gone or can't get any.
    payable: (table, verb, env) => {
      const found = bearers(table, verb, env);
      return found.length > 0 && !found.some((id) => forbids(table, id, 'getCounters'));
    },
    run: (table, verb, env, path) => ({
      propose: bearers(table, verb, env).map((id) => added(id, kindOf(verb), share(table, verb, env, id), env.you, !isPartOfCost(path))),
    }),
  },
  removeCounters: removeVerb,
  moveCounters: moveVerb,
};
