import type { ObjectId, Seat } from '@arbiter/kernel';
import { canAimAnew, copyingProcedure, placeCopy, type Procedure, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, shownCard } from '../facts.js';
import { noticeTargets } from './announce.js';
import { itemOf } from './items.js';

/**
 * Copies cards and abilities on the chase (1017.1): a copy comes on top of the chase with all choices made for the original (1017.1c). It
 * is not played.
 */
export const copyItemsProcedure: Procedure = copyingProcedure({
  rule: '1017.1',
  targetRule: '1017.1c',
  copy: copyItem,
  canAim: canAimAnew,
  targeted: (table, copy, seat) => noticeTargets(table, copy, seat, itemOf(table, copy).parts),
  shownCard,
});

/**
 * Puts a copy of a card or ability (1017.1b) on top of the chase, with all choices made for the original (1017.1c); returns null if the
 * original is neither spell nor ability (705.2d). An original that has left the chase was not found to be copied (1017.1d).
 */
function copyItem(table: Table, original: ObjectId, seat: Seat): ObjectId | null {
  const row = table.object(original);
  if (itemOf(table, original).sort === 'judgment') return null;
  const { face, copy: copied, x, notes } = fieldsOf(row);
  const copy = placeCopy(table, row, seat, 'chase', { face, copy: copied, x, notes });
  table.emit('copied', '1017.1', { seat, object: copy, card: itemOf(table, copy).card, of: original });
  return copy;
}
