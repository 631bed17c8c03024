import { lastingEnv, sourceEnv, type Env } from '../programs/env.js';
import { literal } from '../evaluation/evaluate.js';
import { replaceKey } from '../library/compiling.js';
import type { Clause } from '../programs/programs.js';
import type { Json } from '../contract.js';
import { ready } from '../abilities/abilities.js';
import { subscribers, watchesFor, watchReady } from '../abilities/subscribe.js';
import { eventOf } from '../abilities/triggers.js';
import type { Table } from '../table/table.js';
import type { Happening } from '../game/happenings.js';
import { ruleOf } from '../table/happenings.js';
import { type Offer, offersFor } from './replace.js';

/**
 * Predicts what a happening would come to, and what would trigger on it, if it were proposed now; for games that have to know what a player
 * could get before anybody does anything for it.
 */

/** Whether any ability or watch waits for one of these events, to alter it or to trigger on it. */
export function isAwaited(table: Table, keys: readonly string[]): boolean {
  return keys.some((key) => [key, replaceKey(key)].some((one) => subscribers(table, one).length > 0 || watchesFor(table, one).length > 0));
}

/**
 * Predicts what a happening would come to. Replacements that change its data (`becomes`) or cancel it act one after the other as they are
 * found; those that ask a player something, or put something else in its place, are left out.
 * @returns null where it would not happen
 */
export function predict(table: Table, happening: Happening): Happening | null {
  let now = happening;
  for (;;) {
    const [offer] = offersFor(table, now, 0);
    if (offer === undefined) return now;
    const changed = changedBy(table, now, offer);
    if (changed === null) return null;
    now = { ...changed, applied: [...now.applied, offer.replacement] };
  }
}

function changedBy(table: Table, happening: Happening, { ability, source, card, seat, watch, key }: Offer): Happening | null {
  let now = happening;
  for (const clause of table.library.ability(ability).ability.clauses ?? []) {
    if (!isPlain(clause)) return happening;
    for (const verb of clause.do ?? []) {
      if (verb.verb === 'cancel') return null;
      if (verb.verb !== 'becomes') return happening;
      const env = sourceEnv(source, card, seat, eventOf(now, key, true), table.state.watches[watch]?.vars);
      const set = Object.entries(verb.set as { readonly [field: string]: Json }).map(
        ([field, value]) => [field, literal(table, env, value)] as const,
      );
      now = { ...now, data: { ...now.data, ...Object.fromEntries(set) } };
    }
  }
  return now;
}

const isPlain = (clause: Clause): boolean => Object.keys(clause).every((key) => key === 'do');

/** An ability that would trigger, by its program path, with the environment in which it would be read. */
export interface PredictedTrigger {
  readonly path: string;
  readonly env: Env;
}

/**
 * Returns what would trigger on a happening, once for each key under which an ability would trigger; triggers that look back are read on
 * the table as it is now.
 */
export function wouldTrigger(table: Table, happening: Happening): readonly PredictedTrigger[] {
  const found: PredictedTrigger[] = [];
  for (const key of ruleOf(table, happening.type).keys(table, happening)) {
    const event = eventOf(happening, key, false);
    for (const listener of subscribers(table, key)) {
      const { object, seat, ability } = listener;
      if (ready(table, listener, key, event, table.game.judgesLate))
        found.push({ path: ability, env: sourceEnv(object, table.object(object).card, seat, event) });
    }
    for (const watch of watchesFor(table, key))
      if (watchReady(table, watch, key, event)) found.push({ path: watch.program, env: lastingEnv(watch, event) });
  }
  return found;
}
