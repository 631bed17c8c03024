import { collectStates, type Condition, endEffects, endWatches, type Env, holds, type Json, type JsonObject, lastingEnv, type ObjectId, type Seat, type Table, type Verb } from '@arbiter/kernel';
import { gameOf } from '../facts.js';

/**
 * How long lasting effects last (611.2a). A program names `endOfTurn`, `endOfCombat`, `yourNextTurn`, `endOfYourNextTurn`, `endOfStep`, `endOfPhase`, `nextUntap`, `leaves` (as long as the
 * source stays on the battlefield), `while` (as long as the condition `while` of the same verb holds), or `game`. What began in
 * words ends when its time comes; the last two are looked at between the steps of the rules.
 */
const leaving = 'leaves:';
const turning = 'turnOf:';
const ending = 'endOfTurnOf:';

/**
 * The concrete end of a duration. An effect without one lasts until the end of the game (611.2a); one that lasts as long as something
 * holds that does not hold never begins (611.2b).
 */
export function duration(table: Table, env: Env, name: string | undefined, verb: Verb): string | null {
  switch (name) {
    case undefined:
      return 'game';
    case 'yourNextTurn':
      return `${turning}${env.you}`;
    case 'endOfYourNextTurn':
      return `${ending}${env.you}:${gameOf(table).turn}`;
    case 'leaves':
      return table.find(env.self)?.zone === 'battlefield' ? `${leaving}${env.self}` : null;
    case 'while':
      return holds(table, env, verb.while as Condition) ? name : null;
    default:
      return name;
  }
}

/** Ends what lasts until a moment: `endOfTurn`, `endOfCombat`. */
export function endLasting(table: Table, until: string): void {
  endEffects(table, (effect) => effect.until === until);
  endWatches(table, (watch) => watch.until === until);
}

/** A player's turn begins: what lasts until then ends (500.1). */
export function endUntilTurnOf(table: Table, seat: Seat): void {
  endLasting(table, `${turning}${seat}`);
}

/** Ends what lasts until the end of this turn (514.2). */
export function endOfTurns(table: Table): void {
  const { active, turn } = gameOf(table);
  const over = ({ until }: { readonly until: string }): boolean => {
    if (until === 'endOfTurn') return true;
    if (!until.startsWith(ending)) return false;
    const [seat, since] = until.slice(ending.length).split(':').map(Number);
    return seat === active && turn > (since as number);
  };
  endEffects(table, over);
  endWatches(table, over);
}

/** After an untap step, effects that kept its player's permanents from untapping in it let go of them. */
export function endNextUntap(table: Table, seat: Seat): void {
  const mine = (id: ObjectId): boolean => table.find(id) !== null && table.controllerOf(table.object(id)) === seat;
  for (const effect of Object.values(table.state.effects)) {
    if (effect.until !== 'nextUntap' || effect.objects === null) continue;
    const rest = effect.objects.filter((id) => !mine(id));
    if (rest.length === effect.objects.length) continue;
    if (rest.length === 0) endEffects(table, ({ id }) => id === effect.id);
    else table.set(effect, 'objects', rest);
  }
}

interface Lasting {
  readonly program: string;
  readonly until: string;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly sourceCard: string;
  readonly vars: JsonObject;
}

/** Whether an effect that lasts as long as something holds has come to its end (611.2b). */
function isOver(table: Table, row: Lasting): boolean {
  if (row.until === 'while') return !holds(table, lastingEnv(row), conditionOf(table, row.program));
  return row.until.startsWith(leaving) && table.find(Number(row.until.slice(leaving.length)))?.zone !== 'battlefield';
}

/** The condition stands beside the modifiers or the ability in the verb that began the effect. */
function conditionOf(table: Table, program: string): Condition {
  const verb = program.replace(/\/(?:modifiers\/\d+|ability)$/, '');
  return table.library.node(`${verb}/while`);
}

/** Ends what lasts only as long as something holds that holds no more. */
export function endLapsed(table: Table): void {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect) => isOver(table, effect));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => isOver(table, watch));
}

/**
 * Looked at between steps whenever something changed: durations that are over (611.2b), state triggers, which trigger at once even
 * in the middle of a resolution (603.8), and what went away until something happens, which comes back right after it (610.3).
 */
export function stabilise(table: Table): { readonly call: string; readonly locals: { readonly [key: string]: Json } } | null {
  endLapsed(table);
  collectStates(table);
  return comesBack(table) ? { call: 'comeBack', locals: { returned: null } } : null;
}

/** Whether something that went away comes back now, before anything else is done (610.3). */
export function comesBack(table: Table): boolean {
  const { away } = gameOf(table);
  return away.length > 0 && away.some(({ source }) => table.find(source)?.zone !== 'battlefield');
}
