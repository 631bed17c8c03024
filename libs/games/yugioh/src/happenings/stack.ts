import { type Happening, type HappeningRule, type Json, type JsonObject, kindOfPlace, type ObjectId, place, propose, type Table } from '@arbiter/kernel';
import { everySlot, slotId } from '../board.js';
import { setObject } from '../facts.js';
import { putOnField } from './arrive.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** An Xyz Monster is put on top of its materials, and is about to be summoned (base.12.1). */
export interface Stacking {
  readonly slot: string;
  readonly seat: number;
  readonly position: 'attack' | 'defense';
  readonly materials: readonly ObjectId[];
}

/** What lies under a material that is a Xyz Monster itself becomes material too (base.12.11). */
export function stack(object: ObjectId, stacking: Stacking, doing: Doing): Happening {
  return propose('stack', { object, seat: stacking.seat }, { ...doing, ...stacking } as unknown as JsonObject);
}

const none: readonly string[] = [];

/** Where a monster can wait while its zone is still taken by a material. */
const waitingPlace = (table: Table): string | undefined => everySlot.map(slotId).find((slot) => table.slot(slot).object === 0);

/** The zone is free, or its monster becomes material. */
function hasPlace(table: Table, { slot, materials }: Stacking): boolean {
  const { object } = table.slot(slot);
  return object === 0 || (materials.includes(object) && waitingPlace(table) !== undefined);
}

export const stackRule: HappeningRule = {
  keys: () => none,
  possible: (table, { object, data }) => table.find(object) !== null && hasPlace(table, data as unknown as Stacking),
  commit: (table, list) => list.map((happening) => stackOne(table, happening)),
};

function stackOne(table: Table, happening: Happening): Happening {
  const { object, seat, data } = happening;
  const stacking = data as unknown as Stacking;
  const { card } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  const { slot, position } = stacking;
  const free = table.slot(slot).object === 0;
  const now = putOnField(table, object, { slot: free ? slot : (waitingPlace(table) as string), seat, faceUp: true, position });
  setObject(table, now, 'arriving', true);
  setObject(table, now, 'summonedFrom', from);
  const doing = doingOf(data);
  const under = stacking.materials.filter((id) => table.find(id) !== null).map((id) => putUnder(table, id, now, doing));
  if (!free) place(table, now, slot.startsWith('x:') ? { slot, controller: seat } : { slot });
  table.emit('cardPlaced', doing.rule, { seat, slot, from, position, ...shownDoing(doing), object: now, card });
  return { ...happening, data: { ...data, from, now, materials: under as unknown as Json } };
}

/**
 * A monster becomes Xyz Material: it does not leave the field as cards do that go elsewhere, and what applied to it ends
 * (base.12.3, 12.4). @returns its id there
 */
export function putUnder(table: Table, id: ObjectId, host: ObjectId, doing: Doing): ObjectId {
  for (const below of table.object(id).under) place(table, below, { host, as: 'under', at: 'bottom' });
  const { card, controller } = table.object(id);
  const from = kindOfPlace(table, table.object(id));
  const now = place(table, id, { host, as: 'under', at: 'top' });
  table.emit('becameMaterial', 'base.12.3', { seat: controller, card, object: now, host, from, ...shownDoing(doing) });
  return now;
}
