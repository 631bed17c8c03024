import {
  durationOf,
  endLapsed as endWhatLapsed,
  endOfTurns as endWithTurn,
  type Env,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { gameOf, isInBattleArea } from '../facts.js';

/** The concrete end of a duration (901.2b); null where it is over before it began (909.8). Beside the kernel's words programs name `endOfBattle`. */
export const duration = (table: Table, env: Env, name: string | undefined, verb: Verb): string | null =>
  durationOf(table, env, name, verb, gameOf(table).turn, isInBattleArea);

/** Ends what lasts until the end of this turn (505.5b). */
export const endOfTurns = (table: Table): void => endWithTurn(table, gameOf(table).active, gameOf(table).turn);

/** Ends what lasts only as long as something holds, once it does not. */
export const endLapsed = (table: Table): void => endWhatLapsed(table, isInBattleArea);
