import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  call,
  collectStates,
  durationOf,
  endEffects,
  endLapsed as endWhatLapsed,
  endOfTurns as endWithTurn,
  type Env,
  type FrameLocals,
  type ProcedureCall,
  procedureRef,
  type Table,
  trial,
  type Verb,
} from '@arbiter/kernel/authoring';
import { gameOf, isThere } from '../facts.js';
import { remains } from '../permanents/phasing.js';
import { noteStanding } from '../permanents/standing.js';

/**
 * Whether an object stays the same. One that changes zones becomes another object (400.7); one that is phased out stays the same, but
 * effects that watch it don't see it (702.25e).
 */
const stays = isThere;

/**
 * Returns the concrete end of a duration; null for a duration of "as long as" whose condition isn't true, so that the effect never begins
 * (611.2b). An effect without a duration lasts until the end of the game (611.2a). Besides the kernel's words, programs use `endOfCombat`,
 * `endOfStep`, `endOfPhase` and `nextUntap`.
 */
export const duration = (table: Table, env: Env, name: string | undefined, verb: Verb): string | null =>
  durationOf(table, env, name, verb, gameOf(table).turn, stays);

/** Ends effects that last until the end of this turn (514.2). */
export const endOfTurns = (table: Table): void => endWithTurn(table, gameOf(table).active, gameOf(table).turn);

/**
 * After an untap step: effects that kept its player's permanents from untapping no longer apply to those permanents, and that player's
 * effects that apply to whatever is there at the time (611.2c) end.
 */
export function endNextUntap(table: Table, seat: Seat): void {
  const mine = (id: ObjectId): boolean => table.controllerOf(table.object(id)) === seat;
  for (const effect of Object.values(table.state.effects)) {
    if (effect.until !== 'nextUntap') continue;
    if (effect.objects === null) {
      if (effect.controller === seat) endEffects(table, ({ id }) => id === effect.id);
      continue;
    }
    const rest = effect.objects.filter((id) => !mine(id));
    if (rest.length === 0) endEffects(table, ({ id }) => id === effect.id);
    else table.set(effect, 'objects', rest);
  }
}

/** Ends effects of "as long as" whose condition is no longer true (611.2b). */
export const endLapsed = (table: Table): void => endWhatLapsed(table, stays);

/**
 * Whether something ends that may not wait for the end of a list of instructions: an effect of "as long as" (611.2b), or an absence until
 * something happens (610.3).
 */
export const mustStabiliseNow = (table: Table): boolean => comesBack(table) || lapses(table);

function lapses(table: Table): boolean {
  const { effects, watches } = table.state;
  const depends = ({ until }: { readonly until: string }): boolean => until === 'while' || until.startsWith('leaves:');
  if (!Object.values(effects).some(depends) && !Object.values(watches).some(depends)) return false;
  const lasting = (): number => table.count('effects') + table.count('watches');
  const before = lasting();
  return trial(table, () => (endLapsed(table), lasting() < before));
}

/** Refers to the procedure of `away.ts` by name, since that file imports this one. */
export const comeBackRef = procedureRef<Pick<FrameLocals, 'returned'>>('comeBack');

/**
 * Runs between steps whenever something changed. Ends durations that are over (611.2b), notes facts that hold of permanents by themselves
 * (302.6, 506.4, 702.94e, 702.130b, 704.5k), collects state triggers, which trigger at once even in the middle of a resolution (603.8), and
 * brings back what went away until something happens, right after that happened (610.3).
 */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table);
  noteStanding(table);
  collectStates(table);
  return comesBack(table) ? call(comeBackRef, { returned: null }) : null;
}

/** Whether an object that went away comes back now, before anything else is done (610.3). */
export function comesBack(table: Table): boolean {
  const { away } = gameOf(table);
  return away.length > 0 && away.some(({ source }) => !remains(table, source));
}
