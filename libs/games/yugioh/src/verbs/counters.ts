import type { ObjectId } from '@arbiter/kernel';
import { about, type Amount, amount, countersOn, type Env, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel/authoring';
import { addCounters, removeCounters } from '../happenings/counters.js';
import { doingAt, whatOf } from './arguments.js';

/** How many counters to remove from one object, which the amount can refer to as `subject`; all of the kind for `all`. */
function wanted(table: Table, verb: Verb, env: Env, id: ObjectId): number {
  if (verb.amount === 'all') return countersOn(table, id, verb.kind as string);
  return verb.amount === undefined ? 1 : amount(table, about(env, id), verb.amount as Amount);
}

/** The objects that have such counters; from the others nothing can be removed. */
const bearing = (table: Table, verb: Verb, env: Env): readonly ObjectId[] =>
  whatOf(table, verb, env).filter((id) => countersOn(table, id, verb.kind as string) > 0);

const enough = (table: Table, verb: Verb, env: Env): boolean => {
  const objects = whatOf(table, verb, env);
  return (
    objects.length > 0 && objects.every((id) => countersOn(table, id, verb.kind as string) >= Math.max(1, wanted(table, verb, env, id)))
  );
};

/** Verbs about counters (base.21.4): `kind` names them, `amount` is a number or `all`. */
export const counterVerbs: { readonly [name: string]: VerbDefinition } = {
  addCounters: {
    rule: 'base.21.4',
    run: (table, verb, env, path) => ({
      propose: whatOf(table, verb, env).map((id) =>
        addCounters(id, verb.kind as string, wanted(table, verb, env, id), doingAt(env, path, 'base.21.4')),
      ),
    }),
    choosable: (table, verb, env) => whatOf(table, verb, env).length > 0,
  },
  removeCounters: {
    rule: 'base.21.4',
    run: (table, verb, env, path) => ({
      propose: bearing(table, verb, env).map((id) =>
        removeCounters(id, verb.kind as string, wanted(table, verb, env, id), doingAt(env, path, 'base.21.4')),
      ),
    }),
    payable: enough,
    choosable: (table, verb, env) => bearing(table, verb, env).length > 0,
  },
};
