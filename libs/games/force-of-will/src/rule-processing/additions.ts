import { type Happening, type ObjectId, type Table, valuesOf } from '@arbiter/kernel';
import { fieldOf, isInBattleArea } from '../facts.js';
import { move } from '../happenings/move.js';

const typesByOld: { readonly [old: string]: readonly string[] } = {
  resonator: ['resonator'],
  ruler: ['ruler'],
  jRuler: ['jRuler'],
  jResonator: ['jRuler', 'resonator'],
  jRulerOrRuler: ['jRuler', 'ruler'],
};

/** Whether an addition with a subtype may be added to a card (1406.1a, 1406.3). */
export function mayBeAddedTo(table: Table, addition: ObjectId, host: ObjectId): boolean {
  const types = typesByOld[valuesOf(table, addition).old as string];
  return types !== undefined && isInBattleArea(table, host) && (valuesOf(table, host).types as readonly string[]).some((type) => types.includes(type));
}

/** 1406.4a: additions with a subtype, but for those of the field, that are added to nothing or to what they can't be added to. */
export function strayAdditions(table: Table): readonly Happening[] {
  return table.seats().flatMap((seat) => fieldOf(table, seat).filter((id) => isStray(table, id)).map((id) => move(id, { to: 'graveyard' }, '1406.4a')));
}

function isStray(table: Table, id: ObjectId): boolean {
  const { old, types } = valuesOf(table, id);
  if (!(types as readonly string[]).includes('addition') || typesByOld[old as string] === undefined) return false;
  const { host } = table.object(id);
  return host === 0 || !mayBeAddedTo(table, id, host);
}
