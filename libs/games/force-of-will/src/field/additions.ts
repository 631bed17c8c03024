import type { ObjectId } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { battleAreaOf, isInBattleArea } from '../facts.js';
import { forbids } from '../values/rules.js';

/** The types of card to which additions of an old subtype are added (1406.1, 1406.1a); those of the field are added to nothing. */
const typesByOld: { readonly [old: string]: readonly string[] } = {
  resonator: ['resonator'],
  ruler: ['ruler'],
  jRuler: ['jRuler'],
  jResonator: ['jRuler', 'resonator'],
  jRulerOrRuler: ['jRuler', 'ruler'],
};

/** What those without a subtype are bestowed to (1121.2). */
const bestowable: readonly string[] = ['resonator'];

/** Whether an object is an addition that stays in the field only with what it is added to: one with a subtype, but not of the field (1406.2, 1406.2a). */
export function needsHost(table: Table, id: ObjectId): boolean {
  const { old, types } = valuesOf(table, id);
  return (types as readonly string[]).includes('addition') && typesByOld[old as string] !== undefined;
}

/** Whether an addition may be added to a card: it is of a type that the addition asks for (1406.1a, 1121.2), and no effect forbids it (1406.3). */
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

/** What an addition might be added to, as it comes to a field by an effect (1406.3). */
export function hostsFor(table: Table, addition: ObjectId): readonly ObjectId[] {
  return table.seats().flatMap((seat) => battleAreaOf(table, seat).filter((host) => attachable(table, addition, host)));
}
