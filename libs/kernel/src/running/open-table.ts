import type { Pins } from '../contract.js';
import { withExample } from '../answers/examples.js';
import type { Library } from '../library/library.js';
import type { State } from '../state/state.js';
import { openCause, toldApart } from '../table/naming.js';
import { Table, type TableParts } from '../table/table.js';
import { valuesOf } from '../values/values.js';

const parts: TableParts = { derive: valuesOf, toldApart, openCause, withExample };

/**
 * Builds the table of a match from its state.
 * @param tracking whether changed fields are noted, for fingerprints
 */
export function openTable(library: Library<Table>, pins: Pins, state: State, tracking: boolean): Table {
  return new Table(library, pins, state, tracking, parts);
}
