import { type Condition, endEffects, endWatches, type Env, holds, type JsonObject, lastingEnv, type ObjectId, type Seat, type Table, type Verb } from '@arbiter/kernel';
import { gameOf, isInBattleArea } from '../facts.js';

/**
 * How long lasting effects last (901.2b). A program names `endOfTurn`, `endOfBattle`, `yourNextTurn`, `endOfYourNextTurn`, `leaves` (as
 * long as the source stays in the battle area), `while` (as long as the condition `while` of the same verb holds), or `game`.
 */
const leaving = 'leaves:';
const turning = 'turnOf:';
const ending = 'endOfTurnOf:';

/** The concrete end of a duration; null where it is over before it began (909.8). */
export function duration(table: Table, env: Env, name: string | undefined, verb: Verb): string | null {
  switch (name) {
    case undefined:
      return 'game';
    case 'yourNextTurn':
      return `${turning}${env.you}`;
    case 'endOfYourNextTurn':
      return `${ending}${env.you}:${gameOf(table).turn}`;
    case 'leaves':
      return isInBattleArea(table, env.self) ? `${leaving}${env.self}` : null;
    case 'while':
      return holds(table, env, verb.while as Condition) ? name : null;
    default:
      return name;
  }
}

/** Ends what lasts until a moment: `endOfBattle`. */
export function endLasting(table: Table, until: string): void {
  endEffects(table, (effect) => effect.until === until);
  endWatches(table, (watch) => watch.until === until);
}

/** A player's turn begins. */
export function endUntilTurnOf(table: Table, seat: Seat): void {
  endLasting(table, `${turning}${seat}`);
}

/** Ends what lasts until the end of this turn (505.5b). */
export function endOfTurns(table: Table): void {
  const { active, turn } = gameOf(table);
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

function hasLapsed(table: Table, row: Lasting): boolean {
  if (row.until === 'while') return !holds(table, lastingEnv(row), conditionOf(table, row.program));
  return row.until.startsWith(leaving) && !isInBattleArea(table, Number(row.until.slice(leaving.length)));
}

/** The condition stands beside the modifiers or the ability in the verb that began the effect. */
function conditionOf(table: Table, program: string): Condition {
  const verb = program.replace(/\/(?:modifiers\/\d+|ability)$/, '');
  return table.library.node(`${verb}/while`);
}

/** Ends what lasts only as long as something holds, once it does not. */
export function endLapsed(table: Table): void {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect) => hasLapsed(table, effect));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch));
}
