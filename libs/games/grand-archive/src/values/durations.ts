import { collectStates, type Condition, endEffects, endWatches, type Env, holds, type Json, type JsonObject, lastingEnv, type ObjectId, type Seat, type Table, type Verb } from '@arbiter/kernel';
import { isOnField } from '../facts.js';

/**
 * How long lasting effects last. A program names `endOfTurn`, `yourNextTurn` (until its player's next turn begins), `leaves` (as long as the
 * source stays on the field), `while` (as long as the condition `while` of the same verb holds), or `game`.
 */
const leaving = 'leaves:';
const turning = 'turnOf:';

/** The concrete end of a duration; null where it is over before it began. */
export function duration(table: Table, env: Env, name: string | undefined, verb: Verb): string | null {
  switch (name) {
    case undefined:
      return 'game';
    case 'yourNextTurn':
      return `${turning}${env.you}`;
    case 'leaves':
      return isOnField(table, env.self) ? `${leaving}${env.self}` : null;
    case 'while':
      return holds(table, env, verb.while as Condition) ? name : null;
    default:
      return name;
  }
}

function endLasting(table: Table, until: string): void {
  endEffects(table, (effect) => effect.until === until);
  endWatches(table, (watch) => watch.until === until);
}

/** A player's turn begins. */
export const endUntilTurnOf = (table: Table, seat: Seat): void => endLasting(table, `${turning}${seat}`);

/** Ends what lasts until the end of the turn (2.2.6.4.2). */
export const endOfTurns = (table: Table): void => endLasting(table, 'endOfTurn');

interface Lasting {
  readonly program: string;
  readonly until: string;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly sourceCard: string;
  readonly vars: JsonObject;
}

function hasLapsed(table: Table, row: Lasting): boolean {
  if (row.until === 'while') return !holds(table, lastingEnv(row), conditionOf(table, row.program));
  return row.until.startsWith(leaving) && !isOnField(table, Number(row.until.slice(leaving.length)));
}

/** The condition stands beside the modifiers or the ability in the verb that began the effect. */
function conditionOf(table: Table, program: string): Condition {
  const verb = program.replace(/\/(?:modifiers\/\d+|ability)$/, '');
  return table.library.node(`${verb}/while`);
}

/** Looked at between steps whenever something changed: durations that are over, and what triggers on a state of the game. */
export function stabilise(table: Table): { readonly call: string; readonly locals: { readonly [key: string]: Json } } | null {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect) => hasLapsed(table, effect));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch));
  collectStates(table);
  return null;
}
