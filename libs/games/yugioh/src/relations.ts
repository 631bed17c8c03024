import { linkedTo, pointedAt } from './arrows.js';
import type { Json, ObjectId } from '@arbiter/kernel';
import { type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { columnOf, everySlot, present, slotId } from './board.js';
import { gameOf, rowOf } from './facts.js';

/** Everything in the same column as an object, without the object itself (base.4.14). */
function sameColumn(table: Table, row: ObjectRow): readonly ObjectId[] {
  if (row.slot === '') return [];
  const column = columnOf(row.slot);
  if (column === 0) return [];
  return present(
    table,
    everySlot.map(slotId).filter((slot) => slot !== row.slot && columnOf(slot) === column),
  );
}

const namesOf = (table: Table, id: ObjectId): readonly Json[] => (valuesOf(table, id).names as readonly Json[] | undefined) ?? [];

function withName(table: Table, names: readonly Json[]): readonly ObjectId[] {
  const places = [
    ...table.seats().flatMap((seat) => table.zoneOf('graveyard', seat).order),
    ...present(table, everySlot.map(slotId)).filter((id) => rowOf(table, id).faceUp),
  ];
  return places.filter((id) => namesOf(table, id).some((name) => names.includes(name)));
}

/** Relations between objects that programs name. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  sameColumn,
  linkedTo,
  pointedAt,
  /** Everything in a GY or face-up on the field that shares a name with the card. */
  sameName: (table, row) => withName(table, namesOf(table, row.id)),
  materials: (_table, row) => row.under,
  equippedWith: (_table, row) => row.attached,
  /** The monster that the monster battles now. */
  battling: (table, row) => {
    const { attack } = gameOf(table);
    if (attack === null) return [];
    const other = attack.attacker === row.id ? attack.target : attack.target === row.id ? attack.attacker : 0;
    return table.find(other) === null ? [] : [other];
  },
};

/** Sorts objects into the order in which the game handles several: the turn player's first, by zone. */
export function inOrder(table: Table, objects: readonly ObjectId[]): readonly ObjectId[] {
  if (objects.length < 2) return objects;
  const { active } = gameOf(table);
  const side = (id: ObjectId): number => ((table.find(id)?.controller ?? active) === active ? 0 : 1);
  return objects
    .map((id) => ({ id, side: side(id) }))
    .sort((a, b) => a.side - b.side)
    .map(({ id }) => id);
}
