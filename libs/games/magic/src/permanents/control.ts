import type { ObjectId } from '@arbiter/kernel';
import { notice, type Table } from '@arbiter/kernel/authoring';
import { removeFromCombat } from '../combat/removal.js';
import { fieldsOf, permanents, setObject, shownCard } from '../facts.js';

const none: readonly ObjectId[] = [];

/**
 * Notes permanents whose controller has changed since the last check. Control is derived (613.1b), so no happening proposes its change. The
 * new controller has not controlled the permanent before (302.6), and the permanent is removed from combat (506.4). Called between steps
 * whenever something changed.
 * @returns these permanents
 */
export function noteControl(table: Table): readonly ObjectId[] {
  let changed = none;
  for (const id of permanents(table)) {
    const row = table.object(id);
    const seat = table.controllerOf(row);
    const { heldBy } = fieldsOf(row);
    if (heldBy === seat) continue;
    setObject(table, id, 'heldBy', seat);
    setObject(table, id, 'controlledSince', table.nextStamp());
    removeFromCombat(table, id);
    table.emit('controlChanged', '613.1b', { object: id, card: shownCard(table, id), seat, from: heldBy });
    notice(table, 'controlChanged', { object: id, seat }, { from: heldBy });
    // 603.10d: a player who loses control counts as controlling the abilities of the lost permanent until then.
    notice(table, 'controlLost', { object: id, seat: heldBy }, { to: seat }, (listener) => (listener === id ? heldBy : null));
    changed = [...changed, id];
  }
  return changed;
}
