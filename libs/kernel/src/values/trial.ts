import { holdDerived } from './holding.js';
import type { Table } from '../table/table.js';

/**
 * Asks what would be: whatever `ask` does to the table is taken back, with its events. Nothing may be asked of a player in there, and
 * nothing drawn by chance. What was derived before holds again afterwards.
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
