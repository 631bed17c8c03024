import { jsonObjectOf, jsonOf, type ObjectId, readAs } from '@arbiter/kernel';
import { type Happening, type HappeningRule, kindOfPlace, place, propose, type Table } from '@arbiter/kernel/authoring';
import { everySlot, present, slotId } from '../board.js';
import { setObject } from '../facts.js';
import { putOnField } from './arrive.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** How an Xyz Monster that is about to be summoned is put on top of its materials (base.12.1). */
export interface Stacking {
  /** A free zone, or the zone of a material. */
  readonly slot: string;
  readonly seat: number;
  readonly position: 'attack' | 'defense';
  readonly materials: readonly ObjectId[];
}

/**
 * Proposes to stack an Xyz Monster on materials. The materials of a material that is an Xyz Monster itself become its materials too
 * (base.12.11).
 */
export function stack(object: ObjectId, stacking: Stacking, doing: Doing): Happening {
  return propose('stack', { object, seat: stacking.seat }, jsonObjectOf({ ...doing, ...stacking }));
}

const none: readonly string[] = [];

const places = everySlot.map(slotId);

/** A zone in which a monster can wait while its own zone is still occupied by a material; none if every zone of the field is occupied. */
const waitingPlace = (table: Table): string | undefined => places.find((slot) => table.slot(slot).object === 0);

export const stackRule: HappeningRule = {
  keys: () => none,
  commit: (table, list) => list.map((happening) => stackOne(table, happening)),
};

function stackOne(table: Table, happening: Happening): Happening {
  const { object, seat, data } = happening;
  const stacking = readAs<Stacking>(data);
  const { card } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  const { slot, position } = stacking;
  const below = table.slot(slot).object;
  const waits = below === 0 ? slot : waitingPlace(table);
  const aside = waits === undefined ? layAside(table, below) : null;
  const at = waits ?? slot;
  const now = putOnField(table, object, { slot: at, seat, faceUp: true, position });
  setObject(table, now, 'arriving', true);
  setObject(table, now, 'summonedFrom', from);
  const doing = doingOf(data);
  const under = stacking.materials.map((id) => (id === below && aside !== null ? aside(now, doing) : putUnder(table, id, now, doing)));
  if (at !== slot) place(table, now, { slot, controller: seat });
  table.emit('cardPlaced', doing.rule, { seat, slot, from, position, ...shownDoing(doing), object: now, card });
  return { ...happening, data: { ...data, from, now, materials: jsonOf(under) } };
}

/**
 * If every zone of the field is occupied, puts the material whose zone the new monster gets under another card until the new monster is in
 * place.
 * @returns a function that puts the material, and the cards that were under it, under the new monster
 */
function layAside(table: Table, id: ObjectId): (host: ObjectId, doing: Doing) => ObjectId {
  const was = lying(table, id);
  const other = present(table, places).find((one) => one !== id) as ObjectId;
  const aside = [...table.object(id).under, id].map((one) => place(table, one, { host: other, as: 'under', at: 'bottom' }));
  return (host, doing) => {
    const now = aside.map((one) => place(table, one, { host, as: 'under', at: 'bottom' }));
    return told(table, was, now[now.length - 1] as ObjectId, host, doing);
  };
}

/** A card as it was before it became a material. */
interface Lying {
  readonly seat: number;
  readonly card: string;
  readonly from: string;
}

const lying = (table: Table, id: ObjectId): Lying => ({
  seat: table.object(id).controller,
  card: table.object(id).card,
  from: kindOfPlace(table, table.object(id)),
});

function told(table: Table, { seat, card, from }: Lying, object: ObjectId, host: ObjectId, doing: Doing): ObjectId {
  table.emit('becameMaterial', 'base.12.3', { seat, card, object, host, from, ...shownDoing(doing) });
  return object;
}

/**
 * Makes a monster an Xyz Material: this does not count as leaving the field, and what applied to it ends (base.12.3, base.12.4).
 * @returns its id there
 */
export function putUnder(table: Table, id: ObjectId, host: ObjectId, doing: Doing): ObjectId {
  for (const below of table.object(id).under) place(table, below, { host, as: 'under', at: 'bottom' });
  const was = lying(table, id);
  return told(table, was, place(table, id, { host, as: 'under', at: 'top' }), host, doing);
}
