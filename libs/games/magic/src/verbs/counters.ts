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

/** Objects of `what`, or the players of `player` by their ids. */
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

/** As a cost, all that is asked must be there (118.3), and what it is removed from: mana that was paid before may have used that up. `amount: 'all'` takes every counter of the kind. */
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

/** Moves counters from `what` to `to` (122.5): of a `kind`, `amount` of them or `'all'`; nothing where either half is impossible. */
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
  /** As many as `amount` says on each, or its part where they are distributed (`divided`). What is put somewhere to pay for an ability is put there by no effect (614.16). */
  addCounters: {
    rule: '122.1',
    // 118.3: nobody pays by putting counters on what is gone, or can't have any.
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
