import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { alteredHappening, type ObjectRow, type Table, trial, valuesOf } from '@arbiter/kernel/authoring';
import { combatRelations } from '../combat/relations.js';
import { fieldsOf } from '../facts.js';
import { suppose } from '../happenings/enter.js';
import { creatureTypes, hostsFor, playersFor, sharesCreatureType } from '../permanents/attachments.js';
import { targetedObjects } from '../stack/targeted.js';
import { pairOf } from '../permanents/standing.js';

/** Returns the objects that share a characteristic with the given one, in any zone; the selector says in which zone it looks. */
function alike(table: Table, { id }: ObjectRow, characteristic: string): readonly ObjectId[] {
  const own = listed(valuesOf(table, id)[characteristic]);
  return Object.values(table.state.objects).flatMap((row) =>
    row.id !== id && listed(valuesOf(table, row.id)[characteristic]).some((one) => own.includes(one)) ? [row.id] : [],
  );
}

/**
 * Returns a characteristic as a list: colours are a list already; a name may be a single word, or a list with the names of both halves
 * (708.4a).
 */
const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value as string]);

/**
 * Looks at an object that is about to enter, while that happening is being altered, as it would be on the battlefield (614.12); looks at
 * any other object as it is.
 */
function asItEnters<Seen>(table: Table, id: ObjectId, look: () => Seen): Seen {
  const happening = alteredHappening(table);
  return happening?.object === id && happening.data.to === 'battlefield' ? trial(table, () => (suppose(table, happening), look())) : look();
}

/** The objects that this object may be attached to; for a copy of an Aura, those that the copied Aura can enchant (303.4f). */
const attachable = (table: Table, row: ObjectRow): readonly ObjectId[] => asItEnters(table, row.id, () => hostsFor(table, row));

/** The players to whom an Aura, or a copy of an Aura, may be attached. */
export const attachablePlayers = (table: Table, row: ObjectRow): readonly Seat[] => asItEnters(table, row.id, () => playersFor(table, row));

/** Relations between objects, for selectors. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  ...combatRelations,
  attachable,
  /** Objects that are attached to this object (301.5b, 303.4b). */
  attachedTo: (_table, { attached }) => attached,
  pairedWith: pairOf,
  /** Cards in exile that this object exiled (406.6). */
  exiledWith: (table, object) => table.zone('exile').order.filter((id) => fieldsOf(table.object(id)).exiledBy === object.id),
  sharesCreatureType: (table, { id }) =>
    sharesCreatureType(
      table,
      asItEnters(table, id, () => creatureTypes(table, id)),
    ),
  /** What a spell or ability on the stack targets (115.9b). */
  targets: targetedObjects,
  /** Other objects that share a colour with this one. */
  sharesColour: (table, object) => alike(table, object, 'colours'),
  /**
   * Other objects with the same name (201.2, 201.2a); for an object with several names, one shared name is enough (201.2b). Objects without
   * a name share none (707.2).
   */
  sameName: (table, object) => (valuesOf(table, object.id).name === '' ? [] : alike(table, object, 'name')),
};
