import { countersOn, type Env, type Table, type Take, takesHold, usesHold, type Verb } from '@arbiter/kernel/authoring';
import { canPayLife } from '../happenings/life.js';
import { count } from './arguments.js';
import { counterSources, pickingRules } from './pickings.js';

/** Whether the life and counters of all parts can be paid in sum. */
function sumsHold(table: Table, env: Env, cost: readonly Verb[]): boolean {
  const life = cost.filter(({ verb }) => verb === 'payLife').reduce((sum, verb) => sum + count(table, verb, env), 0);
  if (!canPayLife(table, env.you, life)) return false;
  return takesHold(
    cost.flatMap((verb) =>
      verb.verb === 'payCounters'
        ? counterSources(table, env, verb).map(
            (id): Take => ({
              from: `${id}:${verb.kind as string}`,
              count: count(table, verb, env),
              there: countersOn(table, id, verb.kind as string),
            }),
          )
        : [],
    ),
  );
}

/** Whether the parts of a cost that could each be paid can be paid together, in their order (903.2f). */
export function paysTogether(table: Table, env: Env, cost: readonly Verb[]): boolean {
  return sumsHold(table, env, cost) && usesHold(pickingRules, table, env, cost);
}
