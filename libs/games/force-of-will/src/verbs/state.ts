import {
  addCounters,
  countersOn,
  type Env,
  type Ref,
  removeCounters,
  type Table,
  type VerbDefinition,
  objectsOf,
} from '@arbiter/kernel/authoring';
import { isSettled } from '../field/settled.js';
import { isInBattleArea, rowOf } from '../facts.js';
import { recover, rest } from '../happenings/rest.js';
import { shift } from '../happenings/shift.js';
import { count, what } from './arguments.js';

/** Rests the source, as a cost: the rest symbol (1013.2, 905.3, 905.4). */
const restSelf: VerbDefinition = {
  rule: '1013.2',
  payable: (table, _verb, { self }) => isInBattleArea(table, self) && !rowOf(table, self).rested && isSettled(table, self),
  run: (_table, _verb, { self }) => ({ propose: [rest(self, '1013.2')] }),
};

/** Removes counters as a cost: from the source, or from `what`. */
const payCounters: VerbDefinition = {
  rule: '1022.1',
  payable: (table, verb, env) => {
    const from = source(table, verb.what as Ref | undefined, env);
    return from.length > 0 && from.every((id) => countersOn(table, id, verb.kind as string) >= count(table, verb, env));
  },
  run: (table, verb, env) => ({
    propose: source(table, verb.what as Ref | undefined, env).map((id) =>
      removeCounters(id, verb.kind as string, count(table, verb, env), '1022.1'),
    ),
  }),
};

const source = (table: Table, ref: Ref | undefined, env: Env): readonly number[] => objectsOf(table, env, ref ?? 'self');

export const stateVerbs: { readonly [name: string]: VerbDefinition } = {
  restSelf,
  payCounters,
  /** Turns double-faced cards over to show their futures (1117.2a). */
  shift: { rule: '1117.2', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => shift(id, '1117.2')) }) },
  recover: { rule: '1013.1', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => recover(id, '1013.1')) }) },
  /** Adds counters (1022.1). */
  addCounters: {
    rule: '1022.1',
    run: (table, verb, env) => ({
      propose: what(table, verb, env).map((id) => addCounters(id, verb.kind as string, count(table, verb, env), '1022.1')),
    }),
  },
  removeCounters: {
    rule: '1022.1',
    run: (table, verb, env) => ({
      propose: what(table, verb, env).map((id) => removeCounters(id, verb.kind as string, count(table, verb, env), '1022.1')),
    }),
  },
};
