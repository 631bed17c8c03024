import type { ObjectId } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { battleAreaOf, isInBattleArea } from '../facts.js';
import { forbids } from '../values/rules.js';

/** The types of card to which additions of each old subtype are added (1406.1, 1406.1a); additions of the field are added to nothing. */
const typesByOld: { readonly [old: string]: readonly string[] } = {
  resonator: ['resonator'],
  ruler: ['ruler'],
  jRuler: ['jRuler'],
  jResonator: ['jRuler', 'resonator'],
  jRulerOrRuler: ['jRuler', 'ruler'],
};

/** The types of card to which additions without a subtype are bestowed (1121.2). */
const bestowable: readonly string[] = ['resonator'];

/**
 * Whether an object is an addition that stays in the field only with the card it is added to: one with a subtype, except of the field
 * (1406.2, 1406.2a).
 */
export function needsHost(table: Table, id: ObjectId): boolean {
  const { old, types } = valuesOf(table, id);
  return (types as readonly string[]).includes('addition') && typesByOld[old as string] !== undefined;
}

/**
 * Whether an addition may be added to a card: the card is of a type that the addition asks for (1406.1a, 1121.2), and no effect forbids it
 * (1406.3).
 */
export function attachable(table: Table, addition: ObjectId, host: ObjectId): boolean {
  if (host === addition || !isInBattleArea(table, host)) return false;
  const { old, types } = valuesOf(table, addition);
  if (!(types as readonly string[]).includes('addition')) return false;
  const wanted = typesByOld[old as string] ?? bestowable;
  return (
    (valuesOf(table, host).types as readonly string[]).some((type) => wanted.includes(type)) &&
    !forbids(table, host, 'beAddedTo', addition, table.object(addition).controller)
  );
}

/** Returns the cards to which an addition might be added when an effect puts it into a field (1406.3). */
export function hostsFor(table: Table, addition: ObjectId): readonly ObjectId[] {
  return table.seats().flatMap((seat) => battleAreaOf(table, seat).filter((host) => attachable(table, addition, host)));
}
