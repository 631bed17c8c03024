import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { alteredHappening, type ObjectRow, type Table, trial, valuesOf } from '@arbiter/kernel/authoring';
import { combatRelations } from '../combat/relations.js';
import { fieldsOf } from '../facts.js';
import { suppose } from '../happenings/enter.js';
import { creatureTypes, hostsFor, playersFor, sharesCreatureType } from '../permanents/attachments.js';
import { targetedObjects } from '../stack/targeted.js';
import { pairOf } from '../permanents/standing.js';

/** Objects that have something in common with one, wherever they lie; the selector says where it looks. */
function alike(table: Table, { id }: ObjectRow, characteristic: string): readonly ObjectId[] {
  const own = listed(valuesOf(table, id)[characteristic]);
  return Object.values(table.state.objects).flatMap((row) =>
    row.id !== id && listed(valuesOf(table, row.id)[characteristic]).some((one) => own.includes(one)) ? [row.id] : [],
  );
}

/** Colours are a list; a name is one, or the list of the names of both halves (708.4a). */
const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value as string]);

/** Looks at what is about to enter, and is being altered, as it would be on the battlefield (614.12); at anything else as it is. */
function asItEnters<Seen>(table: Table, id: ObjectId, look: () => Seen): Seen {
  const happening = alteredHappening(table);
  return happening?.object === id && happening.data.to === 'battlefield' ? trial(table, () => (suppose(table, happening), look())) : look();
}

/** The objects to which one may be attached: a copy of an Aura to what that Aura enchants (303.4f). */
const attachable = (table: Table, row: ObjectRow): readonly ObjectId[] => asItEnters(table, row.id, () => hostsFor(table, row));

/** The players to whom an Aura may be attached; a copy of one as well. */
export const attachablePlayers = (table: Table, row: ObjectRow): readonly Seat[] => asItEnters(table, row.id, () => playersFor(table, row));

/** Relations between objects, for selectors. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  ...combatRelations,
  attachable,
  /** What is attached to it (301.5b, 303.4b). */
  attachedTo: (_table, { attached }) => attached,
  pairedWith: pairOf,
  /** Cards in exile that it exiled (406.6). */
  exiledWith: (table, object) => table.zone('exile').order.filter((id) => fieldsOf(table.object(id)).exiledBy === object.id),
  sharesCreatureType: (table, { id }) =>
    sharesCreatureType(
      table,
      asItEnters(table, id, () => creatureTypes(table, id)),
    ),
  /** What a spell or ability on the stack targets (115.9b). */
  targets: targetedObjects,
  /** Others that share a colour with it. */
  sharesColour: (table, object) => alike(table, object, 'colours'),
  /** Others of the same name (201.2, 201.2a); of several names one is enough (201.2b). What has no name shares none (707.2). */
  sameName: (table, object) => (valuesOf(table, object.id).name === '' ? [] : alike(table, object, 'name')),
};
