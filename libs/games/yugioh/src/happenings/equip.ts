import { attach, type Happening, type HappeningRule, type JsonObject, type ObjectId, propose, type Table } from '@arbiter/kernel';
import { isMonsterSlot } from '../board.js';
import { rowOf, setObject } from '../facts.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** A card that lies face-up in a Spell & Trap Zone is equipped to a face-up monster (base.16.11). */
export function equip(object: ObjectId, to: ObjectId, doing: Doing): Happening {
  return propose('equip', { object }, { ...doing, to } as unknown as JsonObject);
}

/** Whether a monster can have an Equip Card. */
export function canBearEquip(table: Table, id: ObjectId): boolean {
  const row = table.find(id);
  return row !== null && isMonsterSlot(row.slot) && rowOf(table, id).faceUp;
}

export const equipRule: HappeningRule = {
  keys: () => ['equipped'],
  possible: (table, { object, data }) => {
    const row = table.find(object);
    return row !== null && row.slot !== '' && rowOf(table, object).faceUp && !isMonsterSlot(row.slot) && canBearEquip(table, data.to as ObjectId);
  },
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const host = data.to as ObjectId;
      attach(table, object, host);
      setObject(table, object, 'role', 'equip');
      table.set(table.object(object), 'stamp', table.nextStamp());
      const { card, controller } = table.object(object);
      const doing = doingOf(data);
      table.emit('cardEquipped', doing.rule, { object, card, seat: controller, to: host, ...shownDoing(doing) });
      return happening;
    }),
};
