import type { ObjectId, Seat } from '@arbiter/kernel';
import { canAimAnew, copyingProcedure, placeCopy, type Procedure, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, shownCard } from '../facts.js';
import { itemOf } from './items.js';

/**
 * Copies activations of cards and abilities (2.11.7.13.4): a copy comes on top of the effects stack with all choices made for the original.
 * It is not activated.
 */
export const copyItemsProcedure: Procedure = copyingProcedure({
  rule: '2.11.7.13.4.1',
  targetRule: '2.11.7.13.7',
  copy: copyItem,
  canAim: canAimAnew,
  targeted: () => undefined,
  shownCard,
});

/**
 * Puts a copy on top of the effects stack, under the control of the player who copies (2.11.7.13.5). The copy of an ability has the same
 * source (2.11.7.13.6).
 */
function copyItem(table: Table, original: ObjectId, seat: Seat): ObjectId {
  const row = table.object(original);
  // A copy also has X and what else was noted as the original was activated (1.6.4.2.9.1, 2.11.7.13.4.1.2).
  const { copy: copied, x, prepared, bringing, empowered, notes } = fieldsOf(row);
  const copy = placeCopy(table, row, seat, 'effectsStack', { copy: copied, x, prepared, bringing, empowered, notes });
  table.emit('copied', '2.11.7.13.4.1', { seat, object: copy, card: itemOf(table, copy).card, of: original });
  return copy;
}
