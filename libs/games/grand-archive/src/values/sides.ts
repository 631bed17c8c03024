import { ageInPlay, type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { isType } from './base.js';

/** What each player controls on the field, and his champions, for as long as values in play are the same. */
interface Sides {
  readonly age: number;
  readonly field: readonly (readonly ObjectId[])[];
  readonly champions: readonly (readonly ObjectId[])[];
}

const sides = new WeakMap<Table, Sides>();

function sidesOf(table: Table): Sides {
  const known = sides.get(table);
  // While the table is being derived, values are on their way.
  const settled = table.cache.building === null;
  if (settled && known !== undefined && known.age === ageInPlay(table)) return known;
  const { order } = table.zone('field');
  const field = table.seats().map((seat) => order.filter((id) => table.controllerOf(table.object(id)) === seat));
  const champions = field.map((ids) => ids.filter((id) => isType(table, id, 'champion')));
  const found: Sides = { age: ageInPlay(table), field, champions };
  if (settled) sides.set(table, found);
  return found;
}

/** What a player controls on the field, in order of arrival. */
export const fieldOf = (table: Table, seat: Seat): readonly ObjectId[] => sidesOf(table).field[seat] as readonly ObjectId[];

/** His champions among it. */
export const championsOf = (table: Table, seat: Seat): readonly ObjectId[] => sidesOf(table).champions[seat] as readonly ObjectId[];
