import type { JsonObject } from '../contract.js';
import type { ObjectRow, PastRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { rewrittenCopiable } from '../values/world.js';

/**
 * Remembers an object as it stands now. An object that is already remembered is not overwritten: a batch is noted before any of it moves.
 */
export function remember(table: Table, row: ObjectRow, kind: string): void {
  const { past, header } = table.state;
  if (table.game.remembers === undefined || past[row.id] !== undefined || !table.game.remembers(table, row, kind)) return;
  const values = table.derive(table, row.id) as JsonObject;
  const copiable = rewrittenCopiable(table, row.id);
  const noted: PastRow = {
    id: row.id,
    kind,
    row: { ...row },
    values,
    now: 0,
    version: header.version,
    ...(copiable === null ? {} : { copiable }),
  };
  table.journal.insert(past, row.id, noted);
}
