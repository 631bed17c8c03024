import { type Env, type Table, usesHold, type Verb } from '@arbiter/kernel';
import { countersOn } from '../happenings/counters.js';
import { canPayLife } from '../happenings/life.js';
import { count } from './arguments.js';
import { counterSources, pickingRules } from './pickings.js';

/** Life and counters are paid for all parts together. */
function sumsHold(table: Table, env: Env, cost: readonly Verb[]): boolean {
  const life = cost.filter(({ verb }) => verb === 'payLife').reduce((sum, verb) => sum + count(table, verb, env), 0);
  if (life > 0 && !canPayLife(table, env.you, life)) return false;
  const owed = new Map<string, number>();
  for (const verb of cost) {
    if (verb.verb !== 'payCounters') continue;
    for (const id of counterSources(table, env, verb)) {
      const key = `${id}:${verb.kind as string}`;
      owed.set(key, (owed.get(key) ?? 0) + count(table, verb, env));
      if ((owed.get(key) as number) > countersOn(table, id, verb.kind as string)) return false;
    }
  }
  return true;
}

/** Whether the parts of a cost that could each be paid can be paid together, in their order (903.2f). */
export function paysTogether(table: Table, env: Env, cost: readonly Verb[]): boolean {
  return sumsHold(table, env, cost) && usesHold(pickingRules, table, env, cost);
}
