import {
  collectStates,
  durationOf,
  endEffects,
  endLapsed,
  endLasting,
  endOfTurns as endWithTurn,
  type Env,
  type ProcedureCall,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { gameOf, isOnField } from '../facts.js';
import { isUntilNext, untilNext } from '../play/next.js';

/**
 * The concrete end of a duration; null where it is over before it began. Programs name the kernel's words, `endOfCombat`, `endOfPhase` (the phase that is
 * on, which a combat is as well: 2.2.7.0.1), or `nextActivation`.
 */
export function duration(table: Table, env: Env, name: string | undefined, verb: Verb): string | null {
  if (name === 'nextActivation') return untilNext(env.you);
  if (name === 'endOfPhase' && gameOf(table).combat !== null) return 'endOfCombat';
  return durationOf(table, env, name, verb, gameOf(table).turn, isOnField);
}

/** Ends what lasts until the phase that is on ends (2.2.0.5). */
export function endOfPhase(table: Table): void {
  endLasting(table, 'endOfPhase');
}

/** Ends what lasts until the end of the turn (2.2.6.4.2). */
export function endOfTurns(table: Table): void {
  endWithTurn(table, gameOf(table).active, gameOf(table).turn);
  endEffects(table, isUntilNext);
}

/** Looked at between steps whenever something changed: durations that are over, and what triggers on a state of the game (2.4.2.2.2). */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table, isOnField);
  collectStates(table);
  return null;
}
