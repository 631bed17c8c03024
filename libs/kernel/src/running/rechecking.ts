import { subscribers, watchesFor } from '../abilities/subscribe.js';
import { InvariantBroken } from '../errors.js';
import { openTable } from './open-table.js';
import type { Table } from '../table/table.js';
import { alike } from '../values/alike.js';
import { abilitiesOf } from '../values/bearing.js';
import { playerValuesOf, valuesOf } from '../values/values.js';

/**
 * Derives everything that a table remembers once more, on a table with the same state and nothing remembered, and compares: values and
 * abilities of objects, values of players, who controls what, and what waits for which events. For tests and fuzzing; it takes as long as
 * loading the match.
 * @throws {InvariantBroken} naming the first difference
 */
export function recheck(table: Table): void {
  const { library, pins, state } = table;
  const fresh = openTable(library, pins, state, false);
  const demand = (what: string, derive: (on: Table) => unknown): void => {
    if (!alike(derive(table), derive(fresh))) throw new InvariantBroken(`remembered and recomputed differ: ${what}`);
  };
  for (const row of Object.values(state.objects)) {
    demand(`object ${row.id}`, (on) => on.object(row.id));
    demand(`program of object ${row.id}`, (on) => on.program(row));
    demand(`values of object ${row.id}`, (on) => valuesOf(on, row.id));
    demand(`abilities of object ${row.id}`, (on) => abilitiesOf(on, row));
    demand(`controller of object ${row.id}`, (on) => on.controllerOf(row));
  }
  for (const seat of table.seats()) demand(`values of player ${seat}`, (on) => playerValuesOf(on, seat));
  for (const key of library.openings.awaited) {
    demand(`objects that wait for ${key}`, (on) => subscribers(on, key));
    demand(`watches that wait for ${key}`, (on) => watchesFor(on, key));
  }
}
