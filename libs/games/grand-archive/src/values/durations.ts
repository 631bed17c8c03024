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
 * Returns the concrete end of a duration; null if it is over before it began. Programs use the kernel's words, `endOfCombat`, `endOfPhase`
 * (the current phase, which may be a combat: 2.2.7.0.1), or `nextActivation`.
 */
export function duration(table: Table, env: Env, name: string | undefined, verb: Verb): string | null {
  if (name === 'nextActivation') return untilNext(env.you);
  if (name === 'endOfPhase' && gameOf(table).combat !== null) return 'endOfCombat';
  return durationOf(table, env, name, verb, gameOf(table).turn, isOnField);
}

/** Ends effects that last until the current phase ends (2.2.0.5). */
export function endOfPhase(table: Table): void {
  endLasting(table, 'endOfPhase');
}

/** Ends effects that last until the end of the turn (2.2.6.4.2). */
export function endOfTurns(table: Table): void {
  endWithTurn(table, gameOf(table).active, gameOf(table).turn);
  endEffects(table, isUntilNext);
}

/**
 * Runs between steps whenever something changed: ends durations that are over, and collects triggers on a state of the game (2.4.2.2.2).
 */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table, isOnField);
  collectStates(table);
  return null;
}
