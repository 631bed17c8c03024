import type { ObjectId, Seat } from '@arbiter/kernel';
import { abilitiesOf, type CompiledAbility, remembered, type Table } from '@arbiter/kernel/authoring';
import { isType } from './base.js';

/** Remembers what depends only on values in play and on what lies there, as long as those stay the same. */
export const keptInPlay = <Found>(name: string, find: (table: Table) => Found): ((table: Table) => Found) =>
  remembered({ name, basis: 'values', find });

const fields = keptInPlay('fields', (table): readonly (readonly ObjectId[])[] => {
  const found = table.seats().map((): ObjectId[] => []);
  for (const id of table.zone('field').order) found[table.controllerOf(table.object(id))]?.push(id);
  return found;
});

/** The champions of each player (1.7.1.6, 1.7.1.9). */
const champions = keptInPlay('champions', (table): readonly (readonly ObjectId[])[] =>
  fields(table).map((ids) => ids.filter((id) => isType(table, id, 'champion'))),
);

/** Returns the objects that a player controls on the field, in order of arrival. */
export const fieldOf = (table: Table, seat: Seat): readonly ObjectId[] => fields(table)[seat] as readonly ObjectId[];

/** Returns the champions that a player controls. */
export const championsOf = (table: Table, seat: Seat): readonly ObjectId[] => champions(table)[seat] as readonly ObjectId[];

/** An activated ability, and the object on the field that has it. */
export interface Borne {
  readonly object: ObjectId;
  readonly compiled: CompiledAbility;
}

/**
 * The activated abilities of each player that work on the field (2.4.1), without those that say that they work only in other zones
 * (2.4.0.3.2).
 */
const activated = keptInPlay('activated abilities', (table): readonly (readonly Borne[])[] => {
  const works = ({ ability }: CompiledAbility): boolean =>
    ability.kind === 'activated' && (ability.from ?? table.game.inPlay).includes('field');
  return fields(table).map((ids) => {
    const borne: Borne[] = [];
    for (const object of ids)
      for (const compiled of abilitiesOf(table, table.object(object))) if (works(compiled)) borne.push({ object, compiled });
    return borne;
  });
});

/** Returns the activated abilities that work on the field, of objects that a player controls (2.4.1). */
export const activatedOf = (table: Table, seat: Seat): readonly Borne[] => activated(table)[seat] as readonly Borne[];
