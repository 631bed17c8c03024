import type { ObjectId, Seat } from '@arbiter/kernel';
import { abilitiesOf, type CompiledAbility, remembered, type Table } from '@arbiter/kernel/authoring';
import { isType } from './base.js';

/** What follows from values in play and from what lies there, and from nothing else: found once for as long as those stay. */
export const keptInPlay = <Found>(name: string, find: (table: Table) => Found): ((table: Table) => Found) =>
  remembered({ name, basis: 'values', find });

const fields = keptInPlay('fields', (table): readonly (readonly ObjectId[])[] => {
  const found = table.seats().map((): ObjectId[] => []);
  for (const id of table.zone('field').order) found[table.controllerOf(table.object(id))]?.push(id);
  return found;
});

/** 1.7.1.6, 1.7.1.9 */
const champions = keptInPlay('champions', (table): readonly (readonly ObjectId[])[] =>
  fields(table).map((ids) => ids.filter((id) => isType(table, id, 'champion'))),
);

/** What a player controls on the field, in order of arrival. */
export const fieldOf = (table: Table, seat: Seat): readonly ObjectId[] => fields(table)[seat] as readonly ObjectId[];

/** His champions among it. */
export const championsOf = (table: Table, seat: Seat): readonly ObjectId[] => champions(table)[seat] as readonly ObjectId[];

/** An ability that something on the field has. */
export interface Borne {
  readonly object: ObjectId;
  readonly compiled: CompiledAbility;
}

/** 2.4.1: those that work on the field, of each player; not what says that it works in other zones alone (2.4.0.3.2). */
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

/** Activated abilities that work on the field, of what a player controls there (2.4.1). */
export const activatedOf = (table: Table, seat: Seat): readonly Borne[] => activated(table)[seat] as readonly Borne[];
