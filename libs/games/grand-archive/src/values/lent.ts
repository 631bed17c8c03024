import type { ObjectId, ObjectRow, Table, Values } from '@arbiter/kernel';
import { gameOf } from '../facts.js';

const none: readonly ObjectId[] = [];

/** The attacking unit, where its attack lends it abilities. */
export function lendees(table: Table): readonly ObjectId[] {
  const { combat } = gameOf(table);
  if (combat === null || table.find(combat.attacker)?.zone !== 'field') return none;
  return combat.lent.length === 0 && lenders(table, combat.attacker).length === 0 ? none : [combat.attacker];
}

/** Attack cards in a unit's intent, and the weapon that it uses (2.6.5). */
function lenders(table: Table, attacker: ObjectId): readonly ObjectId[] {
  const { combat } = gameOf(table);
  const cards = table.zone('intent').order.filter((id) => table.object(id).attacker === attacker);
  const weapon = combat?.weapon ?? 0;
  return weapon !== 0 && table.find(weapon)?.zone === 'field' ? [...cards, weapon] : cards;
}

const events: ReadonlySet<string> = new Set(['attacks', 'damage', 'killed']);

/** What triggers on attacks, hits and kills of the cards and the weapon of an attack, as program paths. */
export function lentPaths(table: Table, attacker: ObjectId): readonly string[] {
  return lenders(table, attacker).flatMap((id) => table.program(table.object(id)).abilities.flatMap(({ path, ability }) => (ability.kind === 'triggered' && ability.on?.some(({ event }) => events.has(event)) === true ? [path] : [])));
}

/** 2.1.10.4, 2.6.8: what triggers on attack cards and on the weapon is the attacking unit's, which is its source; on the cards themselves it triggers on nothing. */
export function lend(table: Table, row: ObjectRow, values: Values): void {
  const kept = gameOf(table).combat?.lent ?? [];
  const found = kept.length > 0 ? kept : lentPaths(table, row.id);
  if (found.length > 0) values.abilities = [...(values.abilities as readonly string[]), ...found];
}
