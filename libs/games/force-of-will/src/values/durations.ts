import {
  durationOf,
  endLapsed as endWhatLapsed,
  endOfTurns as endWithTurn,
  type Env,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { gameOf, isInBattleArea } from '../facts.js';

/**
 * Returns the concrete end of a duration (901.2b); null if it is over before it began (909.8). In addition to the kernel's words, programs
 * use `endOfBattle`.
 */
export const duration = (table: Table, env: Env, name: string | undefined, verb: Verb): string | null =>
  durationOf(table, env, name, verb, gameOf(table).turn, isInBattleArea);

/** Ends effects that last until the end of this turn (505.5b). */
export const endOfTurns = (table: Table): void => endWithTurn(table, gameOf(table).active, gameOf(table).turn);

/** Ends effects that last only as long as a condition holds, once it does not hold. */
export const endLapsed = (table: Table): void => endWhatLapsed(table, isInBattleArea);
