import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { type Env, lastingEnv } from '../programs/env.js';
import { holds, presentOrPast } from '../evaluation/evaluate.js';
import { endEffects } from './lasting.js';
import type { Condition, Verb } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { endWatches } from './watches.js';

/**
 * How long lasting effects and watches last. A program names the duration by a word: `yourNextTurn`, `endOfYourNextTurn`, `endOfTurn`,
 * `leaves` (as long as the source stays where it works), `while` (as long as the condition `while` of the same verb holds), or `game`;
 * other words are moments that the game itself ends (`endLasting`). The row keeps the concrete end.
 */
const leaving = 'leaves:';
const turning = 'turnOf:';
const ending = 'endOfTurnOf:';

/** Whether an object stays where the effects that depend on it work. */
export type Stays = (table: Table, id: ObjectId) => boolean;

/**
 * Whether the condition of a duration holds. An effect that lasts as long as a condition holds watches the objects that the condition
 * names: for an object that is gone, or no longer lies where effects see it, the condition does not hold any more, whatever its last values
 * were. A condition about objects elsewhere must use `exists`.
 */
function holdsOn(table: Table, env: Env, condition: Condition, stays: Stays): boolean {
  if ('all' in condition) return condition.all.every((part) => holdsOn(table, env, part, stays));
  if ('any' in condition) return condition.any.some((part) => holdsOn(table, env, part, stays));
  return watched(table, env, condition).every((id) => stays(table, id)) && holds(table, env, condition);
}

/** Returns the objects that a condition names. */
function watched(table: Table, env: Env, condition: Condition): readonly ObjectId[] {
  if ('not' in condition) return watched(table, env, condition.not);
  if ('all' in condition || 'any' in condition)
    return ('all' in condition ? condition.all : condition.any).flatMap((part) => watched(table, env, part));
  if ('object' in condition) return presentOrPast(table, env, condition.object);
  if ('compare' in condition)
    return [condition.compare[0], condition.compare[2]].flatMap((value) =>
      typeof value === 'object' && 'of' in value && 'value' in value ? presentOrPast(table, env, value.of) : [],
    );
  return [];
}

/**
 * Returns the concrete end of a duration.
 *
 * @param turn the number of the current turn
 * @returns null where it is over before it began
 */
export function durationOf(table: Table, env: Env, name: string | undefined, verb: Verb, turn: number, stays: Stays): string | null {
  switch (name) {
    case undefined:
      return 'game';
    case 'yourNextTurn':
      return `${turning}${env.you}`;
    case 'endOfYourNextTurn':
      return `${ending}${env.you}:${turn}`;
    case 'leaves':
      return stays(table, env.self) ? `${leaving}${env.self}` : null;
    case 'while':
      return holdsOn(table, env, verb.while as Condition, stays) ? name : null;
    default:
      return name;
  }
}

/** Ends the effects and watches that last until a moment, such as `endOfCombat`. */
export function endLasting(table: Table, until: string): void {
  endEffects(table, (effect) => effect.until === until);
  endWatches(table, (watch) => watch.until === until);
}

/** Ends the effects and watches that last until this player's turn, which begins now. */
export function endUntilTurnOf(table: Table, seat: Seat): void {
  endLasting(table, `${turning}${seat}`);
}

/**
 * Ends the effects and watches that last until the end of this turn.
 * @param active the player whose turn it is
 * @param turn the number of the turn
 */
export function endOfTurns(table: Table, active: Seat, turn: number): void {
  const isOver = ({ until }: { readonly until: string }): boolean => {
    if (until === 'endOfTurn') return true;
    if (!until.startsWith(ending)) return false;
    const [seat, since] = until.slice(ending.length).split(':').map(Number);
    return seat === active && turn > (since as number);
  };
  endEffects(table, isOver);
  endWatches(table, isOver);
}

interface Lasting {
  readonly program: string;
  readonly until: string;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly sourceCard: string;
  readonly vars: JsonObject;
}

function hasLapsed(table: Table, row: Lasting, stays: Stays): boolean {
  if (row.until === 'while') return !holdsOn(table, lastingEnv(row), conditionOf(table, row.program), stays);
  return row.until.startsWith(leaving) && !stays(table, Number(row.until.slice(leaving.length)));
}

/** Finds the condition of a lasting effect, which stands beside the modifiers or the ability in the verb that began the effect. */
function conditionOf(table: Table, program: string): Condition {
  const verb = program.replace(/\/(?:modifiers\/\d+|ability)$/, '');
  return table.library.node(`${verb}/while`);
}

/** Ends the effects and watches that last only as long as something holds, if it no longer does. */
export function endLapsed(table: Table, stays: Stays): void {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect) => hasLapsed(table, effect, stays));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch, stays));
}
