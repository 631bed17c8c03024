import { collectStates, type ProcedureCall, type Table } from '@arbiter/kernel/authoring';
import { controlWork } from './field/control.js';
import { endLapsed } from './values/durations.js';

/**
 * Runs between steps whenever something changed: ends durations that are over (901.2b), collects triggers on a state of the game (906.9),
 * and returns the work that puts cards under their controllers.
 */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table);
  collectStates(table);
  return controlWork(table);
}
