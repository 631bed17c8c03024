import { type Json, type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';

/** Returns an object as an option, shown by its card; the player who is asked may see it. */
export function cardOption(table: Table, id: ObjectId): Option {
  return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id };
}

/** Returns the objects that an answer picks, in its order. */
export function pickedObjects(answer: Json | undefined): ObjectId[] {
  return picksOf(answer).map((pick) => Number(pick.slice('object:'.length)));
}
