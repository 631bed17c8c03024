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

/** What changes zones is another object (400.7); what is phased out stays, but no effect that watches it sees it (702.25e). */
const stays = isThere;

/**
 * The concrete end of a duration; null for one that lasts as long as something holds that does not hold: it never begins (611.2b). An effect
 * without one lasts until the end of the game (611.2a). Beside the kernel's words programs name `endOfCombat`, `endOfStep`, `endOfPhase` and `nextUntap`.
 */
export const duration = (table: Table, env: Env, name: string | undefined, verb: Verb): string | null =>
  durationOf(table, env, name, verb, gameOf(table).turn, stays);

/** Ends what lasts until the end of this turn (514.2). */
export const endOfTurns = (table: Table): void => endWithTurn(table, gameOf(table).active, gameOf(table).turn);

/** After an untap step, effects that kept its player's permanents from untapping in it let go of them; what its player's effect says of whatever is there then (611.2c) ends. */
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

/** Ends what lasts only as long as something holds that holds no more (611.2b). */
export const endLapsed = (table: Table): void => endWhatLapsed(table, stays);

/** Whether something ends that may not wait for the end of a list of instructions: what lasts only as long as something holds (611.2b), or an absence (610.3). */
export const mustStabiliseNow = (table: Table): boolean => comesBack(table) || lapses(table);

function lapses(table: Table): boolean {
  const { effects, watches } = table.state;
  const depends = ({ until }: { readonly until: string }): boolean => until === 'while' || until.startsWith('leaves:');
  if (!Object.values(effects).some(depends) && !Object.values(watches).some(depends)) return false;
  const lasting = (): number => table.journal.size(effects) + table.journal.size(watches);
  const before = lasting();
  return trial(table, () => (endLapsed(table), lasting() < before));
}

/** The procedure that `away.ts` defines, which imports this file. */
export const comeBackRef = procedureRef<Pick<FrameLocals, 'returned'>>('comeBack');

/**
 * Looked at between steps whenever something changed: durations that are over (611.2b), what holds of permanents by itself (302.6, 506.4, 702.94e, 702.130b, 704.5k), state triggers, which trigger at once even
 * in the middle of a resolution (603.8), and what went away until something happens, which comes back right after it (610.3).
 */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table);
  noteStanding(table);
  collectStates(table);
  return comesBack(table) ? call(comeBackRef, { returned: null }) : null;
}

/** Whether something that went away comes back now, before anything else is done (610.3). */
export function comesBack(table: Table): boolean {
  const { away } = gameOf(table);
  return away.length > 0 && away.some(({ source }) => !remains(table, source));
}
