import type { Json, JsonObject, ObjectId } from '../contract.js';
import { LimitExceeded } from '../errors.js';
import { lastingVars } from '../programs/env.js';
import { amount, fixedAmounts, type Env } from '../evaluation/evaluate.js';
import type { VerbDefinition } from '../table/rules.js';
import type { Amount } from '../programs/programs.js';
import type { WatchRow } from '../state/state.js';
import { limits, type Table } from '../table/table.js';

export interface Watch {
  /** Program path of an ability of kind `triggered` or `replacement`. */
  readonly program: string;
  /** The concrete end of its duration; '' for none. */
  readonly until: string;
  /** Uses, or points of a shield; -1 for no limit. */
  readonly left: number;
}

/** Begins a lasting watch: a delayed trigger or a shield. Its programs see the names bound in `env`. @throws {LimitExceeded} */
export function beginWatch(table: Table, env: Env, given: Watch): WatchRow {
  const { header, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded('effects');
  const id = header.nextEffect;
  table.journal.setRecord(header, 'nextEffect', id + 1);
  const row: WatchRow = {
    id,
    program: given.program,
    controller: env.you,
    source: env.self,
    sourceCard: env.card,
    vars: lastingVars(env),
    stamp: table.nextStamp(),
    until: given.until,
    left: given.left,
  };
  table.journal.insert(watches, id, row);
  return row;
}

/** Ends lasting watches that fit. @returns the watches that ended */
export function endWatches(table: Table, fits: (watch: WatchRow) => boolean): WatchRow[] {
  const ended = Object.values(table.state.watches).filter(fits);
  for (const watch of ended) removeWatch(table, watch);
  return ended;
}

function removeWatch(table: Table, watch: WatchRow): void {
  table.journal.remove(table.state.watches, watch.id);
}

/**
 * Removes an object from the lists of objects that delayed triggers and shields remember, and from those of delayed triggers that already
 * wait; lasting effects do the same in `releaseObject`. For an object that stays the same but is no longer the one that was meant.
 */
export function releaseWatched(table: Table, id: ObjectId): void {
  const { watches, triggers } = table.state;
  for (const row of [...Object.values(watches), ...Object.values(triggers).filter(({ kind }) => kind === 'delayed')]) {
    const without = Object.entries(row.vars).map(([name, value]): readonly [string, Json] => [
      name,
      Array.isArray(value) && value.includes(id) ? value.filter((one) => one !== id) : value,
    ]);
    if (without.some(([name, value]) => row.vars[name] !== value)) table.journal.setRecord(row, 'vars', Object.fromEntries(without));
  }
}

/** Uses up a watch by an amount; it ends when nothing is left. A watch without limit is not used up. */
export function spendWatch(table: Table, id: number, by: number): void {
  const watch = table.state.watches[id];
  if (watch === undefined || watch.left < 0) return;
  if (watch.left <= by) removeWatch(table, watch);
  else table.journal.setRecord(watch, 'left', watch.left - by);
}

function lasting(least: number): VerbDefinition {
  return {
    run: (table, verb, outer, path) => {
      const env = fixedAmounts(table, outer, verb.let);
      const until = verb.until === undefined ? '' : table.game.duration(table, env, verb.until as string, verb);
      const left = verb.left === undefined ? least : amount(table, env, verb.left as Amount);
      if (left === 0 || until === null) return { done: false };
      const { id } = beginWatch(table, env, { program: `${path}/ability`, until, left });
      const data: JsonObject = { object: env.self, card: env.card, seat: env.you, watch: id, program: path };
      table.emit('watchBegan', table.game.rules.chooseTargets, data);
      return { done: true };
    },
  };
}

/**
 * The kernel's verbs `later`, which begins a delayed trigger that triggers once unless `left` says otherwise, and `shield`, which begins a
 * lasting replacement without limit unless `left` says otherwise. Both count the amounts of `let` once.
 */
export const watchVerbs: { readonly [name: string]: VerbDefinition } = { later: lasting(1), shield: lasting(-1) };
