import { alteredHappening, type Json, type ObjectId, type ObjectRow, type Table, trial, valuesOf } from '@arbiter/kernel';
import { combatRelations } from '../combat/relations.js';
import { fieldsOf } from '../facts.js';
import { suppose } from '../happenings/enter.js';
import { creatureTypes, hostsFor, sharesCreatureType } from '../permanents/attachments.js';
import { targetedObjects } from '../stack/targeted.js';
import { pairOf } from '../permanents/standing.js';

/** Objects that have something in common with one, wherever they lie; the selector says where it looks. */
function alike(table: Table, { id }: ObjectRow, characteristic: string): readonly ObjectId[] {
  const own = listed(valuesOf(table, id)[characteristic]);
  return Object.values(table.state.objects).flatMap((row) => (row.id !== id && listed(valuesOf(table, row.id)[characteristic]).some((one) => own.includes(one)) ? [row.id] : []));
}

function listed(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined || value === null ? [] : [value];
}

/** What enters has the creature types that it would have on the battlefield: those of what it enters as a copy of (614.12). */
function typesAsItWouldBe(table: Table, id: ObjectId): readonly string[] {
  const happening = alteredHappening(table);
  if (happening?.object !== id || happening.data.to !== 'battlefield') return creatureTypes(table, id);
  return trial(table, () => (suppose(table, happening), creatureTypes(table, id)));
}

/** Relations between objects, for selectors. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  ...combatRelations,
  attachable: hostsFor,
  /** What is attached to it (301.5b, 303.4b). */
  attachedTo: (_table, { attached }) => attached,
  pairedWith: pairOf,
  /** Cards in exile that it exiled (406.6). */
  exiledWith: (table, object) => table.zone('exile').order.filter((id) => fieldsOf(table.object(id)).exiledBy === object.id),
  sharesCreatureType: (table, row) => sharesCreatureType(table, row, typesAsItWouldBe(table, row.id)),
  /** What a spell or ability on the stack targets (115.9b). */
  targets: targetedObjects,
  /** Others that share a colour with it. */
  sharesColour: (table, object) => alike(table, object, 'colours'),
  /** Others of the same name (201.2, 201.2a); of several names one is enough (201.2b). What has no name shares none (707.2). */
  sameName: (table, object) => (valuesOf(table, object.id).name === '' ? [] : alike(table, object, 'name')),
};
