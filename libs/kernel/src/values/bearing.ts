import type { ObjectId } from '../contract.js';
import { kindOfPlace } from '../evaluation/evaluate.js';
import type { CompiledAbility } from '../programs/compiled.js';
import { asList } from '../json.js';
import { pathsOfKeywords } from '../programs/paths.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { freshAge, has, valuesOf } from './values.js';
import { worldOf } from './world.js';

/**
 * The only way to find out which abilities an object has. With derivation `inOrder`, abilities are values like others; otherwise they are
 * those printed on the card and, for objects in slots, lent ones.
 */

const none: readonly CompiledAbility[] = [];

/**
 * Returns every ability that an object has now. With derivation `inOrder`, it is the same list object as long as nothing about the object
 * changed.
 */
export function abilitiesOf(table: Table, row: ObjectRow): readonly CompiledAbility[] {
  if (table.ordered) return derivedAbilities(table, row.id);
  const own = table.program(row).abilities;
  if (row.slot === '') return own;
  const lent = valuesOf(table, row.id).abilities;
  return Array.isArray(lent) && lent.length > 0 ? [...own, ...(lent as string[]).map((path) => table.library.ability(path))] : own;
}

/** Returns the abilities of an object that wait for a moment or window. */
export function abilitiesAt(table: Table, row: ObjectRow, key: string): readonly CompiledAbility[] {
  if (table.ordered) return abilitiesOf(table, row).filter((one) => waitsFor(one, key));
  const own = table.program(row).byMoment.get(key) ?? none;
  if (row.slot === '' || !table.library.openings.awaitedByLent.has(key)) return own;
  const lent = valuesOf(table, row.id).abilities;
  if (!Array.isArray(lent) || lent.length === 0) return own;
  const found = (lent as string[]).map((path) => table.library.ability(path));
  return [...own, ...found.filter((one) => waitsFor(one, key))];
}

function waitsFor(compiled: CompiledAbility, key: string): boolean {
  return compiled.triggers.some((trigger) => trigger.key === key);
}

/** Whether an object now has the ability with this path. */
export function bears(table: Table, row: ObjectRow, path: string): boolean {
  if (table.ordered) return abilitiesOf(table, row).some((one) => one.path === path);
  return table.library.ability(path).printedOn === row.card || has(table, row.id, 'abilities', path);
}

/** Whether an ability of an object works where the object lies now. */
export function functions(table: Table, row: ObjectRow, compiled: CompiledAbility): boolean {
  const { game } = table;
  if (!table.ordered && compiled.printedOn !== row.card) return has(table, row.id, 'abilities', compiled.path);
  const { ability } = compiled;
  const kind = kindOfPlace(table, row);
  if (!(ability.from ?? (ability.kind === 'spell' ? game.spellsFrom : game.inPlay)).includes(kind)) return false;
  if (table.ordered) return bears(table, row, compiled.path);
  return !game.inPlay.includes(kind) || game.abilitiesWork(table, row);
}

/** Returns a number that stays the same as long as no object's abilities can have changed; a key for results that depend on them. */
export function abilityAge(table: Table): number {
  return freshAge(table);
}

/**
 * Returns a number that stays the same as long as no object's abilities and other values can have changed, for results that do not depend
 * on what enters or leaves play: as long as no effect changes any object, everything is as printed.
 */
export function rewritingEpoch(table: Table): number {
  if (!table.ordered) return freshAge(table);
  const { age, final } = worldOf(table);
  return final.size === 0 ? -1 - table.journal.baseEpoch : age;
}

/**
 * Returns the objects whose values some effect changes now, with derivation `inOrder`: only these can have other abilities than those of
 * their card.
 */
export function rewrittenObjects(table: Table): Iterable<ObjectId> {
  return worldOf(table).final.keys();
}

function derivedAbilities(table: Table, id: ObjectId): readonly CompiledAbility[] {
  const values = valuesOf(table, id);
  const { borne } = table.cache;
  const known = borne[id];
  if (known !== undefined && known.values === values) return known.list as readonly CompiledAbility[];
  const list = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map((path) =>
    table.library.ability(path as string),
  );
  borne[id] = { values, list };
  return list;
}
