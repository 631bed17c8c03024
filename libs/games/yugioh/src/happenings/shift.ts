import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { isMonsterSlot } from '../board.js';
import { rowOf, setObject } from '../facts.js';
import { dropLoans } from './control.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/**
 * Proposes to move a monster to another Main Monster Zone of its side, unchanged; it does not leave the field and is not summoned
 * (base.4.10). A Trap Monster that was turned face-down goes to a Spell & Trap Zone and stops being a monster (base.16.21).
 */
export function shift(object: ObjectId, slot: string, doing: Doing): Happening {
  return propose('shift', { object }, jsonObjectOf({ ...doing, slot }));
}

export const shiftRule: HappeningRule = {
  keys: () => ['zoneChanged'],
  commit: (table, list) => list.map((happening) => shiftOne(table, happening)),
};

/** Turns a face-down Trap Monster into a Set Trap (base.16.21). */
function endMonster(table: Table, object: ObjectId): void {
  setObject(table, object, 'role', '');
  setObject(table, object, 'position', '');
  dropLoans(table, object);
}

function shiftOne(table: Table, happening: Happening): Happening {
  const { object, data } = happening;
  const slot = data.slot as string;
  const { slot: before } = table.object(object);
  place(table, object, { slot });
  if (!isMonsterSlot(slot)) endMonster(table, object);
  const { card, controller, faceUp } = rowOf(table, object);
  const doing = doingOf(data);
  table.emit(
    'zoneChanged',
    doing.rule,
    { object, seat: controller, before, slot, ...(faceUp ? { card } : {}), ...shownDoing(doing) },
    faceUp ? [] : [{ seats: [controller], data: { card } }],
  );
  return { ...happening, data: { ...data, before } };
}
