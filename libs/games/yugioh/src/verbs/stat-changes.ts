import type { Json, ObjectId } from '@arbiter/kernel';
import {
  type Amount,
  amount,
  type Env,
  grant,
  type Modifier,
  type Table,
  type Values,
  type Verb,
  type VerbDefinition,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { durationKey } from '../durations.js';
import { holdsEffects, reaches } from '../values/affects.js';
import { doingAt, whatOf } from './arguments.js';

/** Verbs that change ATK and DEF of several monsters for a time, for each monster by the values that it has when the change begins. */

const stats = ['atk', 'def'] as const;

const valueIn = (values: Values, name: (typeof stats)[number]): number => (values[name] as number | undefined) ?? 0;

/** Calculates values for one monster and binds them to names that the modifiers read. */
type Fixing = (table: Table, verb: Verb, env: Env, values: Values) => { readonly [name: string]: Json };

/** A verb whose `modifiers` apply to each of `what` until `until`. The values for all objects are calculated before any of them changes. */
function fixedChange(rule: string, fixing: Fixing): VerbDefinition {
  return {
    rule,
    run: (table, verb, env, path) => {
      const doing = doingAt(env, path, rule);
      const objects = whatOf(table, verb, env).filter((id) => reaches(table, id, doing) && holdsEffects(table, table.object(id)));
      const until = durationKey(table, env, verb.until as string);
      const fixed = objects.map((id): readonly [ObjectId, Env] => [
        id,
        { ...env, vars: { ...env.vars, ...fixing(table, verb, env, valuesOf(table, id)) } },
      ]);
      for (const [id, own] of fixed)
        (verb.modifiers as readonly Modifier[]).forEach((_, at) =>
          grant(table, own, { program: `${path}/modifiers/${at}`, objects: [id], seats: [], until }),
        );
      if (objects.length > 0)
        table.emit('effectGranted', rule, { objects: [...objects], seats: [], until: verb.until as string, program: path });
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb, env) => whatOf(table, verb, env).length > 0,
  };
}

export const statVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Monsters lose ATK (`atk`) and DEF (`def`), at most what they have. The real losses are `atkLost` and `defLost` (2.5-1); later gains
   * start from what is left (ruling:5).
   */
  loseStats: fixedChange('2.5-1', (table, verb, env, values) =>
    Object.fromEntries(
      stats
        .filter((name) => verb[name] !== undefined)
        .map((name) => [`${name}Lost`, Math.min(amount(table, env, verb[name] as Amount), valueIn(values, name))]),
    ),
  ),
  /** Multiplies present values by `times`: `atkTimes` and `defTimes` are the results (base.23.18). */
  multiplyStats: fixedChange('base.23.18', (_table, { times }, _env, values) =>
    Object.fromEntries(stats.map((name) => [`${name}Times`, valueIn(values, name) * (times as number)])),
  ),
};
