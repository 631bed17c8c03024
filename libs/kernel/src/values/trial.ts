import { holdDerived } from './holding.js';
import type { Table } from '../table/table.js';

/**
 * Computes what would be: all changes that `ask` makes to the table are undone, together with its events. During a trial nothing may be
 * asked of a player or drawn by chance. Values derived before hold again afterwards.
 */
export function trial<T>(table: Table, ask: () => T): T {
  const { journal, cause, events } = table;
  const mark = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask();
  } finally {
    table.trials--;
    table.events = events;
    table.cause = cause;
    journal.undoTo(mark);
    derived.takeUp();
  }
}
