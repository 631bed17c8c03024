import type { Json, ObjectId, ObjectRow, Table, Values } from '@arbiter/kernel';
import { gameOf } from '../facts.js';

const none: readonly ObjectId[] = [];

/** The attacking unit, where an attack card or a weapon lends it abilities. */
export function lendees(table: Table): readonly ObjectId[] {
  const { combat } = gameOf(table);
  if (combat === null || table.find(combat.attacker)?.zone !== 'field') return none;
  return lenders(table, combat.attacker).length === 0 ? none : [combat.attacker];
}

/** Attack cards in a unit's intent, and the weapon that it uses (2.6.5). */
function lenders(table: Table, attacker: ObjectId): readonly ObjectId[] {
  const { combat } = gameOf(table);
  const cards = table.zone('intent').order.filter((id) => table.object(id).attacker === attacker);
  const weapon = combat?.weapon ?? 0;
  return weapon !== 0 && table.find(weapon)?.zone === 'field' ? [...cards, weapon] : cards;
}

/** 2.1.10.4, 2.6.8: what triggers on attack cards and on the weapon is the attacking unit's, which is its source; on the cards themselves it triggers on nothing. */
export function lend(table: Table, row: ObjectRow, values: Values): void {
  const found: Json[] = [];
  for (const id of lenders(table, row.id)) {
    for (const { path, ability } of table.program(table.object(id)).abilities) if (ability.kind === 'triggered' && ability.on?.some(({ event }) => event === 'attacks' || event === 'damage' || event === 'killed') === true) found.push(path);
  }
  if (found.length > 0) values.abilities = [...(values.abilities as readonly Json[]), ...found];
}
