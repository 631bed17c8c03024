import type { ObjectId } from '@arbiter/kernel';
import { notice, type Table } from '@arbiter/kernel/authoring';
import { removeFromCombat } from '../combat/removal.js';
import { fieldsOf, permanents, setObject, shownCard } from '../facts.js';

const none: readonly ObjectId[] = [];

/**
 * Takes note of permanents whose controller is another than at the last look. Control is derived (613.1b), so nothing proposes the
 * change: whoever has a permanent now has not had it before (302.6), and it leaves combat (506.4). Called wherever the game settles. @returns those
 * permanents
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
    // 603.10d: who loses control has the abilities of what is lost until then.
    notice(table, 'controlLost', { object: id, seat: heldBy }, { to: seat }, (listener) => (listener === id ? heldBy : null));
    changed = [...changed, id];
  }
  return changed;
}
