import { collectStates, type ProcedureCall, type Table } from '@arbiter/kernel/authoring';
import { controlWork } from './field/control.js';
import { endLapsed } from './values/durations.js';

/** Looked at between steps whenever something changed: durations that are over (901.2b), who controls what, and what triggers on a state of the game (906.9). */
export function stabilise(table: Table): ProcedureCall | null {
  endLapsed(table);
  collectStates(table);
  return controlWork(table);
}
